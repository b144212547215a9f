import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// The stop at which a released panel comes to rest, and its progress on the way.
@MainActor
@Suite("A release between resting places")
struct StopsReleaseTests {
    @Test(
        "A slow release goes to the nearest place, a fling to the next", arguments: Doubt.eachAlone.sampled(),
        [false, true])
    func release(_ doubt: Doubt, leaves: Bool) {
        let scene = StopsScene(doubt, leaves: leaves)
        scene.drag(180)
        #expect(scene.place == 320)
        scene.drag(-100)
        #expect(scene.place == 320)
        scene.touch().swipe(by: .down(60), over: 0.1)
        #expect(scene.stage.settle())
        #expect(scene.place == 610)
        #expect(scene.outcomes == [.stop(320), .stop(320), .stop(610)])
        scene.touch().swipe(by: .down(60), over: 0.1)
        #expect(scene.stage.settle())
        #expect(scene.place == (leaves ? 744 : 610))
    }

    @Test("At half open, five points up and then a flick down go below half open", arguments: Doubt.eachAlone.sampled())
    func fivePointsUp(_ doubt: Doubt) {
        let scene = StopsScene(doubt, at: 320)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -15), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: 4), over: 0.01)
        finger.swipe(by: .down(30), over: 0.03)
        scene.stage.settle()
        #expect(scene.place == 610)
    }

    @Test("Progress orders the places, even if a stop is out of sight")
    func progressOutOfSight() {
        let scene = StopsScene(stops: [0, 1000], leaves: true)
        var told: [GestureArbiter.Mover.Progress] = []
        scene.mover.onProgress = { told.append($0) }
        scene.mover.select(1000, animated: false)
        #expect(told.map(\.moreOpen) == [744])
        #expect(told.map(\.lessOpen) == [1000])
    }

    @Test("Progress reports in every frame the two places around the panel", arguments: Doubt.eachAlone.sampled())
    func progress(_ doubt: Doubt) {
        let scene = StopsScene(doubt)
        var told: [GestureArbiter.Mover.Progress] = []
        scene.mover.onProgress = { told.append($0) }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 170), over: 0.3)
        #expect(told.last?.moreOpen == 0)
        #expect(told.last?.lessOpen == 320)
        #expect(abs((told.last?.share ?? 0) - 0.5) < 0.01)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(told.last?.translation == scene.place)
        let steps = zip(told, told.dropFirst()).map { abs($1.translation - $0.translation) }
        #expect((steps.max() ?? 0) < 40)
    }
}
