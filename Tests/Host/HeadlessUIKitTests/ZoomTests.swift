import HeadlessUIKit
import Testing

@MainActor final class ZoomScene: UIScrollViewDelegate {
    let scene = WidgetScene()
    let scrollView = UIScrollView()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var heard: [String] = []

    init() {
        scrollView.addSubview(picture)
        scrollView.contentSize = picture.bounds.size
        scrollView.maximumZoomScale = 3
        scrollView.delegate = self
        scene.add(scrollView, CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begin") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        heard.append("end at \(scale)")
    }
}

@MainActor struct ZoomTests {
    @Test("Two fingers zoom about their centre, within the limits")
    func pinch() {
        let zoom = ZoomScene()
        let one = zoom.scene.touch(150, 400)
        let other = zoom.scene.touch(250, 400)
        other.move(by: .right(10))
        one.move(by: .right(-10))
        #expect(zoom.scrollView.isZooming)
        #expect(zoom.scrollView.zoomScale > 1)
        other.move(by: .right(100))
        one.move(by: .right(-100))
        #expect(zoom.scrollView.zoomScale > 2.5)
        #expect(zoom.scrollView.zoomScale <= 3)
        #expect(abs(zoom.picture.frame.width - 400 * zoom.scrollView.zoomScale) < 0.01)
        #expect(abs(zoom.scrollView.contentSize.width - zoom.picture.frame.width) < 0.01)
        other.move(by: .right(100))
        #expect(zoom.scrollView.zoomScale == 3)
        one.lift()
        other.lift()
        #expect(!zoom.scrollView.isZooming)
        #expect(zoom.heard == ["begin", "end at 3.0"])
    }

    @Test("Without a range of scales there is no pinch; a scale that is set is limited")
    func limits() {
        let zoom = ZoomScene()
        zoom.scrollView.zoomScale = 2
        #expect(zoom.scrollView.contentSize == CGSize(width: 800, height: 1600))
        #expect(zoom.scrollView.contentOffset == CGPoint(x: 200, y: 400))
        zoom.scrollView.setZoomScale(9, animated: false)
        #expect(zoom.scrollView.zoomScale == 3)
        #expect(zoom.scrollView.pinchGestureRecognizer != nil)
        zoom.scrollView.maximumZoomScale = 1
        #expect(zoom.scrollView.pinchGestureRecognizer == nil)
    }

    @Test("S32: zooming can be stopped")
    func stop() {
        let zoom = ZoomScene()
        let one = zoom.scene.touch(150, 400)
        let other = zoom.scene.touch(250, 400)
        other.move(by: .right(20))
        one.move(by: .right(-20))
        #expect(zoom.scrollView.isZooming)
        zoom.scrollView.stopScrollingAndZooming()
        #expect(!zoom.scrollView.isZooming)
    }
}
