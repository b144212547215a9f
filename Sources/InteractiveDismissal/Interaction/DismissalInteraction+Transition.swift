import GestureArbiter
import UIKitShim

/// What UIKit does, and is asked to do.
extension DismissalInteraction {
    /// Frames after `dismiss` in which UIKit has to begin a transition, or say that it is dismissing. Row T3a.
    private static let longestWait = 8

    /// Leaves, with the velocity that it is let go with: the spring runs from now, and UIKit's transition joins it.
    func commit(velocity: CGFloat?) {
        isByUser = true
        tell(.willDismiss)
        presentation?.tellDelegateThatItWillDismiss()
        let fades = UIAccessibility.isReduceMotionEnabled
        move { $0.finish(velocity: velocity, at: CACurrentMediaTime(), fades: fades) }
        if transition == nil { request() }
    }

    func request() {
        hasRequested = true
        transition = OpenTransition(.dismissal)
        log(.requested)
        presentation?.presentedViewController.dismiss(animated: true)
        run()
    }

    /// Whether UIKit owes a transition.
    var isWaiting: Bool { transition?.kind == .dismissal && transition?.hasBegun == false }

    func waitForTransition() {
        guard isWaiting, let transition else { return }
        transition.waitAFrame()
        let isUnderWay = presentation?.presentedViewController.isBeingDismissed ?? false
        guard transition.framesWaited >= Self.longestWait, !isUnderWay else { return }
        self.transition = nil
        log(.refused(.noTransition))
        if motion.isLeaving { goBack(velocity: nil) } else if motion.phase == .resting { settled() }
    }

    /// Called by UIKit's animator or interactor, whichever it asks.
    func transitionStarts(_ kind: OpenTransition.Kind, _ context: any UIViewControllerContextTransitioning) {
        switch kind {
        case .presentation: presentationStarts(context)
        case .dismissal: dismissalStarts(context)
        }
    }

    private func presentationStarts(_ context: any UIViewControllerContextTransitioning) {
        let isNew = transition == nil
        let transition = transition ?? OpenTransition(.presentation)
        self.transition = transition
        transition.adopt(context)
        guard isNew else { return }
        presentation?.bringCardIn(to: context.containerView)
        let fades = UIAccessibility.isReduceMotionEnabled
        move { $0.present(at: CACurrentMediaTime(), fades: fades) }
    }

    private func dismissalStarts(_ context: any UIViewControllerContextTransitioning) {
        if let transition { return transition.adopt(context) }
        // Somebody called `dismiss`: the card leaves from where it is. A finger that holds it loses it.
        let transition = OpenTransition(.dismissal)
        self.transition = transition
        log(.dismissedFromOutside)
        tell(.willDismiss)
        let fades = UIAccessibility.isReduceMotionEnabled
        move { $0.finish(at: CACurrentMediaTime(), fades: fades) }
        presentation?.arbiter?.cancel()
        transition.adopt(context)
    }

    func presentationEnded() {
        guard transition?.kind != .dismissal else { return }
        transition = nil
        if motion.phase != .dragging { move { $0.rest() } }
    }

    func dismissalEnded(completed: Bool) {
        log(.ended(completed: completed))
        transition = nil
        let wasByUser = isByUser
        isByUser = false
        guard completed else {
            if motion.phase == .resting { settled() }
            return
        }
        stop()
        move { $0.leave() }
        presentation?.arbiter?.detach()
        tell(.didDismiss)
        if wasByUser { presentation?.tellDelegateThatItDidDismiss() }
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
