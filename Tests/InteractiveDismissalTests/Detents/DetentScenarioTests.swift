import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What a finger does to a sheet with several detents: the specification's scenarios, by name.
@MainActor
@Suite("A sheet with detents under a finger")
struct DetentScenarioTests {
    @Test("From large, a drag down from the list's top leads to medium")
    func closesToMedium() {
        let scene = SheetScene([.medium, .large], selected: .large)
        scene.drag(by: 250, from: 300)
        #expect(scene.selected == .medium)
        #expect(scene.selections == ["medium!"])
        #expect(scene.isPresented)
    }

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

    @Test("At medium, 5 pt up and then a flick down dismisses")
    func flickAfterWayUp() {
        let scene = SheetScene()
        let finger = scene.touch(at: 500)
        finger.move(by: .down(-20), over: 0.2)
        finger.move(by: .down(150), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test("At medium, a list that coasts to its top leaves the sheet there; a flick that opens it does not scroll")
    func momentum() {
        let scene = SheetScene()
        scene.sheet.list.contentOffset.y = 300
        scene.fling(by: 150, from: 500)
        #expect(scene.offset == 0)
        #expect(scene.selected == .medium)
        scene.fling(by: -200, from: 800)
        #expect(scene.selected == .large)
        #expect(scene.offset == 0)
    }

    @Test("At medium, a pointer's wheel scrolls the list and the sheet stays")
    func wheel() {
        let scene = SheetScene()
        scene.stage.scroll(at: CGPoint(x: 195, y: 700), by: .down(-200))
        scene.stage.settle()
        #expect(scene.offset == 200)
        #expect(scene.translation.isNear(SheetScene.medium))
    }

    @Test("If content grows by 60 pt while the sheet is in hand, nothing visible jumps")
    func growsInHand() {
        let sheet = SheetController()
        sheet.preferredContentSize.height = 300
        let scene = SheetScene([.content], sheet: sheet)
        let finger = scene.carry(by: 80, from: 600)
        let top = scene.top
        sheet.preferredContentSize.height = 360
        scene.stage.advance(by: 0)
        #expect(scene.top == top)
        finger.move(by: .down(10), over: 0.1)
        #expect(abs(scene.top - top - 10) < 0.01)
        finger.letGo()
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 360))
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
