/// A finger on a stage's screen. Points are the window's. Host-only: UIKit has no such type.
@preconcurrency @MainActor public final class Finger {
    /// The touch of the finger: the same object from touch-down to lift.
    public let touch: UITouch
    private let stage: Stage

    init(touch: UITouch, stage: Stage) {
        self.touch = touch
        self.stage = stage
    }

    /// The place of the finger, in the window's coordinates; after the lift, its last place.
    public var location: CGPoint { touch.position }

    /// Moves at once: one sample, at the stage's time; no sample if the point is the same.
    public func move(to point: CGPoint) {
        guard point != location else { return }
        send(.moved, at: point)
    }

    /// Moves at once: one sample, at the stage's time.
    public func move(by vector: CGVector) { move(to: location.moved(by: vector)) }

    /// Moves steadily: one sample at each of the screen's frames, and one at the end.
    public func move(to point: CGPoint, over seconds: TimeInterval) {
        let (start, began) = (location, stage.time)
        stage.advance(to: began + seconds) {
            let share = CGFloat((stage.time - began) / seconds)
            let way = CGVector(dx: (point.x - start.x) * share, dy: (point.y - start.y) * share)
            move(to: share > 1 - 1e-6 ? point : start.moved(by: way))
        }
        move(to: point)
    }

    /// Moves steadily: one sample at each of the screen's frames, and one at the end.
    public func move(by vector: CGVector, over seconds: TimeInterval) {
        move(to: location.moved(by: vector), over: seconds)
    }

    // Row P10.
    /// Rests while time passes.
    ///
    /// - Parameters:
    ///   - seconds: The duration.
    ///   - trembling: If false, the finger lies still and sends nothing. A pan's velocity then stays that of the last
    ///     movement, so a card that was pulled, held and released may still be thrown. If true, the finger moves like a
    ///     slow recorded one, with a sample at each of the screen's frames, and lifts slowly. It stays within 1.5
    ///     points of its place, the same way every time.
    public func hold(for seconds: TimeInterval, trembling: Bool = false) {
        guard trembling else { return stage.advance(by: seconds) }
        let (start, began) = (location, stage.time)
        stage.advance(to: began + seconds) {
            move(to: start.moved(by: TouchScript.tremble(after: stage.time - began)))
        }
    }

    /// Lifts the finger at its place and at the stage's time. It cannot be used after that.
    public func lift() { send(.ended, at: location) }

    /// Cancels the touch, as the system does.
    public func cancel() { send(.cancelled, at: location) }

    private func send(_ phase: UITouch.Phase, at place: CGPoint) {
        let point = place.isNoPoint ? touch.position : place
        if place.isNoPoint { stage.warnOnce("Finger", "\(place) is not a number, so the finger stays where it is.") }
        guard !touch.isTakenAway else {
            touch.position = point
            return
        }
        precondition(
            touch.phase != .ended && touch.phase != .cancelled,
            "This finger has left the screen. Put another one down with `Stage.touch(at:type:)`.")
        touch.previousPosition = touch.position
        touch.position = point
        touch.phase = phase
        touch.timestamp = stage.time
        stage.deliver(touch)
    }
}

extension CGPoint {
    fileprivate func moved(by vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}
