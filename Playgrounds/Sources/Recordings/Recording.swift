import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Scenes

/// A scene's settings, the fingers' script, and the decisions: everything that is needed to see the same again.
///
/// As a file it is a flight with Deck Lab's settings added, so that every reader of flights can read it. Files without
/// a flight, as earlier versions wrote them, can be read as well.
package struct Recording: Codable, Hashable, Sendable {
    package static let version = 1

    package var version = Self.version
    package var settings: SceneSettings
    package var script: TouchScript
    /// Seconds from the scene's start to the end of the recording.
    package var duration: TimeInterval
    package var decisions: [DecisionEntry]
    package var isDismissed: Bool
    /// The last touch on the foremost arbiter; nil if there was none, or if an earlier version made the recording.
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

    /// The longest recording that is played, in seconds.
    package static let longest: TimeInterval = 600

    /// The most events within a tenth of a second: four times those of ten fingers on the fastest display.
    private static let mostEvents = 1000

    @MainActor
    package func validate() throws(Refusal) {
        guard version == Self.version else {
            throw .rubbish("version \(version) of the recording is unknown. Record again, as version \(Self.version)")
        }
        guard duration.isFinite, (0...Self.longest).contains(duration), script.duration <= duration + 1e-6 else {
            throw .rubbish(
                "the recording lasts \(duration) s, its fingers \(script.duration) s. At most 600 s are played")
        }
        let events = script.fingers.isEmpty ? [] : script.events
        for event in events { try TouchSample(event).validatePlace() }
        for (event, later) in zip(events, events.dropFirst(Self.mostEvents)) where later.time - event.time < 0.1 {
            throw .rubbish("more than \(Self.mostEvents) touches come within 0.1 s. Record as many as a display shows")
        }
        try settings.validate()
    }
}

extension Recording {
    private enum CodingKeys: String, CodingKey {
        case version, settings, script, duration, decisions, isDismissed, flight
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard !values.contains(.flight) || values.contains(.settings) else {
            throw Refusal.rubbish(
                "this is a phone's flight, which has no scene of Deck Lab. Give it to \"film flight\"")
        }
        version = try values.decode(Int.self, forKey: .version)
        settings = try values.decode(SceneSettings.self, forKey: .settings)
        script = try values.decode(TouchScript.self, forKey: .script)
        duration = try values.decode(TimeInterval.self, forKey: .duration)
        decisions = try values.decode([DecisionEntry].self, forKey: .decisions)
        isDismissed = try values.decode(Bool.self, forKey: .isDismissed)
        // An error in the flight alone does not prevent playing the script.
        flight = try? GestureArbiter.Flight(from: decoder)
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

    package func hash(into hasher: inout Hasher) {
        hasher.combine(settings)
        hasher.combine(script)
        hasher.combine(decisions)
    }

    /// The same, with the flight that its fingers make when they are played once more. It is made here, since a scene
    /// that is observed all the time would take longer to come to rest.
    @MainActor
    package func flown() throws(Refusal) -> Recording {
        let areRecorded = Flights.isOn
        Flights.start(names: .asWritten)
        defer { areRecorded ? Flights.start() : Flights.stop() }
        let replay = try Replay(self)
        _ = try replay.finish()
        _ = replay.player.advance(to: replay.player.time + 0.1)
        var recording = self
        recording.flight = replay.player.scene.demo.floor.arbiters.compactMap { $0.arbiter.lastFlight }.last
        return recording
    }
}

extension Recording {
    /// The bytes of a file: readable, and the same for the same recording.
    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    @MainActor
    package init(contentsOf data: Data) throws(Refusal) {
        do {
            self = try JSONDecoder().decode(Recording.self, from: data)
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw .rubbish("this is not a recording of Deck Lab: \(Refusal.words(for: error))")
        }
        try validate()
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
