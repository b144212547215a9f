/// An object that decides about a recognizer. Each method has UIKit's default answer.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    // Rows G13, G44.
    /// Asks whether a recognizer that is about to leave `.possible` may begin; false makes it fail.
    ///
    /// Asked after its failure requirements are met.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    // Rows G22, G23.
    /// Asks whether two recognizers may recognize simultaneously. True from either delegate is enough.
    ///
    /// Asked only if one would prevent the other.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // Rows G19, G20.
    /// Asks whether the recognizer must wait until the other has failed.
    ///
    /// Asked once per attempt and pair. False does not prevent requirements from elsewhere.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // Rows G19, G20.
    /// Asks whether the other recognizer must wait until this one has failed.
    ///
    /// Asked once per attempt and pair. False does not prevent requirements from elsewhere.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // Row G12.
    /// Asks at touch-down, before `touchesBegan`, whether the recognizer receives the touch. After false it never does.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    // Row G11.
    /// Asks before the first touch of an attempt whether the recognizer receives it. After false it does not.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}
