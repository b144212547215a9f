/// A recognizer of a quick movement of one finger in one direction. It is discrete.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe; a recognizer may accept several.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe up.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The accepted directions.
    open var direction = Direction.right

    /// The least distance, in points, and the most time, in seconds: guesses.
    private static let distance: CGFloat = 50
    private static let longest: TimeInterval = 0.5

    private var start: (position: CGPoint, time: TimeInterval)?

    /// Starts to measure, and fails with a second finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1, let touch = touches.first else {
            state = .failed
            return
        }
        start = (touch.position, touch.timestamp)
    }

    /// Recognizes 50 points along an axis within 0.5 s. Another direction, or a longer time, fails. The numbers are
    /// guesses.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start, let touch = touches.first else { return }
        let way = touch.position - start.position
        guard touch.timestamp - start.time <= Self.longest else {
            state = .failed
            return
        }
        guard max(abs(way.x), abs(way.y)) >= Self.distance else { return }
        let went: Direction = abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        state = direction.contains(went) ? .ended : .failed
    }

    /// Fails: the finger lifted before it had moved far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    /// Fails: the touch was cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { start = nil }
}
