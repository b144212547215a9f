import HeadlessUIKit
import Testing

/// Which recognizers wait for others to fail.
@MainActor struct GestureWaitingTests {
    @Test("G16, G18: a waiting recognizer begins only after the other failed, at once or with its next touch")
    func requireToFail() {
        for begins in Assumptions.WaiterBegins.allCases {
            let scene = GestureScene { $0.waiterBegins = begins }
            let blocker = Scripted(scene.log)
            scene.add(blocker, "blocker", on: scene.inner)
            let pan = scene.pan("pan", on: scene.outer)
            pan.require(toFail: blocker)
            blocker.moved = { recognizer, touch, _ in
                if touch.location(in: nil).y >= 330 { recognizer.state = .failed }
            }
            let finger = scene.touch()
            finger.move(by: .down(20))
            #expect(scene.log.take() == [])
            #expect(pan.state == .possible)
            finger.move(by: .down(10))
            // The blocker sees the touch before the pan, so "with the next touch" means in this very event.
            #expect(scene.log.take() == ["pan began"])
        }
        for begins in Assumptions.WaiterBegins.allCases {
            let scene = GestureScene { $0.waiterBegins = begins }
            let blocker = Scripted(scene.log)
            scene.add(blocker, "blocker", on: scene.inner)
            scene.pan("pan", on: scene.outer).require(toFail: blocker)
            let finger = scene.touch()
            finger.move(by: .down(20))
            blocker.state = .failed
            scene.stage.advance(by: 0)
            #expect(scene.log.take() == (begins == .atOnce ? ["pan began"] : []))
            finger.move(by: .down(1))
            #expect(scene.log.take() == (begins == .atOnce ? ["pan changed"] : ["pan began"]))
        }
    }

    @Test("G16, G18: a screen-edge pan that waits begins once the other has failed, whether its finger moves on or not")
    func edgePanWaits() {
        let scene = GestureScene()
        let blocker = Scripted(scene.log)
        scene.add(blocker, "blocker", on: scene.inner)
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        scene.add(pan, "pan", on: scene.outer)
        pan.require(toFail: blocker)
        let finger = scene.stage.touch(at: CGPoint(x: 5, y: 300))
        finger.move(by: CGVector(dx: 20, dy: 0))
        finger.move(by: CGVector(dx: 20, dy: 0))
        #expect(scene.log.take() == [])
        blocker.state = .failed
        scene.stage.advance(by: 0)
        #expect(scene.log.take() == ["pan began"])
    }

    @Test("G17: a waiting recognizer fails when the other is recognized")
    func waiterFails() {
        let scene = GestureScene()
        let (blocker, delegate) = (Scripted(scene.log), scene.delegate())
        delegate.simultaneous = { _ in true }
        scene.add(blocker, "blocker", on: scene.inner)
        let pan = scene.pan("pan", on: scene.outer, delegate: delegate)
        pan.require(toFail: blocker)
        let finger = scene.touch()
        finger.move(by: .down(20))
        blocker.moved = { recognizer, _, _ in recognizer.state = .began }
        finger.move(by: .down(20))
        finger.move(by: .down(20))
        #expect(scene.log.take() == ["blocker began", "blocker changed"])
    }

    @Test(
        "G19, G44: delegates are asked about failure once per attempt, at recognition or at touch-down",
        arguments: Assumptions.FailureQuestions.allCases)
    func lazyFailure(time: Assumptions.FailureQuestions) {
        let scene = GestureScene { $0.failureQuestions = time }
        let delegate = scene.delegate()
        delegate.records = true
        scene.pan("pan", on: scene.outer, delegate: delegate)
        let other = Scripted(scene.log)
        scene.inner.addGestureRecognizer(other)
        let finger = scene.touch()
        let questions = ["delegate shouldRequireFailure", "delegate shouldBeRequired"]
        let received = ["delegate receive event", "delegate receive touch"]
        let early = Set(scene.log.take())
        #expect(early == Set(received + (time == .atTouchDown ? questions : [])))
        finger.move(by: .down(5))
        finger.move(by: .down(10))
        finger.move(by: .down(10))
        let late = scene.log.take()
        #expect(late.filter { questions.contains($0) }.count == (time == .atRecognition ? 2 : 0))
        #expect(late.suffix(4) == ["delegate shouldBegin", "delegate simultaneous", "pan began", "pan changed"])
    }

    @Test(
        "G44: shouldBegin after the failure requirements, or before them",
        arguments: Assumptions.QuestionOrder.allCases)
    func questionOrder(order: Assumptions.QuestionOrder) {
        let scene = GestureScene { $0.questionOrder = order }
        let (blocker, delegate) = (Scripted(scene.log), scene.delegate())
        scene.inner.addGestureRecognizer(blocker)
        let pan = scene.pan("pan", on: scene.outer, delegate: delegate)
        pan.require(toFail: blocker)
        let finger = scene.touch()
        finger.move(by: .down(12))
        delegate.records = true
        finger.move(by: .down(12))
        #expect(scene.log.take() == [])
        delegate.records = false
        var asked = 0
        delegate.begin = {
            asked += 1
            return true
        }
        blocker.state = .failed
        scene.stage.advance(by: 0)
        #expect(asked == (order == .failureRequirementsFirst ? 1 : 0))
        #expect(scene.log.take() == ["pan began"])
    }

    @Test("G20: either side can make the requirement, whatever the other answers", arguments: [true, false])
    func eitherSide(asksWaiter: Bool) {
        let scene = GestureScene()
        let (waits, blocks) = (scene.delegate(), scene.delegate())
        waits.requires = { _ in asksWaiter }
        blocks.requiredBy = { _ in !asksWaiter }
        scene.pan("waiter", on: scene.inner, delegate: waits)
        let blocker = Scripted(scene.log)
        blocker.delegate = blocks
        scene.outer.addGestureRecognizer(blocker)
        let finger = scene.touch()
        finger.move(by: .down(12))
        #expect(scene.log.take() == [])
        blocker.state = .failed
        finger.move(by: .down(1))
        #expect(scene.log.take().first == "waiter began")
    }

    @Test("G21: classes make requirements too", arguments: [true, false])
    func classRules(asksWaiter: Bool) {
        let scene = GestureScene()
        let (waiter, blocker) = (Scripted(scene.log), Scripted(scene.log))
        scene.add(waiter, "waiter", on: scene.inner)
        scene.add(blocker, "blocker", on: scene.outer)
        waiter.requires = { _ in asksWaiter }
        blocker.requiredBy = { _ in !asksWaiter }
        waiter.moved = { recognizer, _, _ in recognizer.state = .began }
        blocker.ended = { recognizer, _, _ in recognizer.state = .failed }
        let finger = scene.touch()
        finger.move(by: .down(1))
        #expect(scene.log.take() == [])
        finger.lift()
        #expect(scene.log.take() == ["waiter began"])
    }
}
