import Cards
import DeckTransition
import Foundation
import GestureArbiter
import InteractiveDismissal
import ObjectiveCShim
import Panels
import UIKitShim

/// A card on the screen, for Objective-C: see `CardControlling`.
///
/// The object refers weakly to the card, so a controller in the card may keep the object. Once the card is gone, setters
/// and methods do nothing, and getters answer as those of a bare card.
public class GACard: GATraits {
    private(set) weak var card: (any CardControlling)?

    init(_ card: any CardControlling) {
        self.card = card
        super.init(of: ())
    }

    // MARK: Presenting

    /// Presents a controller as a sheet: a rounded card with a grabber over a dimmed presenter.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - presenter: The controller that presents.
    ///   - configuration: The card's look and behaviour, which is read once; nil: a sheet.
    ///   - animated: Whether the card comes by a spring.
    ///   - onEvent: Called on the main queue for everything that happens to the card.
    ///   - completion: Called when the card is presented.
    /// - Returns: The card; nil if UIKit refuses the presentation.
    @discardableResult
    public static func presentCard(
        _ controller: UIViewController, from presenter: UIViewController, as configuration: GACardConfiguration?,
        animated: Bool, onEvent: (@MainActor (GACardEvent) -> Void)?, completion: (@MainActor () -> Void)?
    ) -> GACard? {
        let configuration = configuration ?? GACardConfiguration()
        return presenter.presentCard(
            controller, as: configuration.configuration, animated: animated, onEvent: GACardEvent.told(onEvent),
            completion: completion
        ).map { GACard($0) }
    }

    /// Presents a controller as a deck's card, behind which the presenter moves back.
    ///
    /// The parameters are those of `+presentCard:from:as:animated:onEvent:completion:`.
    @discardableResult
    public static func presentDeck(
        _ controller: UIViewController, from presenter: UIViewController, as configuration: GADeckConfiguration?,
        animated: Bool, onEvent: (@MainActor (GACardEvent) -> Void)?, completion: (@MainActor () -> Void)?
    ) -> GACard? {
        let configuration = configuration ?? GADeckConfiguration()
        return presenter.presentDeck(
            controller, as: configuration.configuration, animated: animated, onEvent: GACardEvent.told(onEvent),
            completion: completion
        ).map { GACard($0) }
    }

    /// Returns the nearest card that contains a controller, at any depth: a panel or a presentation; nil if there is none.
    ///
    /// A panel is returned as a `GAPanel`.
    public static func cardEnclosing(_ controller: UIViewController) -> GACard? {
        switch controller.enclosingCard {
        case nil: nil
        case let panel as Panel: GAPanel(panel)
        case let card?: GACard(card)
        }
    }

    // MARK: Controlling the card

    override var traits: CardTraits {
        get { card?.traits ?? super.traits }
        set { card?.traits = newValue }
    }

    /// The name of the detent at which the card rests, or to which it goes. If you set this, the card goes there at once, or
    /// by its spring in `-animateChanges:`. Setting nil does nothing.
    public override var selectedDetent: String? {
        get { card?.selectedDetent.rawValue }
        set { if let newValue { card?.selectedDetent = Detent.Identifier(rawValue: newValue) } }
    }

    /// Moves the card to the detent of this name, with its current velocity. A name that the card does not have changes
    /// nothing, and the log says so once.
    public func selectDetent(_ identifier: String, animated: Bool) {
        card?.select(Detent.Identifier(rawValue: identifier), animated: animated)
    }

    /// Moves the card to the next more open detent, or from the most open to the smallest.
    public func selectNextDetent() { card?.selectNextDetent() }

    /// Makes changes that move the card by its spring instead of at once.
    public func animateChanges(_ changes: () -> Void) { card?.animateChanges(changes) }

    /// Measures the detents again. Call this after a custom detent's input has changed.
    public func invalidateDetents() { card?.invalidateDetents() }

    /// The card's current place: 0 at its most open place, 1 out of sight, negative while pulled beyond the most open place.
    public var progress: CGFloat { card?.progress ?? 1 }

