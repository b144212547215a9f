import HeadlessUIKit
import Recordings
import Scenes

/// The fingers that two courses replay, and the offset at which they start.
package struct Replayed: Hashable, Sendable {
    package var script: TouchScript
    /// How far the content is scrolled at the start of both courses, in points; nil if their settings say it.
    package var offset: Double?
    /// What is replayed, and from which start, in words.
    package var words: String

    /// The longest script, in seconds from its first sample to its last.
    package static let longest: TimeInterval = 30
    package static let sampleLimit = 20_000

    package init(_ script: TouchScript, from offset: Double? = nil, words: String) throws(Refusal) {
        (self.script, self.offset, self.words) = (script, offset, words)
        let samples = script.fingers.flatMap(\.samples)
        let start = samples.map(\.time).min() ?? 0
        guard script.duration - start <= Self.longest else {
            throw .tooMuch(
                """
                \(words) lasts \(Int((script.duration - start).rounded())) s, and at most \(Int(Self.longest)) s are \
                compared. Start the scene again, and touch it for a shorter time
                """)
        }
        guard samples.count <= Self.sampleLimit else {
            throw .tooMuch(
                """
                \(words) has \(samples.count) samples, and at most \(Self.sampleLimit) are compared. Start the scene \
                again, and touch it for a shorter time
                """)
        }
        try validate()
    }

    /// Checks that every finger can be played, and throws the first error.
    private func validate() throws(Refusal) {
        var down = 0
        for event in script.events {
            let sample = TouchSample(event)
            try sample.validate()
            switch sample.phase {
            case .began: down += 1
            case .moved: break
            case .ended, .cancelled: down -= 1
            }
            guard down <= Player.fingerLimit else {
                throw .tooMuch("more than \(Player.fingerLimit) fingers are down at once. Compare a touch of fewer")
            }
        }
    }

    /// The settings with the start of this touch.
    package func settings(_ settings: SceneSettings) -> SceneSettings {
        var settings = settings
        if let offset { settings.offset = offset }
        return settings
    }
}

extension Replayed {
    /// The last touch that began while everything was at rest. If a fresh scene differs from the one in which that
    /// touch began, everything since the scene's start. Nil before any touch.
    @MainActor
    package static func lastTouch(of player: Player) throws(Refusal) -> Replayed? {
        try checkTracks(of: player)
        guard let start = player.lastStart, !player.tracks.isEmpty else { return nil }
        // An offset that differs from the top by rounding only is the top.
        let offset = abs(start.offset) < 1e-6 ? 0 : Double(start.offset)
        var settings = player.settings
        settings.offset = offset
        guard (try? settings.validate()) != nil else {
            return try all(of: player, since: ", because the content was above its top when the last touch began")
        }
        let fresh = TouchStart(of: try Player(settings).scene)
        if let difference = start.difference(from: fresh) {
            return try all(of: player, since: ", because \(difference) when the last touch began")
        }
        let script = TouchScript(name: "the last touch", fingers: Array(player.tracks[start.track...]))
        let place = offset == 0 ? "at its start" : "scrolled by \(Int(offset.rounded())) pt"
        return try Replayed(script, from: offset, words: "The last touch, with the content \(place)")
    }

    @MainActor
    private static func checkTracks(of player: Player) throws(Refusal) {
        try player.checkRecordable()
        guard player.keepsAll else {
            throw .tooMuch("more was touched since the scene's start than is kept. Start it again, and touch it once")
        }
    }

    /// Everything since the scene's start; nil before any touch.
    @MainActor
    package static func all(of player: Player, since reason: String = "") throws(Refusal) -> Replayed? {
        try checkTracks(of: player)
        guard !player.tracks.isEmpty else { return nil }
        let script = TouchScript(name: "all touches", fingers: player.tracks)
        return try Replayed(script, words: "Everything since the scene's start\(reason)")
    }
}
