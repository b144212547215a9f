/// A recognizer that follows a course given beforehand, as the private ones on text, cells and web pages do.
///
///     webPage.panGestureRecognizer.require(toFail: ScriptedGestureRecognizer(.undecided))
///
/// Host-only: UIKit has no such type. Row X1.
@MainActor open class ScriptedGestureRecognizer: UIGestureRecognizer {
    /// Points and seconds count from touch-down. What has begun changes with each move and ends with the last lift.
    public enum Course: Hashable, Codable, Sendable {
        /// Possible as long as a finger is down, then failed.
        case undecided
        /// Possible as long as a finger is down, then recognized.
        case recognizedAtLift
        /// Begun with the first finger.
        case beginsAtTouchDown
        /// Begun once a finger is so many points from where it came down.
        case beginsAfterMoving(CGFloat)
        /// Begun after so many seconds, if it still has a touch.
        case beginsAfterHolding(TimeInterval)
        /// Failed once a finger is so many points from where it came down; failed at the lift otherwise.
        case failsAfterMoving(CGFloat)
    }

    /// What it does; the same for every attempt.
    public let course: Course
    /// Whether it prevents nobody and nobody prevents it, as is the way of private recognizers.
    open var excludesNobody = false

    private var start: [(touch: UITouch, position: CGPoint)] = []
    private var attemptNumber = 0

    /// A recognizer without targets: it is there to be in the way. Add it to a view of the content.
    public init(_ course: Course) {
        self.course = course
        super.init(target: nil, action: nil)
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !excludesNobody }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { !excludesNobody }

    /// Begins, or starts to wait, if the course says so.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start += touches.map { ($0, $0.position) }
        guard state == .possible else { return }
        switch course {
        case .beginsAtTouchDown: state = .began
        case .beginsAfterHolding(let seconds): begin(at: event.timestamp + seconds)
        case .undecided, .recognizedAtLift, .beginsAfterMoving, .failsAfterMoving: break
        }
    }

    /// Begins or fails if the course says so; what has begun changes.
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

    /// With the last finger it ends if it had begun or is to be recognized at the lift, and fails otherwise.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = state == .possible && course != .recognizedAtLift ? .failed : .ended
    }

    /// Cancels, or fails if it had not begun.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        start = []
        attemptNumber += 1
    }

    private var way: CGFloat {
        start.map { hypot($0.touch.position.x - $0.position.x, $0.touch.position.y - $0.position.y) }.max() ?? 0
    }

    private func begin(at time: TimeInterval) {
        let attempt = attemptNumber
        environment?.schedule(at: time) { [weak self] in
            guard let self, attemptNumber == attempt, isAnalysing, state == .possible else { return }
            state = .began
        }
    }
}
