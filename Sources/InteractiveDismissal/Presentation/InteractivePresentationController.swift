@_spi(Cards) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

/// Shows a controller as a card that a finger can drag away, and catch whenever it moves.
///
/// By default the card fills the container; with detents, the part below the status bar. Subclass it for another place,
/// a dimming view, a presenter that moves along:
///
///     final class LowPresentation: InteractivePresentationController {
///         let dimming = UIView()
///         override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 16, y: 400, width: 358, height: 400) }
///         override func cardDidMove(to progress: CGFloat) { dimming.alpha = 0.4 * (1 - progress) }
///     }
///
/// Call super when you override one of UIKit's callbacks. If you do not, the log says so, and the card works anyway.
/// Only `frameOfPresentedViewInContainerView` places the card: the card refuses any other place.
@preconcurrency @MainActor
open class InteractivePresentationController: UIPresentationController, CardControlling {
    @_spi(Cards) public let restingCard: RestingCard
    @_spi(Cards) public let mover: GestureArbiter.Mover
    let look: ShownLook?
    private let begins: CardConfiguration.Begins
    /// A Boolean value that says whether touches beside the card go nowhere while `isModalInPresentation` of a controller
    /// that shows in the card is true, also at `largestUndimmedDetent` and below. The default is false: a card that
    /// may not be dismissed leaves a map behind it live. `CardTraits.tapOutside` applies in either case.
    ///
    /// UIKit's documentation of `isModalInPresentation` says that UIKit ignores such touches. A report on the system's
    /// sheet calls this a fault (react-native-true-sheet #547). Custom presentations are not measured.
    public var ignoresTouchesBesideWhenModal = false
    /// Whether ``containerViewWillLayoutSubviews()`` has come through in the current layout pass.
    @exclusivity(unchecked) private var isLaidOut = false
    private(set) lazy var interaction = DismissalInteraction(begins, of: self)

    /// Creates the controller for your own transitioning delegate. The presented controller's `modalPresentationStyle`
    /// must be `.custom`.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        configuration: CardConfiguration = CardConfiguration()
    ) {
        let traits = configuration.traits
        begins = configuration.begins
        look = configuration.look.form.map { $0.onScreen($0) }
        restingCard = RestingCard(
            presentedViewController, traits, along: traits.policy.direction, hasFace: configuration.needsFace)
        mover = restingCard.mover
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        restingCard.owner = self
        cardView.onWindowChange = { [weak self] in self?.windowChanged() }
        cardView.onForeignPlace = { [weak self] in self?.sayForeignPlace(by: $0) }
        let arbiter = restingCard.attachArbiter(moving: interaction)
        arbiter.addRule { [weak interaction = interaction] attempt in interaction?.verdict(on: attempt) ?? .allow }
        restingCard.declare()
    }

    var cardView: CardView { restingCard.cardView }
    @_spi(Cards) public var keyboardHeight: CGFloat { restingCard.keyboardHeight }

    /// The top of the safe area.
    @_spi(Cards) open var highestTop: CGFloat { containerView?.safeAreaInsets.top ?? 0 }

    /// Returns the policy of a touch: with a one-way direction if the card has detents, and dragged by a grabber.
    @_spi(Cards) open func adapted(_ policy: ArbitrationPolicy) -> ArbitrationPolicy {
        let policy = restingCard.adapted(policy)
        return restingCard.hasDetents ? policy.leavingOneWay("A card with detents", of: "CardConfiguration") : policy
    }

    @_spi(Cards) open func willLayOut() {}

    @_spi(Cards) open func traitsDidChange(from old: CardTraits) {
        guard !traits.hasDimming(of: old) else { return }
        restingCard.removeDimming()
        dimPresenter()
        showDimming()
        cardDidMove(to: progress)
    }

    /// Called on the main actor at most once for each change of the progress, by a finger or by itself, and once, with
    /// 0, for a card that is presented without animation.
    open func cardDidMove(to progress: CGFloat) {}

    /// The container, at most as wide as `CardTraits.maximumWidth`; for a sheet with detents, below the top safe area.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let whole = restingCard.part ?? super.frameOfPresentedViewInContainerView
        let isSheet = restingCard.hasDetents && direction == .down
        let top = isSheet ? min(max(containerView?.safeAreaInsets.top ?? 0, 0), whole.height) : 0
        let width = min(whole.width, traits.maximumWidth)
        return CGRect(
            x: whole.minX + (whole.width - width) / 2, y: whole.minY + top, width: width, height: whole.height - top)
    }

    /// How the card resists a finger beyond its detents; nil, the default: it follows point by point. Override this for a
    /// card that resists.
    open var resistance: Motion.ClassicResistance? { nil }

    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        // UIKit begins no second dismissal, and would not call the completion.
        if presentedViewController.isBeingDismissed {
            if let completion { restingCard.onEnd { completion() } }
            return
        }
        presentedViewController.presentingViewController?.dismiss(animated: animated, completion: completion)
    }

    /// Pushes a card at rest, like content that coasts to its edge. The card swings back by itself and never leaves; a
    /// finger can catch it. Does nothing if the card is not at rest. The velocity is in points per second along the way
    /// out; a value that is not finite counts as 0.
    public func bounce(velocity: CGFloat) { onScreen(of: cardView) { interaction.bounce(at: velocity) } }

    // MARK: UIKit's questions and callbacks

    /// The card, which contains the presented controller's view.
    @_spi(Cards) public final override var presentedView: UIView? { cardView }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if restingCard.cardBehind == nil { restingCard.cover(presentationBehind?.restingCard) }
        interaction.handle(.announced(.presentation))
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        showDimming()
        interaction.handle(.ended(.presentation, completed: completed))
    }

    /// Reports that the card is about to leave, if other code dismisses it.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        interaction.handle(.announced(.dismissal))
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        interaction.handle(.ended(.dismissal, completed: completed))
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        isLaidOut = true
        layOutCard()
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if !isLaidOut {
            sayMissing("containerViewWillLayoutSubviews()")
            layOutCard()
        }
        isLaidOut = false
        // Without a transition, the presentation is over by now.
        if case .coming(nil) = interaction.handshake.phase, isPresented { interaction.handleOverdue(.presentation) }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let container = containerView, cardView.window != nil else { return }
        guard !restingCard.hasDetents else { return invalidateDetents() }
        // Give the card its new size in the springs' time. Its place on its way does not change.
        container.setNeedsLayout()
        UIView.animate(
            withDuration: traits.response, delay: 0, usingSpringWithDamping: min(CGFloat(traits.dampingRatio), 1),
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { container.layoutIfNeeded() }
    }
}

