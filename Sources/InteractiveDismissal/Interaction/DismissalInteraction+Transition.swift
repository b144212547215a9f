@_spi(Cards) @_spi(Engine) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

/// The card's dismissal, and the handshake with UIKit.
extension DismissalInteraction {
    func tryToLeave(velocity: CGFloat) {
        if let refusal = restingCard.refusal() {
            restingCard.stay(refusal)
            if mover.phase == .inHand { stayNearby(velocity: velocity) }
        } else {
            commit(velocity: velocity)
        }
    }

    /// Asks the delegate. The client or the delegate may have presented another controller, or dismissed this one.
    func refusalByDelegate() -> DismissalRefusal? {
        if let obstacle { return obstacle }
        guard let presentation else { return .notPresented }
        let kind = handshake.kind
        guard presentation.delegateAllowsDismissal else { return .delegateRefused }
        return handshake.kind == kind ? obstacle : .isBeingDismissed
    }

    /// The conditions of `dismiss`: otherwise UIKit would refuse it, or dismiss another controller.
    var obstacle: DismissalRefusal? {
        guard let presentation, presentation.isPresented else { return .notPresented }
        let controller = presentation.presentedViewController
        if let refusal = restingCard.standingRefusal { return refusal }
        if controller.presentedViewController != nil { return .presentsAnother }
        if handshake.kind == .presentation || controller.isBeingPresented { return .isBeingPresented }
        guard handshake.transition == nil else { return nil }
        if controller.isBeingDismissed { return .isBeingDismissed }
        if case .refused = handshake.phase { return .noTransition }
        return nil
    }

    func leaveForUser() {
        commit(velocity: nil)
        presentation?.arbiter?.cancel()
    }

    /// Leaves with the release velocity. The spring starts now, and UIKit's transition joins it.
    private func commit(velocity: CGFloat?) {
        handle(.committed)
        // The delegate may have presented or dismissed a controller; UIKit may start that some run-loop turns later.
        switch obstacle {
        case .isBeingDismissed:
            leave(velocity: velocity)
            log(.dismissedFromOutside)
            handle(.requested(byOthers: true))
        case let obstacle?:
            handle(.withdrawn)
            log(.refused(obstacle))
            if mover.phase == .inHand { stayNearby(velocity: velocity ?? 0) }
        case nil:
            leave(velocity: velocity)
            request()
        }
    }

    func request() {
        if handshake.transition == nil { log(.requested) }
        handle(.requested(byOthers: false))
    }

    /// - Parameter velocity: The release velocity of a finger; nil: code dismisses the card.
    private func leave(velocity: CGFloat?) {
        setOut()
        findHome()
        if let velocity, mover.phase == .inHand {
            mover.handle(.letGo(velocity: counted(velocity), across: velocityAcross, target: .away))
        } else {
            mover.handle(.sentAway(to: counted(mover.outOfSight), animated: true))
        }
        restingCard.endEditing()
    }

    // MARK: The handshake with UIKit

    func handle(_ event: TransitionHandshake.Event) {
        for command in handshake.handle(event) { carryOut(command) }
    }

    /// UIKit has begun a transition, or says so again.
    func begin(_ kind: CardTransition.Kind, _ transition: CardTransition) {
        let number = transitions.firstIndex { $0 === transition } ?? transitions.count
        if number == transitions.count { transitions.append(transition) }
        handle(.began(kind, number))
    }

