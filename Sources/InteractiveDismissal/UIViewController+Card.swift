@_spi(Cards) import Cards
@_spi(Engine) import GestureArbiter
import UIKitShim

extension UIViewController {
    /// Presents a controller as a sheet: a rounded card with a grabber over a dimmed presenter, which a finger drags
    /// between its detents and away, and catches whenever it moves. A tap outside dismisses the card.
    ///
    ///     presentCard(settings, detents: [.medium, .large])
    ///     presentCard(form) {
    ///         $0.interactiveDismissDisabled = true
    ///     } onEvent: { event in
    ///         print(event)
    ///     }
    ///
    /// You can present any controller, and dismiss the card by `dismiss(animated:)`. A controller that is already
    /// presented does not change: the log says so, and `completion` is not called. Set the delegate of
    /// `presentationController` after this call: before, there is another presentation controller.
    ///
    /// A finger can bring the card in, by the drag of an arbiter whose direction is opposite to the card's way out:
    ///
    ///     barArbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { [weak self] drag in
    ///         guard case .began = drag, let self else { return }
    ///         presentCard(PlayerViewController(), followedBy: barArbiter)
    ///     }
    ///
    /// The card then follows that finger, and comes or goes back by its release rule, mirrored. A card that goes back
    /// was never presented: its last event is `CardEvent.dismissed`, and `completion` is not called.
    /// ``attachCard(to:as:policy:onEvent:presenting:)`` does all of this.
    ///
    /// Every kind of card is presented so; `.cover` is the content alone, over the whole window:
    ///
    ///     presentCard(photo, as: .cover) { $0.look = .zoom(from: { self.thumbnail }) }
    ///
    /// - Parameters:
    ///   - controller: The controller to present. Its `modalPresentationStyle` and `transitioningDelegate` are set, and
    ///     set back when the presentation is over.
    ///   - configuration: The card's look and behaviour. The default is a sheet.
    ///   - detents: The resting places; nil: the configuration's, for a sheet `.large`.
    ///   - selected: The first detent; nil, or not among the detents: the configuration's, or the smallest.
    ///   - arbiter: The arbiter whose current drag brings the card in. If it is nil, has no drag, or its drag goes
    ///     another way, which the log reports once, the card comes by itself.
    ///   - animated: Pass true to bring the card by a spring. If false, the card follows no finger.
    ///   - configure: Changes the configuration, for this presentation only.
    ///   - onEvent: Called on the main actor for everything that happens to the card, for this presentation only.
    ///   - completion: Called when the card is presented: at rest, or under a finger that caught it on the way.
    /// - Returns: The card; nil if UIKit refuses the presentation, or asks for it later.
    @discardableResult
    public func presentCard(
        _ controller: UIViewController, as configuration: CardConfiguration = CardConfiguration(),
        detents: [Detent]? = nil, selected: Detent.Identifier? = nil, followedBy arbiter: GestureArbiter? = nil,
        animated: Bool = true, _ configure: (inout CardConfiguration) -> Void = { _ in },
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

    /// Presents a controller with your own presentation controller.
    ///
    /// `presentation` creates the presentation controller, and is released when the presentation is over. Everything else
    /// is as in ``presentCard(_:as:detents:selected:followedBy:animated:_:onEvent:completion:)``.
    @discardableResult
    public func present(
        _ controller: UIViewController, followedBy arbiter: GestureArbiter? = nil, animated: Bool = true,
        onEvent: (@MainActor (CardEvent) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil,
        by presentation: @escaping DismissalTransitioningDelegate.MakePresentation
    ) -> (any CardControlling)? {
        let transitioning = DismissalTransitioningDelegate(presentation)
        transitioning.prepare = { card in if let onEvent { card.onEvent = onEvent } }
        return present(
            controller, through: transitioning, followedBy: arbiter, animated: animated, completion: completion)
    }

    /// Presents a controller as a card of any kind. `observer` is called for each event before the client.
    @discardableResult
    @_spi(Cards) public func present(
        _ controller: UIViewController, by configuration: some PresentedConfiguration,
        followedBy arbiter: GestureArbiter? = nil, animated: Bool, observer: (@MainActor (CardEvent) -> Void)? = nil,
        onEvent: (@MainActor (CardEvent) -> Void)? = nil, completion: (@MainActor () -> Void)?
    ) -> (any CardControlling)? {
        let transitioning = DismissalTransitioningDelegate { configuration.makePresentation(of: $0, from: $1) }
        transitioning.prepare = { presentation in
            (presentation.restingCard.onEvent, presentation.restingCard.observer) = (onEvent, observer)
        }
        return present(
            controller, through: transitioning, followedBy: arbiter, animated: animated, completion: completion)
    }

    private func present(
        _ controller: UIViewController, through transitioning: DismissalTransitioningDelegate,
        followedBy arbiter: GestureArbiter?, animated: Bool, completion: (@MainActor () -> Void)?
    ) -> (any CardControlling)? {
        guard controller.presentingViewController == nil else {
            if let arbiter, controller.takeAgain(by: arbiter) { return controller.enclosingCard }
            controller.sayPresented("UIViewController.presentCard(_:)")
            return nil
        }
        transitioning.restore(controller)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitioning
        controller.keep(transitioning)
        transitioning.entrance = animated ? arbiter.flatMap(Entrance.init) : nil
        // Apple does not document whether UIKit calls the completion of a cancelled presentation.
        let mayBeCancelled = transitioning.entrance != nil
        present(controller, animated: animated) { [weak controller] in
            if !mayBeCancelled || controller?.presentingViewController != nil { completion?() }
        }
        // If UIKit has refused the presentation, it never asks for the presentation controller.
        onNextTurn(of: viewIfLoaded) { [weak controller] in
            if controller?.presentingViewController == nil { transitioning.end() }
        }
        // A controller whose presentation UIKit has refused may be in a panel.
        return controller.presentingViewController == nil ? nil : controller.enclosingCard
    }
}

extension UIViewController {
    /// Lets a finger that pulls at `view` present a card: a bar that opens into a player, an edge, a cell.
    ///
    ///     attachCard(to: bar) { _ in PlayerViewController() }
    ///
    /// After the lift the card comes or goes back by its release rule, mirrored. A card that has come tells `.returned`.
    ///
    /// - Parameters:
    ///   - view: The view that the finger pulls. It keeps the arbiter; this controller is not kept.
    ///   - configuration: The card's look and behaviour; by default that of a bare card.
    ///   - policy: The finger's policy; its direction is opposite to the card's. nil: the card's policy, turned round.
    ///   - onEvent: Called on the main actor for everything that happens to the card, for each presentation.
    ///   - controller: Creates the controller to present when a drag begins, on the main actor, from the place where
    ///     the finger came down, in points of `view`. If it returns nil, or a presented controller, the finger moves
    ///     nothing. Not called while this controller presents another.
    /// - Returns: The arbiter, attached to `view`. If you detach it, a card under the finger goes back.
    @discardableResult
    public func attachCard(
        to view: UIView, as configuration: CardConfiguration = .cover, policy: ArbitrationPolicy? = nil,
        onEvent: (@MainActor (CardEvent) -> Void)? = nil,
        presenting controller: @escaping @MainActor (CGPoint) -> UIViewController?
    ) -> GestureArbiter {
        let way = configuration.traits.policy.direction
        var policy = policy ?? configuration.traits.policy
        if policy.direction == way { policy.direction = way.opposite }
        weak var arbiter: GestureArbiter?
        weak var latest: UIViewController?
        let attached = GestureArbiter.attach(to: view, policy: policy) { [weak self, weak view] drag in
            guard case .began = drag, let self, let arbiter, let view else { return }
            // The card is still going back, and the finger pulls it again.
            if latest?.takeAgain(by: arbiter) == true { return }
            // Do not create a controller whose presentation UIKit would refuse.
            let start = view.convert(arbiter.lastTouch?.location ?? .zero, from: nil)
            guard presentedViewController == nil, let controller = controller(start) else { return }
            latest = controller
            presentCard(controller, as: configuration, followedBy: arbiter, onEvent: onEvent)
        }
        arbiter = attached
        return attached
    }

    /// Lets the finger of `arbiter` take its card again, after it let the card go on its way in. Returns whether it did.
    private func takeAgain(by arbiter: GestureArbiter) -> Bool {
        // Asked of a controller that is not presented, UIKit would create and keep a presentation controller.
        guard presentingViewController != nil,
            let presentation = presentationController as? InteractivePresentationController,
            presentation.presentedViewController === self, presentation.interaction.canBeTakenAgain,
            let entrance = Entrance(arbiter)
        else { return false }
        return presentation.interaction.rejoin(entrance)
    }

    /// Logs that `call` has presented nothing, since this controller is already presented.
    @_spi(Cards) public func sayPresented(_ call: String) {
        onScreen(of: viewIfLoaded) {
            warnOnce(
                call,
                """
                \(type(of: self)) is presented already, and stays as it is; no completion is called. Dismiss it first, or \
                present another controller.
                """)
        }
    }
}

/// The values of a presented card of one kind.
@_spi(Cards) public protocol PresentedConfiguration {
    var traits: CardTraits { get set }
    @MainActor
    func makePresentation(
        of presented: UIViewController, from presenting: UIViewController?
    ) -> InteractivePresentationController
}

@_spi(Cards) extension CardConfiguration: PresentedConfiguration {
    public func makePresentation(
        of presented: UIViewController, from presenting: UIViewController?
    ) -> InteractivePresentationController {
        InteractivePresentationController(
            presentedViewController: presented, presenting: presenting, configuration: self)
    }
}

extension DismissalTransitioningDelegate {
    /// Sets the controller's style and delegate back when this delegate's only presentation is over, or was refused.
    fileprivate func restore(_ controller: UIViewController) {
        let style = controller.modalPresentationStyle
        onEnd = { [weak self, weak controller, weak delegate = controller.transitioningDelegate] in
            // The controller may have been presented anew.
            guard let self, let controller, controller.transitioningDelegate === self else { return }
            (controller.transitioningDelegate, controller.modalPresentationStyle) = (delegate, style)
        }
    }
}
