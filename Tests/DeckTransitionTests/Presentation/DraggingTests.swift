import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck's card in the finger")
struct DraggingTests {
    @Test("Pulled at the top of its list it follows, and the presenter comes forward with it", .countsFromSlop)
    func follows() throws {
        let scene = DeckScene()
        let finger = scene.touch()
        finger.move(by: .down(210), over: 0.4)
        #expect(abs(scene.cardTranslation - 200) < 1e-9)
        let share: CGFloat = 1 - 200 / 789
        #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47 * share) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardTranslation == 0)
        #expect(scene.isPresented)
    }

    @Test(
        "One finger scrolls, drags, drags back and scrolls again; card and content never move together", .countsFromSlop
    )
    func roundTrip() {
        let scene = DeckScene()
        scene.modal.list.contentOffset.y = 100
        let finger = scene.touch(195, 300)
        var last = (card: scene.cardTranslation, content: scene.modal.list.contentOffset.y)
        func step(_ dy: CGFloat) {
            finger.move(by: .down(dy))
            scene.stage.advanceFrame()
            let now = (card: scene.cardTranslation, content: scene.modal.list.contentOffset.y)
            let isBoundary = now.card != last.card && now.content != last.content
            #expect(!isBoundary || abs(now.card - last.card) + abs(now.content - last.content) <= abs(dy) + 1 / 3)
            last = now
        }
        for _ in 0..<40 { step(5) }
        #expect(abs(last.card - 90) < 0.34)
        #expect(last.content == 0)
        for _ in 0..<40 { step(-5) }
        #expect(last.card == 0)
        #expect(abs(last.content - 110) < 0.67)
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test(
        "A card caught on its way out, and brought back, has its presenter behind it as before", .touchesInTransitions)
    func caughtLeaving() {
        let scene = DeckScene()
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.04)
        let there = scene.cardTranslation
        #expect(there > 20)
        #expect(there < 390)
        scene.touch(195, there + 100).drag(by: .down(-40), over: 0.2)
        scene.expectInPlace()
        #expect(scene.moments == [.willDismiss(byUser: false), .grabbed, .returned])
    }
}
