import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Two fingers zoom a picture up and down: one of them moves in the direction of the drag.
@MainActor
@Suite("During a pinch")
struct ZoomClaimTests {
    private final class Picture: UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 789))
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    /// The reported drags, and whether the picture grew. The picture fills the scroll view, or is zoomed already.
    private func pinch(
        _ policy: ArbitrationPolicy, _ doubt: Doubt, isZoomed: Bool, attachesToPicture: Bool = false
    ) -> (isDragged: Bool, hasGrown: Bool) {
        let scene = ComplaintScene(doubt, policy: policy)
        let picture = Picture()
        let zoomed = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 789))
        zoomed.addSubview(picture.view)
        zoomed.delegate = picture
        zoomed.maximumZoomScale = 3
        if isZoomed { zoomed.zoomScale = 2 }
        zoomed.contentOffset = .zero
        var drags: [GestureArbiter.Drag] = []
        if attachesToPicture {
            scene.arbiter.detach()
            GestureArbiter.attach(to: zoomed, policy: policy) { drags.append($0) }
        }
        let before = zoomed.zoomScale
        let (one, other) = (scene.touch(195, 400), scene.touch(195, 300))
        other.move(by: CGVector(dx: 0, dy: -6))
        other.move(by: CGVector(dx: 0, dy: -6))
        for _ in 0..<20 { one.move(by: CGVector(dx: 0, dy: 5)) }
        let hasGrown = zoomed.zoomScale > before
        one.lift()
        other.lift()
        #expect(scene.settle())
        return (scene.isDragged || !drags.isEmpty, hasGrown)
    }

    @Test(
        "A13: nothing is dragged, whether or not the picture is zoomed already",
        arguments: product(Doubt.eachAlone.sampled(), ComplaintTests.policies, [false, true]))
    func zooming(_ doubt: Doubt, policy: ArbitrationPolicy, isZoomed: Bool) {
        let result = pinch(policy, doubt, isZoomed: isZoomed)
        #expect(result.hasGrown)
        #expect(!result.isDragged)
    }

    @Test(
        "A pinch is detected by its recognizer and by the zooming scroll view: either suffices, neither is ignored",
        arguments: Doubt.eachAlone.sampled())
    func eitherClaim(_ doubt: Doubt) {
        let claims: [(ArbitrationPolicy.Yields, isDragged: Bool)] = [
            (.recognizers, false), (.zooming, false), ([.recognizers, .zooming], true),
        ]
        for (ignored, isDragged) in claims {
            for attachesToPicture in [false, true] {
                let policy = ArbitrationPolicy.continuous.ignoring(ignored)
                let result = pinch(policy, doubt, isZoomed: false, attachesToPicture: attachesToPicture)
                #expect(result.isDragged == isDragged, "\(ignored), \(attachesToPicture)")
            }
        }
    }
}
