import Foundation
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// The promise of `GestureArbiter.attach(to:)` in one sentence: a pan on any scroll view that a delegate gates with
/// `require(toFail:)`, and that begins under a condition such as `contentOffset ≤ 0`.
@MainActor
@Suite("A gated pan on any scroll view")
struct GateTests {
    /// A drag with a larger slop than the scroll view's own pan: a pan that waits for nobody has begun long before.
    static let patient = ArbitrationPolicy(.down, slop: 30)

    @Test(
        "The scroll view's own pan waits for the arbiter's to fail, however late the pan begins",
        arguments: Doubt.eachAlone.sampled())
    func scrollViewWaits(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(Self.patient)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 25), over: 0.2)
        scene.turn()
        #expect(!scene.list.isDragging, "it has moved far enough to scroll, and may not")
        finger.move(by: CGVector(dx: 0, dy: 25), over: 0.2)
        scene.turn()
        #expect(abs(scene.cardTranslation - 20) < 1e-9)
        #expect(scene.contentOffset == 0)
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test(
        "After the arbiter's pan has failed nothing waits: the first movement the wrong way scrolls",
        arguments: Doubt.eachAlone.sampled())
    func scrollsAtOnce(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.gated)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -12), over: 0.05)
        finger.move(by: CGVector(dx: 0, dy: -12), over: 0.05)
        scene.turn()
        #expect(scene.list.isDragging)
        #expect(abs(scene.contentOffset - 14) < 0.34 + doubt.listLead)
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test(
        "In a waiting scroll view the list under the finger scrolls first, as without an arbiter",
        arguments: product(Doubt.eachAlone.sampled(), [8.0, 60], [true, false]))
    func innermostFirst(_ doubt: Doubt, step: Double, isGated: Bool) {
        let stage = Stage(assumptions: doubt.assumptions)
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        page.contentInsetAdjustmentBehavior = .never
        page.contentSize.height = 2640
        let list = UIScrollView(frame: CGRect(x: 60, y: 60, width: 270, height: 420))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize.height = 900
        stage.window.addSubview(page)
        page.addSubview(list)
        let arbiter = isGated ? GestureArbiter.attach(to: page, policy: .gated) { _ in } : nil
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        for _ in 0..<Int(120 / step) {
            finger.move(by: CGVector(dx: 0, dy: -step), over: 0.016)
        }
        stage.advance(by: 0.1)
        let first = doubt.assumptions.nestedPriority == .innermost ? list : page
        let other = first === list ? page : list
        #expect(first.contentOffset.y > 50, "steps of \(step), \(isGated): \(arbiter?.decisions ?? [])")
        #expect(other.contentOffset.y == 0)
        finger.cancel()
        #expect(stage.settle())
    }

    @Test(
        "In a waiting scroll view a list scrolls in every touch, whether or not UIKit accepts late states",
        arguments: Doubt.eachAlone.sampled(), Assumptions.StateOutsideTouches.allCases)
    func lateStates(_ doubt: Doubt, late: Assumptions.StateOutsideTouches) {
        var assumptions = doubt.assumptions
        assumptions.stateOutsideTouches = late
        let stage = Stage(assumptions: assumptions)
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        page.contentSize.height = 2640
        let list = makeList(CGRect(x: 60, y: 60, width: 270, height: 420))
        stage.window.addSubview(page)
        page.addSubview(list)
        let arbiter = GestureArbiter.attach(to: page, policy: .gated) { _ in }
        var offset: CGFloat = 0
        for _ in 1...2 {
            let finger = stage.touch(at: CGPoint(x: 195, y: 400))
            for _ in 1...12 { finger.move(by: CGVector(dx: 0, dy: -10), over: 0.016) }
            finger.hold(for: 0.1)
            let moved = list.contentOffset.y + page.contentOffset.y
            #expect(moved > offset + 50, "\(arbiter.decisions)")
            offset = moved
            finger.lift()
            #expect(stage.settle())
        }
    }

    @Test(
        "With any hand-off nothing waits: content and card follow one finger",
        arguments: Doubt.eachAlone.sampled(), [ArbitrationPolicy.once, .continuous, .sheet])
    func nobodyWaits(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(policy)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        scene.turn()
        #expect(scene.list.isDragging)
        #expect(scene.cardTranslation > 0)
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test(
        "On a container, and on an outer scroll view, the scroll views within wait, too",
        arguments: Doubt.eachAlone.sampled(), [false, true])
    func innerWaits(_ doubt: Doubt, isScrollView: Bool) {
        let stage = Stage(assumptions: doubt.assumptions)
        let container = isScrollView ? makeList(CGRect(x: 0, y: 55, width: 390, height: 789)) : UIView()
        container.frame = CGRect(x: 0, y: 55, width: 390, height: 789)
        let inner = makeList(CGRect(x: 0, y: 0, width: 390, height: 600))
        container.addSubview(inner)
        stage.window.addSubview(container)
        var drags: [GestureArbiter.Drag] = []
        GestureArbiter.attach(to: container, policy: Self.patient) { drags.append($0) }
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
        stage.advance(by: 0)
        #expect(drags.first == .began)
        #expect(inner.contentOffset == .zero)
        #expect(!inner.isDragging)
        finger.cancel()
        #expect(stage.settle())
    }

    @Test(
        "A scroll view around the container does not wait",
        arguments: Doubt.eachAlone.sampled())
    func outerDoesNotWait(_ doubt: Doubt) {
        let stage = Stage(assumptions: doubt.assumptions)
        let outer = makeList(CGRect(x: 0, y: 55, width: 390, height: 789))
        outer.contentOffset.y = 300
        let container = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 700))
        outer.addSubview(container)
        stage.window.addSubview(outer)
        var drags: [GestureArbiter.Drag] = []
        GestureArbiter.attach(to: container, policy: Self.patient) { drags.append($0) }
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 25), over: 0.2)
        stage.advance(by: 0)
        #expect(outer.isDragging)
        finger.move(by: CGVector(dx: 0, dy: 25), over: 0.2)
        stage.advance(by: 0)
        #expect(outer.contentOffset.y < 270)
        #expect(drags.isEmpty)
        finger.cancel()
        #expect(stage.settle())
    }

    @Test(
        "Of a scroll view's recognizers only its own pan waits: a press on it is recognized",
        arguments: Doubt.eachAlone.sampled()
    )
    func pressDoesNotWait(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .gated)
        let list = scene.addList()
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        list.addGestureRecognizer(press)
        let finger = scene.touch(195, 300)
        finger.hold(for: 0.8)
        scene.turn()
        #expect(press.state == .began || press.state == .changed)
        finger.lift()
        #expect(scene.settle())
    }

    @Test(
        "The delegate is the gate: it lets the pan begin only as the drag",
        arguments: Doubt.eachAlone.sampled())
    func delegateGates(_ doubt: Doubt) throws {
        let scene = CardScene(startOffset: 40, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.gated)
        let pan = try #require(arbiter.panGestureRecognizer)
        let gate = try #require(pan.delegate)
        #expect(!gate.gestureRecognizerShouldBegin(pan), "no finger")
        let scrolling = scene.touch()
        scrolling.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        #expect(!gate.gestureRecognizerShouldBegin(pan), "away from the top")
        scrolling.cancel()
        #expect(scene.stage.settle())
        scene.list.contentOffset.y = 0
        let dragging = scene.touch()
        dragging.move(by: CGVector(dx: 0, dy: 5), over: 0.1)
        #expect(!gate.gestureRecognizerShouldBegin(pan), "within the slop")
        dragging.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        #expect(gate.gestureRecognizerShouldBegin(pan))
        dragging.cancel()
        #expect(scene.stage.settle())
    }

    @Test("A pan that waited until the drag was over does not begin", arguments: Doubt.eachAlone.sampled())
    func overtaken(_ doubt: Doubt) throws {
        let scene = CardScene(assumptions: doubt.assumptions)
        let arbiter = scene.attachRecording(.gated)
        let rival = ScriptedGestureRecognizer(.undecided)
        scene.card.addGestureRecognizer(rival)
        try #require(arbiter.panGestureRecognizer).require(toFail: rival)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        arbiter.cancel()
        rival.isEnabled = false
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        scene.turn()
        #expect(scene.drags.isEmpty)
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test("The arbiter's pan ignores wheels and trackpads")
    func touches() throws {
        let scene = CardScene()
        let pan = try #require(scene.attachMoving(.gated).panGestureRecognizer)
        #expect(pan.allowedScrollTypesMask == [])
    }

    private func makeList(_ frame: CGRect) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        return list
    }
}
