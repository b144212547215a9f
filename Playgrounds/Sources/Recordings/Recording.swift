import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Scenes

/// A scene's settings, the fingers' script, and the decisions: everything that is needed to see the same again.
///
/// As a file it is a flight with Deck Lab's settings added: "film flight" plays it again.
package struct Recording: Encodable, Sendable {
    package static let version = 1

    package var version = Self.version
    package var settings: SceneSettings
    package var script: TouchScript
    /// Seconds from the scene's start to the end of the recording.
    package var duration: TimeInterval
    package var decisions: [DecisionEntry]
    package var isDismissed: Bool
    /// The last touch on the foremost arbiter; nil if there was none.
    package var flight: GestureArbiter.Flight?

    package init(
        settings: SceneSettings, script: TouchScript, duration: TimeInterval, decisions: [DecisionEntry],
        isDismissed: Bool
    ) {
        self.settings = settings
        self.script = script
        self.duration = duration
        self.decisions = decisions
        self.isDismissed = isDismissed
    }
}

extension Recording {
    private enum CodingKeys: String, CodingKey {
        case version, settings, script, duration, decisions, isDismissed, flight
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(version, forKey: .version)
        try values.encode(settings, forKey: .settings)
        try values.encode(script, forKey: .script)
        try values.encode(duration, forKey: .duration)
        try values.encode(decisions, forKey: .decisions)
        try values.encode(isDismissed, forKey: .isDismissed)
        try flight?.encode(to: encoder)
    }

    /// The same, with the flight that its fingers make when they are played once more. It is made here, since a scene
    /// that is observed all the time would take longer to come to rest.
    @MainActor
    package func flown() throws(Refusal) -> Recording {
        let areRecorded = Flights.isOn
        Flights.start(names: .asWritten)
        defer { areRecorded ? Flights.start() : Flights.stop() }
        let player = try Player(settings)
        // A card that leaves takes its arbiter along.
        let first = player.scene.demo.floor.arbiters.map(\.arbiter)
        try replay(in: player)
        _ = player.advance(to: player.time + 0.1)
        var recording = self
        let arbiters = first + player.scene.demo.floor.arbiters.map(\.arbiter)
        recording.flight = arbiters.compactMap(\.lastFlight).last
        return recording
    }

    /// Plays the fingers again in a fresh scene, up to the recording's end.
    @MainActor
    package func replayed() throws(Refusal) -> Player {
        let player = try Player(settings)
        try replay(in: player)
        return player
    }

    @MainActor
    private func replay(in player: Player) throws(Refusal) {
        for event in script.fingers.isEmpty ? [] : script.events { _ = try player.touch(TouchSample(event)) }
        _ = player.advance(to: duration)
    }
}

extension Recording {
    /// The text of a file: readable, and the same for the same recording.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }
}

extension Recording {
    /// Plays a script in a fresh scene, up to rest.
    @MainActor
    package init(of script: TouchScript, settings: SceneSettings) throws(Refusal) {
        let player = try Player(settings)
        for event in script.events { _ = try player.touch(TouchSample(event)) }
        while !player.isStill, player.time < script.duration + 10 {
            _ = player.advance(to: player.time + 1 / Double(settings.framesPerSecond))
        }
        self = try player.recording.flown()
    }
}
