import GestureArbiter
import UIKitShim

/// The owner of a card that may rest at several detents: a presentation, or a panel. It moves the card, and reports its
/// place.
@MainActor
package protocol CardOwner: AnyObject {
    /// The controller in the card; nil if other code has removed it.
    var contentController: UIViewController? { get }
    /// The view in which the card is laid out; nil while the card is not shown.
    var containerView: UIView? { get }
    /// The way out: left or right, never leading or trailing.
    var direction: ArbitrationPolicy.Direction { get }
    /// The card's place, and its phase.
    var course: CardCourse { get }
    /// Moves the card.
    var mover: GestureArbiter.Mover { get }
    /// The safe area of the container, as far as it counts for the card, in points.
    var safeInsets: UIEdgeInsets { get }
    /// The frame of the whole card in the container.
    var wholeFrame: CGRect { get }
    /// The highest place of the card's top while a keyboard shows, in points from the container's top.
    var highestTop: CGFloat { get }
    /// The height that something in front of the card covers at its smallest detent, in points, by which the card shows
    /// more.
    var ground: CGFloat { get }

    /// Selects a detent, if the owner's state allows it.
    func select(_ detent: InteractiveDismissal.Detent.Identifier, animated: Bool, byUser: Bool)
    /// Called when the resting places have changed, except for the first.
    func placesDidChange()
    /// Called when another detent is selected than before.
    func selectionDidChange(byUser: Bool)
    /// Called when a card that was on its way has jumped to its place.
    func didStop()
    /// Whether the card has a look other than sliding.
    var hasLook: Bool { get }
    /// Shows the card by its look.
    func showLook(_ course: CardCourse)
    /// Called when a keyboard comes, leaves or changes, before the card's layout.
    func keyboardDidChange()
}

extension CardOwner {
    package var hasLook: Bool { false }
    package func showLook(_ course: CardCourse) {}
}

/// A card's place on its way, and its phase.
package struct CardCourse: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        case resting
        /// A finger drags the card.
        case inHand
        /// The card is on its way in.
        case coming
        /// The card is on its way to its resting place.
        case settling
        /// The card is on its way out, or out.
        case leaving
    }

    package var phase: Phase
    /// The distance from the most open place along the way out, in points.
    package var translation: CGFloat
    /// The place where the card rests or comes to rest.
    package var stop: CGFloat
    /// 1, except while the card fades.
    package var opacity: CGFloat

    package init(phase: Phase, translation: CGFloat, stop: CGFloat, opacity: CGFloat = 1) {
        (self.phase, self.translation, self.stop, self.opacity) = (phase, translation, stop, opacity)
    }

    @MainActor
    package init(_ mover: GestureArbiter.Mover) {
        let phase: Phase =
            switch mover.phase {
            case .resting: .resting
            case .inHand: .inHand
            case .coming: .coming
            case .settling: .settling
            case .leaving, .away: .leaving
            }
        self.init(
            phase: phase, translation: mover.placeOnSide, stop: mover.selected, opacity: mover.opacity)
    }
}

/// A card that may rest at several detents, with its content. The container, the detents and the keyboard determine its
/// place; its visible place determines the content's safe area.
@MainActor
package final class RestingCard {
    package let cardView = CardView()
    package weak var owner: (any CardOwner)?
    package let answer: InteractiveDismissal.Keyboard
    /// The response of the springs, in seconds.
    let response: TimeInterval
    var resting: CardDetents
    /// The selected detent, and the resting places of the last layout pass.
    package internal(set) var selection: DetentSelection
    /// True once a layout pass has found the resting places.
    package internal(set) var hasPlaces = false
    package var safeArea = CardSafeArea()
    var underside = CardUnderside()
    var keyboard = CardKeyboard()

    /// - Parameters:
    ///   - selected: The first detent; nil: the smallest.
    ///   - response: The response of the springs, in seconds.
    package init(
        _ detents: [InteractiveDismissal.Detent], selected: InteractiveDismissal.Detent.Identifier?,
        content: InteractiveDismissal.Content, keyboard: InteractiveDismissal.Keyboard, response: TimeInterval
    ) {
        selection = DetentSelection(selected)
        resting = CardDetents(detents, content: content)
        (answer, self.response) = (keyboard, response)
    }

    /// The resting places. If you set them, nothing moves before ``resolveAgain()``.
    package var detents: [InteractiveDismissal.Detent] {
        get { resting.detents }
        set { resting.detents = newValue.usable }
    }
    /// Whether the card is as tall as its visible part.
    package var resizes: Bool { resting.resizes }
    /// Whether there are detents.
    package var hasDetents: Bool { resting.isDeclared }
    /// True while a detent's closure computes its height; no layout happens meanwhile.
    package var isResolving: Bool { resting.isResolving }

    /// Restores the content after the card is removed.
    package func letGo(of content: UIViewController) {
        forgetKeyboard()
        forgetPlaces()
        underside.hide()
        giveSafeAreaBack(of: content)
    }

    package func giveSafeAreaBack(of content: UIViewController) {
        if let insets = safeArea.letGo(of: content) { content.additionalSafeAreaInsets = insets }
    }

    // MARK: The owner's answers

    var contentController: UIViewController? { owner?.contentController }
    var containerView: UIView? { owner?.containerView }
    package var direction: ArbitrationPolicy.Direction { owner?.direction ?? .down }
    var course: CardCourse { owner?.course ?? CardCourse(phase: .leaving, translation: 0, stop: 0) }
    var safeInsets: UIEdgeInsets { owner?.safeInsets ?? .zero }
}

// MARK: - Layout

extension RestingCard {
    /// Lays out the card: the container, the detents and the keyboard determine its resting places.
    ///
    /// - Returns: The card's frame at its most open place, in the container.
    package func layOut(in container: UIView) -> CGRect {
        let places = resolveDetents(in: container)
        let hasKeyboard = keyboardHeight > 0
        let place = hasKeyboard ? frameAboveKeyboard : frameWithoutKeyboard
        takePlaces(places, in: place, of: container)
        // At another place, the keyboard covers another part of the card.
        let overlap = hasKeyboard ? keyboardOverlap : 0
        if overlap != safeArea.underKeyboard { coverSafeArea() }
        return place
    }

    /// Shows the card at its place on its way.
    package func display() {
        let course = course
        if resting.isDeclared { noteEnds() }
        if resting.resizes { placeCard() }
        let slides = owner?.hasLook != true
        slides ? slide(course) : owner?.showLook(course)
        if resting.isDeclared { reachDetents() }
        if slides, course.translation < 0 || underside.isShown { showUnderside() }
        keepSafeArea()
        if resting.isDeclared { holdEnds() }
    }

    private func slide(_ course: CardCourse) {
        let way = direction.movement(by: course.translation)
        let transform = CGAffineTransform(translationX: way.x, y: way.y)
        if cardView.transform != transform { cardView.transform = transform }
        if cardView.alpha != course.opacity { cardView.alpha = course.opacity }
    }

    /// Adds the height that a keyboard covers to the safe area.
    package func coverSafeArea() {
        safeArea.underKeyboard = keyboardOverlap
        keepSafeArea()
    }

    package func keepSafeArea() {
        guard !resting.isResolving, let container = containerView, let contentController else { return }
        let insets = safeArea.keep(
            in: cardView, restingIn: shownFrame, of: container, safeInsets, for: contentController)
        if let insets { contentController.additionalSafeAreaInsets = insets }
    }
}
