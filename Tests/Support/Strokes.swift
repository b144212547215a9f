import HeadlessUIKit

extension Finger {
    /// Moves at an even speed, and lifts while moving.
    public func swipe(by way: CGVector, over seconds: TimeInterval) {
        move(by: way, over: seconds)
        lift()
    }

    /// Moves at an even speed, rests until the finger has no velocity, and lifts.
    public func drag(by way: CGVector, over seconds: TimeInterval) {
        move(by: way, over: seconds)
        letGo()
    }

    /// Rests until the finger has no velocity, and lifts.
    public func letGo() {
        hold(for: 0.1)
        lift()
    }
}

extension Stage {
    /// Lets the finger go, and runs all motion; false if something goes on.
    @discardableResult
    public func settle(lettingGo finger: Finger) -> Bool {
        finger.letGo()
        return settle()
    }
}

extension CGVector {
    /// A movement down the screen; up for negative points.
    public static func down(_ points: CGFloat) -> CGVector { CGVector(dx: 0, dy: points) }
    /// A movement to the right; to the left for negative points.
    public static func right(_ points: CGFloat) -> CGVector { CGVector(dx: points, dy: 0) }
}
