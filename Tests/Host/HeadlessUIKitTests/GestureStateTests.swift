import HeadlessUIKit
import Testing

@MainActor struct GestureStateTests {
    @Test("G1: the states have UIKit's numbers")
    func numbers() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("G2: a continuous gesture begins, changes and ends, or is cancelled")
    func continuous() {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        finger.move(by: .down(12))
        finger.move(by: .down(12))
        finger.lift()
        #expect(scene.log.take() == ["pan began", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
        let other = scene.touch()
        other.move(by: .down(12))
        other.cancel()
        #expect(scene.log.take() == ["pan began", "pan cancelled"])
    }

    @Test("G3, G5: a tap is recognized once, or fails without an action")
    func discrete() {
        let scene = GestureScene()
        scene.add(UITapGestureRecognizer(), "tap", on: scene.inner)
        scene.touch().lift()
        #expect(scene.log.take() == ["tap ended"])
        let finger = scene.touch()
        finger.move(by: .down(40))
        finger.lift()
        #expect(scene.log.take() == [])
    }

    @Test("G4: failing a begun gesture cancels it")
    func failingInTheMiddle() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.add(recognizer, "scripted", on: scene.inner)
        recognizer.began = { recognizer, _, _ in recognizer.state = .began }
        recognizer.moved = { recognizer, _, _ in recognizer.state = .failed }
        scene.touch().move(by: .down(1))
        #expect(scene.log.take() == ["scripted began", "scripted cancelled"])
    }

    @Test(
        "G6: actions follow once all recognizers have received the touch, in the event or in the next turn",
        arguments: Assumptions.ActionDelivery.allCases)
    func actionDelivery(delivery: Assumptions.ActionDelivery) {
        let scene = GestureScene { $0.actionDelivery = delivery }
        let (one, other) = (Scripted(scene.log), Scripted(scene.log))
        one.moved = { recognizer, _, _ in recognizer.state = .began }
        one.prevents = { _ in false }
        other.records = true
        scene.add(one, "one", on: scene.inner)
        scene.add(other, "other", on: scene.outer)
        let finger = scene.touch()
        _ = scene.log.take()
        finger.move(by: .down(1))
        let inTheEvent = ["other touchesMoved"] + (delivery == .sameEvent ? ["one began"] : [])
        #expect(scene.log.take() == inTheEvent)
        scene.stage.advance(by: 0)
        #expect(scene.log.take() == (delivery == .sameEvent ? [] : ["one began"]))
        #expect(one.state == .began)
    }

    @Test("G7: of two states in one turn the later is reported")
    func coalescing() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.add(recognizer, "scripted", on: scene.inner)
        recognizer.moved = { recognizer, _, _ in
            recognizer.state = .began
            recognizer.state = .changed
        }
        scene.touch().move(by: .down(1))
        #expect(scene.log.take() == ["scripted changed"])
    }

    @Test("G30: reset follows every terminal state, and touches that are still down are ignored")
    func reset() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.add(recognizer, "scripted", on: scene.inner)
        recognizer.records = true
        recognizer.moved = { recognizer, _, _ in recognizer.state = .failed }
        let finger = scene.touch()
        finger.move(by: .down(1))
        finger.move(by: .down(1))
        finger.lift()
        #expect(
            scene.log.take() == [
                "scripted shouldReceive event", "scripted touchesBegan", "scripted touchesMoved",
                "scripted reset possible",
            ])
    }

    @Test(
        "G31: in reset the state is possible already, or still terminal",
        arguments: Assumptions.StateDuringReset.allCases)
    func stateDuringReset(assumed: Assumptions.StateDuringReset) {
        let scene = GestureScene { $0.stateDuringReset = assumed }
        let recognizer = Scripted(scene.log)
        scene.add(recognizer, "scripted", on: scene.inner)
        recognizer.began = { recognizer, _, _ in
            recognizer.state = .ended
            recognizer.records = true
        }
        _ = scene.touch()
        #expect(
            scene.log.take() == [
                "scripted ended", assumed == .possible ? "scripted reset possible" : "scripted reset ended",
            ])
        #expect(recognizer.state == .possible)
    }

    @Test("G32, G33: disabling and enabling cancels, in the next turn")
    func disabling() {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        finger.move(by: .down(12))
        pan.isEnabled = false
        pan.isEnabled = true
        scene.stage.advance(by: 0)
        #expect(scene.log.take() == ["pan began", "pan cancelled"])
        finger.move(by: .down(12))
        #expect(scene.log.take() == [])
        pan.isEnabled = false
        finger.lift()
        scene.touch().move(by: .down(12))
        #expect(scene.log.take() == [])
    }

    @Test(
        "G34: removing a gesture's view or recognizer cancels it, with an action or without",
        arguments: Assumptions.ActionOnRemoval.allCases, [true, false])
    func removal(action: Assumptions.ActionOnRemoval, removesView: Bool) {
        let scene = GestureScene { $0.actionOnRemoval = action }
        let pan = scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        finger.move(by: .down(12))
        if removesView { scene.inner.removeFromSuperview() } else { scene.inner.removeGestureRecognizer(pan) }
        finger.move(by: .down(12))
        finger.lift()
        #expect(scene.log.take() == ["pan began"] + (action == .sent ? ["pan cancelled"] : []))
        #expect(pan.state == .possible)
    }

    @Test(
        "G34: the cancellation happens in the next turn without a movement; a view added back before continues",
        arguments: [true, false])
    func removalAtOnce(_ removesView: Bool) {
        let scene = GestureScene()
        let pan = scene.pan("pan", on: scene.inner)
        let (outer, inner) = (scene.inner.superview, scene.inner)
        let finger = scene.touch()
        finger.move(by: .down(12))
        func takeOut() { removesView ? inner.removeFromSuperview() : inner.removeGestureRecognizer(pan) }
        func putBack() { removesView ? outer?.addSubview(inner) : inner.addGestureRecognizer(pan) }
        takeOut()
        putBack()
        scene.stage.advance(by: 0)
        #expect(scene.log.take() == ["pan began"])
        takeOut()
        scene.stage.advance(by: 0)
        #expect(scene.log.take() == ["pan cancelled"])
        #expect(pan.state == .possible)
        putBack()
        finger.move(by: .down(12))
        finger.lift()
        #expect(scene.log.take() == [])
    }

    @Test("G43: the location is the centroid of the touches")
    func centroid() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.add(recognizer, "scripted", on: scene.inner)
        _ = scene.stage.touch(at: CGPoint(x: 100, y: 200))
        _ = scene.stage.touch(at: CGPoint(x: 200, y: 400))
        #expect(recognizer.numberOfTouches == 2)
        #expect(recognizer.location(in: nil) == CGPoint(x: 150, y: 300))
        #expect(recognizer.location(in: scene.inner) == CGPoint(x: 150, y: 200))
        #expect(recognizer.location(ofTouch: 1, in: scene.inner) == CGPoint(x: 200, y: 300))
    }

    @Test(
        "G45: a state set outside touches… counts while a touch is down, or never",
        arguments: Assumptions.StateOutsideTouches.allCases)
    func stateOutsideTouches(assumed: Assumptions.StateOutsideTouches) {
        let scene = GestureScene { $0.stateOutsideTouches = assumed }
        let recognizer = Scripted(scene.log)
        scene.add(recognizer, "scripted", on: scene.inner)
        recognizer.moved = { recognizer, _, _ in recognizer.state = .began }
        recognizer.state = .began
        #expect(recognizer.state == .possible, "no touch is down")
        let finger = scene.touch()
        finger.move(by: .down(1))
        recognizer.state = .cancelled
        scene.stage.advance(by: 0)
        #expect(scene.log.take() == ["scripted began"] + (assumed == .counts ? ["scripted cancelled"] : []))
        #expect(recognizer.state == (assumed == .counts ? .possible : .began))
    }

    @Test("Targets are held weakly and called in the order added")
    func targets() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.inner.addGestureRecognizer(recognizer)
        let (first, second) = (Record(), Record())
        recognizer.addTarget(first) { _ in scene.log.add("first") }
        recognizer.addTarget(second) { _ in scene.log.add("second") }
        recognizer.addTarget(Record()) { _ in scene.log.add("gone") }
        recognizer.began = { recognizer, _, _ in recognizer.state = .ended }
        scene.touch().lift()
        #expect(scene.log.take() == ["first", "second"])
        recognizer.removeTarget(first)
        scene.touch().lift()
        #expect(scene.log.take() == ["second"])
    }
}
