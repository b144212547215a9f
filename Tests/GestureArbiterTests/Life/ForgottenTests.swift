import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// The state of an interaction when the app drops its references.
enum Moment: String, CaseIterable {
    case untouched, undecided, scrolling, dragging, handedBack, settling, draining, coasting

    fileprivate var startOffset: CGFloat {
        switch self {
        case .untouched, .undecided, .dragging, .handedBack, .settling: 0
        case .scrolling, .draining: 40
        case .coasting: 600
        }
    }
}

/// A card with a list that only the window keeps, and a finger in one of these states.
@MainActor
private struct Stay {
    let stage: Stage
    weak var card: UIView?
    weak var list: UIScrollView?
    weak var arbiter: GestureArbiter?
    weak var pan: UIPanGestureRecognizer?
    private var finger: Finger?

    init(at moment: Moment, moving: Bool, _ doubt: Doubt) {
        stage = Stage(assumptions: doubt.assumptions)
        let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        let list = UIScrollView(frame: card.bounds)
        list.contentSize = CGSize(width: 390, height: 2640)
        list.contentOffset.y = moment.startOffset
        card.addSubview(list)
        stage.window.addSubview(card)
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        let arbiter =
            moving
            ? GestureArbiter.attach(to: list, policy: policy, moving: card)
            : GestureArbiter.attach(to: list, policy: policy) { _ in }
        (self.card, self.list, self.arbiter, pan) = (card, list, arbiter, arbiter.panGestureRecognizer)
        bring(to: moment)
    }

    private mutating func bring(to moment: Moment) {
        guard moment != .untouched else { return }
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        self.finger = finger
        func move(_ distance: CGFloat) { finger.move(by: CGVector(dx: 0, dy: distance), over: 0.1) }
        switch moment {
        case .untouched: break
        case .undecided: move(4)
        case .scrolling: move(30)
        case .dragging: move(100)
        case .handedBack:
            move(100)
            move(-150)
        case .settling:
            move(100)
            finger.hold(for: 0.1)
            lift()
            stage.advance(by: 0.02)
        case .draining:
            move(200)
            lift()
        case .coasting:
            move(150)
            lift()
            stage.advance(by: 0.05)
        }
    }

    private mutating func lift() {
        finger?.lift()
        finger = nil
    }

    mutating func leave() {
        if finger != nil { lift() }
        stage.settle()
    }
}

@MainActor
@Suite("Released at any moment, everything is deallocated")
struct ForgottenTests {
    @Test(
        "After detaching, the arbiter and its pan are deallocated, and nothing moves",
        arguments: product(Moment.allCases, Doubt.eachAlone.sampled(), [false, true]))
    func detached(_ moment: Moment, doubt: Doubt, moving: Bool) throws {
        var stay = Stay(at: moment, moving: moving, doubt)
        stay.arbiter?.detach()
        stay.leave()
        #expect(stay.stage.stillMoving.isEmpty)
        #expect(stay.arbiter == nil)
        #expect(stay.pan == nil)
        #expect(stay.card?.transform == .identity)
        #expect(try #require(stay.list).isScrollEnabled)
    }

    @Test(
        "After its views are removed, all of them are deallocated, and nothing moves",
        arguments: product(Moment.allCases, Doubt.eachAlone.sampled(), [false, true]))
    func removed(_ moment: Moment, doubt: Doubt, moving: Bool) {
        var stay = Stay(at: moment, moving: moving, doubt)
        stay.card?.removeFromSuperview()
        stay.leave()
        #expect(stay.stage.stillMoving.isEmpty)
        #expect(stay.card == nil)
        #expect(stay.list == nil)
        #expect(stay.arbiter == nil)
        #expect(stay.pan == nil)
    }

    @Test(
        "If the app removes the arbiter's recognizer, the arbiter is deallocated and the card comes to rest",
        arguments: Moment.allCases,
        Doubt.eachAlone.sampled())
    func dropped(_ moment: Moment, doubt: Doubt) {
        var stay = Stay(at: moment, moving: true, doubt)
        if let pan = stay.pan { pan.view?.removeGestureRecognizer(pan) }
        stay.leave()
        #expect(stay.stage.stillMoving.isEmpty)
        #expect(stay.arbiter == nil)
        #expect(stay.card?.transform == .identity)
    }

    @Test("The client receives nothing after detaching", arguments: Moment.allCases, Doubt.eachAlone.sampled())
    func silence(_ moment: Moment, doubt: Doubt) {
        var heard = 0
        var stay = Stay(at: moment, moving: false, doubt)
        stay.arbiter?.detach()
        if let list = stay.list { GestureArbiter.attach(to: list) { _ in heard += 1 }.detach() }
        stay.leave()
        stay.stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(100), over: 0.1)
        #expect(heard == 0)
    }
}
