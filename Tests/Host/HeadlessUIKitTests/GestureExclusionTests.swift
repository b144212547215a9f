import HeadlessUIKit
import Testing

/// Which recognizers prevent others, and which recognize together.
@MainActor struct GestureExclusionTests {
    @Test("G22, G23, G28: by default the inner or the outer recognizer wins alone; both, if either delegate allows it")
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
        "G24, G27: one prevents another if both classes agree and no delegate allows both",
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

    @Test(
        "G26: only possible recognizers are prevented, or begun ones are cancelled, too",
        arguments: Assumptions.Prevented.allCases)
    func alreadyBegan(prevented: Assumptions.Prevented) {
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

    @Test(
        "G26a: a begun recognizer blocks a later candidate, or does not",
        arguments: Assumptions.LateCandidates.allCases)
    func lateCandidate(late: Assumptions.LateCandidates) {
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

    @Test(
        "G29: of two on one view the one added later wins, or the one added earlier",
        arguments: Assumptions.SameViewPriority.allCases)
    func sameView(priority: Assumptions.SameViewPriority) {
        let scene = GestureScene { $0.sameViewPriority = priority }
        scene.pan("earlier", on: scene.inner)
        scene.pan("later", on: scene.inner)
        scene.touch().move(by: .down(12))
        #expect(scene.log.take() == [priority == .addedLater ? "later began" : "earlier began"])
    }

    @Test(
        "S14: simultaneous recognizers send their actions innermost first, or outermost first",
        arguments: Assumptions.ActionOrder.allCases)
    func actionOrder(order: Assumptions.ActionOrder) {
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
