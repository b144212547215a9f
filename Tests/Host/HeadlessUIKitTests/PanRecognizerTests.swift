import HeadlessUIKit
import Testing

@MainActor struct PanRecognizerTests {
    @Test(
        "P1: a pan begins when enough fingers moved enough, changes while they are down, ends when they lift",
        arguments: Assumptions.PanEnd.allCases)
    func minimum(end: Assumptions.PanEnd) {
        let scene = GestureScene { $0.panEnd = end }
        let pan = scene.pan("pan", on: scene.inner)
        pan.minimumNumberOfTouches = 2
        let first = scene.touch()
        first.move(by: .down(12))
        #expect(scene.log.take() == [])
        let second = scene.touch()
        second.move(by: .down(30))
        #expect(scene.log.take() == ["pan began"])
        first.move(by: .down(1))
        first.lift()
        switch end {
        case .lastLift:
            #expect(scene.log.take() == ["pan changed"])
            let translation = pan.translation(in: nil)
            second.move(by: .down(30))
            #expect(pan.translation(in: nil) == translation)
            second.lift()
            #expect(scene.log.take() == ["pan ended"])
        case .tooFewLeft: #expect(scene.log.take() == ["pan changed", "pan ended"])
        }
    }

    @Test("P1: with enough fingers down again the pan continues without a jump")
    func again() {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        pan.minimumNumberOfTouches = 2
        let first = scene.touch()
        let second = scene.touch()
        first.move(by: .down(30))
        first.lift()
        let translation = pan.translation(in: nil).y
        second.move(by: .down(40))
        let third = scene.touch()
        #expect(pan.translation(in: nil).y == translation)
        third.move(by: .down(20))
        #expect(pan.translation(in: nil).y == translation + 10)
        #expect(scene.log.take() == ["pan began", "pan changed"])
    }

