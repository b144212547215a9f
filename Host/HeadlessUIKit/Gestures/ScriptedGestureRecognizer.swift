// Row X1.
/// A recognizer that behaves the same in every attempt, like the private ones of text, cells and web pages.
///
///     webPage.panGestureRecognizer.require(toFail: ScriptedGestureRecognizer(.undecided))
///
/// Host-only: UIKit has no such type.
@MainActor open class ScriptedGestureRecognizer: UIGestureRecognizer {
    /// The behaviour of the recognizer. Points and seconds count from touch-down. A gesture that has begun changes with
    /// each move and ends with the last lift.
    public enum Course: Hashable, Codable, Sendable {
        /// Stays possible as long as a finger is down, then fails.
        case undecided
        /// Stays possible as long as a finger is down, then is recognized.
        case recognizedAtLift
        /// Begins with the first finger.
        case beginsAtTouchDown
        /// Begins once a finger is this many points from where it came down.
        case beginsAfterMoving(CGFloat)
        /// Begins after this many seconds, if a finger is still down.
        case beginsAfterHolding(TimeInterval)
        /// Fails once a finger is this many points from where it came down, or at the lift otherwise.
        case failsAfterMoving(CGFloat)
    }

    /// The behaviour, the same in every attempt.
    public let course: Course
    /// A Boolean value that says whether the recognizer neither prevents others nor is prevented by them, like private
    /// recognizers of UIKit.
    open var excludesNobody = false

    private var start: [(touch: UITouch, position: CGPoint)] = []

    /// Creates a recognizer without targets, which only competes with others. Add it to a view of the content.
    public init(_ course: Course) {
        self.course = course
        super.init(target: nil, action: nil)
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !excludesNobody }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { !excludesNobody }

    /// Begins, or starts to wait, if the course requires it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start += touches.map { ($0, $0.position) }
        guard state == .possible else { return }
        switch course {
        case .beginsAtTouchDown: state = .began
        case .beginsAfterHolding(let seconds):
            ifStillPossible(at: event.timestamp + seconds) { [weak self] in self?.state = .began }
        case .undecided, .recognizedAtLift, .beginsAfterMoving, .failsAfterMoving: break
        }
    }

    /// Begins or fails if the course requires it; a begun gesture changes.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        switch course {
        case .beginsAfterMoving(let distance): if way >= distance { state = .began }
        case .failsAfterMoving(let distance): if way >= distance { state = .failed }
        case .undecided, .recognizedAtLift, .beginsAtTouchDown, .beginsAfterHolding: break
        }
    }

    /// At the last lift: ends a begun gesture, or recognizes the gesture if the course requires it, or else fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = state == .possible && course != .recognizedAtLift ? .failed : .ended
    }

    /// Cancels a begun gesture, and fails otherwise.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { start = [] }

    private var way: CGFloat { start.map { $0.touch.position.distance(to: $0.position) }.max() ?? 0 }
}
