@_spi(Engine) import Cards
import DeckTransition
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck's card at the lift")
struct LiftTests {
    private func lift(_ scene: DeckScene, after steps: [(way: CGFloat, seconds: Double)]) {
        let finger = scene.touch(195, 200)
        for step in steps {
            finger.move(by: .down(step.way), over: step.seconds)
        }
        finger.lift()
        scene.stage.settle()
    }

    @Test(
        "A dragged card leaves at a flick, even if the finger scrolled before",
        arguments: [
            // The list's offset; the finger's distance, 10 pt of it the slop; its velocity.
            (offset: 40, way: 300, velocity: 1500), (offset: 40, way: 250, velocity: 900),
            (offset: 100, way: 180, velocity: 320),
        ] as [(offset: CGFloat, way: CGFloat, velocity: CGFloat)])
    func inHand(_ flick: (offset: CGFloat, way: CGFloat, velocity: CGFloat)) {
        let scene = DeckScene()
        scene.modal.list.contentOffset.y = flick.offset
        lift(scene, after: [(flick.way, Double(flick.way / flick.velocity))])
        #expect(!scene.isPresented)
    }

    @Test("A finger that flings the list to its top, stops there and flicks the card, dismisses it")
    func stopped() {
        let scene = DeckScene()
        scene.modal.list.contentOffset.y = 100
        lift(scene, after: [(120, 0.06), (0, 0.06), (40, 0.06)])
        #expect(!scene.isPresented)
    }

    @Test(
        "A fling that has just scrolled the list to its top belongs to the list, and the decision says so",
        .countsFromSlop
    )
    func listsFling() {
        let scene = DeckScene()
        scene.modal.list.contentOffset.y = 100
        lift(scene, after: [(310, 0.14)])
        #expect(scene.isPresented)
        let said = scene.deck?.decisions.last { if case .released = $0.reason { true } else { false } }?.reason
            .description
        #expect(said == "let go, back: 200 pt of 789, and the fling was the list's")
    }

    @Test(
        "A flick that hardly moved the card does not dismiss it", .countsFromSlop,
        arguments: [12, 20, 33] as [CGFloat])
    func leastDistance(_ way: CGFloat) {
        let scene = DeckScene()
        lift(scene, after: [(way, Double(way / 350))])
        #expect(scene.isPresented)
    }

    @Test("The classic card returns from below 240 pt, at any velocity", arguments: [60, 200, 240] as [CGFloat])
    func classic(_ way: CGFloat) throws {
        let scene = DeckScene(.classic)
        lift(scene, after: [(way, Double(way / 3000))])
        #expect(scene.isPresented)
        #expect(scene.events == [.grabbed, .returned])
        let said = scene.deck?.decisions.last { if case .released = $0.reason { true } else { false } }?.reason
            .description
        let words = try #require(said)
        #expect(words.hasPrefix("let go, back: "))
        #expect(words.hasSuffix(" pt of 789, 96 needed"), "\(words)")
    }
}
