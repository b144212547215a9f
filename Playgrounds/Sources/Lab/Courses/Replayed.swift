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

    package init(_ script: TouchScript, from offset: Double? = nil, words: String) throws(Refusal) {
        (self.script, self.offset, self.words) = (script, offset, words)
        let start = script.fingers.flatMap(\.samples).map(\.time).min() ?? 0
        guard script.duration - start <= Self.longest else {
            throw Refusal(
                """
                \(words) lasts \(Int((script.duration - start).rounded())) s, and at most \(Int(Self.longest)) s are \
                compared. Start the scene again, and touch it for a shorter time
                """)
        }
        for event in script.events { try TouchSample(event).validate() }
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
        try player.checkRecordable()
        guard player.keepsAll else {
            throw Refusal("more was touched since the scene's start than is kept. Start it again, and touch it once")
        }
        guard let start = player.lastStart, !player.tracks.isEmpty else { return nil }
        // An offset that differs from the top by rounding only is the top.
        let offset = abs(start.offset) < 1e-6 ? 0 : Double(start.offset)
        var settings = player.settings
        settings.offset = offset
        guard (try? settings.validate()) != nil else {
            return try all(of: player, because: "the content was above its top")
        }
        let fresh = TouchStart(of: try Player(settings).scene)
        if let difference = start.difference(from: fresh) {
            return try all(of: player, because: difference)
        }
        let script = TouchScript(name: "the last touch", fingers: Array(player.tracks[start.track...]))
        let place = offset == 0 ? "at its start" : "scrolled by \(Int(offset.rounded())) pt"
        return try Replayed(script, from: offset, words: "The last touch, with the content \(place)")
    }

    /// Everything since the scene's start.
    @MainActor
    private static func all(of player: Player, because reason: String) throws(Refusal) -> Replayed {
        try Replayed(
            TouchScript(name: "all touches", fingers: player.tracks),
            words: "Everything since the scene's start, because \(reason) when the last touch began")
    }
}
