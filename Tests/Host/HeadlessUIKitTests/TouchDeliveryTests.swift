import HeadlessUIKit
import Testing

@MainActor struct TouchDeliveryTests {
    @Test("A touch keeps its identity, view and history")
    func touchValues() {
        let scene = GestureScene()
        let finger = scene.touch()
        let touch = finger.touch
        #expect(touch.phase == .began)
        #expect(touch.view === scene.inner)
        #expect(touch.window === scene.stage.window)
        #expect(touch.location(in: scene.inner) == CGPoint(x: 200, y: 200))
        #expect(touch.tapCount == 1)
        finger.move(by: .down(30), over: 0.1)
        finger.move(by: .down(5))
        #expect(touch.phase == .moved)
        #expect(touch.location(in: nil).y == 335)
        #expect(touch.previousLocation(in: nil).y == 330)
        #expect(abs(touch.timestamp - scene.stage.time) < 1e-9)
        #expect(touch.type == .direct)
        finger.lift()
        #expect(touch.phase == .ended)
    }

    @Test("Two quick touches at one place count as taps one and two")
    func tapCount() {
        let scene = GestureScene()
        scene.touch().lift()
        scene.stage.advance(by: 0.1)
        #expect(scene.touch().touch.tapCount == 2)
    }

    @Test("An event knows its touches by view, window and recognizer")
    func event() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.inner.addGestureRecognizer(recognizer)
        let first = scene.stage.touch(at: CGPoint(x: 10, y: 700))
        var events = 0
        recognizer.began = { recognizer, touch, event in
            events += 1
            #expect(event.allTouches == [first.touch, touch])
            #expect(event.type == .touches)
            #expect(event.touches(for: scene.inner) == [touch])
            #expect(event.touches(for: recognizer) == [touch])
            #expect(event.touches(for: scene.stage.window)?.count == 2)
            #expect(event.coalescedTouches(for: touch) == [touch])
            #expect(event.timestamp == scene.stage.time)
        }
        _ = scene.touch()
        #expect(events == 1)
    }

    @Test("G8: recognizers see a touch before the view does")
    func recognizersFirst() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.add(recognizer, "scripted", on: scene.outer)
        recognizer.records = true
        scene.inner.records = true
        let finger = scene.touch()
        finger.move(by: .down(1))
        #expect(
            scene.log.take() == [
                "scripted shouldReceive event", "scripted touchesBegan", "inner began", "scripted touchesMoved",
                "inner moved",
            ])
    }

    @Test("G9, G10: the recognizers of the touched view receive a touch first, then each superview's")
    func association() {
        let scene = GestureScene()
        let (inner, outer) = (scene.pan("inner", on: scene.inner), scene.pan("outer", on: scene.outer))
        #expect(scene.touch().touch.gestureRecognizers == [inner, outer])
        let below = scene.stage.touch(at: CGPoint(x: 200, y: 700))
        #expect(below.touch.view === scene.outer)
        #expect(below.touch.gestureRecognizers == [outer])
    }

    @Test("G11, G12: the event and each touch are asked about once, before touchesBegan; false excludes the recognizer")
    func shouldReceive() {
        let scene = GestureScene()
        let (recognizer, delegate) = (Scripted(scene.log), scene.delegate())
        recognizer.delegate = delegate
        scene.add(recognizer, "scripted", on: scene.inner)
        recognizer.records = true
        delegate.records = true
        _ = scene.touch()
        #expect(
            scene.log.take() == [
                "scripted shouldReceive event", "delegate receive event", "delegate receive touch",
                "scripted touchesBegan",
            ])
        delegate.receivesTouch = { false }
        let finger = scene.touch()
        finger.move(by: .down(5))
        #expect(scene.log.take() == ["delegate receive touch"])
        #expect(finger.touch.gestureRecognizers == [])
    }

    @Test("G35: an ignored touch is not cancelled in its view")
    func ignored() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.inner.isMultipleTouchEnabled = true
        scene.inner.addGestureRecognizer(recognizer)
        recognizer.began = { recognizer, touch, event in
            if recognizer.numberOfTouches == 2 {
                recognizer.ignore(touch, for: event)
                recognizer.state = .began
            }
        }
        scene.inner.records = true
        _ = scene.touch()
        let ignored = scene.touch()
        #expect(
            scene.log.take().filter { $0 != "inner asked shouldBegin" } == [
                "inner began", "inner cancelled", "inner began",
            ])
        ignored.lift()
        #expect(scene.log.take() == ["inner ended"])
    }

    @Test("G35: a touch that is ignored in the event that begins the gesture stays in its view, and lifts there")
    func ignoredAsItBegins() {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        scene.outer.addGestureRecognizer(recognizer)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        scene.outer.addSubview(button)
        recognizer.moved = { recognizer, touch, event in
            guard recognizer.numberOfTouches == 2 else { return }
            recognizer.state = .began
            recognizer.ignore(touch, for: event)
        }
        let (other, ignored) = (scene.touch(), scene.stage.touch(at: CGPoint(x: 60, y: 40)))
        #expect(button.isTracking)
        ignored.move(by: .down(5))
        #expect(button.isTracking)
        ignored.lift()
        scene.stage.settle()
        #expect(!button.isTracking)
        #expect(recognizer.state == .began)
        other.lift()
    }

    @Test("G36, G37: recognition cancels the touch in its view, right before the action", arguments: [true, false])
    func cancelling(cancels: Bool) {
        let scene = GestureScene()
        scene.pan("pan", on: scene.outer).cancelsTouchesInView = cancels
        scene.inner.records = true
        let finger = scene.touch()
        finger.move(by: .down(12))
        finger.move(by: .down(12))
        finger.lift()
        // Row G14: the hit view is asked only if its touches would be cancelled.
        #expect(
            scene.log.take()
                == (cancels
                    ? [
                        "inner began", "inner asked shouldBegin", "inner cancelled", "pan began", "pan changed",
                        "pan ended",
                    ]
                    : [
                        "inner began", "pan began", "inner moved", "pan changed", "inner moved", "pan ended",
                        "inner ended",
                    ]))
    }

    @Test("G36, G6: with actions in the next turn the view receives nothing in between")
    func cancellingNextTurn() {
        let scene = GestureScene { $0.actionDelivery = .nextTurn }
        scene.pan("pan", on: scene.inner)
        let finger = scene.touch()
        scene.inner.records = true
        finger.move(by: .down(12))
        #expect(scene.log.take() == ["inner asked shouldBegin"])
        finger.move(by: .down(12))
        #expect(scene.log.take() == ["inner cancelled", "pan began"])
        finger.lift()
        scene.stage.settle()
        #expect(scene.log.take() == ["pan changed", "pan ended"])
    }

    @Test("G39: a delayed touch is dropped on recognition, and delivered on failure", arguments: [true, false])
    func delayingBegan(recognizes: Bool) {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        recognizer.delaysTouchesBegan = true
        scene.add(recognizer, "scripted", on: scene.outer)
        scene.inner.records = true
        let finger = scene.touch()
        finger.move(by: .down(1))
        #expect(scene.log.take() == [])
        recognizer.moved = { recognizer, _, _ in recognizer.state = recognizes ? .began : .failed }
        finger.move(by: .down(1))
        finger.lift()
        let told = scene.log.take().filter { $0 != "inner asked shouldBegin" }
        #expect(told == (recognizes ? ["scripted began"] : ["inner began", "inner moved", "inner ended"]))
    }

    @Test(
        "G40: the end is delayed while a recognizer is possible, and becomes a cancellation on recognition",
        arguments: [(true, true), (true, false), (false, false)])
    func delayingEnded(delays: Bool, recognizes: Bool) {
        let scene = GestureScene()
        let recognizer = Scripted(scene.log)
        recognizer.delaysTouchesEnded = delays
        scene.add(recognizer, "scripted", on: scene.outer)
        scene.inner.records = true
        scene.touch().lift()
        #expect(scene.log.take() == (delays ? ["inner began"] : ["inner began", "inner ended"]))
        recognizer.state = recognizes ? .ended : .failed
        scene.stage.advance(by: 0)
        let told = scene.log.take().filter { $0 != "inner asked shouldBegin" }
        #expect(told == (recognizes ? ["inner cancelled", "scripted ended"] : delays ? ["inner ended"] : []))
    }

    @Test(
        "G41: a view receives one finger unless it accepts several; its recognizers receive all",
        arguments: [true, false])
    func severalFingers(wanted: Bool) {
        let scene = GestureScene()
        scene.inner.records = true
        scene.inner.isMultipleTouchEnabled = wanted
        let pan = UIPanGestureRecognizer()
        scene.inner.addGestureRecognizer(pan)
        let first = scene.touch()
        let second = scene.stage.touch(at: CGPoint(x: 100, y: 300))
        #expect(pan.numberOfTouches == 2)
        second.lift()
        #expect(scene.log.take().count { $0 == "inner began" } == (wanted ? 2 : 1))
        first.lift()
        scene.touch().lift()
        #expect(scene.log.take().contains("inner began"), "another touch, when the first is over")
    }

    @Test("G42: a tap on a control is not a tap for the view around it")
    func control() {
        let scene = GestureScene()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.inner.addSubview(control)
        scene.add(UITapGestureRecognizer(), "tap", on: scene.outer)
        let finger = scene.stage.touch(at: CGPoint(x: 50, y: 150))
        #expect(control.isTracking)
        finger.lift()
        #expect(!control.isTracking)
        #expect(scene.log.take() == [])
        scene.touch().lift()
        #expect(scene.log.take() == ["tap ended"])
    }

    @Test("X5: an ancestor's gesture continues when the hit view is removed")
    func hitViewRemoved() {
        let scene = GestureScene()
        scene.pan("pan", on: scene.outer)
        let finger = scene.touch()
        finger.move(by: .down(12))
        scene.inner.removeFromSuperview()
        finger.move(by: .down(12))
        finger.lift()
        #expect(scene.log.take() == ["pan began", "pan changed", "pan ended"])
    }

    @Test("The system's cancellation reaches the view")
    func systemCancel() {
        let scene = GestureScene()
        scene.inner.records = true
        scene.touch().cancel()
        #expect(scene.log.take() == ["inner began", "inner cancelled"])
    }
}
