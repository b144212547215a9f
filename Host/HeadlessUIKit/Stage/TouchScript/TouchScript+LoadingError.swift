extension TouchScript {
    /// The reason why a recording cannot be played, and the location in the file.
    ///
    ///     strokes.json: stroke 2 (back), sample 5: the time goes back from 0.03 s to 0.02 s. Put the samples …
    public struct LoadingError: Error, Hashable, Sendable {
        /// The file's name; "" for a script without a file.
        public var file: String
        /// The number and name of the stroke, from 1, if the file has several.
        public var stroke: String?
        /// The number of the finger, from 1, if the stroke has several.
        public var finger: Int?
        /// The number of the sample, from 1.
        public var sample: Int?
        /// The fault.
        public var problem: Problem
    }
}

extension TouchScript.LoadingError {
    /// A fault of a recording.
    public enum Problem: Hashable, Sendable {
        /// A file that does not exist or cannot be read, with the system's message.
        case unreadable(String)
        /// An empty file.
        case empty
        /// Contents that are not JSON, or are incomplete, with the decoder's message.
        case notJSON(String)
        /// A version of the format that cannot be read; nil if the file has none.
        case unknownVersion(String?)
        /// JSON of another structure, with the decoder's message.
        case otherForm(String)
        /// A file without strokes, or a stroke without fingers.
        case noStrokes
        /// A finger without samples.
        case noSamples
        /// A time before the previous one, or before 0, in seconds.
        case timeGoesBack(from: TimeInterval, to: TimeInterval)
        /// A number that is infinite or not a number.
        case notFinite
        /// A time, a place or a number of fingers beyond the limits of ``TouchScript/validate()``.
        case beyond(String, most: String)
    }
}

extension TouchScript.LoadingError: LocalizedError, CustomStringConvertible {
    /// The message: the location, the fault, and how to fix it.
    public var description: String {
        let numbers = [
            stroke.map { "stroke \($0)" }, finger.map { "finger \($0)" }, sample.map { "sample \($0)" },
        ]
        let place = numbers.compactMap { $0 }.joined(separator: ", ")
        return [file, place, problem.description].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    public var errorDescription: String? { description }
}

extension TouchScript.LoadingError.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let reason):
            "the file cannot be read (\(reason)). Check the path."
        case .empty:
            "the file is empty. Record again, or leave it out."
        case .notJSON(let reason):
            "the file is not JSON (\(reason)). Check that it is a recording and was written to its end."
        case .unknownVersion(let version):
            """
            \(version.map { "version \($0) of the format is unknown" } ?? "the format's version is missing"). \
            Write it as version \(TouchScript.version), and say "version": \(TouchScript.version).
            """
        case .otherForm(let reason):
            """
            this is not a recording (\(reason)). A recording is \
            {"version": 1, "name": …, "fingers": [{"samples": [[time, x, y], …]}]}, or has "strokes": a list of such.
            """
        case .noStrokes:
            "no finger is in it. Record at least one, or leave it out."
        case .noSamples:
            "the finger has no samples. Give it at least one, where it touches down."
        case .timeGoesBack(let earlier, let later):
            "the time goes back from \(earlier) s to \(later) s. Put the samples in the order of their times, from 0 on."
        case .notFinite:
            "a number is not finite. Leave the sample out, or give time, x and y as finite numbers."
        case .beyond(let found, let most):
            "\(found) is beyond the limit: at most \(most). Shorten the script, or check the unit: seconds and points."
        }
    }
}
