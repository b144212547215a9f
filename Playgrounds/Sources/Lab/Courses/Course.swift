import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// What a script led to in a fresh scene: each frame up to rest, and the decisions.
///
/// Times are in seconds since touch-down; samples are counted over all fingers, from 0. The same script in the same
/// scene gives the same bytes.
package struct Course: Hashable, Sendable {
    package struct Frame: Hashable, Sendable {
        package var time: TimeInterval
        /// The number of the latest sample that the frame shows; -1 before touch-down.
        package var sample: Int
        /// How far the content is scrolled, in points.
        package var content: Double
        /// The distance of the card from rest, in points.
        package var card: Double
        /// The frame as JSON, with the picture relative to the frame before.
        package var json: String
    }

    package struct Decision: Hashable, Sendable {
        /// The decision, with the time at which it was seen since touch-down.
        package var entry: DecisionEntry
        /// The number of the latest sample at that time.
        package var sample: Int
    }

    /// What became of the foremost card.
    package enum Outcome: String, Hashable, Sendable {
        case dismissed, presented, back, elsewhere, unmoved, unsettled

        /// The outcome as the end of a sentence that begins with the course's title.
        package var words: String {
            switch self {
            case .dismissed: "ends with the card dismissed"
            case .presented: "ends with a card presented"
            case .back: "ends with the card back"
            case .elsewhere: "ends with the card at rest elsewhere"
            case .unmoved: "never moves the card"
            case .unsettled: "is still moving at its end"
            }
        }
    }

    package var title: String
    package var settings: SceneSettings
    package var frames: [Frame] = []
    package var decisions: [Decision] = []
    package var outcome = Outcome.unsettled

    package static let framesPerSecond = 60.0

    /// The course's object as JSON.
    func add(to json: inout JSONText) {
        json.raw("{\"title\":")
        json.string(title)
        json.field("settings", settings)
        json.field("swift", settings.policy.swift)
        json.field("warnings", settings.policy.warnings)
        json.raw(",\"frames\":")
        json.list(frames) { $0.raw($1.json) }
        json.field("decisions", decisions)
        json.field("outcome", outcome.rawValue)
        json.raw("}")
    }

    package var json: String {
        var json = JSONText()
        add(to: &json)
        return json.text
    }
}

extension Course.Decision: Encodable {
    private enum Keys: String, CodingKey { case sample }

    package func encode(to encoder: any Encoder) throws {
        try entry.encode(to: encoder)
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(sample, forKey: .sample)
    }
}
