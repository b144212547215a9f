extension TouchScript {
    /// Reads a timeline, one action a line; ``timeline`` is its inverse.
    ///
    ///     touch A at (195, 400)                        # where A touches down, at 0 s
    ///     after 80 ms  A moves by (0, 60) over 100 ms  # evenly, 120 samples in a second; 80 ms after A's last action
    ///     A moves to (195, 300)                        # one sample
    ///     A holds for 50 ms                            # no samples, time passes
    ///     at 0.2 s  touch B at (100, 100)              # counted from the beginning
    ///     A lifts
    ///     B is cancelled
    ///
    /// Each finger's actions follow each other; `at` and `after` put a pause before one. What follows `#` is a comment.
    public init(name: String, timeline: String) throws(TimelineError) {
        var reading = TimelineReading()
        for (index, text) in timeline.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var line = TimelineLine(text, number: index + 1)
            if !line.isEmpty { try reading.take(&line) }
        }
        try reading.checkEnds()
        self.init(name: name, fingers: reading.tracks.map(\.track))
    }

    /// Where and why a timeline cannot be read.
    public struct TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
        /// From 1.
        public var line: Int
        /// From 1.
        public var column: Int
        public var message: String

        public var description: String { "line \(line), column \(column): \(message)" }
    }
}

private struct TimelineReading {
    struct OpenTrack {
        var name: String
        var track: TouchScript.Track
        var hasEnded = false
        /// The line and the column of its touch-down, for the message that it never ends.
        var touch: TimelineLine
    }

    /// Until when an action waits.
    enum Start {
        case next
        case after(TimeInterval)
        case at(TimeInterval)
    }

    var tracks: [OpenTrack] = []

    mutating func take(_ line: inout TimelineLine) throws(TouchScript.TimelineError) {
        let column = line.column
        let start = try start(&line)
        if line.take("touch") {
            try touch(&line, start, column)
        } else {
            try act(&line, start, column)
        }
        try line.expectEnd()
    }

    func checkEnds() throws(TouchScript.TimelineError) {
        guard let open = tracks.first(where: { !$0.hasEnded }) else { return }
        throw open.touch.failure(
            "\(open.name) never leaves; end with \"\(open.name) lifts\" or \"\(open.name) is cancelled\"")
    }

    private func start(_ line: inout TimelineLine) throws(TouchScript.TimelineError) -> Start {
        if line.take("after") { return .after(try line.duration()) }
        if line.take("at") { return .at(try line.duration()) }
        return .next
    }

    private mutating func touch(
        _ line: inout TimelineLine, _ start: Start, _ column: Int
    ) throws(TouchScript.TimelineError) {
        let whole = line
        let name = try line.name()
        guard !tracks.contains(where: { $0.name == name }) else {
            throw whole.failure("\(name) has touched before; give every touch a name of its own")
        }
        try line.expect("at")
        let (x, y) = try line.pair()
        let time: TimeInterval
        switch start {
        case .next: time = 0
        case .at(let seconds): time = seconds
        case .after:
            throw line.failure("a touch comes after nothing of its finger; say \"at\" and the time", at: column)
        }
        let track = TouchScript.Track(samples: [.init(time: time, x: x, y: y)])
        tracks.append(OpenTrack(name: name, track: track, touch: whole))
    }

    private mutating func act(
        _ line: inout TimelineLine, _ start: Start, _ column: Int
    ) throws(TouchScript.TimelineError) {
        let whole = line
        let name = try line.name()
        guard let index = tracks.firstIndex(where: { $0.name == name }), let last = tracks[index].track.samples.last
        else {
            throw whole.failure("\(name) has not touched yet; begin with \"touch \(name) at (x, y)\"")
        }
        guard !tracks[index].hasEnded else {
            throw whole.failure("\(name) has left; touch again under another name")
        }
        var here = last
        switch start {
        case .next: break
        case .after(let pause): here.time = onGrid(seconds: last.time + pause)
        case .at(let time):
            guard time >= last.time else {
                let earliest = (last.time * 1_000_000).rounded() / 1000
                throw line.failure("\(name) is busy until \(earliest) ms; give that time or a later one", at: column)
            }
            here.time = time
        }
        try tracks[index].act(&line, from: here)
    }
}

extension TimelineReading.OpenTrack {
    /// Appends what the rest of the line says, which begins when and where `here` is.
    fileprivate mutating func act(
        _ line: inout TimelineLine, from here: TouchScript.Sample
    ) throws(TouchScript.TimelineError) {
        if line.take("moves") {
            try move(&line, from: here)
        } else if line.take("holds") {
            try line.expect("for")
            wait(until: here.time)
            var held = here
            held.time = onGrid(seconds: here.time + (try line.duration()))
            track.samples.append(held)
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
        let duration = try line.duration()
        target.time = onGrid(seconds: here.time + duration)
        wait(until: here.time)
        track.samples += duration > 0 ? here.straightRun(to: target) : [target]
    }

    private mutating func end(_ ending: TouchScript.Ending, at time: TimeInterval) {
        wait(until: time)
        track.ends = ending
        hasEnded = true
    }

    /// Lets the finger lie still until `time`.
    private mutating func wait(until time: TimeInterval) {
        guard var held = track.samples.last, held.time < time else { return }
        held.time = time
        track.samples.append(held)
    }
}