    /// The height of the card's part that is in sight, in points; of a card at the left or right side, the width.
    public var height: CGFloat { card?.position.height ?? 0 }

    /// The view that moves, around the content's view; nil once the card is gone.
    public var view: UIView? { card?.card }

    /// The card's arbiter: before a presentation begins, or once a panel is added, until the card is gone.
    public var arbiter: GAArbiter? { card?.arbiter.map { GAArbiter($0) } }

    /// Calls `block` on the main queue for every event of the card, in place of an earlier block; nil for none.
    public func onEvent(_ block: (@MainActor (GACardEvent) -> Void)?) { card?.onEvent = GACardEvent.told(block) }

    /// Calls `show` with the card's share of the way from one detent to another, 0 to 1: now, and whenever it changes.
    public func alongside(from start: String, to end: String, show: @escaping @MainActor (CGFloat) -> Void) {
        card?.alongside(from: Detent.Identifier(rawValue: start), to: Detent.Identifier(rawValue: end), show)
    }

    /// Dismisses the card without asking, also from under a finger. While a controller is presented over a panel or its
    /// parents, that controller is dismissed instead.
    ///
    /// - Parameters:
    ///   - animated: Whether the card leaves by its spring.
    ///   - completion: Called when the card has left.
    public func dismissAnimated(_ animated: Bool, completion: (() -> Void)?) {
        card?.dismiss(animated: animated, completion: completion)
    }

    /// Dismisses the card as its user would, for a close button: whoever may refuse is asked.
    ///
    /// - Returns: The reason why the card stays; nil if it leaves.
    @discardableResult
    public func attemptDismissal() -> String? {
        do throws(DismissalRefusal) {
            try card?.attemptDismissal()
            return nil
        } catch {
            return error.description
        }
    }
}

/// A panel over its parent, for Objective-C: see `Panel`.
public final class GAPanel: GACard {
    private var panel: Panel? { card as? Panel }

    init(_ panel: Panel) { super.init(panel) }

    /// Shows a controller in a panel over another controller's view, until the panel is removed.
    ///
    /// - Parameters:
    ///   - content: The controller to show.
    ///   - parent: The controller over which the panel lies, and whose child it becomes.
    ///   - configuration: The panel's place, look and behaviour, which is read once; nil: a sheet from the bottom.
    ///   - animated: Whether the panel moves in from its side.
    ///   - onEvent: Called on the main queue for everything that happens to the panel.
    ///   - completion: Called once when the panel has come.
    /// - Returns: The panel; nil if no parent can have it, which the log says once.
    @discardableResult
    public static func addPanel(
        _ content: UIViewController, to parent: UIViewController, as configuration: GAPanelConfiguration?,
        animated: Bool, onEvent: (@MainActor (GACardEvent) -> Void)?, completion: (@MainActor () -> Void)?
    ) -> GAPanel? {
        let configuration = configuration ?? GAPanelConfiguration()
        return parent.addPanel(
            content, as: configuration.configuration, animated: animated, onEvent: GACardEvent.told(onEvent),
            completion: completion
        ).map { GAPanel($0) }
    }

    /// Whether the panel is visible: false once it is hidden or removed, or on its way there.
    public var isShown: Bool { panel?.isShown ?? false }

    /// A bar of the parent's at the panel's side, such as a tab bar, on which the panel rests. Held weakly.
    public var bar: UIView? {
        get { panel?.bar }
        set { panel?.bar = newValue }
    }

    /// Brings a hidden or leaving panel back to the selected detent.
    public func showAnimated(_ animated: Bool) { panel?.show(animated: animated) }

    /// Moves the panel out of sight; it stays its parent's child. `completion` is called once with whether it has gone.
    public func hideAnimated(_ animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        panel?.hide(animated: animated, completion: completion)
    }

    /// Moves the panel out of sight, and removes it from its parent.
    public func removeAnimated(_ animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        panel?.remove(animated: animated, completion: completion)
    }
}
