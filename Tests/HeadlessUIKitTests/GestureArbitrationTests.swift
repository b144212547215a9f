import HeadlessUIKit
import Testing

@MainActor struct GestureArbitrationTests {
    @Test("G13: a delegate's no fails the gesture")
    func shouldBegin() {
        let scene = GestureScene()
        let delegate = scene.delegate()
        delegate.begin = { false }
        scene.pan("pan", on: scene.inner, delegate: delegate)
        let finger = scene.touch()
        finger.move(by: .down(12))
        delegate.begin = { true }
        finger.move(by: .down(12))
        #expect(scene.log.take() == [])
    }

    @Test("G14: the hit view's no fails the gesture, unless its touches would not be cancelled anyway")
    func viewShouldBegin() {
        for cancels in [true, false] {
            let scene = GestureScene()
            scene.inner.mayBegin = { _ in false }
            scene.pan("pan", on: scene.outer).cancelsTouchesInView = cancels
            scene.touch().move(by: .down(12))
            #expect(scene.log.take() == (cancels ? [] : ["pan began"]))
        }
    }

    @Test("G15: the view is asked before the delegate, or after it; both must allow")
    func shouldBeginOrder() {
        for order in Assumptions.ShouldBeginOrder.allCases {
            let scene = GestureScene { $0.shouldBeginOrder = order }
            let delegate = scene.delegate()
            scene.pan("pan", on: scene.inner, delegate: delegate)
            let finger = scene.touch()
            delegate.records = true
            scene.inner.records = true
            finger.move(by: .down(12))
            let questions = ["inner asked shouldBegin", "delegate shouldBegin"]
            #expect(
                Array(scene.log.take().prefix(2)) == (order == .viewFirst ? questions : questions.reversed()))
        }
    }

    @Test("G16, G18: a recognizer that waits begins only after the other failed, at once or with its next touch")
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
            #expect(scene.log.take() == [] && pan.state == .possible)
            finger.move(by: .down(10))
            // The blocker sees the touch before the pan: with its next touch means in this very event.
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

    @Test("G17: a waiter fails when the other is recognized")
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

    @Test("G19, G44: delegates are asked about failure once per attempt, at recognition or at touch-down")
    func lazyFailure() {
        for time in Assumptions.FailureQuestions.allCases {
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
            #expect(
                late.suffix(4) == ["delegate shouldBegin", "delegate simultaneous", "pan began", "pan changed"])
        }
    }

    @Test("G44: shouldBegin after the failure requirements, or before them")
    func questionOrder() {
        for order in Assumptions.QuestionOrder.allCases {
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
    }

    @Test("G20: one side's yes makes the requirement, whatever the other says")
    func eitherSide() {
        for asksWaiter in [true, false] {
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
    }

    @Test("G21: classes make requirements too")
    func classRules() {
        for asksWaiter in [true, false] {
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

    @Test("G22, G23, G28: alone by default, the inner wins or the outer; together if either delegate says so")
    func simultaneous() {
        for priority in Assumptions.NestedPriority.allCases {
            let scene = GestureScene { $0.nestedPriority = priority }
            scene.pan("inner", on: scene.inner)
            scene.pan("outer", on: scene.outer)
            scene.touch().move(by: .down(12))
            #expect(scene.log.take() == [priority == .innermost ? "inner began" : "outer began"])
        }
        for innerAllows in [true, false] {
            let scene = GestureScene()
            let (one, other) = (scene.delegate(), scene.delegate())
            one.simultaneous = { _ in innerAllows }
            other.simultaneous = { _ in !innerAllows }
            scene.pan("inner", on: scene.inner, delegate: one)
            scene.pan("outer", on: scene.outer, delegate: other)
            scene.touch().move(by: .down(12))
            #expect(scene.log.take() == ["inner began", "outer began"])
        }
    }

    @Test(
        "G24, G27: prevented if it may be, the other may, and no delegate allows both",
        arguments: [true, false], [true, false])
    func prevention(canPrevent: Bool, canBePrevented: Bool) {
        for (winnerAllows, otherAllows) in [(false, false), (true, false), (false, true)] {
            let scene = GestureScene()
            let (winner, other) = (Scripted(scene.log), Scripted(scene.log))
            let (winners, others) = (scene.delegate("winner's"), scene.delegate("other's"))
            (winner.delegate, other.delegate) = (winners, others)
            winners.simultaneous = { _ in winnerAllows }
            others.simultaneous = { _ in otherAllows }
            winner.prevents = { _ in canPrevent }
            other.isPrevented = { _ in canBePrevented }
            scene.inner.addGestureRecognizer(winner)
            scene.outer.addGestureRecognizer(other)
            winner.moved = { recognizer, _, _ in
                winners.records = true
                others.records = true
                recognizer.state = .began
                winners.records = false
                others.records = false
            }
            var saw = 0
            other.moved = { _, _, _ in saw += 1 }
            scene.touch().move(by: .down(1))
            let isPrevented = canPrevent && canBePrevented && !winnerAllows && !otherAllows
            #expect(saw == (isPrevented ? 0 : 1))
            let asked = scene.log.take().filter { $0.hasSuffix("simultaneous") }
            // Row G23: nobody is asked unless one would block the other.
            #expect(asked.isEmpty == !(canPrevent && canBePrevented))
        }
    }

    @Test("G25: exclusion is per shared touch")
    func perTouch() {
        let scene = GestureScene()
        let second = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
        scene.outer.addSubview(second)
        scene.pan("inner", on: scene.inner)
        scene.pan("second", on: second)
        let finger = scene.touch()
        let other = scene.stage.touch(at: CGPoint(x: 200, y: 650))
        finger.move(by: .down(12))
        other.move(by: .down(12))
        #expect(scene.log.take() == ["inner began", "second began"])
    }

    @Test("G26: only those still possible are prevented, or those that began are cancelled")
    func alreadyBegan() {
        for prevented in Assumptions.Prevented.allCases {
            let scene = GestureScene {
                $0.prevented = prevented
                $0.lateCandidates = .allowed
            }
            let (early, late) = (Scripted(scene.log), Scripted(scene.log))
            scene.add(early, "early", on: scene.inner)
            scene.add(late, "late", on: scene.outer)
            early.prevents = { _ in false }
            early.began = { recognizer, _, _ in recognizer.state = .began }
            late.moved = { recognizer, _, _ in recognizer.state = .began }
            let finger = scene.touch()
            finger.move(by: .down(1))
            #expect(
                scene.log.take() == ["early began"]
                    + (prevented == .alsoBegan ? ["early cancelled", "late began"] : ["late began"]))
        }
    }

    @Test("G26a: a candidate that came later is held off by one that began, or not")
    func lateCandidate() {
        for late in Assumptions.LateCandidates.allCases {
            let scene = GestureScene { $0.lateCandidates = late }
            let second = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
            scene.outer.addSubview(second)
            scene.pan("outer", on: scene.outer)
            scene.pan("second", on: second)
            let finger = scene.touch()
            finger.move(by: .down(12))
            let other = scene.stage.touch(at: CGPoint(x: 200, y: 650))
            other.move(by: .down(12))
            let told = scene.log.take()
            #expect(told.contains("second began") == (late == .allowed))
        }
    }

    @Test("G29: of two on one view the one added later wins, or the one added earlier")
    func sameView() {
        for priority in Assumptions.SameViewPriority.allCases {
            let scene = GestureScene { $0.sameViewPriority = priority }
            scene.pan("earlier", on: scene.inner)
            scene.pan("later", on: scene.inner)
            scene.touch().move(by: .down(12))
            #expect(scene.log.take() == [priority == .addedLater ? "later began" : "earlier began"])
        }
    }

    @Test("S14: actions of recognizers that go together come innermost first, or outermost first")
    func actionOrder() {
        for order in Assumptions.ActionOrder.allCases {
            let scene = GestureScene { $0.panActionOrder = order }
            let delegate = scene.delegate()
            delegate.simultaneous = { _ in true }
            scene.pan("inner", on: scene.inner, delegate: delegate)
            scene.pan("outer", on: scene.outer)
            scene.touch().move(by: .down(12))
            let told = ["inner began", "outer began"]
            #expect(scene.log.take() == (order == .innermostFirst ? told : told.reversed()))
        }
    }
}
