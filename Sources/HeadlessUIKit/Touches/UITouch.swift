/// One finger on the screen, from touch-down to lift; the object stays the same, its values change.
@preconcurrency @MainActor open class UITouch: Hashable {
    /// What a finger did last.
    public enum Phase: Int, Hashable, Codable, Sendable {
        /// Came down.
        case began
        /// Moved.
        case moved
        /// Lay still. No finger of a stage says so: without a movement there is no event.
        case stationary
        /// Lifted.
        case ended
        /// Was taken away, by the system or a recognizer.
        case cancelled
        /// Of a pointer; never on a stage.
        case regionEntered
        /// Of a pointer; never on a stage.
        case regionMoved
        /// Of a pointer; never on a stage.
        case regionExited
    }

    /// What touches the screen.
    public enum TouchType: Int, Hashable, Codable, Sendable {
        /// A finger.
        case direct
        /// A remote control; never on a stage.
        case indirect
        /// Never on a stage.
        case pencil
        /// The button of a mouse or a trackpad.
        case indirectPointer
        /// The older name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// What the finger did last. A view that hears of it late sees the phase that it is told of.
    open internal(set) var phase: Phase = .began
    /// When the finger last changed, in seconds of the stage's clock.
    open internal(set) var timestamp: TimeInterval
    /// How often the finger came down at about this place in quick succession: 1 for a first touch.
    open internal(set) var tapCount = 1
    /// What touches: as `Stage.touch(at:type:)` was told.
    open internal(set) var type: TouchType = .direct
    /// The view that was hit at touch-down. It stays the same even when the view leaves its window.
    open internal(set) var view: UIView?
    /// The stage's window, from touch-down on.
    open internal(set) var window: UIWindow?
    /// The recognizers that receive this touch, in the order in which they do.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What a pointer scrolls with; nil for a touch. UIKit makes no touch of it, and this one no client sees.
    var scrollType: UIScrollTypeMask?
    /// The system has cancelled the touch, and the finger goes on unfelt.
    var isTakenAway = false
    /// In the window's coordinates, in points.
    var position: CGPoint
    var previousPosition: CGPoint
    let startPosition: CGPoint

    init(position: CGPoint, timestamp: TimeInterval) {
        self.position = position
        self.previousPosition = position
        self.startPosition = position
        self.timestamp = timestamp
    }

    /// Where the finger is, in the view's coordinates; the window's if `view` is nil. Points.
    open func location(in view: UIView?) -> CGPoint { position.asSeen(from: view) }

    /// Where the finger was at the sample before this one.
    open func previousLocation(in view: UIView?) -> CGPoint { previousPosition.asSeen(from: view) }

    nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPoint {
    /// This point of a window, in the view's coordinates.
    @MainActor func asSeen(from view: UIView?) -> CGPoint {
        guard let view else { return self }
        return view.convert(self, from: nil)
    }

    static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
    static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
}
