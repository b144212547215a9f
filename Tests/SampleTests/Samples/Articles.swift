import GestureArbiter
import HeadlessUIKit

/// The samples of GestureArbiter's articles, in the places where a client would have them.
@MainActor
final class ArticleController: UIViewController {
    let card = UIView()
    let canvas = UIView()
    let header = UIView()

    func follow(_ drag: GestureArbiter.Drag) {}
    func bounce(at velocity: CGFloat) {}

    func yielding() {
        let drawing = GestureArbiter.attach(to: card, policy: .continuous) { [weak self] drag in self?.follow(drag) }
        drawing.treatAsOpaque(canvas)
        print(drawing.decisions.last!)
        // +92 ms  undecided → nobody   yielded to an opaque view
        let insistent = ArbitrationPolicy.continuous.ignoring(.refreshControls)
        drawing.policy = insistent
    }

    func nested() {
        let handle = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
        let feed = GestureArbiter.attach(to: card, policy: handle) { [weak self] drag in self?.follow(drag) }
        feed.bind(.handle, to: header)
    }

    func momentum() {
        var springy = ArbitrationPolicy.continuous
        springy.momentum = .bounces
        let bouncing = GestureArbiter.attach(to: card, policy: springy) { [weak self] drag in self?.follow(drag) }
        bouncing.onMomentum = { [weak self] velocity in self?.bounce(at: velocity) }
    }
}
