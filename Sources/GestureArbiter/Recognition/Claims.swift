import UIKitShim

/// Who has a better claim to a touch than our drag: asked before every begin and every hand-off.
///
/// A claim is seen, never assumed: recognizers that neither fail nor recognize claim nothing, and so freeze nothing. The
/// article on yielding has the table.
@MainActor
struct Claims {
    let yields: ArbitrationPolicy.Yields
    let ours: UIGestureRecognizer
    let container: UIView
    let touchedView: UIView?
    let recognizers: [UIGestureRecognizer]
    let chain: ScrollChain
    /// Under way already when the touch had come down: private recognizers that begin at once and stay.
    let underWayAtDown: Set<ObjectIdentifier>
    let opaqueViews: [UIView]
    /// The touch came down in the region `.opaque`.
    let isInOpaqueRegion: Bool
    /// The finger has gone so far that a scroll view whose pan is still silent is kept from scrolling.
    let isFarGone: Bool
    /// The way of the drag.
    let way: ArbitrationPolicy.Direction
    /// The card is as far from open as it may be, and cannot leave: it would only resist.
    let isPulledBeyondBottom: Bool
    /// The card is fully open, or cannot move: below that, the pull is the card's.
    let mayRefresh: Bool

    /// Whether nothing has a better claim, or what has, or that it is too early to say.
    var answer: Arbitration.Answer {
        let standings = yields.contains(.recognizers) ? recognizers.map { ($0, standing(of: $0)) } : []
        let claimant =
            (yields.contains(.controls) ? follower : nil)
            ?? standings.first { $0.1 == .claims }.map { "a \(type(of: $0.0)) under way" }
            ?? (yields.contains(.zooming) ? zoomed : nil)
            ?? (yields.contains(.refreshControls) && mayRefresh ? refreshControl : nil)
            ?? (isPulledBeyondBottom && liesInOuterArbiter ? Self.outer : nil)
        if let claimant { return .no(reason: claimant) }
        return mayBelongToInnerArbiter || standings.contains { $0.1 == .isOpen } ? .notYet : .yes
    }

    /// An arbiter further in may still take the touch: the innermost that may begin wins.
    private var mayBelongToInnerArbiter: Bool {
        pathToContainer.contains { view in
            (view.gestureRecognizers ?? []).contains { recognizer in
                guard let pan = recognizer as? ArbitratedPan, pan !== ours else { return false }
                return pan.wantsTouch
            }
        }
    }

    /// The name of what has the touch where the card could only resist.
    static let outer = "an arbiter further out"

    /// An arbiter further out goes the same way, and has not refused the touch.
    private var liesInOuterArbiter: Bool {
        var view = container.superview
        while let current = view {
            for case let pan as ArbitratedPan in current.gestureRecognizers ?? [] where pan.wantsTouch {
                if pan.direction.contains(way) { return true }
            }
            view = current.superview
        }
        return false
    }

    private var follower: String? {
        if isInOpaqueRegion { return "the opaque region" }
        for view in pathToContainer {
            if opaqueViews.contains(view) { return "an opaque view" }
            let following = Following(view)
            if following == .always { return "a \(type(of: view))" }
            guard let control = view as? UIControl, control.isTracking else { continue }
            if following == .whileTracking || keepsTouch(control) { return "a \(type(of: control)) that tracks" }
        }
        return nil
    }

    /// No scroll view around it may take its touch away, and so none scrolls: then the card does not move either.
    private func keepsTouch(_ control: UIControl) -> Bool {
        let around = chain.pannable.filter(control.isDescendant(of:))
        return !around.isEmpty
            && !around.contains { $0.canCancelContentTouches && $0.touchesShouldCancel(in: touchedView ?? control) }
    }

    /// Not of the chain alone: a picture that fills its scroll view scrolls nowhere before it has grown. Zoomed content stays
    /// its user's, at its edge too.
    private var zoomed: String? {
        let scrollViews = (pathToContainer + [container]).compactMap { $0 as? UIScrollView }
        if scrollViews.contains(where: \.isZooming) { return "a scroll view that is being zoomed" }
        return scrollViews.contains(where: \.isZoomedIn) ? "zoomed content" : nil
    }

    private var refreshControl: String? {
        // It lies above the scroll view's own top, wherever that shows.
        let isThere = chain.links.contains { link in
            guard link.course.axis == .vertical, link.course.comesFromStart, let scrollView = link.scrollView else {
                return false
            }
            return scrollView.bounces(along: .vertical) && (scrollView.refreshControl?.isEnabled ?? false)
        }
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

/// Recognizers beside ours: what refuses to go together with it has the touch, what goes together only looks on.
extension Claims {
    private enum Standing {
        case looksOn
        /// Its scroll view's own pan may still begin, and show that the two go together.
        case isOpen
        case claims
    }

    /// Its delegate is asked last, so that a client hears of as few questions as can be.
    private func standing(of other: UIGestureRecognizer) -> Standing {
        guard other !== ours, other.isUnderWay, !underWayAtDown.contains(ObjectIdentifier(other)),
            !chain.contains(other)
        else { return .looksOn }
        guard let view = other.view, view.isDescendant(of: container), other.canPrevent(ours) else { return .looksOn }
        let pansAround = chain.scrollViews.filter(view.isDescendant(of:)).map(\.panGestureRecognizer)
        guard !pansAround.contains(where: \.isUnderWay), !other.delegateAllowsRecognition(with: ours) else {
            return .looksOn
        }
        return isFarGone || !pansAround.contains(where: \.mayStillBegin) ? .claims : .isOpen
    }
}

/// A view whose touches are its own: no card around it moves.
@MainActor
package protocol KeepsTouches: UIView {}

extension UIScrollView {
    /// Its content is larger than it comes.
    fileprivate var isZoomedIn: Bool { maximumZoomScale > minimumZoomScale && zoomScale > minimumZoomScale + 0.01 }
}

extension UIGestureRecognizer {
    var isUnderWay: Bool { state == .began || state == .changed }

    /// It has a touch, and has decided nothing about it.
    fileprivate var mayStillBegin: Bool { state == .possible && numberOfTouches > 0 }
}

/// Whether a view follows a finger by itself, known by the name of its class or of one that it inherits from: nothing here
/// imports MapKit or PencilKit for the sake of one question.
@MainActor
private enum Following {
    /// Wherever it is touched.
    case always
    /// Where it has taken the finger for its own. Other controls track taps.
    case whileTracking
    case never

    private static let named: [String: Following] = [
        "UIPickerView": .always, "MKMapView": .always, "PKCanvasView": .always,
        "UISlider": .whileTracking, "UISwitch": .whileTracking, "UIStepper": .whileTracking,
        "UIPageControl": .whileTracking, "UIDatePicker": .whileTracking,
    ]
    /// By class: names are looked up once.
    private static var known: [ObjectIdentifier: Following] = [:]

    init(_ view: UIView) {
        let viewClass = ObjectIdentifier(type(of: view))
        if let known = Self.known[viewClass] {
            self = known
            return
        }
        let ancestry = sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
        let named = ancestry.lazy.compactMap { Self.named["\($0.subjectType)"] }.first
        self = view is any KeepsTouches ? .always : named ?? .never
        Self.known[viewClass] = self
    }
}
