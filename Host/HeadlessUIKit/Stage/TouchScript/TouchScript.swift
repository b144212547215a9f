/// A recording of fingers: a value that can be stored, composed and played on a ``Stage``.
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
/// Points are the window's, y downward. Times are seconds since the script's beginning.
public struct TouchScript: Hashable, Sendable {
    /// The name of the script in tables and messages.
    public var name: String
    /// The tracks, one per finger, in the order of their indices.
    public var fingers: [Track]

    /// Creates a script from samples. Playing validates it; so does `validate()`.
    public init(name: String, fingers: [Track]) {
        self.name = name
        self.fingers = fingers
    }
}

extension TouchScript {
    /// The movement of one finger, from touch-down (its first sample) to its end (its last sample).
    public struct Track: Codable, Hashable, Sendable {
        /// The samples in order of time. Between two at the same location, the finger lay still.
        public var samples: [Sample]
        /// The end of the track.
        public var ends: Ending

        /// Creates a track from samples in order of time. By default the finger lifts at the last one.
        public init(samples: [Sample], ends: Ending = .lift) {
            self.samples = samples
            self.ends = ends
        }
    }

    /// The location of a finger at one time.
    public struct Sample: Hashable, Sendable {
        /// The seconds since the script's beginning.
        public var time: TimeInterval
        /// The distance from the window's left, in points.
        public var x: CGFloat
        /// The distance from the window's top, in points.
        public var y: CGFloat

        /// Creates a sample: seconds since the script's beginning, and points from the window's left and top.
        public init(time: TimeInterval, x: CGFloat, y: CGFloat) {
            self.time = time
            self.x = x
            self.y = y
        }

        /// The place of the finger, in the window.
        public var location: CGPoint { CGPoint(x: x, y: y) }
    }

    /// The end of a finger's track.
    public enum Ending: String, Codable, Hashable, Sendable {
        /// The finger leaves the screen.
        case lift
        /// The system cancels the touch.
        case cancel
    }

    /// The seconds from the script's beginning to the last sample of any finger.
    public var duration: TimeInterval {
        fingers.compactMap(\.samples.last?.time).max() ?? 0
    }
}
