extension UIGestureRecognizer {
    /// One recognition attempt: from the first touch received until `reset()`.
    struct Attempt {
        /// The number of attempts before this one.
        var number = 0
        /// All touches of the attempt, including lifted ones and excluding ignored ones.
        var touches: [UITouch] = []
        /// The requested state while other recognizers must fail first. Row G16.
        var withheld: State?
        var passedShouldBegin = false
        /// The answers of delegates and classes about failure requirements; each pair is asked about once. Row G19.
        var waits: [(other: UIGestureRecognizer, answer: Bool)] = []
        /// The recognizers that began beside this one and do not block it.
        var tolerated: [UIGestureRecognizer] = []
    }

    /// True if it has seen a touch since the last reset.
    var isAnalysing: Bool { !attempt.touches.isEmpty }

    /// True if it has begun or was recognized, and was not cancelled.
    var isRecognizing: Bool {
        switch currentState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// True in a terminal state, before `reset()`.
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

    /// The environment in which the recognizer competes with others.
    var arena: GestureEnvironment? { environment ?? Stage.of(view)?.gestures }

    /// Whether setting `state` has an effect now. Row G45.
    var takesState: Bool {
        isRecognitionRunning || isAnalysing && arena?.assumptions.stateOutsideTouches != .isIgnored
    }

    /// Changes the state, as setting `state` does, by the rules for each state. Rows G2 to G5 and G7.
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

    /// Stops the attempt. Rows G32 and G34.
    func stop() {
        switch currentState {
        case .possible: if isAnalysing { enter(.failed) }
        case .began, .changed: enter(.cancelled)
        case .ended, .cancelled, .failed: break
        }
    }

    /// Resets the recognizer after a terminal state. Rows G30 and G31.
    func finish(_ stateDuringReset: Assumptions.StateDuringReset) {
        if stateDuringReset == .possible { currentState = .possible }
        reset()
        currentState = .possible
        isActionDue = false
        forgetAll()
        attempt = Attempt(number: attempt.number + 1)
    }

    /// Runs the block at a time of the stage's clock, if the same attempt is then still possible.
    func ifStillPossible(at time: TimeInterval, _ block: @escaping @MainActor () -> Void) {
        let number = attempt.number
        environment?.schedule(at: time) { [weak self] in
            guard let self, attempt.number == number, isAnalysing, state == .possible else { return }
            isRecognitionRunning = true
            defer { isRecognitionRunning = false }
            block()
        }
    }
}
