@_spi(Cards) import GestureArbiter
import UIKitShim

/// The owner of a card that may rest at several detents: a presentation, or a panel. It moves the card, and reports its
/// place.
@MainActor
@_spi(Cards) public protocol CardOwner: AnyObject {
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

    /// The distance from the most open place to where the card is out of sight, in points.
    var outOfSight: CGFloat { get }

    /// Selects a detent, if the owner's state allows it.
    func select(_ detent: Detent.Identifier, animated: Bool, byUser: Bool)
    /// Whether the user may dismiss the card without a drag, before anybody is asked.
    var isDismissible: Bool { get }
    /// Attempts to dismiss the card for its user, without a drag. Returns whether nobody else should.
    func dismissForUser() -> Bool
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

@_spi(Cards) extension CardOwner {
    public var hasLook: Bool { false }
    public func showLook(_ course: CardCourse) {}
    public func keyboardDidChange() {}
}

/// A card's place on its way, and its phase.
@_spi(Cards) public struct CardCourse: Equatable, Sendable {
    public var phase: CardPhase
    /// The distance from the most open place along the way out, in points.
    public var translation: CGFloat
    /// The place where the card rests or comes to rest.
    public var stop: CGFloat
    /// 1, except while the card fades.
    public var opacity: CGFloat
    /// Whether the card is on its way out, or out.
    public var isLeaving: Bool { phase == .leaving || phase == .away }

    init(phase: CardPhase, translation: CGFloat, stop: CGFloat, opacity: CGFloat = 1) {
        (self.phase, self.translation, self.stop, self.opacity) = (phase, translation, stop, opacity)
    }

    @MainActor
    public init(_ mover: GestureArbiter.Mover) {
        self.init(
            phase: mover.phase, translation: mover.placeOnSide, stop: mover.selected, opacity: mover.opacity)
    }
}

/// A card that may rest at several detents, with its content. The container, the detents and the keyboard determine its
/// place; its visible place determines the content's safe area.
@MainActor
@_spi(Cards) public final class RestingCard {
    public let cardView = CardView()
    /// The card's visible part; nil if the content is the card's only view.
    public let face: CardFace?
    public weak var owner: (any CardOwner)?
    public let traits: CardTraits
    /// Called for each event before the client, by whom the card was made, such as a SwiftUI modifier.
    public var observer: (@MainActor (CardEvent) -> Void)?
    /// The largest detent at which the views behind the card are live.
    public var largestUndimmedDetent: Detent.Identifier?
    var resting: CardDetents
    /// The selected detent, and the resting places of the last layout pass.
    public internal(set) var selection: DetentSelection
    /// True if something has changed that the owner's next layout pass would not notice, such as the keyboard.
    public internal(set) var needsLayout = true
    /// True once a layout pass has found the resting places.
    public internal(set) var hasPlaces = false
    public var safeArea = CardSafeArea()
    var underside = CardUnderside()
    var keyboard = CardKeyboard()
    /// The content's own mask, while the content is in the card.
    private var maskOfContent: UIView.AutoresizingMask?
    private static let filling: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]

    /// - Parameters:
    ///   - direction: The declared way out.
    ///   - floats: Whether the card keeps a distance from the side that it leaves over.
    ///   - hasFace: Whether the card has a visible part also without a look of its own.
    public init(
        _ traits: CardTraits, along direction: ArbitrationPolicy.Direction, floats: Bool = false, hasFace: Bool
    ) {
        (self.traits, largestUndimmedDetent) = (traits, traits.largestUndimmedDetent)
        selection = DetentSelection(traits.selectedDetent)
        resting = CardDetents(
            traits.detents, content: traits.contentSizing.shown(along: direction, floats: floats))
        face = hasFace || traits.hasFace ? CardFace(traits, along: direction, floats: floats) : nil
        cardView.onSafeAreaChange = { [weak self] in self?.keepSafeArea() }
        cardView.onTraitChange = { [weak self] in self?.resolveAgain() }
        face?.dress(cardView)
        face?.handle?.restingCard = self
    }

