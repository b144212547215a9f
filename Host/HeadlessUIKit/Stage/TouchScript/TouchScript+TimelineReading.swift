extension TouchScript {
    /// Reads a timeline, one action a line; ``timeline`` is its inverse.
    ///
    ///     touch A at (195, 400)                        # where A touches down, at 0 s
    ///     after 80 ms  A moves by (0, 60) over 100 ms  # evenly, 120 samples in a second; 80 ms after A's last action
    ///     A moves to (195, 300)                        # one sample
    ///     A holds for 50 ms                            # no samples, time passes; see ``Finger/hold(for:trembling:)``
    ///     A holds for 50 ms trembling                  # 120 samples in a second, as near as recorded fingers stay
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

    /// The reason why a timeline cannot be read, and its location.
    public struct TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of the line, from 1.
        public var line: Int
        /// The number of the column, from 1.
        public var column: Int
        /// The fault and how to fix it.
        public var message: String

        public var description: String { "line \(line), column \(column): \(message)" }
    }
}
