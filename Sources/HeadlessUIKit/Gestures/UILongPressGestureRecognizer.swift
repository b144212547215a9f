/// Recognizes a finger that stays where it went down; continuous, it goes on while the finger moves.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers rest before it begins, in seconds of the stage's clock: let them pass with
    /// `Finger.hold(for:)`.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the fingers may stray before it begins, in points.
    open var allowableMovement: CGFloat = 10
    /// Exactly how many fingers; one more before it begins fails it.
    open var numberOfTouchesRequired = 1

    private var start: [(touch: UITouch, position: CGPoint)] = []
    private var attemptNumber = 0

    /// Waits for its fingers, then for the duration; without a duration it begins at once.
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
        wait(from: event.timestamp)
    }

    /// Fails if a finger strays before it begins; changes after that.
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

    /// Cancels, or fails if it had not begun.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        start = []
        attemptNumber += 1
    }

    private var hasStrayed: Bool {
        start.contains { touch, position in
            let way = touch.position - position
            return hypot(way.x, way.y) > allowableMovement
        }
    }

    private func wait(from time: TimeInterval) {
        let attempt = attemptNumber
        environment?.schedule(at: time + minimumPressDuration) { [weak self] in
            guard let self, attemptNumber == attempt, isAnalysing, state == .possible else { return }
            state = .began
        }
    }
}
