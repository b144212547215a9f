import DeckTransition
import GestureArbiterDiagnostics
import HeadlessUIKit

extension ArbitrationPolicy.Region {
    static let header = ArbitrationPolicy.Region("header")
    static let edge = ArbitrationPolicy.Region("edge")
}

/// The samples of GestureArbiter's articles, in the places where a client would have them.
@MainActor
final class ArticleController: UIViewController {
    let card = UIView()
    var isDirty = false
    let canvas = UIView()
    let header = UIView()
    let handle = UIView()
    let filters = UIViewController()

    func follow(_ drag: GestureArbiter.Drag) {}
    func bounce(at velocity: CGFloat) {}

    func yielding() {
        let drawing = GestureArbiter.attach(to: card, policy: .continuous) { [weak self] drag in self?.follow(drag) }
        drawing.treatAsOpaque(canvas)
        if let touch = drawing.lastTouch { print(touch) }
        // +92 ms  undecided → nobody   yielded to an opaque view
        let insistent = ArbitrationPolicy.continuous.ignoring(.refreshControls)
        drawing.policy = insistent
    }

    func regions(of arbiter: GestureArbiter) {
        arbiter.bind(.handle, to: handle)
        arbiter.bind(.header, to: .rect(CGRect(x: 0, y: 0, width: 390, height: 60)))
        arbiter.bind(.edge, to: .edge(.leading, within: 24))
    }

    func places(of arbiter: GestureArbiter) {
        arbiter.bind(.header, to: .rect(CGRect(x: 0, y: 0, width: 390, height: 60)))
        arbiter.bind(.edge, to: .edge(.leading, within: 24))
    }

    func declared() {
        var configuration = CardConfiguration.cover {
            $0.policy = ArbitrationPolicy(.down, when: .touchStarts(in: .header))
        }
        configuration.declared.bind(.header, to: .edge(.top, within: 60))
        presentCard(filters, as: configuration)
    }

    func declaredForLater(_ ask: @escaping @MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict) {
        var configuration = DeckConfiguration()
        configuration.declared.flags = [.editing]
        configuration.declared.bind(.edge, to: .edge(.leading, within: 24))
        configuration.declared.setUp = { arbiter in arbiter.onAttempt = ask }
        presentDeck(filters, as: configuration)
    }

    func explained(by arbiter: GestureArbiter) {
        guard let touch = arbiter.lastTouch else { return }
        print(touch)  // every decision, a line for each
        if let decision = touch.decision { print(decision.explanation) }  // who moved in the end, and why
    }

    func atTheEdge(_ arbiter: GestureArbiter) {
        arbiter.onAttempt = { [weak self] attempt in
            guard let self, card.convert(attempt.touchDownLocation, from: nil).x < 24 else { return .allow }
            return .deny(reason: "the edge is the menu's")
        }
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
        arbiter.onAttempt = { [weak self] _ in self?.isDirty == true ? .deny(reason: "unsaved") : .allow }
    }

    func released(by arbiter: GestureArbiter) {
        print(arbiter.lastRelease!)  // back: 8 pt of 789, 24 needed
        arbiter.onDecision = { decision in print("decision \(decision.code)") }
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
