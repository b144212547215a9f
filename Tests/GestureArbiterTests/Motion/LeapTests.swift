import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A moved view that is flung away")
struct LeapTests {
    private func leaving(_ flick: Flick) -> Leaving {
        let stage = Stage(screen: flick.screen)
        let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        stage.window.addSubview(card)
        GestureArbiter.attach(to: card, moving: card)
        return Leaving(of: flick, on: stage, over: 789) { card.transform.ty }
    }

    @Test(
        "Flung from 200 pt, the view stays within 1.5 × the finger's speed for three frames",
        arguments: Flick.onBothScreens([(200, 600), (200, 1200), (200, 4000)]))
    func speed(_ flick: Flick) {
        expectNoLeap(leaving(flick), flick)
    }

    @Test(
        "Released at any velocity, the view starts with it, and accelerates evenly",
        arguments: Flick.ofEveryKind)
    func evenly(_ flick: Flick) {
        expectEven(leaving(flick), flick, within: 0.5)
    }

    @Test(
        "Flung the other way, if only the distance decides, the view turns well before its rest",
        arguments: Doubt.eachAlone.sampled())
    func otherWay(_ doubt: Doubt) {
        let stage = Stage(assumptions: doubt.assumptions)
        let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        stage.window.addSubview(card)
        GestureArbiter.attach(to: card, moving: card, release: .distance(progress: 0.2))
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 560), over: 0.3)
        finger.swipe(by: .down(-300), over: 0.1)
        var least = card.transform.ty
        for _ in 0..<120 {
            stage.advanceFrame()
            least = min(least, card.transform.ty)
        }
        #expect(least > 150)
        #expect(stage.settle())
    }
}
