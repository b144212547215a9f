import UIKitShim

/// What else a finger does: the states of recognizers and controls, and the parts of other arbiters in its touch.
@MainActor
struct Surroundings {
    let isUnderWay: (UIGestureRecognizer) -> Bool
    /// Whether the recognizer has the finger, and has not decided about it.
    let mayStillBegin: (UIGestureRecognizer) -> Bool
    let isTracking: (UIControl) -> Bool
    /// Whether the recognizer's delegate lets it recognize beside an arbiter's.
    let allows: (UIGestureRecognizer, ArbitratedPan) -> Bool
    let run: (ArbitratedPan) -> Run?

    /// As they are.
    static let now = Surroundings(
        isUnderWay: { $0.isUnderWay },
        mayStillBegin: { $0.state == .possible && $0.numberOfTouches > 0 }, isTracking: { $0.isTracking },
        allows: { $0.delegateAllowsRecognition(with: $1) }, run: { $0.recognition.run })
}

/// Finds recognizers and controls with a better claim to a touch than the drag, before every begin and every hand-off.
/// A recognizer that neither fails nor recognizes has no claim, and so freezes nothing. See the article on yielding.
///
/// A function of its values: reads no other arbiter's state, except whether another finger has the card, so that a touch
/// can be foretold. A class, because each copy of the engine costs code.
@MainActor
final class Claims {
    private let ours: ArbitratedPan
    private let engine: Arbitration
    private let container: UIView
    private let touch: FollowedTouch
    /// Nil if the arbiter only reports its drags.
    private let card: Arbitration.Card?
    private let opaque: [UIView]
    private let surroundings: Surroundings

    init(
        ours: ArbitratedPan, engine: Arbitration, container: UIView, touch: FollowedTouch, card: Arbitration.Card?,
        opaque: [UIView], surroundings: Surroundings = .now
    ) {
        (self.ours, self.engine, self.container, self.touch) = (ours, engine, container, touch)
        (self.card, self.opaque, self.surroundings) = (card, opaque, surroundings)
    }

    /// Yes if nothing has a better claim, no with a name if something has, or not yet.
    var answer: Arbitration.Answer {
        if ours.recognition.isInOtherHand(than: touch) { return .notYet }
        let yields = engine.policy.yields
        let hasCard = self.card != nil
        let card = self.card ?? Arbitration.Card()
        // A card at its bottom that cannot leave would only resist. A card on its way has the pull itself.
        let isPulledBeyondBottom = engine.asksWayOut && card.bottom.map { card.place >= $0 - engine.tolerance } ?? false
        let mayRefresh =
            !touch.report.regions.contains(.handle)
            && (isPulledBeyondBottom || card.place - card.ceiling <= engine.tolerance)
        let standings = yields.contains(.recognizers) ? touch.finger.recognizers.map { ($0, standing(of: $0)) } : []
        let path = touch.views(inside: container) + [container]
        if ours.recognition.isStrip, engine.asksWayOut { return .no(reason: "what lies under the strip") }
        let claimant =
            (yields.contains(.controls) ? follower(among: path) : nil)
            ?? standings.first { $0.1 == .claims }.map { "a \(type(of: $0.0)) under way" }
            ?? (yields.contains(.zooming) ? zoomed(among: path) : nil)
            ?? (yields.contains(.refreshControls) && mayRefresh ? refreshControl : nil)
            ?? (isPulledBeyondBottom && liesInOuterArbiter(moving: engine.direction) ? Self.outer : nil)
        if let claimant { return .no(reason: claimant) }
        if touch.passedFrom != nil { return .yes }
        if engine.asksBeyondCeiling, !hasCard || othersMayFollow(engine.direction.opposite) {
            return .notYet
        }
        return mayBelongToInnerArbiter(among: path) || standings.contains { $0.1 == .isOpen } ? .notYet : .yes
    }

    /// Whether an inner arbiter may still take the touch: the innermost that may begin wins, and a strip of a view goes
    /// before the view's own arbiter.
    private func mayBelongToInnerArbiter(among path: [UIView]) -> Bool {
        // A list may have removed the touched row, from which the path begins.
        let hasFollower = touch.finger.shared.hasArbiter(inside: container) { inner, _ in
            inner.pan.flatMap(surroundings.run)?.wantsTouch ?? false
        }
        return hasFollower
            || path.contains { view in
                view.arbitratedPan { pan in
                    pan !== ours && surroundings.run(pan)?.wantsTouch ?? false
                        && (view !== container || pan.recognition.isStrip && !ours.recognition.isStrip)
                } != nil
            }
    }

    /// The name of the arbiter that gets the touch if the card could only resist.
    static let outer = "an arbiter further out"

    /// Whether an outer arbiter may move its card along `way`, and has not refused the touch.
    private func liesInOuterArbiter(moving way: ArbitrationPolicy.Direction) -> Bool {
        sequence(first: container, next: \.superview).dropFirst().contains { view in
            view.arbitratedPan { surroundings.run($0).map { $0.wantsTouch && $0.mayMoveCard(along: way) } == true }
                != nil
        }
    }

    /// Whether anything else may still follow a finger along `way`, so that a card that could only resist leaves the
    /// touch.
    private func othersMayFollow(_ way: ArbitrationPolicy.Direction) -> Bool {
        if touch.waiting?.isDown ?? false || liesInOuterArbiter(moving: way) { return true }
        return touch.finger.recognizers.contains { other in
            guard !(other is ArbitratedPan), surroundings.mayStillBegin(other), let view = other.view else {
                return false
            }
            if let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === other {
                return scrollView.moves(along: scrollView.course(along: way).axis)
            }
            if other is UIScreenEdgePanGestureRecognizer { return way.axis == .horizontal }
            return other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer
                || other is UIPinchGestureRecognizer
        }
    }

