import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What shows at the container's edge of a card that is pulled beyond its most open place.
@MainActor
@Suite("Below a card that is pulled up")
struct UndersideTests {
    private func surface(_ scene: SheetScene) -> UIView? {
        scene.card?.card.subviews.first { $0 !== scene.sheet.view && !$0.isAccessibilityElement }
    }

    private func scene(_ content: CardTraits.ContentSizing = .slides) -> SheetScene {
        let sheet = SheetController()
        sheet.loadViewIfNeeded()
        sheet.view.backgroundColor = .white
        sheet.list.contentSize.height = 0
        var configuration = CardConfiguration.cover { $0.detents = [.medium] }
        configuration.contentSizing = content
        return SheetScene(configuration, sheet: sheet)
    }

    /// Pulls down a little, and then up beyond the rest.
    private func pullUp(_ scene: SheetScene) -> Finger {
        let finger = scene.touch(at: 600)
        finger.move(by: .down(40), over: 0.2)
        finger.move(by: .down(-120), over: 0.3)
        return finger
    }

    @Test("The card's own surface reaches down to the edge, in its content's color")
    func surface() {
        let scene = scene()
        let finger = pullUp(scene)
        #expect(scene.translation < -10)
        #expect(surface(scene)?.backgroundColor == .white)
        let bottom = surface(scene).map { $0.convert(CGPoint(x: 0, y: $0.bounds.maxY), to: nil).y }
        #expect(abs((bottom ?? 0) - 844) < 0.01)
        finger.lift()
        scene.stage.settle()
        #expect(surface(scene) == nil)
    }

    @Test("Content that resizes needs no surface, as it is as tall as what it shows")
    func resizing() {
        let scene = scene(.resizes)
        _ = pullUp(scene)
        #expect(scene.translation < -10)
        #expect(abs(scene.sheet.view.bounds.height - (844 - scene.top)) < 0.01)
    }

    @Test("Content without a color has no surface to show")
    func clear() {
        let scene = scene()
        scene.sheet.view.backgroundColor = nil
        _ = pullUp(scene)
        #expect(surface(scene) == nil)
    }
}
