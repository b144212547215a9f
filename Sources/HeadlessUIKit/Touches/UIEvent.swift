/// What the fingers did: one object from the first touch-down until all fingers have lifted.
@MainActor open class UIEvent: Hashable {
    public enum EventType: Int, Hashable, Sendable { case touches, motion, remoteControl, presses }

    open var type: EventType { .touches }
    /// When the event last happened, in seconds of the stage's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the sequence, those included that are stationary.
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// In the order in which the fingers came down.
    var touches: [UITouch] = []

    init() {}

    open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

    open func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(touches.filter { gesture.touches.contains($0) })
    }

    /// The samples behind this event. A finger on a stage gives every sample an event of its own.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    nonisolated public static func == (one: UIEvent, other: UIEvent) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
