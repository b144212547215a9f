@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What is decided when the finger comes down, and holds for the whole touch.
@MainActor
@Suite("Fixed at touch-down")
struct TouchDownTests {
    static let pixel: CGFloat = 1.0 / 3

    @Test(
        "A policy set within the slop does not apply to this touch, on a card around a list",
        arguments: Doubt.eachAlone.sampled())
    func policy(_ doubt: Doubt) {
        for policies in [[ArbitrationPolicy.gated, .continuous], [.continuous, .gated]] {
            let scene = ComplaintScene(doubt, policy: policies[0])
            let list = scene.addList(scene.card.bounds)
            let finger = scene.touch(195, 300)
            finger.move(by: CGVector(dx: 0, dy: 2))
            scene.arbiter.policy = policies[1]
            finger.pull(98)
            scene.turn()
            #expect(abs(scene.translation - 90) <= Self.pixel + doubt.listLead, "\(policies[0])")
            #expect(list.contentOffset.y == 0)
            // It is handed back only if that was declared at touch-down.
            finger.pull(-150)
            scene.turn()
            #expect((list.contentOffset.y > 40) == (policies[0] == .continuous), "\(policies[0])")
            #expect(scene.settle(lettingGo: finger))
            #expect(scene.ends == 1)
        }
    }

    @Test(
        "Whether the content was decelerating: such a touch never drags, and the next one does",
        arguments: Doubt.eachAlone.sampled())
    func coasting(_ doubt: Doubt) {
        let policy = ArbitrationPolicy(.down, when: .atEdge && !.decelerating, handoff: .continuous)
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds, offset: 150)
        scene.touch(195, 300).swipe(by: .down(130), over: 0.05)
        scene.stage.advance(by: 0.1)
        #expect(list.isDecelerating)
        #expect(list.contentOffset.y < 0)
        let catches = scene.touch(195, 300)
        #expect(!list.isDecelerating)
        catches.pull(100)
        #expect(scene.settle(lettingGo: catches))
        #expect(!scene.isDragged)
        let rests = scene.touch(195, 300)
        rests.pull(100)
        scene.turn()
        #expect(abs(scene.translation - 90) <= Self.pixel + doubt.listLead)
        #expect(scene.settle(lettingGo: rests))
        #expect(scene.ends == 1)
    }

    @Test(
        "The length that scales the card's resistance: the container's, along the direction",
        arguments: Doubt.eachAlone.sampled(), [(ArbitrationPolicy.Direction.down, 789.0), (.right, 390)])
    func length(_ doubt: Doubt, axis: (direction: ArbitrationPolicy.Direction, length: CGFloat)) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(axis.direction))
        let finger = scene.touch(195, 300)
        func pull(_ way: CGFloat) {
            axis.direction == .down ? finger.pull(way) : finger.pull(0, across: way)
            scene.turn()
        }
        pull(60)
        pull(-160)
        #expect(abs(scene.translation - Motion.RubberBand(dimension: axis.length).stretch(for: -110)) < 1e-6)
        #expect(scene.settle(lettingGo: finger))
    }

    @Test(
        "That length is the same with an arbiter in the container, however large its view is",
        arguments: [
            CGAffineTransform.identity, CGAffineTransform(scaleX: 0.25, y: 0.5),
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
        ], Doubt.eachAlone.sampled())
    func lengthAroundAnother(_ transform: CGAffineTransform, doubt: Doubt) {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller, assumptions: doubt.assumptions)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let inner = UIView(frame: CGRect(x: 45, y: 250, width: 300, height: 300))
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        inner.transform = transform
        var translation: CGFloat = 0
        GestureArbiter.attach(to: outer, policy: ArbitrationPolicy(.down)) { drag in
            if case .moved(let moved) = drag { translation = moved }
        }
        GestureArbiter.attach(to: inner, policy: ArbitrationPolicy(.left)) { _ in }
        stage.settle()
        let finger = stage.touch(at: inner.convert(CGPoint(x: 150, y: 150), to: nil))
        func pull(_ way: CGFloat) {
            finger.move(by: CGVector(dx: 0, dy: way))
            stage.advance(by: 0.01)
        }
        pull(15)
        pull(45)
        let pulled = translation
        pull(-160)
        #expect(pulled > 40)
        #expect(abs(translation - Motion.RubberBand(dimension: 400).stretch(for: pulled - 160)) < 1e-6)
        finger.lift()
        stage.settle()
    }

    @Test(
        "Outer arbiters add no targets to a list's pan until a drag owns the touch",
        arguments: [1, 5], Doubt.eachAlone.sampled())
    func targets(count: Int, doubt: Doubt) {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller, assumptions: doubt.assumptions)
        var view: UIView = controller.view
        for _ in 0..<count {
            let around = UIView(frame: view.bounds)
            view.addSubview(around)
            GestureArbiter.attach(to: around, policy: .continuous) { _ in }
            view = around
        }
        let list = UIScrollView(frame: view.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        view.addSubview(list)
        stage.settle()
        let before = list.panGestureRecognizer.numberOfTargets
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        #expect(list.panGestureRecognizer.numberOfTargets == before)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        #expect(list.panGestureRecognizer.numberOfTargets == before + 1)
        finger.lift()
        stage.settle()
        #expect(list.panGestureRecognizer.numberOfTargets == before)
    }
}
