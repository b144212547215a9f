import GestureArbiter
import UIKitShim

/// What shows a view controller in a card that may rest at several detents: a presentation, or a panel. It moves the card,
/// and says where it is.
@MainActor
package protocol CardOwner: AnyObject {
    /// What is in the card; nil where somebody has taken it out.
    var contentController: UIViewController? { get }
    /// What the card is laid out in; nil while it is not shown.
    var containerView: UIView? { get }
    /// The way out: left or right, never leading or trailing.
    var direction: ArbitrationPolicy.Direction { get }
    /// Where the card is, and who moves it.
    var course: CardCourse { get }
    var selection: DetentSelection { get }
    /// The safe area of the container, as far as it counts for the card: points, from each edge.
    var safeInsets: UIEdgeInsets { get }
    /// The place of the whole card in the container.
    var wholeFrame: CGRect { get }
    /// How high it goes before a keyboard: where its top is then, in points from the container's.
    var highestTop: CGFloat { get }
    /// How much more of the card shows at its smallest detent, since something lies before it, in points.
    var ground: CGFloat { get }

    /// The places at which the card may rest have been found anew.
    ///
    /// - Parameters:
    ///   - shift: How much farther all places are, since the card is most open elsewhere: what is seen of it stays where it
    ///     is, also in a hand.
    ///   - isAtOnce: A card at rest is at its place at once, since somebody animates the pass, or there is no before.
    func take(_ places: RestingPlaces, shiftedBy shift: CGFloat, isAtOnce: Bool)
    func select(_ detent: InteractiveDismissal.Detent.Identifier, animated: Bool, byUser: Bool)
    /// Whether the card has another look than sliding.
    var hasLook: Bool { get }
    /// Shows the card as that look has it.
    func showLook(_ course: CardCourse)
    /// A keyboard comes, goes or changes, and the card is about to be laid out.
    func keyboardDidChange()
}

extension CardOwner {
    package var hasLook: Bool { false }
    package func showLook(_ course: CardCourse) {}
}

/// Where a card is on its way, whoever moves it.
package struct CardCourse: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        case resting
        /// A finger has it.
        case inHand
        /// On its way in.
        case coming
        /// On its way to where it rests.
        case settling
        /// On its way out, or out.
        case leaving
    }

    package var phase: Phase
    /// Points from where it is most open, along the way out.
    package var translation: CGFloat
    /// Where it rests, or comes to rest.
    package var stop: CGFloat
    /// 1, but while it fades.
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

/// A card that may rest at several detents, with what is in it: its place follows from the container, the detents and the
/// keyboard, the safe area of its content from where it shows.
@MainActor
package final class RestingCard {
    package let cardView = CardView()
    package weak var owner: (any CardOwner)?
    package let answer: InteractiveDismissal.Keyboard
    /// That of its springs, in seconds.
    let response: TimeInterval
    var resting: CardDetents
    package var safeArea = CardSafeArea()
    var underside = CardUnderside()
    var keyboard = CardKeyboard()

    /// - Parameter response: That of its springs, in seconds.
    package init(
        _ detents: [InteractiveDismissal.Detent], content: InteractiveDismissal.Content,
        keyboard: InteractiveDismissal.Keyboard, response: TimeInterval
    ) {
        resting = CardDetents(detents, content: content)
        (answer, self.response) = (keyboard, response)
    }

    /// The places for it to rest at. Set, nothing moves before ``resolveAgain()``.
    package var detents: [InteractiveDismissal.Detent] {
        get { resting.detents }
        set { resting.detents = newValue.usable }
    }
    /// Whether the card is as tall as it shows.
    package var resizes: Bool { resting.resizes }
    /// Whether there are any.
    package var hasDetents: Bool { resting.isDeclared }
    /// Somebody's detent is being asked for its height: nothing is laid out meanwhile.
    package var isResolving: Bool { resting.isResolving }

    /// It is shown no more: its content is as it was.
    package func letGo(of content: UIViewController) {
        forgetKeyboard()
        forgetPlaces()
        underside.hide()
        giveSafeAreaBack(of: content)
    }

    package func giveSafeAreaBack(of content: UIViewController) {
        if let insets = safeArea.letGo(of: content) { content.additionalSafeAreaInsets = insets }
    }

    // MARK: What its owner says

    var contentController: UIViewController? { owner?.contentController }
    var containerView: UIView? { owner?.containerView }
    package var direction: ArbitrationPolicy.Direction { owner?.direction ?? .down }
    var course: CardCourse { owner?.course ?? CardCourse(phase: .leaving, translation: 0, stop: 0) }
    var selection: DetentSelection { owner?.selection ?? DetentSelection(nil) }
    var safeInsets: UIEdgeInsets { owner?.safeInsets ?? .zero }
}

// MARK: - It is laid out, and shown

extension RestingCard {
    /// A layout pass: where the card may rest follows from the container, the detents and the keyboard.
    ///
    /// - Returns: The card where it is most open, in the container.
    package func layOut(in container: UIView) -> CGRect {
        let places = resolveDetents(in: container)
        let hasKeyboard = keyboardHeight > 0
        let place = hasKeyboard ? frameAboveKeyboard : frameWithoutKeyboard
        takePlaces(places, in: place, of: container)
        // A card that lies elsewhere is covered by another part of the keyboard.
        let overlap = hasKeyboard ? keyboardOverlap : 0
        if overlap != safeArea.underKeyboard { coverSafeArea() }
        return place
    }

    /// Shows the card where it is on its way.
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

    /// What a keyboard covers counts as safe area, too.
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
