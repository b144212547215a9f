/// A control that is on or off; a tap toggles it. A drag of its knob counts as a tap.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// A Boolean value that says whether the switch is on. Setting it sends no event and is not animated.
    open var isOn = false
    /// Turns the switch on or off, at once and without an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// The colour while it is on. Stores only.
    open var onTintColor: UIColor?
    /// The colour of the knob. Stores only.
    open var thumbTintColor: UIColor?
    /// Stores only.
    open var title: String?

    /// Creates a switch of 51 × 31 points; the given size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    /// Toggles the switch if the finger lifts inside, and sends `.valueChanged` and `.primaryActionTriggered`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // Row G42.
    /// Returns false for a pan along the switch that starts on it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, gestureRecognizer.isAlong(self) else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return !gestureRecognizer.attempt.touches.contains { $0.view === self }
    }
}
