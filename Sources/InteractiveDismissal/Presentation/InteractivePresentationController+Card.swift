import GestureArbiter
import UIKitShim

/// The card: what is in it, where it lies, and who touches it.
extension InteractivePresentationController {
    var isPresented: Bool { containerView != nil && presentedViewController.presentingViewController != nil }

    func fillCard() {
        guard let content = presentedViewController.view else { return }
        cardView.accessibilityViewIsModal = true
        cardView.onEscape = { [weak self] in self?.escape() ?? false }
        cardView.onWindowChange = { [weak self] in self?.windowChanged() }
        layOutCard()
        content.bounds.size = cardView.bounds.size
        content.center = CGPoint(x: cardView.bounds.midX, y: cardView.bounds.midY)
        autoresizingMaskOfContent = content.autoresizingMask
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cardView.addSubview(content)
    }

    /// The controller is as it came, unless it is shown elsewhere already.
    func letGoOfContent() {
        onMoment = nil
        guard let content = presentedViewController.viewIfLoaded, content.isDescendant(of: cardView) else { return }
        content.removeFromSuperview()
        if let autoresizingMaskOfContent { content.autoresizingMask = autoresizingMaskOfContent }
    }

    func bringCardIn(to container: UIView) {
        if cardView.superview !== container { container.addSubview(cardView) }
        layOutCard()
        cardView.layoutIfNeeded()
    }

    /// Follows from the container, the configuration and the model; so a layout pass moves nothing by itself.
    func layOutCard() {
        guard containerView != nil else { return }
        cardView.lie(in: restFrame)
        interaction.layOut(distance: path.distance)
        showCard()
    }

    func showCard() {
        let transform = direction.transform(at: interaction.motion.translation)
        if cardView.transform != transform { cardView.transform = transform }
        if cardView.alpha != interaction.motion.opacity { cardView.alpha = interaction.motion.opacity }
    }

    /// The card's new size comes with the springs' time; where the card is on its way stays as it is.
    func resizeCard() {
        guard let container = containerView, cardView.window != nil else { return }
        container.setNeedsLayout()
        UIView.animate(
            withDuration: dismissal.response, delay: 0, usingSpringWithDamping: min(CGFloat(dismissal.dampingRatio), 1),
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { container.layoutIfNeeded() }
    }

    private var path: CardPath {
        CardPath(of: restFrame, outOf: containerView?.bounds ?? .zero, toward: direction)
    }

    /// A frame that is no place (a subclass divided by nothing) would take the app down with it: the whole container
    /// stands in.
    private var restFrame: CGRect {
        let frame = frameOfPresentedViewInContainerView
        let isPlace = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        return isPlace ? frame : containerView?.bounds ?? .zero
    }

    private var direction: ArbitrationPolicy.Direction {
        dismissal.policy.direction.resolved(
            isRightToLeft: cardView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func windowChanged() {
        guard cardView.window == nil else { return }
        // In the next turn: now, somebody is in the middle of taking views apart.
        onNextTurn { [self] in if cardView.window == nil { interaction.lostWindow() } }
    }

    private func escape() -> Bool {
        // Handled in either case: a refused escape is not for the controllers behind the card.
        try? attemptDismissal()
        return true
    }

    func tell(_ moment: DismissalMoment) {
        if case .progressed(let progress) = moment { cardDidMove(to: progress) }
        (presentedViewController as? any DismissalHandling)?.dismissalDidReach(moment)
        onMoment?(moment)
    }
}

/// The finger.
extension InteractivePresentationController {
    func attachArbiter() {
        guard arbiter == nil else { return }
        let interaction = interaction
        let arbiter = GestureArbiter.attach(to: cardView, policy: dismissal.policy) { [weak interaction] drag in
            interaction?.follow(drag)
        }
        arbiter.movingTranslation = { [weak interaction] in interaction?.catchablePull }
        arbiter.onAttempt = { [weak self] attempt in self?.answer(to: attempt) ?? .yes }
        self.arbiter = arbiter
    }

    private func answer(to attempt: GestureArbiter.Attempt) -> Arbitration.Answer {
        guard attempt.stage != .release else { return .yes }
        guard interaction.canBeGrabbed else { return .no(reason: "the card is fading out") }
        guard let declared = declaredScrollView, !attempt.scrollViews.isEmpty else { return .yes }
        let isAmongThem = attempt.scrollViews.contains { $0 === declared }
        return isAmongThem ? .yes : .no(reason: "another scroll view is declared in dismissalHandlingScrollView")
    }

    private var declaredScrollView: UIScrollView? {
        guard presentedViewController.isViewLoaded,
            let declared = (presentedViewController as? any DismissalHandling)?.dismissalHandlingScrollView
        else { return nil }
        guard declared.isDescendant(of: cardView) else {
            if interaction.decisions.last?.reason != .foreignScrollView { interaction.log(.foreignScrollView) }
            return nil
        }
        return declared
    }
}
