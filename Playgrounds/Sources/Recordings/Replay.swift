import HeadlessUIKit
import Scenes

/// A recording that is being played again, as far as time is advanced.
@MainActor
package final class Replay {
    package let recording: Recording
    package let player: Player
    private var events: ArraySlice<TouchScript.Event>

    package init(_ recording: Recording) throws(Refusal) {
        try recording.validate()
        self.recording = recording
        player = try Player(recording.settings)
        events = recording.script.fingers.isEmpty ? [] : recording.script.events[...]
    }

    package var isOver: Bool { player.time >= recording.duration - 1e-6 }

    /// Plays on, up to a time in seconds since the start, and returns the decisions of that time.
    package func advance(to time: TimeInterval) throws(Refusal) -> [DecisionEntry] {
        let end = min(time, recording.duration)
        var new: [DecisionEntry] = []
        while let event = events.first, event.time <= end + 1e-9 {
            events.removeFirst()
            new += try player.touch(TouchSample(event))
        }
        return new + player.advance(to: end)
    }

    /// Plays to the end and returns the differences from the recording.
    package func finish() throws(Refusal) -> [Difference] {
        _ = try advance(to: recording.duration)
        return differences
    }

    package var differences: [Difference] {
        let (before, now) = (recording.decisions, player.decisions)
        var found: [Difference] = (0..<max(before.count, now.count)).compactMap { index in
            let (one, other) = (before[safely: index], now[safely: index])
            if let one, let other, one.agrees(with: other) { return nil }
            return Difference(number: index + 1, recorded: one?.line, replayed: other?.line)
        }
        if recording.isDismissed != player.scene.demo.isDismissed {
            found.append(
                Difference(
                    number: nil, recorded: recording.isDismissed ? "dismissed" : "not dismissed",
                    replayed: player.scene.demo.isDismissed ? "dismissed" : "not dismissed"))
        }
        return found
    }

    package struct Difference: Codable, Hashable, Sendable, CustomStringConvertible {
        /// The decision's number, from 1; nil for the end.
        package var number: Int?
        package var recorded: String?
        package var replayed: String?

        package var description: String {
            let what = number.map { "decision \($0)" } ?? "the end"
            return "\(what) differs\n    recorded: \(recorded ?? "none")\n    replayed: \(replayed ?? "none")"
        }
    }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
