@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// The samples of "What the client does".
@MainActor
final class ClientController: UIViewController, ArbitratedCard {
    /// Stands for an animation of the client's own.
    final class Animator {
        var translation: CGFloat?
        func stop() {}
        func settle(_ view: UIView, velocity: CGFloat) {}
    }

    let card = UIView()
    let panel = UIView()
    let list = UIScrollView()
    let filters = UIViewController()
    var isDirty = false
    private let animator = Animator()

    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: animator.stop()
        case .moved(let translation): card.transform = CGAffineTransform(translationX: 0, y: translation)
        case .ended(let release): animator.settle(card, velocity: release.velocity)
        case .cancelled: animator.settle(card, velocity: 0)
        }
    }

    func card(mayOpen: Bool) -> Arbitration.Card { animator.translation.map { .moving(at: $0) } ?? Arbitration.Card() }
    func bounce(at velocity: CGFloat) {}

    func ownThings() {
        let mover = GestureArbiter.Mover(
            leavingAt: { [weak self] in self?.view.bounds.height },
            show: { [weak self] translation in self?.panel.frame.origin.y = 100 + translation },
            onOutcome: { [weak self] outcome in if outcome == .away { self?.close() } })
        GestureArbiter.attach(to: list, policy: .continuous, moving: mover)
    }

    func close() {}

    func header(_ arbiter: GestureArbiter, _ scrollView: UIScrollView) {
        guard !arbiter.holds(scrollView) else { return }
        isDirty = true
    }

    func told() {
        let moving = GestureArbiter.attach(to: card, moving: self)
        moving.onAttempt = { [weak self] attempt in
            guard attempt.stage == .release, self?.isDirty == true else { return .allow }
            return .deny(reason: "unsaved changes")
        }
    }

    func sideways() {
        let drawer = ArbitrationPolicy(.trailing, when: .atEdge, handoff: .continuous)
        GestureArbiter.attach(to: panel, policy: drawer, moving: panel)
    }

    func takenBack(_ arbiter: GestureArbiter) {
        arbiter.isEnabled = !isDirty
        arbiter.detach()  // the card is somebody else's now
    }

    func beside() {
        filters.modalPresentationStyle = .overFullScreen
        present(filters, animated: true)
    }
}
