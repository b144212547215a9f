import HeadlessUIKit
import Recordings
import Scenes

/// The comparison that a page asks for: two settings, and the fingers that are played under both.
package struct ComparisonRequest: Hashable, Sendable {
    package enum Touches: Hashable, Sendable {
        case last, all
        case script(TouchScript)
        case recording(Recording)
    }

    /// Nil for the settings under which the fingers were played.
    package var one: SceneSettings?
    package var other: SceneSettings
    package var touches: Touches

    /// The settings that come with the fingers; nil if they are the scene's.
    var settings: SceneSettings? { if case .recording(let recording) = touches { recording.settings } else { nil } }
}

extension ComparisonRequest: Decodable {
    private enum Keys: String, CodingKey { case one, other, of }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        one = try values.decodeIfPresent(SceneSettings.self, forKey: .one)
        other = try values.decode(SceneSettings.self, forKey: .other)
        touches = try values.decode(Touches.self, forKey: .of)
    }
}

extension ComparisonRequest.Touches: Decodable {
    private enum Keys: String, CodingKey { case script, recording }

    package init(from decoder: any Decoder) throws {
        if let word = try? decoder.singleValueContainer().decode(String.self) {
            switch word {
            case "last": self = .last
            case "all": self = .all
            default:
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.codingPath,
                        debugDescription: "\"\(word)\" is neither \"last\" nor \"all\""))
            }
            return
        }
        let values = try decoder.container(keyedBy: Keys.self)
        if values.contains(.script) {
            self = .script(try values.decode(TouchScript.self, forKey: .script))
        } else {
            self = .recording(try values.decode(Recording.self, forKey: .recording))
        }
    }
}
