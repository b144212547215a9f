extension UIGestureRecognizer {
    /// One recognition attempt: from the first touch received until `reset()`.
    struct Attempt {
        /// All touches of the attempt, lifted ones included; ignored ones not.
        var touches: [UITouch] = []
        /// The state asked for while other recognizers had to fail first. Row G16.
        var withheld: State?
        var passedShouldBegin = false
        /// Whom this waits for because a delegate or a class said so; each pair is asked about once. Row G19.
        var waits: [(other: UIGestureRecognizer, answer: Bool)] = []
        /// Who began beside this and does not block it.
        var tolerated: [UIGestureRecognizer] = []
    }

    /// Whether it has seen a touch since the last reset.
    var isAnalysing: Bool { !attempt.touches.isEmpty }

    /// Began or recognized, and not cancelled.
    var isRecognizing: Bool {
        switch currentState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// In a terminal state, waiting for `reset()`.
    var isFinished: Bool {
        switch currentState {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    func isStillDeciding(about touch: UITouch) -> Bool {
        isEnabled && currentState == .possible && attempt.touches.contains(touch)
    }

    func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        attempt.touches.contains { other.attempt.touches.contains($0) }
    }

    /// Where it competes with others.
    var arena: GestureEnvironment? { environment ?? Stage.of(view)?.gestures }

    /// What setting `state` means from each state. Rows G2 to G5 and G7.
    func request(_ wanted: State) {
        switch (currentState, wanted) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            arena?.recognize(self, as: wanted == .changed ? .began : wanted)
        case (.possible, .failed), (.possible, .cancelled):
            enter(.failed)
        case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
            enter(.changed)
        case (.began, .ended), (.changed, .ended):
            enter(.ended)
        case (.began, .failed), (.changed, .failed), (.began, .cancelled), (.changed, .cancelled):
            enter(.cancelled)  // Row G4.
        case (_, .possible), (.ended, _), (.cancelled, _), (.failed, _):
            break
        }
    }

    func enter(_ state: State) {
        currentState = state
        attempt.withheld = nil
        isActionDue = state != .failed && state != .possible  // Row G5.
        arena?.noteChange(of: self)
    }

    /// Rows G32 and G34: whatever it was about to do, it is no longer.
    func stop() {
        switch currentState {
        case .possible: if isAnalysing { enter(.failed) }
        case .began, .changed: enter(.cancelled)
        case .ended, .cancelled, .failed: break
        }
    }

    /// Rows G30 and G31.
    func finish(_ stateDuringReset: Assumptions.StateDuringReset) {
        if stateDuringReset == .possible { currentState = .possible }
        reset()
        currentState = .possible
        isActionDue = false
        forgetAll()
        attempt = Attempt()
    }
}
