import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

extension UIViewController {
    /// Presents a controller as a deck's card.
    ///
    ///     presentDeck(settings, configuration: DeckConfiguration { $0.cornerRadius = 12 })
    ///
    /// A controller that is already presented does not change: the log says so, and `completion` is not called.
    ///
    /// - Parameters:
    ///   - controller: The controller to present. The method sets its `modalPresentationStyle`, `transitioningDelegate`
    ///     and `modalPresentationCapturesStatusBarAppearance`.
    ///   - configuration: The deck's look and behaviour.
    ///   - arbiter: The arbiter whose current drag brings the card in; nil: the card comes by itself. See
    ///     `present(_:dismissal:followedBy:)` of InteractiveDismissal.
    ///   - animated: Pass true to bring the card by a spring. A `presentDuration` of 0 also brings it at once.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until the card is
    ///     dismissed.
    ///   - completion: Called when the card is presented.
    public func presentDeck(
        _ controller: UIViewController, configuration: DeckConfiguration = DeckConfiguration(),
        followedBy arbiter: GestureArbiter? = nil, animated: Bool = true,
        onMoment: (@MainActor (DismissalMoment) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        var configuration = configuration
        present(
            controller, followedBy: arbiter, animated: animated && configuration.presentDuration > 0,
            onMoment: onMoment, completion: completion
        ) { presented, presenting in
            // The factory is kept with the controller, which the closure may keep.
            defer { configuration.declared.setUp = nil }
            return DeckPresentationController(
                presentedViewController: presented, presenting: presenting, configuration: configuration)
        }
        if configuration.declared.setUp != nil { ifRefused(controller) { configuration.declared.setUp = nil } }
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
