extension TouchScript {
    /// An event of a finger.
    public struct Event: Hashable, Sendable {
        /// The seconds since the script's beginning.
        public var time: TimeInterval
        /// The index of the finger.
        public var finger: Int
        /// The phase of the finger.
        public var phase: Phase
        /// The place of the finger, in the window.
        public var location: CGPoint
    }

    /// The phase of a finger.
    public enum Phase: Hashable, Sendable {
        /// The finger touches down.
        case began
        /// The finger moves.
        case moved
        /// The finger lifts.
        case ended
        /// The system cancels the touch.
        case cancelled
    }

    /// The events of the script in order; at equal times, the finger with the lower index first.
    ///
    /// A sample that does not move its finger is not an event, because UIKit reports only touches that move.
    public var events: [Event] {
        let perFinger = fingers.enumerated().map { index, track in track.events(finger: index) }
        // Keeps each finger's own order, because its times never decrease.
        return perFinger.joined().enumerated()
            .sorted {
                ($0.element.time, $0.element.finger, $0.offset) < ($1.element.time, $1.element.finger, $1.offset)
            }
            .map(\.element)
    }
}

extension TouchScript.Track {
    fileprivate func events(finger: Int) -> [TouchScript.Event] {
        guard let first = samples.first, let last = samples.last else { return [] }
        let moves = zip(samples, samples.dropFirst()).filter { $0.location != $1.location }.map { _, sample in
            TouchScript.Event(time: sample.time, finger: finger, phase: .moved, location: sample.location)
        }
        return [TouchScript.Event(time: first.time, finger: finger, phase: .began, location: first.location)] + moves
            + [
                TouchScript.Event(
                    time: last.time, finger: finger, phase: ends == .lift ? .ended : .cancelled,
                    location: last.location)
            ]
    }
}
