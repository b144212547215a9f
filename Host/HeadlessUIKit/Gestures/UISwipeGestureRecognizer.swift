// Row G47.
/// A recognizer of a quick movement of one or more fingers in one direction. It is discrete.
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

    /// The exact number of fingers that swipe together.
    open var numberOfTouchesRequired = 1

    /// The least distance of each finger, in points, and the most time, in seconds: guesses.
    private static let distance: CGFloat = 50
    private static let longest: TimeInterval = 0.5

    private var starts: [(touch: UITouch, position: CGPoint)] = []
    private var began: TimeInterval = 0

    /// Starts to measure, and fails with one finger too many.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty { began = event.timestamp }
        starts += touches.map { ($0, $0.position) }
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    /// Recognizes 50 points along an axis within 0.5 s, by all fingers. Another direction, or a longer time, fails. The
    /// numbers are guesses.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard event.timestamp - began <= Self.longest else {
            state = .failed
            return
        }
        guard starts.count == numberOfTouchesRequired else { return }
        var common: Direction?
        for (touch, position) in starts {
            let way = touch.position - position
            guard max(abs(way.x), abs(way.y)) >= Self.distance else { return }
            let went: Direction = abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
            guard direction.contains(went), common == nil || common == went else {
                state = .failed
                return
            }
            common = went
        }
        if common != nil { state = .ended }
    }

    /// Fails: a finger lifted before all had moved far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    /// Fails: the touch was cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { starts = [] }
}
