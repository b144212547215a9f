/// A recognizer of two fingers whose distance changes.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of the fingers' distance after which the pinch begins, in points: a guess.
    private static let slop: CGFloat = 10

    private var startDistance: CGFloat = 0
    private var factor: CGFloat = 1

    /// The distance of the fingers, relative to their distance at the beginning.
    open var scale: CGFloat {
        get { factor }
        set {
            factor = newValue
            startDistance = distance / max(newValue, .leastNonzeroMagnitude)
        }
    }

    private var distance: CGFloat {
        guard numberOfTouches >= 2 else { return startDistance * factor }
        return touches[1].position.distance(to: touches[0].position)
    }

    /// Receives two fingers, and ignores further ones.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches == 2 { startDistance = distance }
        if numberOfTouches > 2 { for touch in touches { ignore(touch, for: event) } }
    }

    /// Begins once the fingers' distance has changed by 10 points, a guess; after that every movement is a change.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        switch state {
        case .possible: if abs(distance - startDistance) >= Self.slop { state = .began }
        case .began, .changed:
            factor = distance / max(startDistance, .leastNonzeroMagnitude)
            state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Ends with the first finger that lifts. A pinch that has not begun fails with the last one.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed: state = .ended
        case .possible: if numberOfTouches == touches.count { state = .failed }
        case .ended, .cancelled, .failed: break
        }
    }

    /// Cancels a begun gesture, and fails otherwise.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { (startDistance, factor) = (0, 1) }

    override func recognitionBegins() {
        startDistance = distance
        factor = 1
    }
}
