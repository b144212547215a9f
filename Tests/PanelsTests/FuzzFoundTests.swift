import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// What the whole stack's fuzzer has found of panels.
@MainActor
@Suite("Found by the fuzzer: panels")
struct FuzzFoundTests {
    @Test("Turned and turned back, its list makes way for nothing on the way")
    func turnedBack() {
        let scene = PanelScene(Panel.Configuration())
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.advance(by: 0.17)
        scene.stage.resize(to: CGSize(width: 390, height: 844), over: 0.3)
        scene.stage.settle()
        #expect(scene.list.list.adjustedContentInset.top == 0)
        #expect(scene.offset == 0)
    }
}
