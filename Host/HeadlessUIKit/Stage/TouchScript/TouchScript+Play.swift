extension Stage {
    /// Plays a script from now on: every sample at its time, up to the end of the last finger.
    ///
    ///     stage.play(script) { event in heights.append(card.frame.minY) }
    ///     stage.settle()
    ///
    /// - Parameters:
    ///   - script: The script, which begins now. An invalid script stops the program; files are validated when they are
    ///     loaded.
    ///   - observe: Called after each event was delivered, at the event's time.
    public func play(_ script: TouchScript, observing observe: (TouchScript.Event) -> Void = { _ in }) {
        do {
            try script.validate()
        } catch {
            preconditionFailure("The script \"\(script.name)\" cannot be played: \(error)")
        }
        let beginning = time
        var fingers: [Int: Finger] = [:]
        for event in script.events {
            advance(by: max(beginning + event.time - time, 0))
            switch event.phase {
            case .began: fingers[event.finger] = touch(at: event.location)
            case .moved: fingers[event.finger]?.move(to: event.location)
            case .ended: fingers[event.finger]?.lift()
            case .cancelled: fingers[event.finger]?.cancel()
            }
            observe(event)
        }
    }
}
