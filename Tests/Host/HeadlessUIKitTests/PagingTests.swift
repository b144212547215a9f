import HeadlessUIKit
import Testing

@MainActor struct PagingTests {
    private func scene() -> ScrollStage {
        let scene = ScrollStage()
        scene.scrollView.isPagingEnabled = true
        return scene
    }

    @Test(
        "Released slowly, content rests on the nearest page",
        arguments: [(-300, 0), (-500, 800)] as [(CGFloat, CGFloat)])
    func nearest(way: CGFloat, page: CGFloat) {
        let scene = scene()
        scene.touch().drag(by: .down(way), over: 0.3)
        #expect(scene.stage.settle())
        #expect(scene.offset == page)
    }

    @Test("Released slowly near a page, content comes to rest, whatever the rounding of numbers", arguments: 1...40)
    func nearAPage(step: Int) {
        let scene = scene()
        let finger = scene.touch()
        finger.move(by: .down(-(790.1 + CGFloat(step) * 0.23)), over: 0.5)
        finger.move(by: .down(-0.3))
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.offset == 800)
    }

    @Test("Released fast, content rests on the next page, one at most, within a second")
    func next() {
        let scene = scene()
        scene.touch().swipe(by: .down(-200), over: 0.05)
        #expect(scene.stage.settle(within: 1.2))
        #expect(scene.offset == 800)
    }

    @Test("S32: stopped content is back at its edge, or on a page, and nothing moves")
    func stop() {
        let pages = scene()
        let finger = pages.touch()
        finger.move(by: .down(-500), over: 0.1)
        pages.scrollView.stopScrollingAndZooming()
        #expect(pages.offset == 800)
        #expect(!pages.scrollView.isDragging)
        finger.move(by: .down(-100))
        finger.lift()
        #expect(pages.stage.settle())
        #expect(pages.offset == 800)

        let bounces = ScrollStage()
        bounces.touch(y: 100).swipe(by: .down(200), over: 0.2)
        #expect(bounces.offset < -50)
        #expect(bounces.scrollView.isDecelerating)
        bounces.scrollView.stopScrollingAndZooming()
        #expect(bounces.offset == 0)
        #expect(!bounces.scrollView.isDecelerating)
        #expect(bounces.heard.last == "didScroll")
        #expect(bounces.heard.contains("didEndDecelerating"))

        let glides = ScrollStage()
        glides.touch().swipe(by: .down(-200), over: 0.1)
        glides.stage.advance(by: 0.1)
        let offset = glides.offset
        glides.scrollView.stopScrollingAndZooming()
        #expect(glides.stage.settle())
        #expect(glides.offset == offset)
    }
}
