/// What fingers did: a value that can be recorded, written down, composed and played on a ``Stage``.
///
///     let pull = try TouchScript(
///         name: "pull and return",
///         timeline: """
///             touch A at (195, 400)
///             after 80 ms  A moves by (0, 260) over 200 ms
///             A moves by (0, -260) over 200 ms
///             A lifts
///             """)
///     stage.play(pull)
///     stage.play(TouchScript.recorded[3].moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400)))
///
/// Points are those of the window, y downward. Times are seconds since the script's beginning.
public struct TouchScript: Hashable, Sendable {
    /// What the script is called in tables and messages.
    public var name: String
    /// One track per finger, in the order of their indices.
    public var fingers: [Track]

    /// A script made of samples. It is checked when it is played; `validate()` says beforehand what is wrong.
    public init(name: String, fingers: [Track]) {
        self.name = name
        self.fingers = fingers
    }
}

extension TouchScript {
    /// What one finger did, from touch-down (its first sample) to its end (at the time of its last).
    public struct Track: Codable, Hashable, Sendable {
        /// In the order in which they were made. Where two neighbours have one location, the finger lay still.
        public var samples: [Sample]
        /// How the track ends.
        public var ends: Ending

        /// One finger's samples, in the order of their times. It lifts at the last one unless told otherwise.
        public init(samples: [Sample], ends: Ending = .lift) {
            self.samples = samples
            self.ends = ends
        }
    }

    /// Where a finger was at a time.
    public struct Sample: Hashable, Sendable {
        /// Seconds since the script's beginning.
        public var time: TimeInterval
        /// Points in the window, from the left.
        public var x: CGFloat
        /// Points in the window, from the top.
        public var y: CGFloat

        /// Seconds since the script's beginning; points from the window's left and top.
        public init(time: TimeInterval, x: CGFloat, y: CGFloat) {
            self.time = time
            self.x = x
            self.y = y
        }

        /// Where the finger was, in the window.
        public var location: CGPoint { CGPoint(x: x, y: y) }
    }

    /// How a finger's track ends.
    public enum Ending: String, Codable, Hashable, Sendable {
        /// The finger leaves the screen.
        case lift
        /// The system takes the touch away.
        case cancel
    }

    /// Seconds from the script's beginning to the last sample of any finger.
    public var duration: TimeInterval {
        fingers.compactMap(\.samples.last?.time).max() ?? 0
    }
}