    @Test("P2: one touch suffices by default, and any number is allowed")
    func defaults() {
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int.max)
    }

    @Test("P3, P7, P8, P9: the translation is the total, with or without the slop", arguments: [true, false])
    func translation(omits: Bool) {
        let scene = GestureScene { $0.panTranslationOmitsSlop = omits }
        let pan = scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        finger.move(by: .down(9))
        #expect(pan.state == .possible)
        finger.move(by: CGVector(dx: -4, dy: 5))
        #expect(pan.state == .began)
        #expect(pan.location(in: nil) == CGPoint(x: 196, y: 314))
        #expect(pan.translation(in: scene.inner) == (omits ? CGPoint(x: 0, y: 4) : CGPoint(x: -4, y: 14)))
        finger.move(by: .down(6))
        #expect(pan.translation(in: nil) == (omits ? CGPoint(x: 0, y: 10) : CGPoint(x: -4, y: 20)))
    }

    @Test("P7: the slop is a switch, measured per axis")
    func slop() {
        let scene = GestureScene { $0.panSlop = 20 }
        let pan = scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 19, dy: 19))
        #expect(pan.state == .possible)
        finger.move(by: .right(1))
        #expect(pan.state == .began)
    }

    @Test("P4: setting the translation resets the velocity")
    func setTranslation() {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        finger.move(by: .down(60), over: 0.1)
        #expect(abs(pan.velocity(in: nil).y - 600) < 1e-6)
        pan.setTranslation(CGPoint(x: 0, y: 7), in: scene.inner)
        #expect(pan.velocity(in: nil) == .zero)
        #expect(pan.translation(in: nil).y == 7)
        finger.move(by: .down(5))
        #expect(abs(pan.translation(in: nil).y - 12) < 1e-9)
    }

    @Test("P5: without touches translation and velocity are zero")
    func noTouch() {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        scene.touch().swipe(by: .down(60), over: 0.1)
        #expect(pan.translation(in: nil) == .zero)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test(
        "P10: after a rest the velocity is that of the last change, or zero",
        arguments: Assumptions.VelocityAfterPause.allCases)
    func velocityAfterPause(after: Assumptions.VelocityAfterPause) {
        let scene = GestureScene { $0.panVelocityAfterPause = after }
        let pan = scene.pan("pan", on: scene.inner)
        var atEnd = CGPoint.zero
        pan.addTarget(scene) { _ in if pan.state == .ended { atEnd = pan.velocity(in: nil) } }
        let finger = scene.touch()
        finger.move(by: .down(60), over: 0.1)
        finger.hold(for: 0.04)
        finger.lift()
        #expect(abs(atEnd.y - (after == .kept ? 600 : 0)) < 1e-6)
    }

    @Test(
        "P12: the velocity is that of the last two samples, or a mean of three",
        arguments: Assumptions.VelocitySmoothing.allCases)
    func smoothing(smoothing: Assumptions.VelocitySmoothing) {
        let scene = GestureScene { $0.panVelocity = smoothing }
        let pan = scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        for step in [10, 20, 40] as [CGFloat] {
            scene.stage.advance(by: 0.01)
            finger.move(by: .down(step))
        }
        // 1000, 2000 and 4000 points per second: 0.6, 0.35 and 0.05 of them.
        #expect(abs(pan.velocity(in: nil).y - (smoothing == .lastTwoSamples ? 4000 : 1500)) < 1e-6)
    }

    @Test("P13: touches beyond the maximum are ignored during a pan, or end it; before the pan they fail it")
    func maximum() {
        for beyond in Assumptions.TouchesBeyondMaximum.allCases {
            let scene = GestureScene { $0.touchesBeyondMaximum = beyond }
            let pan = scene.pan("pan", on: scene.inner)
            pan.maximumNumberOfTouches = 1
            let finger = scene.touch()
            finger.move(by: .down(12))
            let other = scene.touch()
            other.move(by: .down(50))
            finger.move(by: .down(1))
            #expect(scene.log.take() == ["pan began", beyond == .ignored ? "pan changed" : "pan ended"])
        }
        let scene = GestureScene()
        scene.pan("pan", on: scene.inner).maximumNumberOfTouches = 1
        let finger = scene.touch()
        _ = scene.touch()
        finger.move(by: .down(12))
        #expect(scene.log.take() == [])
    }

    @Test("G43: fingers that come down or lift move the translation by their share, without a jump")
    func noJumps() {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        let first = scene.touch()
        first.move(by: .down(30))
        let second = scene.stage.touch(at: CGPoint(x: 100, y: 450))
        #expect(pan.translation(in: nil).y == 20)
        second.move(by: .down(10))
        #expect(pan.translation(in: nil).y == 25)
        first.lift()
        #expect(pan.translation(in: nil).y == 25)
        #expect(pan.state == .changed)
        second.move(by: .down(10))
        #expect(pan.translation(in: nil).y == 35)
    }

    @Test("A subclass may withhold moves, begin at any time, and leave the rest to the pan")
    func subclass() {
        let scene = GestureScene()
        let pan = HesitantPan()
        scene.add(pan, "pan", on: scene.inner)
        let finger = scene.touch()
        finger.move(by: .down(30))
        #expect(pan.state == .possible)
        pan.isDecided = true
        finger.move(by: .down(30))
        #expect(pan.translation(in: nil).y == 50)
        finger.move(by: .down(5))
        #expect(pan.translation(in: nil).y == 55)
        finger.lift()
        #expect(scene.log.take() == ["pan began", "pan changed", "pan ended"])
        #expect(pan.resets == 1)
    }

    @Test("A subclass that fails, cancels or ends itself gets that state")
    func subclassStops() {
        let expected: [(UIGestureRecognizer.State, [String])] = [
            (.failed, ["pan began", "pan cancelled"]), (.cancelled, ["pan began", "pan cancelled"]),
            (.ended, ["pan began", "pan ended"]),
        ]
        for (state, told) in expected {
            let scene = GestureScene()
            let pan = HesitantPan()
            scene.add(pan, "pan", on: scene.inner)
            pan.isDecided = true
            let finger = scene.touch()
            finger.move(by: .down(3))
            pan.next = state
            finger.move(by: .down(3))
            finger.move(by: .down(3))
            finger.lift()
            #expect(scene.log.take() == told)
            #expect(pan.resets == 1)
        }
    }
}

@MainActor private final class HesitantPan: UIPanGestureRecognizer {
    var isDecided = false
    var next: State?
    private(set) var resets = 0

    init() { super.init(target: nil, action: nil) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isDecided else { return }
        if let next {
            state = next
            return
        }
        if state == .possible { state = .began } else { super.touchesMoved(touches, with: event) }
    }

    override func reset() {
        super.reset()
        resets += 1
    }
}
