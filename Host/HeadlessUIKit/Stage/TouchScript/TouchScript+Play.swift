extension Stage {
    /// Plays a script from now on: every sample at its own time, and nothing after the last finger has left.
    ///
    ///     stage.play(script) { event in heights.append(card.frame.minY) }
    ///     stage.settle()
    ///
    /// - Parameters:
    ///   - script: The script, which begins now. A script that cannot be played is a programmer's error; files are checked
    ///     when they are loaded.
    ///   - observe: Called after each event has been delivered, with the stage's time at the event's.
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
