import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("The durations of a deck's card")
struct DurationTests {
    @Test(
        "At any damping ratio and duration, the springs are UIKit's with that duration",
        arguments: [(0.3, 0.1), (0.3, 0.5), (5, 1), (0.05, 1)])
    func swinging(seconds: TimeInterval, ratio: CGFloat) {
        let scene = DeckScene(presenting: false)
        scene.present(
            DeckConfiguration {
                $0.presentingResponse = response(for: seconds, dampingRatio: Double(ratio))
                $0.dampingRatio = ratio
            })
        let spring = Motion.Spring(dampingRatio: Double(ratio), duration: seconds)
        for frame in 1...Int(seconds * 120) {
            scene.stage.advanceFrame()
            let expected = spring.position(after: Double(frame) / 120, from: 789, velocity: 0)
            #expect(abs(scene.cardTranslation - expected) < 0.01, "frame \(frame)")
        }
    }

    @Test("The dismissal has its own duration")
    func dismissing() {
        let scene = DeckScene(
            DeckConfiguration {
                $0.presentingResponse = response(for: 0.2)
                $0.dismissingResponse = response(for: 0.8)
            })
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0)
        // Animations alongside take as long.
        #expect(abs((scene.modal.transitionCoordinator?.transitionDuration ?? 0) - 0.8) < 0.01)
        let spring = Motion.Spring(dampingRatio: 1, duration: 0.8)
        for frame in 1...90 {
            scene.stage.advanceFrame()
            let expected = 789 + spring.position(after: Double(frame) / 120, from: -789, velocity: 0)
            #expect(abs(scene.cardTranslation - expected) < 0.01, "frame \(frame)")
        }
    }

    @Test("The return has its own duration, too", arguments: [0.2, 0.8])
    func returning(seconds: TimeInterval) {
        var configuration = DeckConfiguration()
        configuration.response = response(for: seconds)
        let scene = DeckScene(configuration)
        scene.touch().drag(by: .down(210), over: 0.5)
        scene.stage.advance(by: seconds * 0.5)
        #expect(scene.cardTranslation > 2)
        scene.stage.advance(by: seconds * 0.5)
        #expect(scene.cardTranslation < 0.3)
        scene.expectInPlace()
    }
}