// MARK: - Coming and leaving

extension InteractivePresentationController {
    var isPresented: Bool { containerView != nil && presentedViewController.presentingViewController != nil }

    func setUpCard() {
        if let content = presentedViewController.view {
            cardView.onEscape = { [weak self] in
                self?.restingCard.attemptDismissal()
                // Handled in either case: a refused escape must not reach the controllers behind the card.
                return self != nil
            }
            layOutCard()
            restingCard.show(content)
            restingCard.checkNames()
        }
        restingCard.observeKeyboard()
        if let arbiter { traits.declared.setUp?(arbiter) }
    }

    func bringCardIn(to container: UIView) {
        if cardView.superview !== container { container.addSubview(cardView) }
        look?.comeIn(cardView)
        layOutCard()
        restingCard.measureInWindow()
        cardView.layoutIfNeeded()
    }

    /// Shows the card without a transition.
    func showUnmoved() {
        guard let container = containerView, look != nil else { return }
        bringCardIn(to: container)
        restingCard.display()
    }

    func letGoOfContent() {
        look?.takeOff(cardView)
        restingCard.forgetClient()
    }
}

// MARK: - The card's place

@_spi(Cards) extension InteractivePresentationController {
    /// Places the card by the container, the configuration and the model, so a layout pass moves nothing by itself.
    func layOutCard() {
        guard let container = containerView, !restingCard.isResolving else { return }
        if mover.phase == .resting {
            let direction = currentDirection
            restingCard.declaredDirection = direction
            if direction.isBothWays != mover.leavesBothWays { interaction.adopt(direction) }
        }
        guard restingCard.layOut(in: container) else {
            // The home of a look may move by itself.
            return look == nil ? () : mover.handle(.outOfSight(at: outOfSight))
        }
        dimPresenter()
        showDimming()
    }

    public var direction: ArbitrationPolicy.Direction { restingCard.direction }
    var leavesBothWays: Bool { restingCard.declaredDirection.isBothWays }

