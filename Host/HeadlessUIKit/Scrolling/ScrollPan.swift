/// A scroll view's own pan: begins only along an axis on which the content can move.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var caught = false

    init() {
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
    }

    /// The distance after which the pan begins; 0 if it has caught moving content. Row P14.
    override var slop: CGFloat {
        isScrolled || (caught && assumptions.catchingOmitsSlop) ? 0 : assumptions.scrollSlop
    }

    /// True for enough movement along a scrollable axis; a perpendicular movement leaves the pan possible.
    override func isFarEnough(_ displacement: CGPoint) -> Bool {
        guard let scrollView, !isSilenced else { return false }
        let (x, y) = (scrollView.horizontal.canScroll, scrollView.vertical.canScroll)
        guard x || y else { return super.isFarEnough(displacement) }
        let displacement = scrollView.alongOwnAxes(displacement)
        let way = max(x ? abs(displacement.x) : 0, y ? abs(displacement.y) : 0)
        return way > 0 && way >= slop
    }

    /// True if the pan must not begin, as if a web page handled all touches. Row X4.
    private var isSilenced: Bool {
        guard assumptions.disturbances.contains(.swallowedTouches) else { return false }
        return attempt.touches.contains { UIScrollView.innermost(around: $0.view) === scrollView }
    }

    /// Returns whether the scroll view may begin to drag. Rows S18, S20, S21 and S31.
    override func mayBegin() -> Bool {
        guard let scrollView, scrollView.isScrollEnabled,
            !scrollView.leavesToParent(scrollView.alongOwnAxes(displacement))
        else { return false }
        let canScroll = scrollView.horizontal.canScroll || scrollView.vertical.canScroll
        guard canScroll || assumptions.shortContentPan == .beginsInPlace else { return false }
        return attempt.touches.allSatisfy { touch in
            guard let view = touch.view, view !== scrollView, environment?.delivery?.isTracked(touch) == true else {
                return true
            }
            return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if scrollView?.catchMotion() == true { caught = true }
        super.touchesBegan(touches, with: event)
    }

    override func receiveScroll(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        if phase == .began, scrollView?.catchMotion() == true { caught = true }
        super.receiveScroll(touches, phase)
    }

    override func reset() {
        super.reset()
        let caught = caught
        self.caught = false
        scrollView?.endTracking(afterCatching: caught)
    }
}

extension UIScrollView {
    private static let contentDelay: TimeInterval = 0.15

    /// Returns the innermost scroll view that delays a touch to its content, and the end of the delay. Row S19.
    static func contentDelay(
        of touch: UITouch, since time: TimeInterval
    ) -> (scrollView: UIScrollView, until: TimeInterval)? {
        guard let scrollView = around(touch).first(where: { $0.delaysContentTouches && $0.panMayStillBegin }) else {
            return nil
        }
        return (scrollView, time + contentDelay)
    }

    static func contentMayTrack(_ touch: UITouch, with event: UIEvent) -> Bool {
        guard let view = touch.view else { return true }
        // Finds all scroll views before asking one, because the app may change the hierarchy in its answer.
        return Array(around(touch)).allSatisfy { $0.touchesShouldBegin([touch], with: event, in: view) }
    }

    var panMayStillBegin: Bool { pan.isEnabled && pan.isAnalysing && pan.currentState == .possible }

    /// Returns the scroll views that contain the touched view, innermost first.
    private static func around(_ touch: UITouch) -> UnfoldSequence<UIScrollView, UIView?> {
        enclosing(touch.view?.superview)
    }
}
