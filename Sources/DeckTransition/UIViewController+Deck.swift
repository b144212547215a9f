import GestureArbiter
import InteractiveDismissal
import UIKitShim

extension UIViewController {
    /// Presents a controller as a deck's card.
    ///
    ///     presentDeck(settings, configuration: DeckConfiguration { $0.cornerRadius = 12 })
    ///
    /// A controller that is presented already is left as it is: it is said in the log, and `completion` is not called.
    ///
    /// - Parameters:
    ///   - controller: What to present. Its `modalPresentationStyle`, `transitioningDelegate` and
    ///     `modalPresentationCapturesStatusBarAppearance` are set.
    ///   - configuration: How the deck looks and behaves.
    ///   - arbiter: Whose drag, under way, brings the card in; nil: it comes by itself. See
    ///     `present(_:dismissal:followedBy:)` of InteractiveDismissal.
    ///   - animated: Whether the card comes by a spring. A `presentDuration` of 0 brings it at once, too.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until it is dismissed.
    ///   - completion: Called when the card is presented.
    public func presentDeck(
        _ controller: UIViewController, configuration: DeckConfiguration = DeckConfiguration(),
        followedBy arbiter: GestureArbiter? = nil, animated: Bool = true,
        onMoment: (@MainActor (DismissalMoment) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        guard controller.presentingViewController == nil else {
            if let arbiter, controller.takeAgain(by: arbiter) { return }
            return controller.sayPresented("UIViewController.presentDeck(_:)")
        }
        let transitioning = DeckTransitioningDelegate(
            configuration: configuration, alongside: DeckAlongside(), onMoment: onMoment)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitioning
        present(
            controller, over: transitioning, followedBy: arbiter,
            animated: animated && configuration.presentDuration > 0, completion: completion)
        transitioning.outliveThisTurn(of: viewIfLoaded)
    }

    /// Dismisses the card that this controller is in as its user would: asked for and told like a swipe.
    ///
    /// - Throws: Why it stays; `.notPresented` for a controller that was not presented as a deck.
    public func attemptDeckDismissal() throws(DismissalRefusal) {
        guard let deck = presentedAsDeck else { throw .notPresented }
        try deck.attemptDismissal()
    }

    /// The deck that this controller, or a parent of it, is presented in; nil where it is in none.
    public var presentedAsDeck: DeckPresentationController? {
        guard presentingViewController != nil else { return nil }
        return presentationController as? DeckPresentationController
    }
}
