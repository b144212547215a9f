import GestureArbiter
import HeadlessUIKit

/// The samples of GestureArbiter's articles, in the places where a client would have them.
@MainActor
final class ArticleController: UIViewController {
    let card = UIView()
    var isDirty = false
    let canvas = UIView()
    let header = UIView()

    func follow(_ drag: GestureArbiter.Drag) {}
    func bounce(at velocity: CGFloat) {}

    func yielding() {
        let drawing = GestureArbiter.attach(to: card, policy: .continuous) { [weak self] drag in self?.follow(drag) }
        drawing.treatAsOpaque(canvas)
        if let why = drawing.decisions.last { print(why) }
        // +92 ms  undecided → nobody   yielded to an opaque view
        let insistent = ArbitrationPolicy.continuous.ignoring(.refreshControls)
        drawing.policy = insistent
    }

    func nested() {
        let handle = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
        let feed = GestureArbiter.attach(to: card, policy: handle) { [weak self] drag in self?.follow(drag) }
        feed.bind(.handle, to: header)
    }

    func turned() {
        let chat = UITableView(frame: card.bounds)
        chat.transform = CGAffineTransform(scaleX: 1, y: -1)
        card.addSubview(chat)
        GestureArbiter.attach(to: card, policy: .continuous, moving: card)
    }

    func momentum() {
        var springy = ArbitrationPolicy.continuous
        springy.momentum = .bounces
        let bouncing = GestureArbiter.attach(to: card, policy: springy) { [weak self] drag in self?.follow(drag) }
        bouncing.onMomentum = { [weak self] velocity in self?.bounce(at: velocity) }
    }

    func asked(by arbiter: GestureArbiter) {
        arbiter.onAttempt = { [weak self] _ in self?.isDirty == true ? .no(reason: "unsaved") : .yes }
    }

    func released(by arbiter: GestureArbiter) {
        print(arbiter.lastRelease!)  // back: 8 pt of 789, 24 needed
    }
}

/// What follows a drag by itself.
@MainActor
final class DraggedCard {
    let card = UIView()

    func settle(from translation: CGFloat, at velocity: CGFloat) {}

    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: break
        case .moved(let translation): card.transform = CGAffineTransform(translationX: 0, y: translation)
        case .ended(let release): settle(from: release.translation, at: release.velocity)
        case .cancelled: settle(from: 0, at: 0)
        }
    }
}
