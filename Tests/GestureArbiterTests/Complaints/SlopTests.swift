import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A finger within the slop neither scrolls nor drags, in whichever direction it goes.
@MainActor
@Suite("The slop in every direction")
struct SlopTests {
    @Test(
        "A thumb that rolls before it pulls drags a sheet, too",
        arguments: Doubt.eachAlone.filter { $0.assumptions.scrollSlop == 10 }.sampled())
    func sheet(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.sheet)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -3))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        scene.turn()
        #expect(abs(scene.cardTranslation - 187) < 1e-9)
        finger.lift()
    }

    @Test(
        "The finger may reverse anywhere within the slop", arguments: [-2.5, -3, -5, -9.9], Doubt.eachAlone.sampled())
    func anywhere(_ roll: CGFloat, doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.gated)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: roll), over: 0.05)
        finger.move(by: CGVector(dx: 0, dy: 100 - roll), over: 0.2)
        scene.turn()
        #expect(abs(scene.cardTranslation - 90) < 1e-9)
        #expect(scene.contentOffset == 0)
        finger.lift()
    }

    @Test(
        "Beyond the slop the other way the list owns the touch, wherever it reverses",
        arguments: Doubt.eachAlone.sampled())
    func beyond(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.gated)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -10), over: 0.05)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        scene.turn()
        #expect(scene.cardTranslation == 0)
        #expect(arbiter.decisions.map(\.to) == [.scroll(depth: 0)])
        finger.lift()
    }

    @Test(
        "The wrong way, the list scrolls as without an arbiter once the slop is passed",
        arguments: Doubt.eachAlone.sampled())
    func plainScroll(_ doubt: Doubt) {
        let scenes = [false, true].map { isAttached in
            let scene = CardScene(assumptions: doubt.assumptions)
            if isAttached { scene.attachMoving(.gated) }
            return scene
        }
        let fingers = scenes.map { $0.touch() }
        var way: CGFloat = 0
        for _ in 0..<60 {
            way += 2
            for finger in fingers { finger.move(by: CGVector(dx: 0, dy: -2)) }
            for scene in scenes { scene.stage.advanceFrame() }
            let (without, with) = (scenes[0].contentOffset, scenes[1].contentOffset)
            // A recognizer that waited begins where the slop ends, or with the movement after that.
            let isBehind = way < 10 || way == 10 && doubt.assumptions.waiterBegins == .withNextTouch
            if isBehind { #expect(with == 0) } else { #expect(with == without, "after \(way) pt") }
        }
        for finger in fingers { finger.lift() }
        for scene in scenes { scene.stage.settle() }
        #expect(scenes[0].contentOffset == scenes[1].contentOffset)
    }
}
