import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What a finger does to a sheet with several detents: the specification's scenarios, by name.
@MainActor
@Suite("A sheet with detents under a finger")
struct DetentScenarioTests {
    @Test("A flick from large leads to medium by velocity, and a strong one dismisses by projection")
    func flick() {
        for (release, stays) in [(ReleaseRule.velocityAndProgress(), true), (.projection(), false)] {
            let scene = SheetScene(
                CardConfiguration.cover {
                    $0.release = release
                    $0.detents = [.medium, .large]
                    $0.selectedDetent = .large
                })
            scene.fling(by: 240, from: 200)
            #expect(scene.isPresented == stays)
            if stays { #expect(scene.selected == .medium) }
        }
    }

    @Test("A sheet of its content's size that has more content than room scrolls at its full height")
    func contentThatScrolls() {
        let sheet = SheetController()
        sheet.preferredContentSize.height = 2640
        let scene = SheetScene([.content], sheet: sheet)
        #expect(scene.top == 47)
        let finger = scene.touch()
        finger.move(by: .down(-200), over: 0.3)
        #expect(scene.offset > 150)
        finger.move(by: .down(400), over: 0.5)
        #expect(scene.offset == 0)
        #expect(scene.translation > 150)
    }
}
