import HeadlessUIKit
import Testing

@MainActor struct RefreshTests {
    private func scene() -> (ScrollStage, UIRefreshControl, WidgetScene) {
        let scene = ScrollStage()
        let control = UIRefreshControl()
        let ear = WidgetScene()
        ear.hears(control, (.valueChanged, "refresh"))
        scene.scrollView.refreshControl = control
        return (scene, control, ear)
    }

    @Test("A pull far enough refreshes, once per pull, under the finger; then the content rests below the control")
    func pull() {
        let (scene, control, ear) = scene()
        let finger = scene.touch(y: 100)
        finger.move(by: .down(150), over: 0.2)
        #expect(!control.isRefreshing)
        #expect(ear.heard.isEmpty)
        finger.move(by: .down(250), over: 0.2)
        #expect(control.isRefreshing)
        #expect(ear.heard == ["refresh"])
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.offset == -60)
        #expect(scene.scrollView.adjustedContentInset.top == 60)
        #expect(scene.scrollView.contentInset == .zero)
        control.endRefreshing()
        #expect(scene.stage.settle())
        #expect(scene.offset == 0)
        #expect(ear.heard == ["refresh"])
    }

    @Test("A refresh that code begins tells nobody and scrolls nowhere; it makes room above the content until it ends")
    func begunByCode() {
        let (scene, control, ear) = scene()
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(scene.offset == 0)
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        #expect(scene.stage.settle())
        #expect(scene.offset == -60)
        scene.touch(y: 100).swipe(by: .down(400), over: 0.2)
        #expect(scene.stage.settle())
        control.endRefreshing()
        #expect(scene.stage.settle())
        #expect(scene.offset == 0)
        #expect(ear.heard.isEmpty)
    }

    @Test("After a refresh ended under the finger, only a new pull refreshes")
    func spent() {
        let (scene, control, ear) = scene()
        let finger = scene.touch(y: 100)
        finger.move(by: .down(400), over: 0.2)
        control.endRefreshing()
        finger.move(by: .down(50), over: 0.1)
        #expect(!control.isRefreshing)
        #expect(ear.heard.count == 1)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.offset == 0)
        scene.touch(y: 100).move(by: .down(400), over: 0.2)
        #expect(ear.heard.count == 2)
    }

    @Test("If a refresh ends while the content springs back, the content goes to the edge, also between pixels")
    func endsInSpring() {
        let (scene, control, _) = scene()
        scene.scrollView.contentInset.top = 0.1
        scene.touch(y: 100).swipe(by: .down(400), over: 0.2)
        scene.stage.advance(by: 0.05)
        #expect(scene.scrollView.isDecelerating)
        control.endRefreshing()
        #expect(scene.stage.settle())
        #expect(scene.offset == 0)
        #expect(scene.heard.count { $0 == "didEndDecelerating" } == 1)
    }

    @Test("S18: with a refresh control short content can be dragged")
    func shortContent() {
        let scene = ScrollStage(contentHeight: 100)
        scene.scrollView.refreshControl = UIRefreshControl()
        scene.touch(y: 100).move(by: .down(100))
        #expect(scene.offset < -20)
    }
}
