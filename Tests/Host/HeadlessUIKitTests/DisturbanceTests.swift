import HeadlessUIKit
import Testing

@MainActor struct DisturbanceTests {
    /// A scroll view with a content view that the finger hits.
    private func scene(_ disturbance: Disturbance, isOn: Bool) -> (ScrollStage, UIView) {
        var assumptions = Assumptions()
        if isOn { assumptions.disturbances = [disturbance] }
        let scene = ScrollStage(assumptions: assumptions)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
        scene.scrollView.addSubview(content)
        return (scene, content)
    }

    @Test("Disturbances are off by default")
    func off() { #expect(Assumptions().disturbances.isEmpty) }

    @Test(
        "X1: recognizers of the content stay possible, or begin at once, and scrolling continues",
        arguments: [true, false])
    func undecided(isOn: Bool) {
        let (scene, content) = scene(.undecidedRecognizers, isOn: isOn)
        let finger = scene.touch()
        finger.move(by: .down(-110), over: 0.1)
        let states = (content.gestureRecognizers ?? []).map(\.state)
        #expect(states == (isOn ? [.possible, .changed] : []))
        #expect(scene.offset == 100)
        finger.lift()
        scene.stage.settle()
        scene.touch().lift()
        #expect(content.gestureRecognizers?.count == (isOn ? 2 : nil))
    }

    @Test("X1: a recognizer that waits for such a recognizer never begins")
    func waiting() {
        let (scene, content) = scene(.undecidedRecognizers, isOn: false)
        let page = ScriptedGestureRecognizer(.undecided)
        content.addGestureRecognizer(page)
        scene.scrollView.panGestureRecognizer.require(toFail: page)
        let finger = scene.touch()
        finger.move(by: .down(-110), over: 0.1)
        #expect(scene.offset == 0)
        #expect(page.state == .possible)
    }

    @Test(
        "X2: content adjusts its own offset between events, and the visible content stays in place",
        arguments: [true, false])
    func offset(isOn: Bool) {
        let (scene, _) = scene(.contentAdjustsOffset, isOn: isOn)
        scene.scrollView.contentOffset.y = 1000
        let finger = scene.touch()
        finger.move(by: .down(-20))
        #expect(scene.offset == (isOn ? 1017 : 1010))
        #expect(scene.scrollView.contentSize.height == (isOn ? 4007 : 4000))
        finger.move(by: .down(-20))
        #expect(scene.offset == 1030)
        #expect(scene.scrollView.contentSize.height == 4000)
    }

    @Test("X3: the inset changes in every event, and the client's own stays", arguments: [true, false])
    func insets(isOn: Bool) {
        let (scene, _) = scene(.insetsChange, isOn: isOn)
        let finger = scene.touch()
        var tops: Set<CGFloat> = []
        for _ in 0..<10 {
            finger.move(by: .down(-5))
            tops.insert(scene.scrollView.adjustedContentInset.top)
        }
        #expect(tops.count == (isOn ? 10 : 1))
        #expect(scene.scrollView.contentInset == .zero)
    }

    @Test("X4: a page that handles touches does not scroll; views around it may", arguments: [true, false])
    func swallowed(isOn: Bool) {
        let (scene, content) = scene(.swallowedTouches, isOn: isOn)
        let page = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
        page.contentSize = CGSize(width: 400, height: 2000)
        content.addSubview(page)
        let inPage = scene.touch()
        inPage.move(by: .down(-110))
        #expect(page.contentOffset.y == (isOn ? 0 : 100))
        #expect(scene.offset == (isOn ? 100 : 0))
    }

    @Test(
        "X5: the touched view is removed, or moves to another row; the scroll view's pan continues",
        arguments: [Disturbance.hitViewRemoved, .hitViewReused], [true, false])
    func removed(disturbance: Disturbance, isOn: Bool) {
        let (scene, content) = scene(disturbance, isOn: isOn)
        let finger = scene.touch()
        for _ in 0..<10 { finger.move(by: .down(-11)) }
        #expect((content.superview == nil) == (isOn && disturbance == .hitViewRemoved))
        #expect((content.frame.minY > 0) == (isOn && disturbance == .hitViewReused))
        #expect(scene.offset == 100)
        finger.lift()
        #expect(scene.stage.settle())
    }

    @Test(
        "X7: pans that recognize simultaneously with all others begin, the window's first; scrolling continues",
        arguments: [true, false])
    func lookingOn(isOn: Bool) throws {
        let (scene, _) = scene(.lookingOnPans, isOn: isOn)
        let own = scene.scrollView.panGestureRecognizer
        let finger = scene.touch()
        finger.move(by: .down(-110), over: 0.1)
        let pans = (scene.scrollView.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
        #expect(pans.map(\.state) == (isOn ? [.changed, .changed] : [.changed]))
        #expect(pans.last === own)
        #expect((scene.stage.window.gestureRecognizers ?? []).map(\.state) == (isOn ? [.changed] : []))
        #expect(scene.offset == 100)
        finger.lift()
        scene.stage.settle()
        scene.touch().lift()
        #expect(scene.scrollView.gestureRecognizers?.count == (isOn ? 2 : 1))
    }

    @Test(
        "X6: a system edge gesture cancels the touch, and the finger's later movement is not reported",
        arguments: [true, false])
    func edge(isOn: Bool) {
        let (scene, _) = scene(.systemEdgeGesture, isOn: isOn)
        let finger = scene.touch(y: 795)
        finger.move(by: .down(-19))
        #expect(scene.offset == 9)
        finger.move(by: .down(-20))
        finger.move(by: .down(-20))
        #expect(scene.offset == (isOn ? 9 : 49))
        #expect(scene.scrollView.isDragging == !isOn)
        finger.lift()
        #expect(scene.stage.settle())
        let inside = scene.touch(y: 600)
        inside.move(by: .down(-30))
        #expect(scene.scrollView.isDragging)
    }
}
