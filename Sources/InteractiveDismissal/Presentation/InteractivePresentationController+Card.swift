import GestureArbiter
import UIKitShim

/// The card: what is in it, where it lies, and who touches it.
extension InteractivePresentationController {
    var isPresented: Bool { containerView != nil && presentedViewController.presentingViewController != nil }

    func fillCard() {
        guard let content = presentedViewController.view else { return }
        cardView.accessibilityViewIsModal = true
        cardView.onEscape = { [weak self] in self?.escape() ?? false }
        cardView.onSafeAreaChange = { [weak self] in self?.keepSafeArea() }
        layOutCard()
        content.bounds.size = cardView.bounds.size
        content.center = CGPoint(x: cardView.bounds.midX, y: cardView.bounds.midY)
        autoresizingMaskOfContent = content.autoresizingMask
        content.autoresizingMask = .filling
        cardView.addSubview(content)
    }

    /// The controller is as it came, unless it is shown elsewhere already. A mask that its owner has set stays.
    func letGoOfContent() {
        onMoment = nil
        forgetKeyboard()
        coveredInsets = .zero
        safeArea.letGo(of: presentedViewController)
        guard let content = presentedViewController.viewIfLoaded, content.isDescendant(of: cardView) else { return }
        content.removeFromSuperview()
        guard let autoresizingMaskOfContent, content.autoresizingMask == .filling else { return }
        content.autoresizingMask = autoresizingMaskOfContent
    }

    func bringCardIn(to container: UIView) {
        if cardView.superview !== container { container.addSubview(cardView) }
        layOutCard()
        cardView.layoutIfNeeded()
    }

    /// Follows from the container, the configuration and the model; so a layout pass moves nothing by itself.
    func layOutCard() {
        guard let container = containerView else { return }
        let place = frameAboveKeyboard
        cardView.lie(in: place)
        if interaction.motion.phase == .resting { direction = currentDirection }
        interaction.layOut(distance: direction.distance(of: place, outOf: container.bounds))
        showCard()
    }

    func showCard() {
        let way = direction.movement(by: interaction.motion.translation)
        let transform = CGAffineTransform(translationX: way.x, y: way.y)
        if cardView.transform != transform { cardView.transform = transform }
        if cardView.alpha != interaction.motion.opacity { cardView.alpha = interaction.motion.opacity }
        keepSafeArea()
    }

    func keepSafeArea() {
        safeArea.keep(in: cardView, restingIn: cardView.restingFrame, for: presentedViewController)
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

    /// A frame that is no place (a subclass divided by nothing) would take the app down with it: the whole container
    /// stands in.
    var frameWithoutKeyboard: CGRect {
        let frame = frameOfPresentedViewInContainerView
        let isPlace = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        return isPlace ? frame : containerView?.bounds ?? .zero
    }

    /// That of the finger that takes the card, if one does: its policy may be another by now.
    private var currentDirection: ArbitrationPolicy.Direction {
        if let arbiter, arbiter.owner == .drag { return arbiter.direction }
        return (arbiter?.policy ?? dismissal.policy).direction.resolved(
            isRightToLeft: cardView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func windowChanged() {
        guard cardView.window == nil else { return cameIn() }
        // In the next turn: now, somebody is in the middle of taking views apart.
        onNextTurn(of: containerView) { [self] in if cardView.window == nil { lostWindow() } }
    }

    private func lostWindow() {
        interaction.lostWindow()
        if presentedViewController.presentingViewController == nil { expectEnd(of: .dismissal, completed: true) }
    }

    private func cameIn() {
        guard !heard.presentationBegan else { return }
        // In the next turn: a subclass may bring the card in before it calls super.
        onNextTurn(of: cardView) { [self] in if cardView.window != nil { expectPresentationBegan() } }
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
        let interaction = interaction
        let arbiter = GestureArbiter.attach(to: cardView, policy: dismissal.policy) { [weak interaction] drag in
            interaction?.follow(drag)
        }
        arbiter.movingTranslation = { [weak interaction] in interaction?.catchablePull }
        arbiter.addVeto { [weak self] attempt in self?.answer(to: attempt) ?? .allow }
        var declared = dismissal.declared
        // Done once the view is loaded, which it may well ask for.
        declared.setUp = nil
        arbiter.declare(declared)
        self.arbiter = arbiter
    }

    private func answer(to attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        guard attempt.stage != .release else { return .allow }
        guard interaction.canBeGrabbed else { return .deny(reason: "the card is fading out") }
        guard let declared = declaredScrollView, !attempt.scrollViews.isEmpty else { return .allow }
        let isAmongThem = attempt.scrollViews.contains { $0 === declared }
        return isAmongThem ? .allow : .deny(reason: "another scroll view is declared in dismissalHandlingScrollView")
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

extension UIView.AutoresizingMask {
    /// As large as the card.
    fileprivate static let filling: Self = [.flexibleWidth, .flexibleHeight]
}
