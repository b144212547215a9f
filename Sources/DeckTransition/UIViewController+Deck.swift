@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

extension UIViewController {
    /// Presents a controller as a deck's card, behind which the presenter moves back.
    ///
    ///     presentDeck(settings) { $0.cornerRadius = 12 }
    ///
    /// Everything else is as with `presentCard(_:)` of InteractiveDismissal.
    ///
    /// - Parameters:
    ///   - controller: The controller to present. The method sets its `modalPresentationStyle`, `transitioningDelegate`
    ///     and `modalPresentationCapturesStatusBarAppearance`.
    ///   - detents: The resting places; nil: `.large` alone, from below the presenter's top to the container's bottom.
    ///   - selected: The first detent; nil: the smallest.
    ///   - arbiter: The arbiter whose current drag brings the card in; nil: the card comes by itself.
    ///   - animated: Pass true to bring the card by a spring.
    ///   - configure: Changes the configuration of a deck.
    ///   - onEvent: Called on the main actor for everything that happens to the card. Kept until the card is dismissed.
    ///   - completion: Called when the card is presented.
    /// - Returns: The card; nil if UIKit refuses the presentation, or asks for it later.
    @discardableResult
    public func presentDeck(
        _ controller: UIViewController, detents: [Detent]? = nil, selected: Detent.Identifier? = nil,
        followedBy arbiter: GestureArbiter? = nil, animated: Bool = true,
        _ configure: (inout DeckConfiguration) -> Void = { _ in }, onEvent: (@MainActor (CardEvent) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) -> (any CardControlling)? {
        presentDeck(
            controller, configuration: DeckConfiguration(detents: detents, selected: selected, configure),
            followedBy: arbiter, animated: animated, onEvent: onEvent, completion: completion)
    }

    /// Presents a controller as a deck's card, with a whole configuration.
    ///
    ///     presentDeck(settings, configuration: .classic)
    ///
    /// Everything else is as in ``presentDeck(_:detents:selected:followedBy:animated:_:onEvent:completion:)``.
    @discardableResult
    public func presentDeck(
        _ controller: UIViewController, configuration: DeckConfiguration, followedBy arbiter: GestureArbiter? = nil,
        animated: Bool = true, onEvent: (@MainActor (CardEvent) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) -> (any CardControlling)? {
        present(
            controller, by: configuration, followedBy: arbiter, animated: animated, onEvent: onEvent,
            completion: completion)
    }
}

@_spi(Cards) extension DeckConfiguration: PresentedConfiguration {
    public func makePresentation(
        of presented: UIViewController, from presenting: UIViewController?
    ) -> InteractivePresentationController {
        DeckPresentationController(presentedViewController: presented, presenting: presenting, configuration: self)
    }
}