    /// The resting places. If you set them, nothing moves before ``resolveAgain()``.
    public var detents: [Detent] {
        get { resting.detents }
        set { resting.detents = newValue.usable }
    }
    /// Whether the card is as tall as its visible part.
    public var resizes: Bool { resting.resizes }
    /// Whether there are detents.
    public var hasDetents: Bool { resting.isDeclared }
    /// True while a detent's closure computes its height; no layout happens meanwhile.
    public var isResolving: Bool { resting.isResolving }

    /// Shows the content's view, which then fills the card below the handle.
    public func show(_ content: UIView) {
        let place: UIView = face ?? cardView
        content.bounds.size = place.bounds.size
        content.center = CGPoint(x: place.bounds.midX, y: place.bounds.midY)
        maskOfContent = content.autoresizingMask
        content.autoresizingMask = Self.filling
        place.insertSubview(content, at: 0)
        face?.handle?.content = content
    }

    /// Gives the mover the springs of the card, which shows its opacity.
    public func setUp(_ mover: GestureArbiter.Mover) {
        (mover.setup.comingSpring, mover.setup.leavingSpring) = (traits.presentingSpring, traits.dismissingSpring)
        mover.showsOpacity = true
    }

    /// Makes the handle the region `.handle` of the card's arbiter.
    public func bindHandle(to arbiter: GestureArbiter) {
        if let handle = face?.handle { arbiter.bind(.handle, to: handle) }
    }

    /// Restores the content after the card is removed, and takes out its view, unless other code already shows it
    /// elsewhere.
    public func letGo(of content: UIViewController) {
        forgetKeyboard()
        forgetPlaces()
        underside.hide()
        giveSafeAreaBack(of: content)
        guard let view = content.viewIfLoaded, view.isDescendant(of: cardView) else { return }
        view.removeFromSuperview()
        // A mask that its owner has set stays.
        if let maskOfContent, view.autoresizingMask == Self.filling { view.autoresizingMask = maskOfContent }
    }

    public func giveSafeAreaBack(of content: UIViewController) {
        if let insets = safeArea.letGo(of: content) { content.additionalSafeAreaInsets = insets }
    }

    // MARK: The owner's answers

    var contentController: UIViewController? { owner?.contentController }
    var containerView: UIView? { owner?.containerView }
    public var direction: ArbitrationPolicy.Direction { owner?.direction ?? .down }
    var course: CardCourse { owner?.course ?? CardCourse(phase: .leaving, translation: 0, stop: 0) }
    var safeInsets: UIEdgeInsets { owner?.safeInsets ?? .zero }
}

// MARK: - Layout

@_spi(Cards) extension RestingCard {
    /// Lays out the card: the container, the detents and the keyboard determine its resting places.
    ///
    /// - Returns: The card's frame at its most open place, in the container.
    public func layOut(in container: UIView) -> CGRect {
        needsLayout = false
        let places = resolveDetents(in: container)
        let hasKeyboard = keyboardHeight > 0
        let place = hasKeyboard ? frameAboveKeyboard : frameWithoutKeyboard
        takePlaces(places, in: place, of: container)
        face?.outlineShadow()
        // At another place, the keyboard covers another part of the card.
        let overlap = hasKeyboard ? keyboardOverlap : 0
        if overlap != safeArea.underKeyboard { coverSafeArea() }
        return place
    }

    /// Shows the card at its place on its way.
    public func display() {
        let course = course
        if resting.isDeclared { noteEnds() }
        if resting.resizes {
            placeCard()
            face?.outlineShadow()
        }
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
    public func coverSafeArea() {
        safeArea.underKeyboard = keyboardOverlap
        keepSafeArea()
    }

    public func keepSafeArea() {
        guard !resting.isResolving, let container = containerView, let contentController else { return }
        let insets = safeArea.keep(
            in: cardView, restingIn: shownFrame, of: container, safeInsets, for: contentController)
        if let insets { contentController.additionalSafeAreaInsets = insets }
    }
}
