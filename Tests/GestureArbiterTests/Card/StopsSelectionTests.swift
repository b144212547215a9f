@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A stop that code selects, and stops that move, with and without a finger.
@MainActor
@Suite("Selecting a resting place")
struct StopsSelectionTests {
    @Test("If all places shift during a drag, the panel stays under the finger", arguments: Doubt.eachAlone.sampled())
    func shifted(_ doubt: Doubt) {
        let scene = StopsScene(doubt, at: 320)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
        let top = scene.panel.frame.minY
        // The content grew by 60 points: the fully open panel's top is that much higher.
        scene.mover.shift(by: 60, stops: [0, 380, 670])
        #expect(abs(scene.mover.translation - 430) < 1 + doubt.listLead)
        // This client shows it relative to the old place of 0.
        #expect(abs(scene.panel.frame.minY - (top + 60)) < 1e-6)
        #expect(scene.stage.settle(lettingGo: finger))
        #expect(scene.place == 380)
    }

    @Test(
        "If all places shift under an undecided finger, the drag begins at the visible place",
        arguments: Doubt.eachAlone.sampled())
    func shiftedUndecided(_ doubt: Doubt) {
        let scene = StopsScene(doubt, at: 320)
        var told: [GestureArbiter.Mover.Progress] = []
        scene.mover.onProgress = { told.append($0) }
        let finger = scene.touch()
        scene.mover.shift(by: 60, stops: [0, 380, 670])
        #expect(told.last?.translation == 380)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
        #expect(abs(scene.mover.translation - 430) < 1 + doubt.listLead)
    }

    @Test(
        "An undecided finger drags the panel from the place selected meanwhile",
        arguments: Doubt.eachAlone.sampled())
    func sentUndecided(_ doubt: Doubt) {
        let scene = StopsScene(doubt)
        let finger = scene.touch()
        scene.mover.select(320)
        scene.stage.advance(by: 2)
        #expect(scene.place == 320)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
        #expect(abs(scene.place - 370) < 1 + doubt.listLead)
    }

    @Test("The veto is asked about the stop that was selected during the drag", arguments: Doubt.eachAlone.sampled())
    func vetoOfSelection(_ doubt: Doubt) {
        let scene = StopsScene(doubt)
        var targets: [ReleaseRule.Target?] = []
        scene.arbiter.onAttempt = { attempt in
            guard attempt.stage == .release else { return .allow }
            targets.append(attempt.target)
            return attempt.target == .stop(320) ? .redirect(to: .stop(0)) : .allow
        }
        for stop in [610, 320] as [CGFloat] {
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
            scene.mover.select(stop)
            #expect(scene.stage.settle(lettingGo: finger))
            scene.mover.select(0, animated: false)
        }
        #expect(targets == [.stop(610), .stop(320)])
        #expect(scene.outcomes == [.stop(610), .stop(0)])
    }

    @Test("A redirection only has an effect at the release", arguments: Doubt.eachAlone.sampled())
    func redirectedAtBegin(_ doubt: Doubt) {
        let scene = StopsScene(doubt)
        scene.arbiter.onAttempt = { $0.stage == .release ? .allow : .redirect(to: .stop(610)) }
        scene.drag(180)
        #expect(scene.place == 320)
    }

    @Test(
        "A selection during a cancelled drag does not affect the next drag", arguments: Doubt.eachAlone.sampled()
    )
    func selectionIsOfOneHand(_ doubt: Doubt) {
        let scene = StopsScene(doubt)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
        scene.mover.select(610)
        finger.cancel()
        #expect(scene.stage.settle())
        #expect(scene.place == 610)
        scene.drag(-240)
        #expect(scene.place == 320)
    }

    @Test(
        "A selection in the turn of the release keeps the finger's velocity",
        arguments: Doubt.eachAlone.sampled())
    func selectedAtLift(_ doubt: Doubt) {
        let places = [false, true].map { isSelected in
            let scene = StopsScene(doubt)
            scene.touch().swipe(by: .down(100), over: 0.05)
            if isSelected { scene.mover.select(320) }
            scene.stage.advance(by: 0.03)
            return scene.place
        }
        #expect(places[0] == places[1])
    }
}
