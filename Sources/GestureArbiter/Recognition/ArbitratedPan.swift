import UIKitShim

/// The recognizer with which the arbiter takes part in UIKit's arbitration.
///
/// It decides nothing: it passes the touches on, and takes the states that the engine returns. The superclass sees a
/// movement only once the engine has begun, so that UIKit's own slop can never begin earlier.
final class ArbitratedPan: UIPanGestureRecognizer {
    let recognition: Recognition
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
        if recognition.touchIsDown(), state == .possible { state = .began }
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
            recognition.afterEvent { [weak self] in if self?.state == .possible { self?.stop() } }
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
        pass(touches, of: event, to: recognition.lift)
        super.touchesEnded(touches, with: event)
        end(without: touches, as: .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        pass(touches, of: event, to: recognition.giveUpTouch)
        super.touchesCancelled(touches, with: event)
        end(without: touches, as: .cancelled)
    }

    private func pass(_ touches: Set<UITouch>, of event: UIEvent, to end: (UITouch) -> Void) {
        guard let touch = recognition.trackedTouch(in: touches) else { return }
        recognition.witness?.touchChanges(touch, in: event)
        end(touch)
    }

    private func end(without touches: Set<UITouch>, as end: UIGestureRecognizer.State) {
        switch state {
        case .possible: take(recognition.followWaiting(without: touches))
        case .began, .changed: state = end
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

    /// Fails, or is cancelled, outside `touches…`, where UIKit may ignore a new state (row G45).
    func stop() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
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
        touch(in: touches) != nil && distance > other.distance
    }

    /// How far the finger is now from where it came down, in points.
    private var distance: CGFloat {
        let now = touch?.location(in: nil) ?? location
        return hypot(now.x - start.x, now.y - start.y)
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
    var underWayAtDown: [ObjectIdentifier] { shared.underWayAtDown }

    func noteUnderWay() { shared.noteUnderWay() }

    /// The scroll views from the touched view out.
    func scrollPath(
        along direction: ArbitrationPolicy.Direction, waitingFor bars: GrowingBar.Parts
    ) -> ScrollPath {
        let comesFromTop = direction.way(onOtherSide: false) == .down
        return shared.scrollPath(along: direction, waitingFor: comesFromTop ? bars : [])
    }

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
    private(set) var underWayAtDown: [ObjectIdentifier] = []
    private var isNoting = false
    private let time: TimeInterval
    private var paths: [ScrollPath] = []

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

    /// Records the recognizers under way now, as the touch comes down on the first arbiter, and again once the event is
    /// over.
    func noteUnderWay() {
        guard !isNoting else { return }
        isNoting = true
        note()
        onNextTurn { [weak self] in self?.note() }
    }

    private func note() {
        underWayAtDown += (touch?.gestureRecognizers ?? []).filter(\.isUnderWay).map(ObjectIdentifier.init)
    }
}
