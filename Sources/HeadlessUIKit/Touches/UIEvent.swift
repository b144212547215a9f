/// What the fingers did: one object from the first touch-down until all fingers have lifted.
@preconcurrency @MainActor open class UIEvent: Hashable {
    /// What an event is about.
    public enum EventType: Int, Hashable, Sendable {
        /// Fingers.
        case touches
        /// Never made here.
        case motion
        /// Never made here.
        case remoteControl
        /// Never made here.
        case presses
        /// A wheel, or two fingers on a trackpad.
        case scroll = 10
    }

    /// `.scroll` for a wheel's event, `.touches` for all others.
    open var type: EventType { touches.contains { $0.scrollType != nil } ? .scroll : .touches }
    /// When the event last happened, in seconds of the stage's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the sequence, those included that are stationary.
    open var allTouches: Set<UITouch>? { Set(touches.filter { $0.scrollType == nil }) }

    /// In the order in which the fingers came down.
    var touches: [UITouch] = []

    init() {}

    /// The touches that were hit-tested to this very view; not those of its subviews.
    open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

    /// All touches of the sequence, on the one window that a stage has.
    open func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }

    /// The touches that the recognizer receives: not those that it ignored, or that were refused for it.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(touches.filter { gesture.touches.contains($0) })
    }

    /// The samples behind this event. A finger on a stage gives every sample an event of its own.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    nonisolated public static func == (one: UIEvent, other: UIEvent) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
