extension TimelineReading.OpenTrack {
    /// Appends the action in the rest of the line; it begins at the time and place of `here`.
    mutating func act(
        _ line: inout TimelineLine, from here: TouchScript.Sample
    ) throws(TouchScript.TimelineError) {
        if line.take("moves") {
            try move(&line, from: here)
        } else if line.take("holds") {
            try hold(&line, from: here)
        } else if line.take("lifts") {
            end(.lift, at: here.time)
        } else if line.take("is") {
            try line.expect("cancelled")
            end(.cancel, at: here.time)
        } else {
            throw line.failure("expected what \(name) does: \"moves\", \"holds for\", \"lifts\" or \"is cancelled\"")
        }
    }

    private mutating func move(
        _ line: inout TimelineLine, from here: TouchScript.Sample
    ) throws(TouchScript.TimelineError) {
        let isRelative = line.take("by")
        if !isRelative { guard line.take("to") else { throw line.failure("expected \"by\" or \"to\"") } }
        let (x, y) = try line.pair()
        var target = here
        target.x = isRelative ? onGrid(here.x + x) : x
        target.y = isRelative ? onGrid(here.y + y) : y
        guard line.take("over") else {
            track.samples.append(target)
            return
        }
        let column = line.column
        let duration = try line.duration()
        guard duration <= 3600 else {
            throw line.failure("no movement takes so long; give an hour at most, 3600 s", at: column)
        }
        target.time = onGrid(seconds: here.time + duration)
        wait(until: here.time)
        track.samples += duration > 0 ? here.straightRun(to: target) : [target]
    }

    private mutating func hold(
        _ line: inout TimelineLine, from here: TouchScript.Sample
    ) throws(TouchScript.TimelineError) {
        try line.expect("for")
        wait(until: here.time)
        let column = line.column
        let duration = try line.duration()
        guard line.take("trembling") else {
            var held = here
            held.time = onGrid(seconds: here.time + duration)
            track.samples.append(held)
            return
        }
        guard duration <= 3600 else {
            throw line.failure("no finger trembles so long; give an hour at most, 3600 s", at: column)
        }
        track.samples += here.tremble(for: duration)
    }

    private mutating func end(_ ending: TouchScript.Ending, at time: TimeInterval) {
        wait(until: time)
        track.ends = ending
        hasEnded = true
    }

    /// Keeps the finger still until `time`.
    private mutating func wait(until time: TimeInterval) {
        guard var held = track.samples.last, held.time < time else { return }
        held.time = time
        track.samples.append(held)
    }
}
