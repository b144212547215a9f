import GestureArbiter
import UIKitShim

/// What UIKit is asked to do.
extension DismissalInteraction {
    /// Leaves, with the velocity that it is let go with: the spring runs from now, and UIKit's transition joins it.
    func commit(velocity: CGFloat?) {
        isByUser = true
        tell(.willDismiss)
        presentation?.tellDelegateThatItWillDismiss()
        // Told, somebody may have presented another controller, or dismissed this one, which UIKit may begin turns later.
        switch obstacle {
        case .isBeingDismissed:
            leave(velocity: velocity)
            log(.dismissedFromOutside)
            awaitDismissal()
        case let obstacle?:
            giveUp(obstacle, velocity: velocity)
        case nil:
            leave(velocity: velocity)
            if transition == nil { request() }
        }
    }

    private func giveUp(_ obstacle: DismissalRefusal, velocity: CGFloat?) {
        isByUser = false
        log(.refused(obstacle))
        if motion.phase == .dragging { goBack(velocity: velocity) }
    }

    func request() {
        log(.requested)
        awaitDismissal { presentation?.presentedViewController.dismiss(animated: true) }
    }

    /// From now on UIKit owes a transition, at once or turns later.
    private func awaitDismissal(asking ask: () -> Void = {}) {
        hasRequested = true
        transition = open(.dismissal, isAwaited: true)
        ask()
        run()
    }

    private func open(_ kind: OpenTransition.Kind, isAwaited: Bool = false) -> OpenTransition {
        OpenTransition(kind, isAwaited: isAwaited) { [weak presentation] completed in
            presentation?.expectEnd(of: kind, completed: completed)
        }
    }

    /// Whether UIKit owes an answer.
    var isWaiting: Bool { transition?.isAwaited ?? false }

    func waitForTransition() {
        guard isWaiting, let transition else { return }
        let isUnderWay = presentation?.presentedViewController.isBeingDismissed ?? false
        guard transition.isRefused(afterAFrameWhile: isUnderWay) else { return }
        self.transition = nil
        isByUser = false
        log(.refused(.noTransition))
        payAttempt()
        if motion.isLeaving { goBack(velocity: nil) }
    }

    /// UIKit presents nothing while a dismissal is open (row T17a), and the delegate may want to ask what to do: it is
    /// told when that is over.
    func tellDelegateOfAttempt() {
        owesAttempt = transition != nil
        if !owesAttempt { presentation?.tellDelegateOfAttemptedDismissal() }
    }

    private func payAttempt() {
        guard owesAttempt else { return }
        owesAttempt = false
        // In the next turn: now, UIKit is in the middle of it.
        onNextTurn(of: presentation?.card) { [weak presentation] in presentation?.tellDelegateOfAttemptedDismissal() }
    }
}

/// What UIKit does.
extension DismissalInteraction {
    /// Called by UIKit's animator or interactor, whichever it asks.
    func transitionStarts(_ kind: OpenTransition.Kind, _ context: any UIViewControllerContextTransitioning) {
        guard transition != nil || context !== latestContext else { return }
        latestContext = context
        switch kind {
        case .presentation: presentationStarts(context)
        case .dismissal: dismissalStarts(context)
        }
    }

    private func presentationStarts(_ context: any UIViewControllerContextTransitioning) {
        presentation?.expectPresentationBegan()
        let isNew = transition == nil
        let transition = transition ?? open(.presentation)
        self.transition = transition
        transition.adopt(context)
        guard isNew else { return }
        presentation?.bringCardIn(to: context.containerView)
        let fades = UIAccessibility.isReduceMotionEnabled
        move { $0.present(at: CACurrentMediaTime(), fades: fades) }
    }

    func dismissalWillBegin() {
        if transition == nil, !isByUser { tell(.willDismiss) }
    }

    private func dismissalStarts(_ context: any UIViewControllerContextTransitioning) {
        presentation?.expectDismissalBegan()
        if let transition { return transition.adopt(context) }
        // Somebody called `dismiss`: the card leaves from where it is. A finger that holds it loses it.
        let transition = open(.dismissal)
        self.transition = transition
        log(.dismissedFromOutside)
        leave(velocity: nil)
        presentation?.arbiter?.cancel()
        transition.adopt(context)
    }

    func presentationEnded(completed: Bool) {
        guard completed else { return calledOff() }
        guard transition?.kind != .dismissal else { return }
        transition = nil
        if case .presenting = motion.phase { move { $0.rest() } }
        // Without animation it has not moved, and is there all the same.
        if latestContext == nil { tell(.progressed(motion.progress)) }
    }

    /// It never came, or not all the way.
    private func calledOff() {
        log(.ended(completed: false))
        transition = nil
        goAway()
    }

    func dismissalEnded(completed: Bool) {
        log(.ended(completed: completed))
        transition = nil
        let wasByUser = isByUser
        isByUser = false
        guard completed else { return stayed() }
        goAway()
        if wasByUser { presentation?.tellDelegateThatItDidDismiss() }
    }

    /// UIKit's dismissal was cancelled. If not by us, the card may be on its way out.
    private func stayed() {
        hasRequested = false
        payAttempt()
        if motion.isLeaving { goBack(velocity: nil) }
    }

    private func goAway() {
        stop()
        move { $0.leave() }
        presentation?.arbiter?.detach()
        tell(.didDismiss)
    }

    /// The card rests, and no transition of ours is open: the next drag is a new interaction.
    func settled() {
        guard transition == nil || transition?.isCompleted == false else { return }
        hasRequested = false
        isByUser = false
    }

    /// The card has left the window with everything around it: what was under way ends at once.
    func lostWindow() {
        stop()
        let isLeaving = motion.isLeaving
        move { isLeaving ? $0.leave() : $0.rest() }
        transition?.end(completed: isLeaving || transition?.kind == .presentation)
    }
}
