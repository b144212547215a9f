import UIKitShim

/// The one finger that the arbiter follows, measured in the window: nothing that a drag moves can disturb it.
@MainActor
struct TrackedFinger {
    private weak var touch: UITouch?
    private(set) weak var touchedView: UIView?
    /// Where it was last, in the window's coordinates.
    private(set) var location: CGPoint
    /// When that was, in seconds, on the events' clock.
    private(set) var lastTime: TimeInterval
    /// What was recognized before the finger moved, and so is no answer to its movement.
    private(set) var underWayAtDown: [UIGestureRecognizer] = []

    init(_ touch: UITouch) {
        self.touch = touch
        touchedView = touch.view
        location = touch.location(in: nil)
        lastTime = touch.timestamp
    }

    /// Whether it is still on the screen.
    var isDown: Bool {
        guard let touch else { return false }
        return touch.phase != .ended && touch.phase != .cancelled
    }

    /// Every recognizer that has the touch.
    var recognizers: [UIGestureRecognizer] { touch?.gestureRecognizers ?? [] }

    mutating func noteUnderWay() {
        for other in recognizers where other.isUnderWay && !underWayAtDown.contains(where: { $0 === other }) {
            underWayAtDown.append(other)
        }
    }

    func isSame(as other: TrackedFinger) -> Bool { touch != nil && touch === other.touch }

    func touch(in touches: Set<UITouch>) -> UITouch? {
        guard let touch, touches.contains(touch) else { return nil }
        return touch
    }

    /// The way from where it was last.
    mutating func movement(to touch: UITouch) -> CGPoint {
        let before = location
        location = touch.location(in: nil)
        lastTime = touch.timestamp
        return CGPoint(x: location.x - before.x, y: location.y - before.y)
    }
}
