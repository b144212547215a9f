extension Stage {
    /// Scrolls at a point of the window with a wheel, or with two fingers on a trackpad, without a touch.
    ///
    /// The scrolling reaches pans whose `allowedScrollTypesMask` contains the type, such as those of scroll views. They
    /// begin without a slop and without a touch, and nothing decelerates afterwards.
    ///
    /// - Parameters:
    ///   - point: The place of the pointer, in the window's coordinates.
    ///   - way: The movement of the content, in points; down shows the content above.
    ///   - seconds: The duration, with one sample per frame.
    ///   - type: `.discrete` for a wheel with notches, `.continuous` for a trackpad.
    public func scroll(
        at point: CGPoint, by way: CGVector, over seconds: TimeInterval = 0.2, type: UIScrollTypeMask = .continuous
    ) {
        let wheel = beginScroll(at: point, type: type)
        wheel.move(by: way, over: seconds)
        wheel.hold(for: Assumptions.longestRest)
        wheel.lift()
    }

    /// Begins to scroll at a point of the window, in points. The movement of the returned finger is the scrolling.
    public func beginScroll(at point: CGPoint, type: UIScrollTypeMask = .continuous) -> Finger {
        let touch = UITouch(position: point, timestamp: time)
        touch.scrollType = type
        let wheel = Finger(touch: touch, stage: self)
        deliver(touch)
        return wheel
    }
}
