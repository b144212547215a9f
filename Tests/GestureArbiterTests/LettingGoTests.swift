@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("The release of a moved view")
struct LettingGoTests {
    /// The card's place in each frame: ten frames under the finger, then until it has settled.
    private func places(velocity: CGFloat, _ doubt: Doubt) -> [CGFloat] {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 12))
        var places: [CGFloat] = []
        for _ in 0..<20 {
            scene.stage.advanceFrame()
            finger.move(by: CGVector(dx: 0, dy: velocity / 120))
            scene.turn()
            places.append(scene.cardTranslation)
        }
        finger.lift()
        for _ in 0..<20 {
            scene.stage.advanceFrame()
            places.append(scene.cardTranslation)
        }
        return places
    }

    @Test(
        "A released view continues from its place with the finger's velocity: no frame shows twice the movement",
        arguments: [240.0, 1200], Doubt.eachAlone.sampled())
    func goesOn(velocity: CGFloat, doubt: Doubt) {
        let places = places(velocity: velocity, doubt)
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        let (last, first) = (steps[18], steps[19])
        #expect(abs(last - velocity / 120) < 1e-9)
        // What the spring adds in one frame: half of 146 000 pt/s² times the square of the frame's time, which is 5 pt.
        #expect(abs(first - last) < 7.5, "\(last), then \(first)")
    }

    private func release(
        _ ways: [(way: CGFloat, seconds: Double)], from offset: CGFloat = 0, _ doubt: Doubt,
        answering answer: Arbitration.Verdict = .allow
    ) -> (said: String?, outcomes: [ReleaseRule.Target]) {
        let scene = CardScene(startOffset: offset, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.continuous)
        arbiter.onAttempt = { $0.stage == .release ? answer : .allow }
        #expect(arbiter.lastRelease == nil)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 200))
        for (way, seconds) in ways { finger.move(by: CGVector(dx: 0, dy: way), over: seconds) }
        finger.lift()
        scene.stage.settle()
        return (arbiter.lastRelease.map { "\($0)" }, scene.outcomes)
    }

    @Test(
        "A released view returns if the fling belonged to the list, and leaves if it belonged to the card",
        arguments: Doubt.eachAlone.sampled())
    func afterScrolling(_ doubt: Doubt) {
        let lists = release([(160, 0.16)], from: 100, doubt)
        #expect(lists.said?.hasSuffix("pt of 789, and the fling was the list's") == true, "\(lists)")
        #expect(lists.outcomes == [.stop(0)])
        let cards = release([(300, 0.2)], from: 40, doubt)
        #expect(cards.said?.hasSuffix("pt/s, 300 needed") == true, "\(cards)")
        #expect(cards.outcomes == [.away])
    }
}
