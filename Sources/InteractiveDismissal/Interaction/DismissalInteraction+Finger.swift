import GestureArbiter
import UIKitShim

/// What the finger does.
extension DismissalInteraction {
    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: grab()
        case .moved(let translation): carry(to: translation)
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

    private func grab() {
        let wasPresenting = transition?.kind == .presentation
        if motion.isFlying { log(.caught(at: motion.translation)) }
        move { $0.grab() }
        // A card in hand is presented. Whether it leaves again is another question, asked at release.
        if wasPresenting { transition?.end(completed: true) }
        transition?.reopen()
        tell(.grabbed)
        if dismissal.begins == .onBegin, transition == nil, obstacle == nil { request() }
    }

    private func carry(to translation: CGFloat) {
        guard motion.phase == .dragging else { return }
        let shown = presentation?.translation(forPull: translation) ?? translation
        move { $0.drag(to: shown) }
        noteArming()
    }

    private func letGo(_ release: Arbitration.Release) {
        guard motion.phase == .dragging else { return }
        var target = target(velocity: release.velocity, isAfterHandoff: release.isAfterHandoff)
        if release.isRefused { target = .rest }
        log(.released(target, translation: motion.translation, velocity: release.velocity))
        switch target {
        case .rest: goBack(velocity: release.velocity)
        case .end: tryToLeave(velocity: release.velocity)
        }
        noteArming()
    }

    private func drop() {
        guard motion.phase == .dragging else { return }
        goBack(velocity: 0)
        noteArming()
    }

    /// A push on a card at rest; it comes back by itself, and nobody is asked.
    func bounce(velocity: CGFloat) {
        guard motion.phase == .resting, transition == nil else { return }
        goBack(velocity: velocity)
    }

    /// Where the finger would have pulled a card that moves by itself; nil where it cannot be caught.
    var catchablePull: CGFloat? {
        guard let translation = motion.catchableTranslation else { return nil }
        return presentation?.pull(forTranslation: translation) ?? translation
    }

    func goBack(velocity: CGFloat?) { move { $0.settle(velocity: velocity, at: CACurrentMediaTime()) } }

    private func tryToLeave(velocity: CGFloat) {
        if let refusal = refusal() {
            stay(refusal)
            goBack(velocity: velocity)
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
            presentation?.tellDelegateOfAttemptedDismissal()
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
        return presentation.delegateAllowsDismissal ? nil : .delegateRefused
    }

    /// The guards of `dismiss`: UIKit would refuse it, or dismiss another.
    var obstacle: DismissalRefusal? {
        guard let presentation, presentation.isPresented else { return .notPresented }
        let controller = presentation.presentedViewController
        if controller.isModalInPresentation { return .isModal }
        if controller.presentedViewController != nil { return .presentsAnother }
        if transition?.kind == .presentation || controller.isBeingPresented { return .isBeingPresented }
        if transition == nil, controller.isBeingDismissed { return .isBeingDismissed }
        if transition == nil, hasRequested { return .noTransition }
        return nil
    }
}
