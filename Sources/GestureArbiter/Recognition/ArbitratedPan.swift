import UIKitShim

/// The recognizer with which the arbiter takes part in UIKit's arbitration.
///
/// It decides nothing: it passes the touches on, and takes the states that the engine returns. The superclass sees a
/// movement only once the engine has begun, so that UIKit's own slop can never begin earlier.
final class ArbitratedPan: UIPanGestureRecognizer {
    private let recognition: Recognition
    /// Kept here, and so by the view, which is its only owner.
    let arbiter: GestureArbiter

    init(recognition: Recognition, arbiter: GestureArbiter) {
        self.recognition = recognition
        self.arbiter = arbiter
        super.init(target: nil, action: nil)
    }

    deinit { onMain { [recognition] in recognition.obey(.gone) } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        recognition.noteTouchDown()
        if recognition.beginsAtTouchDown, state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        take(recognition.followMoving(in: touches))
        guard state != .failed else { return }
        guard let touch = recognition.trackedTouch(in: touches) else {
            // The pan does not begin by a finger that waits.
            if !recognition.hasWaiting { super.touchesMoved(touches, with: event) }
            return
        }
        defer { if let other = recognition.takeWaiting() { ignore(other, for: event) } }
        recognition.witness?.touchChanges(touch, in: event)
        switch recognition.follow(touch) {
        case .fails where recognition.letsInnerScrollViewsGoFirst:
            recognition.afterEvent { [weak self] in
                if let self, self.state == .possible { self.state = .failed }
            }
        case .fails:
            state = .failed
        case .begins:
            super.touchesMoved(touches, with: event)
            if state == .possible { state = .began }
        case nil:
            if state != .possible { super.touchesMoved(touches, with: event) }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = recognition.trackedTouch(in: touches) {
            recognition.witness?.touchChanges(touch, in: event)
            recognition.lift(touch)
        }
        super.touchesEnded(touches, with: event)
        switch state {
        case .possible: take(recognition.followWaiting(without: touches))
        case .began, .changed: state = .ended
        case .ended, .cancelled, .failed: break
        @unknown default: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = recognition.trackedTouch(in: touches) {
            recognition.witness?.touchChanges(touch, in: event)
            recognition.giveUpTouch(touch)
        }
        super.touchesCancelled(touches, with: event)
        switch state {
        case .possible: take(recognition.followWaiting(without: touches))
        case .began, .changed: state = .cancelled
        case .ended, .cancelled, .failed: break
        @unknown default: break
        }
    }

    private func take(_ step: Arbitration.Actions.Recognizer?) {
        switch step {
        case .begins: state = .began
        case .fails: state = .failed
        case nil: break
        }
    }

    /// Whether the arbiter has its touch, or may still get it.
    var wantsTouch: Bool { recognition.wantsTouch }
    /// The direction in which the arbiter follows the finger.
    var direction: ArbitrationPolicy.Direction { recognition.direction }

    override func reset() {
        super.reset()
        recognition.obey(.reset)
    }
}

/// The pan's delegate, which passes UIKit's questions to the recognition.
@MainActor
final class PanGate: NSObject, UIGestureRecognizerDelegate {
    weak var recognition: Recognition?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognition?.beginTouch(touch) ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        recognition?.mayBegin ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        recognition?.recognizesTogether(with: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        recognition?.goesBefore(otherGestureRecognizer) ?? false
    }
}

/// The finger that the arbiter follows, measured in the window, so that a drag's movement does not disturb it.
@MainActor
struct TrackedFinger {
    private let shared: SharedTouch
    /// The finger's last location, in the window's coordinates.
    var location: CGPoint
    /// Where it came down, in the window's coordinates.
    let start: CGPoint
    /// When it was where it was last, in seconds, on the events' clock.
    private(set) var lastTime: TimeInterval

    init(_ touch: UITouch) {
        shared = .of(touch)
        location = touch.location(in: nil)
        start = location
        lastTime = touch.timestamp
    }

    var touch: UITouch? { shared.touch }

    /// Whether it is of `touches`, and farther from where it came down than `other`.
    func isAhead(of other: TrackedFinger, in touches: Set<UITouch>) -> Bool {
        guard let now = touch(in: touches)?.location(in: nil) else { return false }
        let rested = hypot(other.location.x - other.start.x, other.location.y - other.start.y)
        return hypot(now.x - start.x, now.y - start.y) > rested
    }

    var touchedView: UIView? { shared.touchedView }

    /// Whether the finger is still on the screen.
    var isDown: Bool {
        guard let touch else { return false }
        return touch.phase != .ended && touch.phase != .cancelled
    }

    /// Every recognizer that has the touch.
    var recognizers: [UIGestureRecognizer] { touch?.gestureRecognizers ?? [] }

    /// The recognizers that recognized before the finger moved, and so do not respond to its movement.
    var underWayAtDown: Set<ObjectIdentifier> { shared.underWayAtDown }

    func noteUnderWay() { shared.noteUnderWay() }

    /// The scroll views from the touched view out.
    func scrollPath(
        along direction: ArbitrationPolicy.Direction, waitingFor bars: GrowingBar.Parts
    ) -> ScrollPath {
        let comesFromTop = direction.way(onOtherSide: false) == .down
        return shared.scrollPath(along: direction, waitingFor: comesFromTop ? bars : [])
    }

    /// The size in the window of a view around the touched view, in points.
    func size(of view: UIView) -> CGSize { shared.size(of: view) }

    func isSame(as other: TrackedFinger) -> Bool { touch != nil && touch === other.touch }

    func touch(in touches: Set<UITouch>) -> UITouch? {
        guard let touch, touches.contains(touch) else { return nil }
        return touch
    }

    /// Returns the movement since the last location.
    mutating func movement(to touch: UITouch) -> CGPoint {
        let before = location
        location = touch.location(in: nil)
        lastTime = touch.timestamp
        return CGPoint(x: location.x - before.x, y: location.y - before.y)
    }
}

/// The properties of a touch that all arbiters under it share. The first arbiter computes them; they are released with
/// the last.
@MainActor
private final class SharedTouch {
    private(set) weak var touch: UITouch?
    private(set) weak var touchedView: UIView?
    /// Identifiers, because the recognizers themselves retain the touch.
    private(set) var underWayAtDown: Set<ObjectIdentifier> = []
    private var isNoting = false
    private let time: TimeInterval
    private var paths: [ScrollPath] = []
    private var lastMeasured = Measured()

    /// The shared properties of the latest touch.
    private static weak var latest: SharedTouch?

    /// Returns the shared properties of `touch`, which has just come down.
    static func of(_ touch: UITouch) -> SharedTouch {
        // Compare the time, too: UIKit may reuse an object for another touch.
        if let latest, latest.touch === touch, latest.time == touch.timestamp { return latest }
        let shared = SharedTouch(touch)
        latest = shared
        return shared
    }

    private init(_ touch: UITouch) {
        (self.touch, touchedView, time) = (touch, touch.view, touch.timestamp)
    }

    func scrollPath(along direction: ArbitrationPolicy.Direction, waitingFor bars: GrowingBar.Parts) -> ScrollPath {
        for path in paths where path.direction == direction && path.bars == bars { return path }
        let path = ScrollPath(from: touchedView, along: direction, waitingFor: bars)
        paths.append(path)
        return path
    }

    private struct Measured {
        weak var view: UIView?
        /// The unit on the screen of a point in the view; nil until it is needed.
        var unit: UnitOnScreen?
    }

    /// The size in the window of `view`, which is around the touched view. Computed from the last measured view, if
    /// that is inside this view: from the window for each view, the walk would be quadratic for nested views.
    func size(of view: UIView) -> CGSize {
        guard let inner = lastMeasured.view, inner !== view, inner.isDescendant(of: view) else {
            lastMeasured = Measured(view: view)
            return view.convert(view.bounds, to: nil).size
        }
        let unit = (lastMeasured.unit ?? UnitOnScreen(of: inner)).around(inner, in: view)
        lastMeasured = Measured(view: view, unit: unit)
        return unit?.size(of: view.bounds.size) ?? view.convert(view.bounds, to: nil).size
    }

    /// Records the recognizers under way now, as the touch comes down on the first arbiter, and again once the event is
    /// over.
    func noteUnderWay() {
        guard !isNoting else { return }
        isNoting = true
        note()
        onNextTurn { [weak self] in self?.note() }
    }

    private func note() {
        for recognizer in touch?.gestureRecognizers ?? [] where recognizer.isUnderWay {
            underWayAtDown.insert(ObjectIdentifier(recognizer))
        }
    }
}

/// The vectors of a point to the right and a point down in a view, in the coordinates of an outer view.
@MainActor
private struct UnitOnScreen {
    private var right: CGPoint
    private var down: CGPoint

    /// - Parameter outer: Nil: the window.
    init(of view: UIView, in outer: UIView? = nil) {
        let one: CGFloat = 1
        let origin = view.convert(CGPoint.zero, to: outer)
        right = view.convert(CGPoint(x: one, y: 0), to: outer)
        down = view.convert(CGPoint(x: 0, y: one), to: outer)
        right = CGPoint(x: right.x - origin.x, y: right.y - origin.y)
        down = CGPoint(x: down.x - origin.x, y: down.y - origin.y)
    }

    /// The unit of `view`, computed from that of `inner` inside it; nil if `inner` has no visible size.
    func around(_ inner: UIView, in view: UIView) -> UnitOnScreen? {
        let unit = UnitOnScreen(of: inner, in: view)
        let area = unit.right.x * unit.down.y - unit.right.y * unit.down.x
        guard abs(area) > 1e-6, area.isFinite else { return nil }
        var outer = self
        outer.right = way(of: CGPoint(x: unit.down.y / area, y: -unit.right.y / area))
        outer.down = way(of: CGPoint(x: -unit.down.x / area, y: unit.right.x / area))
        return outer
    }

    private func way(of way: CGPoint) -> CGPoint {
        CGPoint(x: right.x * way.x + down.x * way.y, y: right.y * way.x + down.y * way.y)
    }

    /// The size of the smallest rectangle around an object of `size` in the view.
    func size(of size: CGSize) -> CGSize {
        CGSize(
            width: abs(right.x) * size.width + abs(down.x) * size.height,
            height: abs(right.y) * size.width + abs(down.y) * size.height)
    }
}