    /// Returns whether the finger moves the way that the card comes. A two-way card comes from the finger's side.
    func comes(by entrance: Entrance) -> Bool {
        if leavesBothWays, !entrance.comes(against: direction) { interaction.turn(to: mover.state.side.other) }
        guard entrance.comes(against: direction) else {
            warnOnce(
                "UIViewController.present(_:followedBy:)",
                """
                The card leaves \(direction.rawValue), and the arbiter's direction is not the opposite: the card comes by \
                itself. Attach the arbiter with the opposite direction.
                """)
            return false
        }
        return true
    }

    /// The subclass's frame; the whole container instead of a frame that is not finite, which would crash the app.
    public var wholeFrame: CGRect {
        let frame = frameOfPresentedViewInContainerView
        return frame.isFinite ? frame : containerView?.bounds ?? .zero
    }

    /// The direction of the finger that takes the card, if one does: its policy may have changed since.
    private var currentDirection: ArbitrationPolicy.Direction {
        if let arbiter, arbiter.owner == .drag { return arbiter.direction }
        return adapted(restingCard.policy).direction.resolved(
            isRightToLeft: cardView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

@_spi(Cards) extension InteractivePresentationController: CardOwner {
    public var outOfSight: CGFloat {
        guard let container = containerView else { return 0 }
        let place = restingCard.openFrame
        return look?.distance(place, direction) ?? direction.distance(of: place, outOf: container.bounds)
    }
    public var safeInsets: UIEdgeInsets { containerView?.safeAreaInsets ?? .zero }

    public func showLook() -> Bool {
        look?.show(self)
        return look != nil
    }

    public var closesViewsBehind: Bool { !isPresenterLive }
    public var obstacle: DismissalRefusal? {
        isPresented && mover.isLeaving ? .isBeingDismissed : interaction.obstacle
    }
    public func refusalByDelegate() -> DismissalRefusal? { interaction.refusalByDelegate() }
    public func leaveForUser() { interaction.leaveForUser() }
    /// The delegate may want to present an alert, and UIKit presents nothing while a transition is open (row T17a): the
    /// handshake tells the delegate after the transition.
    public func didAttempt() { interaction.handle(.attempted) }

    public func cardDidMove() {
        restingCard.display()
        restingCard.tellPosition()
    }
    public func placesDidChange() { interaction.keepHold() }
    public func didProgress(to progress: CGFloat) {
        interaction.update()
        showDimming()
        cardDidMove(to: progress)
    }
    public func didCome() { interaction.handle(.came) }
    public func didLeave() { interaction.handle(.left) }
    public func didStop() {
        interaction.turn(to: .first)
        interaction.handle(.rested)
    }
}

/// Makes up for callbacks of UIKit that a subclass does not pass to super, and logs each once.
extension InteractivePresentationController {
    private func windowChanged() {
        let hasLost = cardView.window == nil
        // Wait a turn: other code may be removing views, or adds the card before it calls super.
        onNextTurn(of: hasLost ? containerView : cardView) { [self] in
            guard (cardView.window == nil) == hasLost else { return }
            if hasLost { return interaction.lostWindow() }
            interaction.handle(.seen)
        }
    }

    /// Calls `makeUp` after the run-loop turns in which UIKit reports an end; by then a subclass has not called super.
    func expectEnd(within turns: Int = 4, _ makeUp: @escaping @MainActor () -> Void) {
        guard turns > 0 else { return makeUp() }
        onNextTurn(of: containerView) { [self] in expectEnd(within: turns - 1, makeUp) }
    }

    func sayMissing(_ kind: CardTransition.Kind, isEnd: Bool) {
        let subject = kind == .presentation ? "presentation" : "dismissal"
        sayMissing("\(subject)Transition\(isEnd ? "DidEnd(_:)" : "WillBegin()")")
    }

    private func sayMissing(_ callback: String) {
        warnOnce(
            "\(type(of: self)).\(callback)",
            "The override did not call super, and the card went on without it. Call super.")
    }

    /// Logs that the card did not take a place that a subclass, or another owner of the view, gave it.
    private func sayForeignPlace(by property: String) {
        warnOnce(
            "\(type(of: self)).presentedView.\(property)",
            """
            The view was set to another place than the card's, and the card stays. Override \
            frameOfPresentedViewInContainerView, and call containerView?.setNeedsLayout() when that frame changes.
            """)
    }
}
