import UIKitShim

/// Who has a better claim to a touch than our drag: asked before every begin and every hand-off.
///
/// A claim is seen, never assumed: recognizers that neither fail nor recognize claim nothing, and so freeze nothing.
@MainActor
struct Claims {
    let yields: ArbitrationPolicy.Yields
    let ours: UIGestureRecognizer
    let container: UIView
    let touchedView: UIView?
    let recognizers: [UIGestureRecognizer]
    let chain: ScrollChain
    /// Under way already when the touch had come down: private recognizers that begin at once and stay.
    let underWayAtDown: Set<UIGestureRecognizer>
    let opaqueViews: [UIView]
    let isTowardTop: Bool

    /// The name of what claims the touch; nil for nothing.
    var claimant: String? {
        (yields.contains(.controls) ? control : nil)
            ?? (yields.contains(.recognizers) ? recognizer : nil)
            ?? (yields.contains(.zooming) ? zoomed : nil)
            ?? (yields.contains(.refreshControls) ? refreshControl : nil)
    }

    /// An arbiter further in may still take the touch: the innermost that may begin wins.
    var mayBelongToInnerArbiter: Bool {
        pathToContainer.contains { view in
            (view.gestureRecognizers ?? []).contains { recognizer in
                guard let pan = recognizer as? ArbitratedPan, pan !== ours else { return false }
                return pan.wantsTouch
            }
        }
    }

    private var control: String? {
        for view in pathToContainer {
            if opaqueViews.contains(view) { return "an opaque view" }
            if view is UIPickerView { return "a \(type(of: view))" }
            if let control = view as? UIControl, control.isTracking, !(control is UIButton) {
                return "a \(type(of: control)) that tracks"
            }
        }
        return nil
    }

    private var recognizer: String? {
        let claimant = recognizers.first { other in
            other !== ours && other.isUnderWay && other.followsMovement && !underWayAtDown.contains(other)
                && !chain.contains(other)
        }
        return claimant.map { "a \(type(of: $0)) under way" }
    }

    /// Not of the chain alone: a picture that fills its scroll view scrolls nowhere before it has grown.
    private var zoomed: String? {
        let isZoomed = (pathToContainer + [container]).contains { ($0 as? UIScrollView)?.isZooming ?? false }
        return isZoomed ? "a scroll view that is being zoomed" : nil
    }

    private var refreshControl: String? {
        guard isTowardTop else { return nil }
        let isThere = chain.scrollViews.contains { $0.bounces && ($0.refreshControl?.isEnabled ?? false) }
        return isThere ? "a refresh control" : nil
    }

    /// From the touched view out, the container itself left out.
    private var pathToContainer: [UIView] {
        var path: [UIView] = []
        var view = touchedView
        while let current = view, current !== container {
            path.append(current)
            view = current.superview
        }
        return path
    }
}

extension UIGestureRecognizer {
    var isUnderWay: Bool { state == .began || state == .changed }

    fileprivate var followsMovement: Bool {
        self is UIPanGestureRecognizer || self is UILongPressGestureRecognizer || self is UIPinchGestureRecognizer
    }
}