    private func carryOut(_ command: TransitionHandshake.Command) {
        switch command {
        case .setUp: presentation?.setUpCard()
        case .bringIn(let number): bringIn(by: transitions[number])
        case .arrive(let isUnmoved): arrive(isUnmoved: isUnmoved)
        case .announce(let byUser):
            tell(.willDismiss(byUser: byUser))
            if byUser { presentation?.tellDelegateThatItWillDismiss() }
        case .leave:
            // The card leaves from its place, and a finger that holds it loses it.
            log(.dismissedFromOutside)
            leave(velocity: nil)
            presentation?.arbiter?.cancel()
        case .dismiss(let byOthers):
            if !byOthers { presentation?.presentedViewController.dismiss(animated: true) }
            countFrames()
        case .adopt(let kind, let number): handle(.began(kind, number))
        case .tellInNextTurn: onNextTurn { [self] in handle(.turned) }
        case .complete(let number, let isCompleted): transitions[number].complete(isCompleted)
        case .expectEnd(let kind): presentation?.expectEnd { [weak self] in self?.handleOverdue(kind) }
        case .refuse:
            log(.refused(.noTransition))
            if mover.isLeaving { goBack() }
        case .turnBack:
            log(.ended(completed: false))
            // The card may be on its way out by other code.
            if mover.isLeaving { goBack() }
        case .tellOfAttempt(inNextTurn: false): presentation?.tellDelegateOfAttemptedDismissal()
        case .tellOfAttempt(inNextTurn: true):
            // UIKit is still ending the transition.
            onNextTurn(of: presentation?.card) { [weak presentation] in
                presentation?.tellDelegateOfAttemptedDismissal()
            }
        case .goAway(let kind, let byUser):
            // A cancelled presentation never came, or not all the way.
            log(.ended(completed: kind == .dismissal))
            goAway()
            if byUser { presentation?.tellDelegateThatItDidDismiss() }
            presentation?.letGoOfContent()
        case .sayMissing(let kind, let isEnd): presentation?.sayMissing(kind, isEnd: isEnd)
        }
    }

    /// Reports frames to the handshake until UIKit has begun the requested dismissal, or has refused it.
    private func countFrames() {
        frames?.invalidate()
        frames = FrameLink { [weak self] link in
            guard let self, handshake.transition?.framesWaited != nil else { return link.invalidate() }
            handle(.frame(isUnderWay: presentation?.presentedViewController.isBeingDismissed ?? false))
        }
    }

    private func bringIn(by transition: CardTransition) {
        guard let presentation, let container = transition.container else { return }
        presentation.bringCardIn(to: container)
        restingCard.hasBegun = true
        if let entrance {
            if presentation.comes(by: entrance) { return enter(by: entrance) }
            self.entrance = nil
        }
        findHome()
        mover.handle(.presented)
    }

    private func arrive(isUnmoved: Bool) {
        entrance = nil
        switch mover.phase {
        case .coming: mover.putBack()
        // The card was withdrawn, and other code has completed its presentation.
        case .leaving: goBack()
        case .resting, .inHand, .settling, .away: break
        }
        // A finger has brought the card in.
        if mover.phase == .resting { restingCard.tellReturn() }
        guard isUnmoved else { return }
        presentation?.showUnmoved()
        restingCard.hasBegun = true
        restingCard.tellPosition()
    }

    private func goAway() {
        entrance = nil
        leaveAtOnce()
        presentation?.arbiter?.detach()
        // Before the client hears: it may put the content into another card at once.
        if let presentation { restingCard.letGo(of: presentation.presentedViewController) }
        tell(.dismissed)
    }

    /// Counts a transition as over that UIKit has not reported as over for some turns, unless it is under way.
    func handleOverdue(_ kind: CardTransition.Kind) {
        guard let presentation else { return }
        let controller = presentation.presentedViewController
        guard kind == .presentation ? !controller.isBeingPresented : !controller.isBeingDismissed else { return }
        handle(.overdue(kind, isPresented: presentation.isPresented))
    }

    /// Ends every movement at once, after the card has left the window.
    func lostWindow() {
        let isLeaving = mover.isLeaving
        entrance = nil
        isLeaving ? leaveAtOnce() : mover.putBack()
        handle(.lostWindow(isLeaving: isLeaving))
        guard let presentation, presentation.presentedViewController.presentingViewController == nil else { return }
        presentation.expectEnd { [weak self] in
            if self?.presentation?.presentedViewController.isBeingDismissed == false { self?.handle(.vanished) }
        }
    }

    private func leaveAtOnce() { mover.handle(.sentAway(to: counted(mover.outOfSight), animated: false)) }
}
