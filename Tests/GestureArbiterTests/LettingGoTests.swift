import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A moved view that is let go")
struct LettingGoTests {
    /// Where the card is in each frame: ten under the finger, then as many as it takes to settle.
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
        "goes on from where it is, as fast as the finger was: no frame shows two frames' way",
        arguments: [240.0, 1200], Doubt.eachAlone)
    func goesOn(velocity: CGFloat, doubt: Doubt) {
        let places = places(velocity: velocity, doubt)
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        let (last, first) = (steps[18], steps[19])
        #expect(abs(last - velocity / 120) < 1e-9)
        // What the spring adds in one frame: half of 146 000 pt/s² times its square, which is 5 pt.
        #expect(abs(first - last) < 7.5, "\(last), then \(first)")
    }
}
