import GestureArbiter
import UIKitShim

/// What the finger does.
extension DismissalInteraction {
    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: grab()
        case .moved(let pull): carry(to: pull)
        case .ended(let release): letGo(release)
        case .cancelled: drop()
        }
    }

    /// No drag begins on a card that fades out: it could only jump.
    var canBeGrabbed: Bool {
        switch motion.phase {
        case .resting, .dragging, .settling, .presenting: true
        case .finishing(let flight): !flight.fades
        case .away: false
        }
    }

    /// Where the finger would have pulled a card that moves by itself; nil where it cannot be caught.
    var catchablePull: CGFloat? { motion.catchableTranslation.map(pull(showing:)) }

    private func grab() {
        let wasPresenting = transition?.kind == .presentation
        if motion.isFlying { log(.caught(at: motion.translation)) }
        setOut()
        grip = Grip(
            at: pull(showing: motion.translation), of: motion, resists: isModal, time: CACurrentMediaTime())
        prepareThreshold()
        move { $0.grab() }
        // A card in hand is presented. Whether it leaves again is another question, asked at release.
        if wasPresenting { transition?.end(completed: true) }
        // Told that it is presented, somebody may have dismissed it.
        guard motion.phase == .dragging else { return }
        transition?.reopen()
        tell(.grabbed)
        if dismissal.begins == .onBegin, transition == nil, obstacle == nil { request() }
    }

    private func carry(to pull: CGFloat) {
        guard motion.phase == .dragging else { return }
        grip?.move(to: pull)
        let shown = grip?.shown(translation(for:)) ?? translation(for: pull)
        move { $0.drag(to: shown) }
        noteArming()
    }

    private func letGo(_ release: Arbitration.Release) {
        guard motion.phase == .dragging else { return }
        if let course = grip?.courseAfterTap(within: dismissal.policy.slop, at: CACurrentMediaTime()) {
            goOn(to: course)
        } else {
            decide(release)
        }
        noteArming()
    }

    /// A tap decides nothing: a card that leaves goes on without being asked for again.
    private func goOn(to course: ReleaseRule.Target) {
        log(.tapped)
        let isLeaving = course == .away && transition?.kind == .dismissal
        isLeaving ? leave(velocity: 0) : goBack(velocity: 0)
    }

    private func decide(_ release: Arbitration.Release) {
        let judgement = judgement(of: release)
        log(.released(judgement))
        presentation?.arbiter?.lastRelease = judgement
        switch judgement.target {
        case .stop: goBack(velocity: release.velocity)
        case .away: tryToLeave(velocity: release.velocity)
        }
    }

    private func drop() {
        guard motion.phase == .dragging else { return }
        goBack(velocity: 0)
        noteArming()
    }

    /// A push on a card at rest; it comes back by itself, and nobody is asked.
    func bounce(velocity: CGFloat) {
        guard motion.phase == .resting, transition == nil else { return }
        setOut()
        goBack(velocity: velocity)
    }

    /// What has changed without a layout pass, the way out among it, counts for a card that leaves its rest.
    private func setOut() {
        if motion.phase == .resting { presentation?.layOutCard() }
    }

    func goBack(velocity: CGFloat?) {
        move { $0.settle(velocity: velocity, at: CACurrentMediaTime()) }
        presentation?.resumeEditing()
    }

    func leave(velocity: CGFloat?) {
        setOut()
        let fades = UIAccessibility.isReduceMotionEnabled
        move { $0.finish(velocity: velocity, at: CACurrentMediaTime(), fades: fades) }
        presentation?.endEditing()
    }

    private func tryToLeave(velocity: CGFloat) {
        if let refusal = refusal() {
            stay(refusal)
            if motion.phase == .dragging { goBack(velocity: velocity) }
        } else {
            commit(velocity: velocity)
        }
    }

    /// An attempt by the user that was refused.
    func stay(_ refusal: DismissalRefusal) {
        log(.refused(refusal))
        switch refusal {
        case .isModal, .delegateRefused:
            tell(.attempted)
            tellDelegateOfAttempt()
        case .notPresented, .isBeingPresented, .isBeingDismissed, .presentsAnother, .noTransition:
            break
        }
    }
}

/// May it leave?
extension DismissalInteraction {
    /// Everything that stands against a dismissal by the user; asks the delegate last, and so at most once.
    func refusal() -> DismissalRefusal? {
        if let obstacle { return obstacle }
        guard let presentation else { return .notPresented }
        let before = transition
        guard presentation.delegateAllowsDismissal else { return .delegateRefused }
        // Asked, the delegate may have presented another controller, or dismissed this one, which leaves by that.
        return transition === before ? obstacle : .isBeingDismissed
    }

    /// The guards of `dismiss`: UIKit would refuse it, or dismiss another.
    var obstacle: DismissalRefusal? {
        guard let presentation, presentation.isPresented else { return .notPresented }
        let controller = presentation.presentedViewController
        if isModal { return .isModal }
        if controller.presentedViewController != nil { return .presentsAnother }
        if transition?.kind == .presentation || controller.isBeingPresented { return .isBeingPresented }
        if transition == nil, controller.isBeingDismissed { return .isBeingDismissed }
        if transition == nil, hasRequested { return .noTransition }
        return nil
    }

    private var isModal: Bool { presentation?.presentedViewController.isModalInPresentation ?? false }
}

/// Between the finger's pull and what shows: the client's resistance. What is no number changes nothing.
extension DismissalInteraction {
    func translation(for pull: CGFloat) -> CGFloat {
        presentation.map { $0.translation(forPull: pull) }.flatMap(\.ifFinite) ?? pull
    }

    private func pull(showing translation: CGFloat) -> CGFloat {
        presentation.map { $0.pull(forTranslation: translation) }.flatMap(\.ifFinite) ?? translation
    }
}

extension CGFloat {
    fileprivate var ifFinite: CGFloat? { isFinite ? self : nil }
}
