/// The touches of a sequence: one object from the first touch-down until all fingers have lifted.
@preconcurrency @MainActor open class UIEvent: Hashable {
    /// The kind of an event.
    public enum EventType: Int, Hashable, Sendable {
        /// An event of fingers.
        case touches
        /// A shake.
        case motion
        /// A remote-control event. The host never makes one.
        case remoteControl
        /// A press event. The host never makes one.
        case presses
        /// An event of a wheel, or of two fingers on a trackpad.
        case scroll = 10
    }

    /// The kind of a motion or a remote control's event.
    public enum EventSubtype: Int, Hashable, Sendable {
        /// No motion.
        case none
        /// The device was shaken.
        case motionShake
        /// As in UIKit. The host has no remote control.
        case remoteControlPlay = 100
        /// As in UIKit.
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        /// As in UIKit.
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// As in UIKit.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The kind: `.scroll` for a wheel's event, `.motion` for a shake, `.touches` for all others.
    open var type: EventType { touches.contains { $0.scrollType != nil } ? .scroll : .touches }
    /// The motion; `.none` for touches.
    open var subtype: EventSubtype { .none }
    /// The time of the last change, in seconds of the stage's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the sequence, including stationary ones.
    open var allTouches: Set<UITouch>? { Set(touches.filter { $0.scrollType == nil }) }

    /// The touches, in the order in which the fingers came down.
    @exclusivity(unchecked) var touches: [UITouch] = []

    init() {}

    /// Returns the touches whose view is `view`, excluding subviews.
    open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

    /// Returns all touches of the sequence, on the one window that a stage has.
    open func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }

    /// Returns the touches that the recognizer receives, excluding ignored and refused ones.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(touches.filter { gesture.touches.contains($0) })
    }

    /// Returns the samples behind this event. On a stage every sample has an event of its own.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    nonisolated public static func == (one: UIEvent, other: UIEvent) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
