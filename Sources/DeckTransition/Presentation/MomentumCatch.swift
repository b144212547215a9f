import UIKitShim

/// Lets content that coasts to its top hand what velocity is left to the card.
///
/// It looks on: at each touch-down it notes the scroll view that may hand over, follows it frame by frame while it is
/// touched and coasts, stops it at its edge, and tells how fast it came. It takes no touch and holds up no recognizer.
@MainActor
final class MomentumCatch {
    private let watch: TouchWatch
    private let find: @MainActor ([UIScrollView], UIView?) -> UIScrollView?
    private let onArrival: @MainActor (CGFloat) -> Void
    private var link: FrameLink?
    private weak var scrollView: UIScrollView?
    /// Where it was, and when.
    private var last: (offset: CGFloat, time: TimeInterval)?
    private var velocity: CGFloat = 0

    /// Slower than this nothing would be seen, in points per second.
    private static let slowest: CGFloat = 50

    init(
        on card: UIView, asking find: @escaping @MainActor ([UIScrollView], UIView?) -> UIScrollView?,
        onArrival: @escaping @MainActor (CGFloat) -> Void
    ) {
        self.find = find
        self.onArrival = onArrival
        watch = TouchWatch()
        watch.onTouch = { [weak self] view in self?.touched(view) }
        card.addGestureRecognizer(watch)
    }

    func detach() {
        stop()
        watch.view?.removeGestureRecognizer(watch)
    }

    private func touched(_ view: UIView) {
        stop()
        let touched = sequence(first: view, next: \.superview).prefix { $0 !== watch.view }
            .compactMap { $0 as? UIScrollView }
        guard !touched.isEmpty, let found = find(touched, view) else { return }
        scrollView = found
        link = FrameLink { [weak self] link in
            guard let self else { return link.invalidate() }
            follow(link)
        }
    }

    private func stop() {
        link?.invalidate()
        (link, scrollView, last, velocity) = (nil, nil, nil, 0)
    }

    private func follow(_ link: CADisplayLink) {
        guard let scrollView, scrollView.isTracking || scrollView.isDecelerating else { return stop() }
        let top = -scrollView.adjustedContentInset.top
        let offset = scrollView.contentOffset.y
        let time = link.timestamp
        guard scrollView.isDecelerating, let last, time > last.time else {
            last = (offset, time)
            return
        }
        // At the edge the content may bounce already; the speed that counts is the one that it came with.
        if last.offset > top { velocity = (last.offset - max(offset, top)) / (time - last.time) }
        let cameFromAbove = last.offset > top
        self.last = (offset, time)
        guard offset <= top else { return }
        stop(scrollView, at: top, arriving: cameFromAbove)
    }

    private func stop(_ scrollView: UIScrollView, at top: CGFloat, arriving: Bool) {
        let speed = velocity
        stop()
        guard arriving, speed > Self.slowest else { return }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: false)
        onArrival(speed)
    }
}

/// Sees where touches come down, and fails at once.
final class TouchWatch: UIGestureRecognizer {
    var onTouch: (@MainActor (UIView) -> Void)?

    init() {
        super.init(target: nil, action: nil)
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let view = touches.first?.view { onTouch?(view) }
        state = .failed
    }
}
