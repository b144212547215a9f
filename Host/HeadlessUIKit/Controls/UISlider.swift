/// A thumb on a track. A finger that comes down on the thumb moves the value.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// The value, between `minimumValue` and `maximumValue`; setting it sends no event.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    /// The value at the left end. Setting it limits the value to the range.
    open var minimumValue: Float = 0 { didSet { setValue(current, animated: false) } }
    /// The value at the right end. Setting it limits the value to the range.
    open var maximumValue: Float = 1 { didSet { setValue(current, animated: false) } }
    /// A Boolean value that says whether events are sent while the finger moves, or only when it lifts.
    open var isContinuous = true
    /// The colour before the thumb. Stores only.
    open var minimumTrackTintColor: UIColor?
    /// The colour after the thumb. Stores only.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb. Stores only.
    open var thumbTintColor: UIColor?
    /// Stores only.
    open var minimumValueImage: UIImage?
    /// Stores only.
    open var maximumValueImage: UIImage?
    /// Has no effect: nothing is drawn.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// Has no effect: nothing is drawn.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Has no effect: nothing is drawn.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    private var current: Float = 0
    private var grabbed: (value: Float, x: CGFloat)?

    private static let thumbLength: CGFloat = 28
    /// The distance beside the thumb at which a finger still grabs it, in points: a guess.
    private static let tolerance: CGFloat = 8

    /// No width of its own, and a height of 34 points: a guess.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// Sets the value without animation.
    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(value, minimumValue), max(minimumValue, maximumValue))
    }

    /// Returns the rectangle of the track, in points: 2 from the ends, 4 high.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }

    /// Returns the rectangle of the thumb for a value: 28 points square. A finger within 8 points grabs the thumb:
    /// guesses.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = rect.minX + (rect.width - Self.thumbLength) * share
        return CGRect(x: x, y: rect.midY - Self.thumbLength / 2, width: Self.thumbLength, height: Self.thumbLength)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isOnThumb(touch.location(in: self), at: current) else { return false }
        grabbed = (current, touch.location(in: self).x)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let grabbed else { return false }
        let length = trackRect(forBounds: bounds).width - Self.thumbLength
        let share = length > 0 ? (touch.location(in: self).x - grabbed.x) / length : 0
        let before = current
        setValue(grabbed.value + Float(share) * (maximumValue - minimumValue), animated: false)
        if isContinuous, current != before { sendActions(for: .valueChanged) }
        return true
    }

    /// Releases the thumb; sends the value unless it is sent continuously.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let moved = grabbed.map { $0.value != current } ?? false
        grabbed = nil
        if !isContinuous, moved { sendActions(for: .valueChanged) }
    }

    /// Releases the thumb; the value stays.
    open override func cancelTracking(with event: UIEvent?) { grabbed = nil }

    // Row G14.
    /// Returns false for a swipe or a pan along the slider that starts on its thumb.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, gestureRecognizer.isAlong(self) else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return !gestureRecognizer.attempt.touches.contains { touch in
            touch.view === self && isOnThumb(convert(touch.startPosition, from: nil), at: grabbed?.value ?? current)
        }
    }

    private func isOnThumb(_ point: CGPoint, at value: Float) -> Bool {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
            .insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(point)
    }
}

extension UIGestureRecognizer {
    /// True if the recognizer is for movements along a horizontal control.
    func isAlong(_ control: UIControl) -> Bool {
        switch self {
        case let swipe as UISwipeGestureRecognizer: !swipe.direction.isDisjoint(with: [.left, .right])
        case let pan as UIPanGestureRecognizer: abs(pan.displacement.x) > abs(pan.displacement.y)
        default: false
        }
    }
}
