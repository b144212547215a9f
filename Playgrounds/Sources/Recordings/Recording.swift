import HeadlessUIKit
import Scenes

/// A scene's settings, the fingers' script, and the decisions: everything needed to see the same again.
package struct Recording: Codable, Hashable, Sendable {
    package static let version = 1

    package var version = Self.version
    package var settings: SceneSettings
    package var script: TouchScript
    /// Seconds from the scene's start to the end of the recording.
    package var duration: TimeInterval
    package var decisions: [DecisionEntry]
    package var isDismissed: Bool

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

    @MainActor
    package func validate() throws(Refusal) {
        guard version == Self.version else {
            throw .rubbish("version \(version) of the recording is unknown. Record again, as version \(Self.version)")
        }
        guard duration.isFinite, (0...Self.longest).contains(duration), script.duration <= duration + 1e-6 else {
            throw .rubbish(
                "the recording lasts \(duration) s, its fingers \(script.duration) s. At most 600 s are played")
        }
        try settings.validate()
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
        self = player.recording
    }
}
