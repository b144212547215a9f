@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

extension UIViewController {
    /// Presents a controller as a deck's card, behind which the presenter moves back.
    ///
    ///     presentDeck(settings) { $0.cornerRadius = 12 }
    ///     presentDeck(settings, as: .classic)
    ///
    /// Works as `presentCard(_:)` of InteractiveDismissal, and also sets the controller's
    /// `modalPresentationCapturesStatusBarAppearance`. Without detents the card rests at `.large`, from below the
    /// presenter's top to the container's bottom.
    @discardableResult
    public func presentDeck(
        _ controller: UIViewController, as configuration: DeckConfiguration = DeckConfiguration(),
        detents: [Detent]? = nil, selected: Detent.Identifier? = nil, followedBy arbiter: GestureArbiter? = nil,
        animated: Bool = true, _ configure: (inout DeckConfiguration) -> Void = { _ in },
        onEvent: (@MainActor (CardEvent) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil
    ) -> (any CardControlling)? {
        var configuration = configuration
        let own = configuration.traits.rest(at: detents, selected: selected)
        configure(&configuration)
        configuration.traits.select(orElse: own)
        return present(
            controller, by: configuration, followedBy: arbiter, animated: animated, onEvent: onEvent,
            completion: completion)
    }
}

/// A storyboard segue that presents its destination as a deck. Give the segue this class and the kind "Custom".
@preconcurrency @MainActor
public class DeckSegue: UIStoryboardSegue {
    /// Set this in `prepare(for:sender:)`; nil, the default: a deck with the default configuration.
    public var transitioningDelegate: DeckTransitioningDelegate?

    public override func perform() {
        guard destination.presentingViewController == nil else {
            return destination.sayPresented("DeckSegue.perform()")
        }
        let transitioningDelegate = transitioningDelegate ?? DeckTransitioningDelegate()
        destination.transitioningDelegate = transitioningDelegate
        destination.modalPresentationStyle = .custom
        source.present(destination, animated: true, completion: nil)
        // UIKit may ask for the presentation controller only after `present` has returned.
        onNextTurn(of: source.viewIfLoaded) { withExtendedLifetime(transitioningDelegate) {} }
    }
}

@_spi(Cards) extension DeckConfiguration: PresentedConfiguration {
    public func makePresentation(
        of presented: UIViewController, from presenting: UIViewController?
    ) -> InteractivePresentationController {
        DeckPresentationController(presentedViewController: presented, presenting: presenting, configuration: self)
    }
}
