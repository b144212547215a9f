import GestureArbiter
import UIKitShim

/// A card on the screen, of any kind: a presented card, a deck, or a panel.
///
///     enclosingCard?.select(.large)
///
/// From a controller inside a card, `enclosingCard` finds it.
@preconcurrency @MainActor
public protocol CardControlling: AnyObject {
    /// The view that moves.
    var card: UIView { get }
    /// The card's arbiter, until the card is gone.
    var arbiter: GestureArbiter? { get }
    /// The values that all kinds of card have.
    var traits: CardTraits { get }
    /// The resting places. If you set them, the card goes to the selected detent.
    var detents: [Detent] { get set }
    /// The largest detent at which the views behind the card are live, and not dimmed.
    var largestUndimmedDetent: Detent.Identifier? { get set }
    /// The detent that the card rests at or goes to.
    var selectedDetent: Detent.Identifier { get }
    /// The current place among the detents.
    var position: CardTraits.Position { get }
    /// Called on the main actor for everything that happens to the card.
    var onEvent: (@MainActor (CardEvent) -> Void)? { get set }

    /// Moves the card to a detent, from wherever it is and with its current velocity.
    func select(_ detent: Detent.Identifier, animated: Bool)
    /// Moves the card to the next more open detent, or from the most open detent to the smallest.
    func selectNextDetent()
    /// Measures the detents again, after a value that they depend on has changed.
    func invalidateDetents()
    /// Returns the target of a release that comes to rest at `detent`; nil if the card does not have the detent now.
    func target(of detent: Detent.Identifier) -> ReleaseRule.Target?
    /// Returns the detent of a target that the arbiter's `onAttempt` gets; nil for `.away`.
    func detent(at target: ReleaseRule.Target) -> Detent.Identifier?
}

extension UIViewController {
    /// The card that contains this controller, at any depth: the panel or the presentation that is nearest; nil if
    /// there is none.
    public var enclosingCard: (any CardControlling)? {
        if let panel = self as? any CardControlling { return panel }
        if let parent { return parent.enclosingCard }
        // Asked of a controller that is not presented, UIKit would create and keep a presentation controller.
        return presentingViewController == nil ? nil : presentationController as? any CardControlling
    }
}

extension CardControlling {
    /// Moves the card to a detent by its spring.
    public func select(_ detent: Detent.Identifier) { select(detent, animated: true) }
}
