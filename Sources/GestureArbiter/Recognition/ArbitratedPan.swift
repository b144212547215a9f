import UIKitShim

/// The recognizer of an arbiter. Passes touches on, and takes the states that the engine returns.
///
/// The superclass sees a movement only once the engine has begun, so that UIKit's own slop never begins earlier.
final class ArbitratedPan: UIPanGestureRecognizer {
    let recognition: Recognition
    /// Kept here, and so by the view, which is its only owner.
    let arbiter: GestureArbiter

    init(recognition: Recognition, arbiter: GestureArbiter) {
        self.recognition = recognition
        self.arbiter = arbiter
        super.init(target: nil, action: nil)
    }

    deinit { onMain { [recognition] in recognition.obey(endsTouch: true) { $0.panIsGone() } } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if recognition.touchIsDown(), state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !letWaitingGo(among: touches, of: event) else { return }
        take(recognition.followMoving(in: touches))
        guard state != .failed else { return }
        guard let touch = recognition.trackedTouch(in: touches) else {
            // A waiting finger does not begin the pan.
            if recognition.touch?.waiting == nil { super.touchesMoved(touches, with: event) }
            return
        }
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
        guard !letWaitingGo(among: touches, of: event) else { return }
        pass(touches, of: event, to: recognition.lift)
        super.touchesEnded(touches, with: event)
        end(without: touches, as: .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !letWaitingGo(among: touches, of: event) else { return }
        pass(touches, of: event, to: recognition.giveUpTouch)
        super.touchesCancelled(touches, with: event)
        end(without: touches, as: .cancelled)
    }

    /// Ignores the finger that waited, an event after the pan has begun: the beginning cancels the touch in its view, and
    /// leaves out ignored touches. Returns whether the event is that finger's alone.
    private func letWaitingGo(among touches: Set<UITouch>, of event: UIEvent) -> Bool {
        guard state == .began || state == .changed, let other = recognition.takeWaiting() else { return false }
        ignore(other, for: event)
        return recognition.trackedTouch(in: touches) == nil
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

    override func reset() {
        super.reset()
        recognition.obey(endsTouch: true) { $0.panWasReset() }
    }
}

/// The followed finger, measured in the window, because the drag moves the container.
@MainActor
struct TrackedFinger {
    let shared: SharedTouch
    /// The last location and that of the touch-down, in the window's coordinates.
    var location: CGPoint
    let start: CGPoint
    /// Whether this is scrolling with a trackpad. Then the location is that of a finger that moves as far.
    let isScrolled: Bool
    /// The time of the last location, in seconds, on the events' clock.
    private(set) var lastTime: TimeInterval

    init(_ touch: UITouch) {
        shared = .of(touch)
        location = touch.location(in: nil)
        start = location
        isScrolled = false
        lastTime = touch.timestamp
    }

    /// A finger without a touch: that of a trackpad, or of a forecast.
    init(on shared: SharedTouch, isScrolled: Bool) {
        self.shared = shared
        (location, start, self.isScrolled) = (shared.landing.location, shared.landing.location, isScrolled)
        lastTime = shared.landing.time
    }

    var touch: UITouch? { shared.touch }

    /// Whether the finger is one of `touches`, and farther from its touch-down than `other`.
    func isAhead(of other: TrackedFinger, in touches: Set<UITouch>) -> Bool {
        touch(in: touches) != nil && distance > other.distance
    }

    /// The finger's distance from its touch-down, in points.
    private var distance: CGFloat {
        let now = touch?.location(in: nil) ?? location
        return hypot(now.x - start.x, now.y - start.y)
    }

    var isDown: Bool {
        guard let touch else { return false }
        return touch.phase != .ended && touch.phase != .cancelled
    }

    /// The recognizers that follow the finger.
    var recognizers: [UIGestureRecognizer] {
        // Under a trackpad every arbiter's pan is under way.
        isScrolled ? shared.scrolledPans(ofArbiters: false) : touch?.gestureRecognizers ?? shared.imaginedRecognizers
    }

    func touch(in touches: Set<UITouch>) -> UITouch? {
        guard let touch, touches.contains(touch) else { return nil }
        return touch
    }

    /// Returns the movement since the last location, `translation` from the begin.
    mutating func movement(to translation: CGPoint, at time: TimeInterval) -> CGPoint {
        let before = location
        location = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
        lastTime = time
        return CGPoint(x: location.x - before.x, y: location.y - before.y)
    }

    /// Returns the movement since the last location.
    mutating func movement(to touch: UITouch) -> CGPoint {
        let before = location
        location = touch.location(in: nil)
        lastTime = touch.timestamp
        return CGPoint(x: location.x - before.x, y: location.y - before.y)
    }
}

/// An arbiter that follows a touch. The touch does not keep it.
@MainActor
final class Follower {
    private(set) weak var recognition: Recognition?

    init(_ recognition: Recognition) { self.recognition = recognition }
}

/// The properties of a touch that all arbiters under it share. The first computes them, the last releases them.
@MainActor
final class SharedTouch {
    private(set) weak var touch: UITouch?
    private(set) weak var touchedView: UIView?
    private weak var window: UIWindow?
    private let location: CGPoint
    /// The recognizers that recognized before the finger moved, and so do not respond to its movement. Identifiers,
    /// because the recognizers retain the touch.
    private(set) var underWayAtDown: [ObjectIdentifier] = []
    private var isNoting = false
    private let time: TimeInterval
    private var paths: [ScrollPath] = []
    /// The arbiters that follow the touch, innermost first; empty for only one.
    var arbiters: [Follower] = []
    weak var first: Recognition?
    @exclusivity(unchecked) var relay = Relay()
    /// The finger's place in the last event whose movement was split among the arbiters.
    @exclusivity(unchecked) var splitAt: CGPoint?

    /// The recognizers of a forecast's finger, which has no touch.
    var imaginedRecognizers: [UIGestureRecognizer] = []

    private static weak var latest: SharedTouch?

    /// Returns the shared properties of `touch`, which has just come down.
    static func of(_ touch: UITouch) -> SharedTouch {
        // Compare the time, because UIKit may reuse an object for another touch.
        if let latest, latest.touch === touch, latest.time == touch.timestamp { return latest }
        let shared = SharedTouch(touch)
        latest = shared
        return shared
    }

    private init(_ touch: UITouch) {
        (self.touch, touchedView, window) = (touch, touch.view, touch.window)
        (location, time) = (touch.location(in: nil), touch.timestamp)
    }

    /// Without a touch: a pointer that scrolls, or a forecast's finger, at `location` in the window's coordinates, from
    /// now on.
    init(at location: CGPoint, in window: UIWindow) {
        touchedView = window.hitTest(location, with: nil)
        (self.window, self.location, time) = (window, location, CACurrentMediaTime())
    }

    /// The pans under the pointer that follow a trackpad, innermost first: the arbiters', or the others.
    func scrolledPans(ofArbiters isOurs: Bool) -> [UIGestureRecognizer] {
        var (pans, next): ([UIGestureRecognizer], UIView?) = ([], touchedView)
        while let view = next {
            for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? []
            where pan.allowedScrollTypesMask.contains(.continuous) && pan is ArbitratedPan == isOurs {
                pans.append(pan)
            }
            next = view.superview
        }
        return pans
    }

    /// Where the finger came down.
    var landing: Landing { Landing(view: touchedView, window: window, location: location, time: time) }

    /// Returns the scroll views from the touched view out. Only content that is pulled down opens a bar.
    func scrollPath(along direction: ArbitrationPolicy.Direction, waitingFor parts: GrowingBar.Parts) -> ScrollPath {
        let bars = direction.way(onOtherSide: false) == .down ? parts : []
        for path in paths where path.direction == direction && path.bars == bars { return path }
        let path = ScrollPath(from: touchedView, along: direction, waitingFor: bars)
        paths.append(path)
        return path
    }

    /// Records the recognizers under way at the touch-down on the first arbiter, and again after that event.
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
