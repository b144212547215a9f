@_spi(Cards) import GestureArbiter
import UIKitShim

/// UIKit's part of a finger that nobody puts down: which recognizers begin and fail, and which control tracks.
///
/// Presumed after UIKit's documentation, with the defaults of the host's assumptions where it is silent. Each guess that
/// a finger has needed is in `restsOn`.
@MainActor
final class PresumedUIKit: PresumedRivals {
    private let location: CGPoint
    private let window: UIWindow
    private let asksClient: Bool
    private var touchedView: UIView?
    /// The scroll views around the finger, innermost first.
    private(set) var scrollViews: [UIScrollView] = []
    private var underWay: [UIGestureRecognizer] = []
    private var failed: Set<ObjectIdentifier> = []
    /// The control that hears of the touch at once, since no scroll view around it delays touches.
    private var tracked: UIControl?
    private(set) var restsOn: Set<Forecast.Guess> = []
    private(set) var notAsked: [UIGestureRecognizer] = []

    /// The distances in points after which a pan, a scroll view's pan and a swipe begin, and within which a finger
    /// comes down at a screen's edge. Not documented.
    static let slop: CGFloat = 10
    private static let swipeDistance: CGFloat = 50
    private static let edgeReach: CGFloat = 20

    init(at location: CGPoint, in window: UIWindow, asksClient: Bool) {
        (self.location, self.window, self.asksClient) = (location, window, asksClient)
    }

    func comeDown(on view: UIView?) {
        touchedView = view
        guard let view else { return }
        scrollViews = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
        guard let control = view as? UIControl, control.isEnabled, holdsThumb(control) else { return }
        // It may track before a list's pan begins.
        if control is UISlider || control is UISwitch { restsOn.insert(.trackedControls) }
        let isDelayed = scrollViews.contains { $0.delaysContentTouches && $0.panGestureRecognizer.isEnabled }
        if !isDelayed { tracked = control }
    }

    // MARK: - What the arbiters ask

    func isUnderWay(_ recognizer: UIGestureRecognizer) -> Bool { underWay.contains { $0 === recognizer } }
    func hasFailed(_ recognizer: UIGestureRecognizer) -> Bool { failed.contains(ObjectIdentifier(recognizer)) }
    func isTracking(_ control: UIControl) -> Bool { control === tracked && touchIsInView }

    func allows(_ recognizer: UIGestureRecognizer, with pan: UIGestureRecognizer) -> Bool {
        guard recognizer.delegate != nil, !recognizer.isPrivate else { return false }
        guard asksClient else {
            if !notAsked.contains(recognizer) { notAsked.append(recognizer) }
            return false
        }
        return recognizer.delegateAllowsRecognition(with: pan)
    }

    // MARK: - The finger moves

    func isPossible(_ recognizer: UIGestureRecognizer) -> Bool { !isUnderWay(recognizer) && !hasFailed(recognizer) }

    func fail(_ recognizer: UIGestureRecognizer) { failed.insert(ObjectIdentifier(recognizer)) }

    /// False once a recognizer that cancels the touches in its view has begun.
    private var touchIsInView: Bool { !underWay.contains { $0.cancelsTouchesInView } }

    func begin(_ recognizer: UIGestureRecognizer) { underWay.append(recognizer) }

    func rest(on guesses: Set<Forecast.Guess>) { restsOn.formUnion(guesses) }

    /// Whether a recognizer that is no arbiter's would begin by itself, `way` from where the finger came down.
    func wouldBegin(_ recognizer: UIGestureRecognizer, after way: CGPoint) -> Bool {
        guard letsBegin(after: way) else { return false }
        if let scrollView = recognizer.ownScrollView { return wouldScroll(scrollView, after: way) }
        guard !recognizer.isPrivate else { return false }
        switch recognizer {
        case let edge as UIScreenEdgePanGestureRecognizer: return isInwards(way, from: edge.edges)
        case let pan as UIPanGestureRecognizer:
            return pan.minimumNumberOfTouches <= 1 && length(of: way) >= Self.slop
        case let swipe as UISwipeGestureRecognizer:
            return length(of: way) >= Self.swipeDistance && swipe.direction.contains(direction(of: way))
        default: return false
        }
    }

    private func length(of way: CGPoint) -> CGFloat { max(abs(way.x), abs(way.y)) }

    private func direction(of way: CGPoint) -> UISwipeGestureRecognizer.Direction {
        abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    }

    private func isInwards(_ way: CGPoint, from edges: UIRectEdge) -> Bool {
        guard length(of: way) >= Self.slop else { return false }
        restsOn.insert(.edgeReach)
        let bounds = window.bounds
        switch direction(of: way) {
        case .right: return edges.contains(.left) && location.x <= bounds.minX + Self.edgeReach
        case .left: return edges.contains(.right) && location.x >= bounds.maxX - Self.edgeReach
        case .down: return edges.contains(.top) && location.y <= bounds.minY + Self.edgeReach
        default: return edges.contains(.bottom) && location.y >= bounds.maxY - Self.edgeReach
        }
    }

    // MARK: - Scroll views