    private func follower(among path: [UIView]) -> String? {
        if touch.report.regions.contains(.opaque) { return "the opaque region" }
        for view in path where view !== container {
            if opaque.contains(view) { return "an opaque view" }
            let following = Following(view)
            if following == .always { return "a \(type(of: view))" }
            guard let control = view as? UIControl, surroundings.isTracking(control) else { continue }
            if following == .whileTracking || keepsTouch(control) { return "a \(type(of: control)) that tracks" }
        }
        return nil
    }

    /// Whether no scroll view around the control may take its touch away. Then the card may not, either.
    private func keepsTouch(_ control: UIControl) -> Bool {
        let touchedView = touch.finger.shared.touchedView ?? control
        let around = touch.chain.pannable.filter(control.isDescendant(of:))
        return !around.isEmpty
            && !around.contains { $0.canCancelContentTouches && $0.touchesShouldCancel(in: touchedView) }
    }

    /// Zoomed content keeps its touches, also at its edge. Not limited to the chain, which lacks a picture that is
    /// zoomed out and so cannot scroll.
    private func zoomed(among path: [UIView]) -> String? {
        var claimant: String?
        for case let scrollView as UIScrollView in path {
            if scrollView.isZooming { return "a scroll view that is being zoomed" }
            let (least, zoom) = (scrollView.minimumZoomScale, scrollView.zoomScale)
            if scrollView.maximumZoomScale > least, zoom > least + 0.01 { claimant = "zoomed content" }
        }
        return claimant
    }

    private var refreshControl: String? {
        // A refresh control is above the scroll view's own top, wherever that shows.
        // Once a pan is under way, only its own list shows its refresh control.
        let panning = engine.panning
        let isThere = touch.chain.links.indices.contains { depth in
            let link = touch.chain.links[depth]
            guard panning ?? depth == depth, link.course.axis == .vertical, link.course.comesFromStart,
                let scrollView = link.scrollView
            else { return false }
            return scrollView.bounces(along: .vertical) && (scrollView.refreshControl?.isEnabled ?? false)
        }
        return isThere ? "a refresh control" : nil
    }

    /// A recognizer that refuses simultaneous recognition claims the touch; one that allows it observes.
    private enum Standing {
        case looksOn
        /// The scroll view's own pan may still begin, which would show that the recognizer observes it.
        case isOpen
        case claims
    }

    /// Asks the delegate last, so that a client hears as few questions as possible.
    private func standing(of other: UIGestureRecognizer) -> Standing {
        let wasUnderWay = touch.finger.shared.underWayAtDown.contains(ObjectIdentifier(other))
        guard other !== ours, surroundings.isUnderWay(other), !wasUnderWay, !touch.chain.contains(other) else {
            return .looksOn
        }
        guard let view = other.view, view.isDescendant(of: container), other.canPrevent(ours), !mayPassOn(other) else {
            return .looksOn
        }
        let pansAround = touch.chain.scrollViews.filter(view.isDescendant(of:)).map(\.panGestureRecognizer)
        guard !pansAround.contains(where: surroundings.isUnderWay), !surroundings.allows(other, ours) else {
            return .looksOn
        }
        return engine.isFarGone || !pansAround.contains(where: surroundings.mayStillBegin) ? .claims : .isOpen
    }

    /// Whether the recognizer is that of a card within, which passes the finger on at its lowest place.
    private func mayPassOn(_ other: UIGestureRecognizer) -> Bool {
        guard let inner = (other as? ArbitratedPan).flatMap(surroundings.run)?.engine else { return false }
        return inner.card.bottom != nil && inner.policy.direction == engine.policy.direction
            && !engine.policy.direction.isBothWays
    }
}

/// A view that keeps its touches: no card around it moves.
@MainActor
@_spi(Cards) public protocol KeepsTouches: UIView {}

extension UIView {
    func arbitratedPan(where isMeant: (ArbitratedPan) -> Bool) -> ArbitratedPan? {
        for case let pan as ArbitratedPan in gestureRecognizers ?? [] where isMeant(pan) { return pan }
        return nil
    }
}

/// Whether a view follows a finger by itself. Classes are found by name, to import neither MapKit nor PencilKit.
@MainActor
private enum Following {
    /// Wherever the view is touched.
    case always
    /// While the control tracks the finger's movement. Other controls track taps.
    case whileTracking
    case never

    private static let named: [String: Following] = [
        "UIPickerView": .always, "MKMapView": .always, "PKCanvasView": .always,
        "UISlider": .whileTracking, "UISwitch": .whileTracking, "UIStepper": .whileTracking,
        "UIPageControl": .whileTracking, "UIDatePicker": .whileTracking,
    ]
    private static var known: [ObjectIdentifier: Following] = [:]

    init(_ view: UIView) {
        let viewClass = ObjectIdentifier(type(of: view))
        if let known = Self.known[viewClass] {
            self = known
            return
        }
        var (named, ancestor): (Following?, Mirror?) = (nil, Mirror(reflecting: view))
        while named == nil, let current = ancestor {
            (named, ancestor) = (Self.named["\(current.subjectType)"], current.superclassMirror)
        }
        self = view is any KeepsTouches ? .always : named ?? .never
        Self.known[viewClass] = self
    }
}

extension UIView {
    /// Whether the view follows a finger by itself, wherever it is touched.
    var followsFingers: Bool { Following(self) == .always }
}
