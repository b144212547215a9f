import HeadlessUIKit

extension Finger {
    /// Moves steadily, and lifts as it moves.
    public func swipe(by way: CGVector, over seconds: TimeInterval) {
        move(by: way, over: seconds)
        lift()
    }

    /// Moves steadily, rests until it has no velocity, and lifts.
    public func drag(by way: CGVector, over seconds: TimeInterval) {
        move(by: way, over: seconds)
        letGo()
    }

    /// Rests until it has no velocity, and lifts.
    public func letGo() {
        hold(for: 0.1)
        lift()
    }
}

extension CGVector {
    /// So many points down the screen; up, where they are less than 0.
    public static func down(_ points: CGFloat) -> CGVector { CGVector(dx: 0, dy: points) }
    /// So many points to the right; to the left, where they are less than 0.
    public static func right(_ points: CGFloat) -> CGVector { CGVector(dx: points, dy: 0) }
}
