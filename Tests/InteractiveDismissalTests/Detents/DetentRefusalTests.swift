import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Where a card with detents may not go.
@MainActor
@Suite("A sheet that may not leave, or not rest there")
struct DetentRefusalTests {

    @Test("A dismissal that begins with the drag does so only below the lowest detent")
    func onBegin() {
        let scene = SheetScene(
            CardConfiguration.cover {
                $0.begins = .onBegin
                $0.detents = [.medium, .large]
                $0.selectedDetent = .large
            })
        let finger = scene.carry(by: 200, from: 200)
        #expect(!scene.sheet.isBeingDismissed)
        finger.move(by: .down(300), over: 0.3)
        #expect(scene.sheet.isBeingDismissed)
        finger.drag(by: .down(-250), over: 0.3)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(!scene.sheet.isBeingDismissed)
        #expect(scene.selected == .medium)
    }

    @Test("If the card becomes modal in mid-drag, the attempt is told and it rests at its lowest detent")
    func modalInHand() {
        let scene = SheetScene()
        let finger = scene.carry(by: 300, from: 500)
        scene.sheet.isModalInPresentation = true
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.selected == .medium)
        #expect(scene.events.contains(.attempted))
    }
}
