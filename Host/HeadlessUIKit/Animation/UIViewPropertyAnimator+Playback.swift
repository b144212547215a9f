extension UIViewPropertyAnimator {
    func warn(_ text: String) { track.stageOfViews?.warnings.append("UIViewPropertyAnimator: \(text)") }

    func mayBeInterrupted(_ what: String) -> Bool {
        guard state != .stopped else {
            warn("A stopped animator was \(what). Finish it first.")
            return false
        }
        guard isInterruptible || state == .inactive else {
            warn("An animator that is not interruptible was \(what). Make it so before starting.")
            return false
        }
        return true
    }

    func activate() {
        guard state == .inactive else { return }
        state = .active
        track.duration = duration
        track.hold(at: isReversed ? 1 : 0)
        let blocks = waiting
        waiting = []
        for (delayFactor, block) in blocks { AnimationTrack.capture(track, delay: delayFactor, block) }
    }

    func hold(at share: CGFloat) {
        activate()
        track.hold(at: share, curve: scrubsLinearly ? nil : timingParameters?.curve(lasting: duration).curve)
    }

    func run(along parameters: (any UITimingCurveProvider)?, over share: CGFloat, after delay: TimeInterval = 0) {
        guard track.stageOfViews != nil else { return arrive(at: isReversed ? 0 : 1) }
        let lasting = Double(share) * duration
        let curve = parameters?.curve(lasting: lasting).curve ?? TimingCurve(.easeInOut)
        track.run(to: isReversed ? 0 : 1, over: lasting, along: curve, after: delay)
        track.owner = self
    }

    func arrive(at end: CGFloat) {
        guard !pausesOnCompletion else { return track.hold(at: end) }
        track.finish(at: end == 1 ? .end : .start)
        let completions = retire()
        for completion in completions { completion(end == 1 ? .end : .start) }
    }

    /// Resets the animator to its initial state, and returns its completions.
    @discardableResult func retire() -> [(UIViewAnimatingPosition) -> Void] {
        state = .inactive
        defer { completions = [] }
        track.hold(at: 0)
        return completions
    }
}
