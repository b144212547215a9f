extension GestureEnvironment {
    /// The state of a recognizer's failure requirements.
    private enum Requirement { case met, open, violated }

    /// Recognizes a gesture, unless the recognizer must wait or fail. Row G44 gives the order of the questions.
    func recognize(_ recognizer: UIGestureRecognizer, as wanted: UIGestureRecognizer.State) {
        askAboutFailure(around: recognizer)
        if assumptions.questionOrder == .shouldBeginFirst, !passesShouldBegin(recognizer) {
            return recognizer.enter(.failed)
        }
        switch requirement(of: recognizer) {
        case .violated: return recognizer.enter(.failed)  // Row G17.
        case .open:
            recognizer.attempt.withheld = wanted
            return  // Row G16.
        case .met: break
        }
        guard passesShouldBegin(recognizer), !isBlocked(recognizer) else { return recognizer.enter(.failed) }
        guard recognizer.currentState == .possible else { return }
        begin(recognizer, as: wanted)
    }

    /// Lets recognizers begin that could have begun earlier but had to wait: now, or with their next touch. Row G18.
    func releaseWithheld() {
        var changed = true
        while changed {
            changed = false
            for waiter in participants where waiter.currentState == .possible {
                guard let wanted = waiter.attempt.withheld, requirement(of: waiter) != .open else { continue }
                waiter.attempt.withheld = nil
                changed = true
                if wanted == .ended || assumptions.waiterBegins == .atOnce || requirement(of: waiter) == .violated {
                    recognize(waiter, as: wanted)
                }
            }
        }
    }

    /// Asks about failure requirements among all recognizers that see the touches. Row G19.
    func askAboutFailure() {
        for recognizer in participants { askAboutFailure(around: recognizer) }
    }

    /// Begins the gesture, and tells the other recognizers.
    func begin(_ recognizer: UIGestureRecognizer, as wanted: UIGestureRecognizer.State) {
        recognizer.recognitionBegins()
        for other in participants where other !== recognizer && other.isAnalysing {
            settle(other, against: recognizer)
        }
        recognizer.enter(wanted)
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.attempt.touches { delivery?.cancelInView(touch) }
    }

    /// Stops `other`, or lets it continue beside the recognized `winner`. Rows G17 and G24 to G26.
    private func settle(_ other: UIGestureRecognizer, against winner: UIGestureRecognizer) {
        switch other.currentState {
        case .possible:
            if waits(other, for: winner) { return other.enter(.failed) }
            guard winner.sharesTouch(with: other) else { return }
            if prevents(winner, other) { return other.enter(.failed) }
            other.attempt.tolerated.append(winner)
        case .began, .changed:
            guard assumptions.prevented == .alsoBegan else { return }
            if winner.sharesTouch(with: other), prevents(winner, other) { other.enter(.cancelled) }
        case .ended, .cancelled, .failed: break
        }
    }

    /// True if another recognizer began before this one was a candidate, and prevents it. Row G26a.
    private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
        guard assumptions.lateCandidates == .blocked else { return false }
        return participants.contains { other in
            other !== recognizer && other.isRecognizing && other.sharesTouch(with: recognizer)
                && !recognizer.attempt.tolerated.contains(other) && prevents(other, recognizer)
        }
    }

    /// True if `winner` prevents the other. The delegates are asked only if both classes agree. Rows G22 to G24 and
    /// G27.
    private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        if winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true { return false }
        return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) != true
    }

    /// Asks the views, the delegate and the recognizer itself whether it should begin. Rows G13 to G15.
    private func passesShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.attempt.passedShouldBegin { return true }
        guard recognizer.mayBegin() else { return false }
        let view = { self.viewsLetBegin(recognizer) }
        let delegate = { recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true }
        switch assumptions.shouldBeginOrder {
        case .viewFirst: recognizer.attempt.passedShouldBegin = view() && delegate()
        case .delegateFirst: recognizer.attempt.passedShouldBegin = delegate() && view()
        }
        return recognizer.attempt.passedShouldBegin
    }

    /// Asks the hit views and the recognizer's own view, if their touches would be cancelled. Row G14.
    private func viewsLetBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.cancelsTouchesInView else { return true }
        var views: [UIView] = []
        for view in recognizer.attempt.touches.map(\.view) + [recognizer.view] {
            if let view, !views.contains(view) { views.append(view) }
        }
        return views.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
    }
}

extension GestureEnvironment {
    private func requirement(of waiter: UIGestureRecognizer) -> Requirement {
        let others = participants.filter { $0 !== waiter && $0.isAnalysing && waits(waiter, for: $0) }
        if others.contains(where: { $0.isRecognizing }) { return .violated }
        return others.contains { $0.currentState == .possible && $0.isEnabled } ? .open : .met
    }

    private func waits(_ waiter: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        waiter.isRequired(toFail: other)
            || waiter.attempt.waits.contains { $0.other === other && $0.answer }
    }

    /// Asks about failure requirements in both directions of every pair, once per attempt. Row G19.
    private func askAboutFailure(around recognizer: UIGestureRecognizer) {
        for other in participants where other !== recognizer && other.isAnalysing && !other.isFinished {
            ask(whether: recognizer, waitsFor: other)
            ask(whether: other, waitsFor: recognizer)
        }
    }

    /// Asks for a failure requirement: any of the four answers can make it, none can forbid it. Rows G19 to G21.
    private func ask(whether waiter: UIGestureRecognizer, waitsFor other: UIGestureRecognizer) {
        guard waiter.currentState == .possible, waiter.isAnalysing else { return }
        guard !waiter.attempt.waits.contains(where: { $0.other === other }) else { return }
        let answer =
            waiter.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiter)
            || waiter.delegate?.gestureRecognizer(waiter, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiter) == true
        waiter.attempt.waits.append((other, answer))
    }
}
