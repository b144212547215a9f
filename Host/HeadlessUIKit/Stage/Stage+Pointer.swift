extension Stage {
    /// Scrolls over a point of the window with a wheel, or with two fingers on a trackpad: nothing touches the screen.
    ///
    /// It reaches the pans whose `allowedScrollTypesMask` has the type: those of scroll views, and others that ask for it.
    /// They begin without a slop, with no touch, and nothing glides on after it.
    ///
    /// - Parameters:
    ///   - point: The place of the pointer, in the window's coordinates.
    ///   - way: The movement of the content, in points: down shows what is above.
    ///   - seconds: The duration, with one sample a frame.
    ///   - type: `.discrete` for a wheel with notches, `.continuous` for a trackpad.
    public func scroll(
        at point: CGPoint, by way: CGVector, over seconds: TimeInterval = 0.2, type: UIScrollTypeMask = .continuous
    ) {
        let touch = UITouch(position: point, timestamp: time)
        touch.scrollType = type
        let wheel = Finger(touch: touch, stage: self)
        deliver(touch)
        wheel.move(by: way, over: seconds)
        wheel.hold(for: Assumptions.longestRest)
        wheel.lift()
    }
}
