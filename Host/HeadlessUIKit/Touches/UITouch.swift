/// One finger on the screen, from touch-down to lift: the same object with changing values.
@preconcurrency @MainActor open class UITouch: Hashable {
    /// The last change of a touch.
    public enum Phase: Int, Hashable, Codable, Sendable {
        /// The finger came down.
        case began
        /// The finger moved.
        case moved
        /// The finger lay still. Never on a stage: without a movement there is no event.
        case stationary
        /// The finger lifted.
        case ended
        /// The system or a recognizer cancelled the touch.
        case cancelled
        /// A phase of a pointer; never on a stage.
        case regionEntered
        /// A phase of a pointer; never on a stage.
        case regionMoved
        /// A phase of a pointer; never on a stage.
        case regionExited
    }

    /// The kind of a touch.
    public enum TouchType: Int, Hashable, Codable, Sendable {
        /// A touch of a finger.
        case direct
        /// A touch on a remote control; never on a stage.
        case indirect
        /// A touch of a pencil; never on a stage.
        case pencil
        /// A press of the button of a mouse or a trackpad.
        case indirectPointer
        /// The older name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The last change of the touch. A view that receives it late sees the delivered phase.
    @exclusivity(unchecked) open internal(set) var phase: Phase = .began
    /// The time of the last change, in seconds of the stage's clock.
    open internal(set) var timestamp: TimeInterval
    /// The number of successive taps at about this place: 1 for the first touch.
    open internal(set) var tapCount = 1
    /// The kind of the touch, as given to `Stage.touch(at:type:)`.
    open internal(set) var type: TouchType = .direct
    /// The view that was hit at touch-down. It stays the same even when the view leaves its window.
    open internal(set) var view: UIView?
    /// The stage's window, from touch-down on.
    open internal(set) var window: UIWindow?
    /// The recognizers that receive this touch, in order.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The type of a pointer's scrolling; nil for a touch. UIKit has no such touch, and clients do not see it.
    var scrollType: UIScrollTypeMask?
    /// True once the system has cancelled the touch; later movements are ignored.
    var isTakenAway = false
    /// The place of the finger in the window's coordinates, in points.
    @exclusivity(unchecked) var position: CGPoint
    var previousPosition: CGPoint
    let startPosition: CGPoint

    init(position: CGPoint, timestamp: TimeInterval) {
        self.position = position
        self.previousPosition = position
        self.startPosition = position
        self.timestamp = timestamp
    }

    /// Returns the place of the finger in the view's coordinates, or the window's if `view` is nil. Points.
    open func location(in view: UIView?) -> CGPoint { position.asSeen(from: view) }

    /// Returns the place of the finger at the sample before this one.
    open func previousLocation(in view: UIView?) -> CGPoint { previousPosition.asSeen(from: view) }

    nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPoint {
    /// Converts this point of a window to the view's coordinates.
    @MainActor func asSeen(from view: UIView?) -> CGPoint {
        guard let view else { return self }
        return view.convert(self, from: nil)
    }

    /// True if a coordinate is not a number.
    var isNoPoint: Bool { x.isNaN || y.isNaN }

    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

    static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
    static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
}
