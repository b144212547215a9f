private final class Shake: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
}

extension Stage {
    // Row V25.
    /// Shakes the device: the first responder hears of the motion's begin and end, or without one the window. Host-only.
    public func shake() {
        let (start, event) = (window.firstResponder ?? window, Shake())
        event.timestamp = time
        drive {
            start.motionBegan(.motionShake, with: event)
            start.motionEnded(.motionShake, with: event)
        }
        perform {}
        advance(by: 0)
    }
}
