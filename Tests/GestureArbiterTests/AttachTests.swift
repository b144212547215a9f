import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Attached in one line")
struct AttachTests {
    @Test(
        "At the top the card follows the finger, less the slop, and returns when it is released gently",
        arguments: Doubt.eachAlone)
    func dragAndReturn(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.gated)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.4)
        scene.turn()
        #expect(abs(scene.cardTranslation - 90) < 1e-9)
        #expect(scene.contentOffset == 0)
        finger.hold(for: 0.1)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.outcomes == [.stop(0)])
        #expect(scene.card.transform == .identity)
    }

    @Test(
        "After a fling the card leaves; removed then, it has its own transform again",
        arguments: Doubt.eachAlone.sampled())
    func fling(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let tilted = CGAffineTransform(scaleX: 0.9, y: 0.9)
        scene.card.transform = tilted
        GestureArbiter.attach(to: scene.list, moving: scene.card) { [card = scene.card] outcome in
            if outcome == .away { card.removeFromSuperview() }
        }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.card.superview == nil)
        #expect(scene.card.transform == tilted)
    }

    @Test(
        "Away from the top the list scrolls and the card stays, for the whole touch",
        arguments: Doubt.eachAlone.sampled())
    func gatedScroll(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 40, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.gated)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.4)
        scene.turn()
        #expect(scene.cardTranslation == 0)
        #expect(scene.contentOffset < 0, "the list pulls its own rubber band")
        finger.lift()
        scene.stage.settle()
        #expect(scene.contentOffset == 0)
        #expect(arbiter.decisions.map(\.to) == [.scroll(depth: 0)])
    }

    @Test("One finger scrolls, drags, brings the card back and scrolls again", arguments: Doubt.eachAlone.sampled())
    func continuous(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 40, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        scene.turn()
        #expect(abs(scene.contentOffset - 20) <= doubt.listLead)
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
        scene.turn()
        #expect(abs(scene.cardTranslation - 100) <= 1e-9 + doubt.listLead)
        #expect(scene.contentOffset == 0)
        finger.move(by: CGVector(dx: 0, dy: -160), over: 0.2)
        scene.turn()
        #expect(scene.cardTranslation == 0)
        #expect(abs(scene.contentOffset - 60) < 0.34 + doubt.listLead)
        finger.move(by: CGVector(dx: 0, dy: 70), over: 0.1)
        scene.turn()
        #expect(abs(scene.cardTranslation - 10) < 0.34 + doubt.listLead)
        finger.lift()
        scene.stage.settle()
        #expect(
            arbiter.decisions.map(\.to)
                == [.scroll(depth: 0), .drag, .scroll(depth: 0), .drag, .nobody])
    }

    @Test("A card that springs back is caught in place, without slop", arguments: Doubt.eachAlone.sampled())
    func catching(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.continuous)
        let first = scene.touch()
        first.move(by: CGVector(dx: 0, dy: 210), over: 0.5)
        first.hold(for: 0.1)
        first.lift()
        scene.stage.advance(by: 0.05)
        let caught = scene.cardTranslation
        #expect(caught > 20)
        #expect(caught < 200)
        let second = scene.touch()
        scene.stage.advance(by: 0.2)
        #expect(scene.cardTranslation == caught, "held")
        second.move(by: CGVector(dx: 0, dy: 5))
        scene.turn()
        #expect(abs(scene.cardTranslation - caught - 5) < 1e-9)
        second.hold(for: 0.1)
        second.lift()
        scene.stage.settle()
        #expect(scene.card.transform == .identity)
        #expect(scene.outcomes == [.stop(0)])
    }

    @Test("A fling that decelerates to the top never moves the card", arguments: Doubt.eachAlone.sampled())
    func momentum(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 300, assumptions: doubt.assumptions)
        scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.08)
        finger.lift()
        #expect(scene.contentOffset > 0)
        while scene.list.isDecelerating {
            scene.stage.advanceFrame()
            #expect(scene.cardTranslation == 0)
        }
        scene.stage.settle()
        #expect(scene.contentOffset == 0)
        #expect(scene.outcomes.isEmpty)
    }

    @Test(
        "After scrolling has handed over to the drag, a fling alone does not dismiss",
        arguments: Doubt.eachAlone.sampled())
    func flingAfterHandoff(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 40, assumptions: doubt.assumptions)
        scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 250), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.outcomes == [.stop(0)])
        #expect(scene.contentOffset == 0, "the finger's velocity is not left to the list either")
    }

    @Test(
        "A sideways swipe moves neither card nor list, and the list's own pan decides on scrolling",
        arguments: Doubt.eachAlone.sampled())
    func sideways(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 60, dy: 20), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: 150), over: 0.1)
        scene.turn()
        #expect(scene.cardTranslation == 0)
        #expect(arbiter.decisions.map(\.to) == [.nobody])
        finger.lift()
    }

    @Test("After a touch that the system cancels, the card returns", arguments: Doubt.eachAlone.sampled())
    func cancellation(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 600), over: 0.2)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.outcomes == [.stop(0)])
        #expect(scene.card.transform == .identity)
    }

    @Test(
        "The client receives one beginning and one end, whatever the finger does in between",
        arguments: Doubt.eachAlone.sampled())
    func drags(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 20, assumptions: doubt.assumptions)
        scene.attachRecording(.continuous)
        let finger = scene.touch()
        for distance in [80.0, -120, 90, -60, 100] {
            finger.move(by: CGVector(dx: 0, dy: distance), over: 0.1)
        }
        finger.lift()
        scene.turn()
        #expect(scene.drags.first == .began)
        #expect(scene.drags.count { $0 == .began } == 1)
        #expect(scene.drags.count { if case .ended = $0 { true } else { false } } == 1)
        guard case .ended = scene.drags.last else {
            Issue.record("the end is not last: \(scene.drags.suffix(2))")
            return
        }
    }

    @Test(
        "Over a list too short to scroll, any touch drags the card",
        arguments: [ArbitrationPolicy.gated, .once, .continuous, .sheet], Doubt.eachAlone.sampled())
    func shortContent(_ policy: ArbitrationPolicy, doubt: Doubt) {
        for (rows, bounces, alwaysBounces) in [(3, true, false), (3, true, true), (0, true, false), (3, false, false)] {
            let scene = CardScene(assumptions: doubt.assumptions, rows: rows)
            scene.list.bounces = bounces
            scene.list.alwaysBounceVertical = alwaysBounces
            scene.attachMoving(policy)
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
            scene.turn()
            #expect(abs(scene.cardTranslation - 50) <= 1e-9 + doubt.listLead)
            #expect(scene.contentOffset == 0)
            finger.cancel()
        }
    }
}
