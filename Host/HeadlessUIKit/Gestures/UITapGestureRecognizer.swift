// Row G3.
/// A recognizer of one or more quick taps. It is discrete: it never begins, changes or is cancelled.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. Each further tap must come down within 0.35 s: a guess.
    open var numberOfTapsRequired = 1
    /// The exact number of fingers that tap together.
    open var numberOfTouchesRequired = 1

    /// The distance that a finger may move, in points, and the time until the next tap, in seconds: guesses.
    private static let allowableMovement: CGFloat = 10
    static let longestGap: TimeInterval = 0.35
    // Row G46.
    /// The time for which the fingers of a tap may be down, in seconds: measured by others.
    private static let longestTap: TimeInterval = 0.75

    private var taps = 0
    private var start: [(touch: UITouch, position: CGPoint)] = []

    /// Receives fingers; one too many makes the tap fail.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start += touches.map { ($0, $0.position) }
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
        guard numberOfTouches == touches.count else { return }
        let tap = taps
        ifStillPossible(at: event.timestamp + Self.longestTap) { [weak self] in
            if let self, taps == tap, numberOfTouches > 0 { state = .failed }
        }
    }

    /// Fails once a finger has moved by more than 10 points: a guess.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for (touch, position) in start where touches.contains(touch) {
            if touch.position.distance(to: position) > Self.allowableMovement { state = .failed }
        }
    }

    /// Counts a tap when the last finger lifts; recognizes the last one required.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == touches.count else { return }
        guard start.count == numberOfTouchesRequired else {
            state = .failed
            return
        }
        start = []
        taps += 1
        if taps >= numberOfTapsRequired { state = .ended } else { waitForNextTap(after: event.timestamp) }
    }

    /// Fails: the touch was cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        taps = 0
        start = []
    }

    private func waitForNextTap(after time: TimeInterval) {
        let tap = taps
        ifStillPossible(at: time + Self.longestGap) { [weak self] in
            if let self, taps == tap, numberOfTouches == 0 { state = .failed }
        }
    }
}
