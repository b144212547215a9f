/// A recognizer of a finger that stays where it came down. It is continuous: it continues while the finger moves.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time that the fingers rest before the gesture begins, in seconds of the stage's clock. Let it pass with
    /// `Finger.hold(for:)`.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that the fingers may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10
    /// The exact number of fingers; one more before the gesture begins makes it fail.
    open var numberOfTouchesRequired = 1

    private var start: [(touch: UITouch, position: CGPoint)] = []

    /// Waits for the fingers, then for the duration; with a duration of 0 it begins at once.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start += touches.map { ($0, $0.position) }
        guard start.count >= numberOfTouchesRequired else { return }
        guard state == .possible, start.count == numberOfTouchesRequired else {
            if state == .possible { state = .failed }
            return
        }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        ifStillPossible(at: event.timestamp + minimumPressDuration) { [weak self] in self?.state = .began }
    }

    /// Fails if a finger moves too far before the gesture begins; a begun gesture changes.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed: state = .changed
        case .possible: if hasStrayed { state = .failed }
        case .ended, .cancelled, .failed: break
        }
    }

    /// Ends with the first finger that lifts; fails if it had not begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// Cancels a begun gesture, and fails otherwise.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { start = [] }

    private var hasStrayed: Bool {
        start.contains { $0.touch.position.distance(to: $0.position) > allowableMovement }
    }
}
