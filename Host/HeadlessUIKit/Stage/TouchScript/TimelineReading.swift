/// A timeline that is being read: the fingers so far.
struct TimelineReading {
    struct OpenTrack {
        var name: String
        var track: TouchScript.Track
        var hasEnded = false
        /// The line of the touch-down, for a message about a missing end.
        var touch: TimelineLine
    }

    /// The start of an action.
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

    /// Checks that a finger touches, that each one leaves, and that the script can be played.
    func checkEnds() throws(TouchScript.TimelineError) {
        guard !tracks.isEmpty else {
            throw TouchScript.TimelineError(
                line: 1, column: 1, message: "no finger touches; begin with \"touch A at (x, y)\"")
        }
        if let open = tracks.first(where: { !$0.hasEnded }) {
            throw open.touch.failure(
                "\(open.name) never leaves; end with \"\(open.name) lifts\" or \"\(open.name) is cancelled\"")
        }
        do {
            try TouchScript(name: "", fingers: tracks.map(\.track)).validate()
        } catch {
            throw tracks[(error.finger ?? 1) - 1].touch.failure("\(error.problem)")
        }
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
