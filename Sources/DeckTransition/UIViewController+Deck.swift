@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

extension UIViewController {
    /// Presents a controller as a deck's card, behind which the presenter moves back.
    ///
    ///     presentDeck(settings) { $0.cornerRadius = 12 }
    ///
    /// A controller that is already presented does not change: the log says so, and `completion` is not called.
    ///
    /// - Parameters:
    ///   - controller: The controller to present. The method sets its `modalPresentationStyle`, `transitioningDelegate`
    ///     and `modalPresentationCapturesStatusBarAppearance`.
    ///   - detents: The resting places; nil: `.large` alone, from below the presenter's top to the container's bottom.
    ///   - selected: The first detent; nil: the smallest.
    ///   - arbiter: The arbiter whose current drag brings the card in; nil: the card comes by itself. See
    ///     `presentCard(_:followedBy:)` of InteractiveDismissal.
    ///   - animated: Pass true to bring the card by a spring.
    ///   - configure: Changes the configuration of a deck.
    ///   - onEvent: Called on the main actor for everything that happens to the card. Kept until the card is
    ///     dismissed.
    ///   - completion: Called when the card is presented.
    public func presentDeck(
        _ controller: UIViewController, detents: [Detent]? = nil, selected: Detent.Identifier? = nil,
        followedBy arbiter: GestureArbiter? = nil, animated: Bool = true,
        _ configure: (inout DeckConfiguration) -> Void = { _ in }, onEvent: (@MainActor (CardEvent) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        presentDeck(
            controller, configuration: DeckConfiguration(detents: detents, selected: selected, configure),
            followedBy: arbiter, animated: animated, onEvent: onEvent, completion: completion)
    }

    /// Presents a controller as a deck's card, with a whole configuration.
    ///
    ///     presentDeck(settings, configuration: .classic)
    ///
    /// Everything else is as in ``presentDeck(_:detents:selected:followedBy:animated:_:onEvent:completion:)``.
    public func presentDeck(
        _ controller: UIViewController, configuration: DeckConfiguration, followedBy arbiter: GestureArbiter? = nil,
        animated: Bool = true, onEvent: (@MainActor (CardEvent) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        var configuration = configuration
        present(
            controller, followedBy: arbiter, animated: animated, onEvent: onEvent, completion: completion
        ) { presented, presenting in
            // The factory is kept with the controller, which the closure may keep.
            defer { configuration.traits.declared.setUp = nil }
            return DeckPresentationController(
                presentedViewController: presented, presenting: presenting, configuration: configuration)
        }
        guard configuration.traits.declared.setUp != nil else { return }
        ifRefused(controller) { configuration.traits.declared.setUp = nil }
    }

    /// Dismisses the card that contains this controller as its user would: with the same questions and notices as a
    /// swipe.
    ///
    /// - Throws: The reason why the card stays; `.notPresented` for a controller that was not presented as a deck.
    public func attemptDeckDismissal() throws(DismissalRefusal) {
        guard let deck = presentedAsDeck else { throw .notPresented }
        try deck.attemptDismissal()
    }

    /// The deck that presents this controller or a parent of it; nil if there is none.
    public var presentedAsDeck: DeckPresentationController? {
        guard presentingViewController != nil else { return nil }
        return presentationController as? DeckPresentationController
    }
}
