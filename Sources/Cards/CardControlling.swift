import GestureArbiter
import UIKitShim

/// A card on the screen, of any kind: a presented card, a deck, or a panel.
///
///     enclosingCard?.select(.large)
///     enclosingCard?.dimming = 0.4
///
/// `enclosingCard` finds the card of a controller. The values of ``traits`` are members by their names. You may call and
/// set every member at any time, also during a drag. Only the libraries' own cards conform.
@dynamicMemberLookup @preconcurrency @MainActor
public protocol CardControlling: AnyObject {
    @_spi(Cards) var restingCard: RestingCard { get }

    /// Dismisses the card without asking, from wherever it is, also from under a finger. ``attemptDismissal()`` asks.
    ///
    /// Whatever a presented card's content has presented leaves, too. A panel is removed from its parent, or hidden if it
    /// has an `edgeSwipe`, so that a finger can open it again. But while a controller is presented over a panel or its
    /// parents, that controller is dismissed instead, as UIKit's method of this name does.
    ///
    /// - Parameters:
    ///   - animated: Whether the card leaves by its spring.
    ///   - completion: Called on the main actor when the card has left; not called for a panel that stays because a finger
    ///     has caught it.
    func dismiss(animated: Bool, completion: (() -> Void)?)
}

@_spi(Cards) extension CardControlling {
    public var restingCard: RestingCard { preconditionFailure("\(Self.self) is none of the libraries' cards.") }
}

extension CardControlling {
    /// The view that moves, around the content's view. The card sets its place, transform and opacity.
    public var card: UIView { restingCard.cardView }

    /// The card's arbiter: before a presentation begins, or once a panel is added, until the card is gone.
    ///
    /// `onAttempt` and `isEnabled` are yours, and its policy is the one of ``traits``. A new direction takes effect at the next touch that finds the card at rest.
    public var arbiter: GestureArbiter? { restingCard.arbiter }

    /// Called on the main actor for every event of the card. Released when the card has left.
    public var onEvent: (@MainActor (CardEvent) -> Void)? {
        get { restingCard.onEvent }
        set { restingCard.onEvent = newValue }
    }

    /// The latest hundred decisions about the card, oldest first.
    public var decisions: [CardDecision] { restingCard.decisions }

    /// The release rule's judgement of the last release; nil before.
    public var lastRelease: ReleaseRule.Judgement? { arbiter?.lastRelease }

    // MARK: Places

    /// The values that all kinds of card have.
    ///
    /// A change takes effect at once, or by the card's spring in ``animateChanges(_:)``. `declared` is added to the
    /// earlier declarations, without its set-up. A card that leaves both ways ignores detents, which is logged once.
    public var traits: CardTraits {
        get { restingCard.currentTraits }
        set { restingCard.take(newValue) }
    }

    /// The value of this name in ``traits``.
    public subscript<Value>(dynamicMember trait: WritableKeyPath<CardTraits, Value>) -> Value {
        get { traits[keyPath: trait] }
        set { traits[keyPath: trait] = newValue }
    }

    /// Makes changes that move the card by its spring instead of at once.
    ///
    ///     panel.animateChanges { panel.detents = [.height(120), .large] }
    public func animateChanges(_ changes: () -> Void) {
        let enclosing = restingCard.changesBySpring
        restingCard.changesBySpring = true
        changes()
        restingCard.changesBySpring = enclosing
    }

    /// The detent that the card rests at or goes to; `.large` without detents. An inactive detent has a replacement.
    ///
    /// If you set this, the card goes there at once, or in ``animateChanges(_:)`` by its spring.
    public var selectedDetent: Detent.Identifier {
        get { restingCard.selection.selected.identifier }
        set { select(newValue, animated: restingCard.changesBySpring == true) }
    }

    /// The card's current place: 0 at its most open place, 1 out of sight, negative while pulled beyond the most open
    /// place.
    public var progress: CGFloat { restingCard.mover.progress }

    /// The card's current place, with its detents.
    public var position: CardTraits.Position { restingCard.position }

    /// Moves the card to a detent, from wherever it is and with its current velocity.
    ///
    /// During a drag, the card goes there at the lift, unless the finger flings it. A hidden panel and a leaving card
    /// remember the detent. An identifier that is not in `detents` changes nothing, and the log says so once. If
    /// `animated` is false, the card jumps, unless it is on its way in.
    public func select(_ detent: Detent.Identifier, animated: Bool = true) {
        restingCard.select(detent, animated: animated, byUser: false)
    }

    /// Moves the card to the next more open detent, or from the most open to the smallest, as a tap on a grabber does.
    public func selectNextDetent() { restingCard.openFurther() }

    /// Measures the detents again, and moves a resting card to its detent's new place by its spring. Call this after a
    /// custom detent's input has changed, or the height of content without `preferredContentSize`.
    public func invalidateDetents() { restingCard.resolveAgain() }

    /// Returns the target of a release to `detent`, for a `.redirect(to:)` of `onAttempt`; nil for an inactive detent.
    public func target(of detent: Detent.Identifier) -> ReleaseRule.Target? {
        restingCard.selection.places.place(of: detent).map { .stop($0.translation) }
    }

    /// Returns the detent of a target that the arbiter's `onAttempt` gets; nil for `.away`.
    public func detent(at target: ReleaseRule.Target) -> Detent.Identifier? { restingCard.selection.detent(at: target) }

    // MARK: Leaving

    /// Dismisses the card without asking, as ``dismiss(animated:completion:)`` does.
    ///
    /// - Parameter animated: Whether the card leaves by its spring, as by default.
    public func dismiss(animated: Bool = true) { dismiss(animated: animated, completion: nil) }

    /// Dismisses the card as its user would, for a close button. Asks and tells what a release asks and tells: the
    /// arbiter's `onAttempt`, `interactiveDismissDisabled`, the controller, and the presentation controller's delegate.
    ///
    /// - Throws: The reason why the card stays. After `.isModal` and `.delegateRefused` the attempt was reported.
    public func attemptDismissal() throws(DismissalRefusal) {
        if let refusal = onScreen(of: card, { restingCard.attemptDismissal() }) { throw refusal }
    }
}

extension UIViewController {
    /// The nearest card that contains this controller, at any depth: a panel or a presentation; nil if there is none.
    public var enclosingCard: (any CardControlling)? {
        if let panel = self as? any CardControlling { return panel }
        if let parent { return parent.enclosingCard }
        // Asked of a controller that is not presented, UIKit would create and keep a presentation controller.
        return presentingViewController == nil ? nil : presentationController as? any CardControlling
    }
}