    /// Row S18: content that neither scrolls nor bounces has no pan.
    private func isShort(_ scrollView: UIScrollView) -> Bool {
        !scrollView.moves(along: .vertical) && !scrollView.moves(along: .horizontal)
    }

    var hasShortContent: Bool { scrollViews.contains(where: isShort) }

    private func mayScroll(_ scrollView: UIScrollView) -> Bool {
        scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled && !isShort(scrollView)
    }

    private func wouldScroll(_ scrollView: UIScrollView, after way: CGPoint) -> Bool {
        guard mayScroll(scrollView) else { return false }
        let own = scrollView.ownWay(of: way)
        let (across, along) = (scrollView.moves(along: .horizontal), scrollView.moves(along: .vertical))
        let length = max(across ? abs(own.x) : 0, along ? abs(own.y) : 0)
        guard length > 0, length >= (scrollView.isDecelerating ? 0 : Self.slop - 1e-6) else { return false }
        if let tracked, tracked.isDescendant(of: scrollView), touchIsInView {
            restsOn.insert(.trackedControls)
            guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: tracked) else { return false }
        }
        return !leavesToOuter(scrollView, moving: own)
    }

    /// Whether content moves with its own pan, by more than the slop.
    func moves(_ scrollView: UIScrollView, by way: CGPoint) -> Bool {
        let own = scrollView.ownWay(of: way)
        let axis: ArbitrationPolicy.Direction.Axis = abs(own.y) >= abs(own.x) ? .vertical : .horizontal
        return scrollView.moves(along: axis) && (scrollView.bounces || scrollView.room(along: axis, after: own) > 1)
    }

    /// Row S31: a scroll view at its edge leaves the finger to one around it that has room.
    private func leavesToOuter(_ scrollView: UIScrollView, moving own: CGPoint) -> Bool {
        let isVertical =
            !scrollView.moves(along: .horizontal) || scrollView.moves(along: .vertical) && abs(own.y) >= abs(own.x)
        let axis: ArbitrationPolicy.Direction.Axis = isVertical ? .vertical : .horizontal
        guard !scrollView.isBeyondEdge, scrollView.room(along: axis, after: own) < 0.34,
            scrollView.passesOn(along: axis)
        else { return false }
        let around = scrollViews.drop { $0 !== scrollView }.dropFirst()
        for outer in around {
            guard outer.isScrollEnabled else { break }
            let way = outer.ownWay(of: scrollView.wayInWindow(of: own))
            let axis: ArbitrationPolicy.Direction.Axis = abs(way.y) >= abs(way.x) ? .vertical : .horizontal
            if outer.moves(along: axis), outer.room(along: axis, after: way) >= 0.34 {
                restsOn.insert(.nestedScrolling)
                return true
            }
            guard outer.passesOn(along: axis) else { break }
        }
        return false
    }

    // MARK: - Sliders

    /// A slider takes a finger on its thumb alone (row G14).
    private func holdsThumb(_ control: UIControl) -> Bool {
        guard let slider = control as? UISlider else { return true }
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        return thumb.insetBy(dx: -8, dy: -8).contains(slider.convert(location, from: window))
    }

    /// Whether the touched view lets any recognizer begin. A slider and a switch keep pans and swipes along them that
    /// start on them (rows G14 and G42).
    func letsBegin(after way: CGPoint) -> Bool {
        guard let control = touchedView as? UIControl, control.isEnabled else { return true }
        guard control is UISlider && holdsThumb(control) || control is UISwitch else { return true }
        let own = control.ownWay(of: way)
        return abs(own.y) > abs(own.x)
    }

    /// The control that changes with the finger: a slider that a finger moves by its thumb.
    func changed(after way: CGPoint) -> UIControl? {
        guard let slider = touchedView as? UISlider, slider.isEnabled, holdsThumb(slider), touchIsInView else {
            return nil
        }
        let own = slider.ownWay(of: way)
        return abs(own.x) > 0 ? slider : nil
    }
}

extension UIScrollView {
    private func range(along axis: ArbitrationPolicy.Direction.Axis) -> (minimum: CGFloat, maximum: CGFloat) {
        let inset = adjustedContentInset
        return axis == .vertical
            ? (-inset.top, contentSize.height + inset.bottom - bounds.height)
            : (-inset.left, contentSize.width + inset.right - bounds.width)
    }

    /// How far the content can still follow a finger that goes `way`, in points.
    package func room(along axis: ArbitrationPolicy.Direction.Axis, after way: CGPoint) -> CGFloat {
        let range = range(along: axis)
        let (offset, way) = axis == .vertical ? (contentOffset.y, way.y) : (contentOffset.x, way.x)
        return max(0, way < 0 ? range.maximum - offset : offset - range.minimum)
    }

    fileprivate var isBeyondEdge: Bool {
        let (x, y) = (range(along: .horizontal), range(along: .vertical))
        return contentOffset.y < y.minimum - 0.5 || contentOffset.y > max(y.maximum, y.minimum) + 0.5
            || contentOffset.x < x.minimum - 0.5 || contentOffset.x > max(x.maximum, x.minimum) + 0.5
    }
}
