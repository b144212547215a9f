import Foundation
import Recordings
import Scenes

/// A message from a session, as JSON with a "type". Frames, of which there are many, are ``FrameMessage``s.
package enum ServerMessage: Encodable, Sendable {
    /// The choices on the page.
    case welcome(Catalog)
    /// A scene that has been started.
    case started(settings: SceneSettings)
    /// The recording since the start, as a file: parsed and written again by a page, its numbers might not be the same.
    case recording(String)
    /// A flight that was shared from the inspector over the scene, as a file.
    case shared(String)
    /// Who would get a finger at that place, in words; or why that is not known.
    case forecast(String, x: Double, y: Double, moving: ForecastWay)
    /// The same for the whole screen.
    case layer(ForecastLayer)
    /// The reason why something about the client's latest message is refused. The session goes on, and a touch or a
    /// tick is answered by its frame as well.
    ///
    ///     {"type": "refused", "message": "the time goes back from …"}
    case refused(Refusal)

    private enum Keys: String, CodingKey {
        case type, version, catalog, settings, swift, warnings, file, message, words, x, y, moving, json
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        switch self {
        case .welcome(let catalog):
            try values.encode("welcome", forKey: .type)
            try values.encode(ClientMessage.version, forKey: .version)
            try values.encode(catalog, forKey: .catalog)
        case .started(let settings):
            try values.encode("started", forKey: .type)
            try values.encode(settings, forKey: .settings)
            try values.encode(settings.policy.swift, forKey: .swift)
            try values.encode(settings.policy.written, forKey: .json)
            try values.encode(settings.policy.warnings, forKey: .warnings)
        case .recording(let file):
            try values.encode("recording", forKey: .type)
            try values.encode(file, forKey: .file)
        case .shared(let file):
            try values.encode("shared", forKey: .type)
            try values.encode(file, forKey: .file)
        case .forecast(let words, let x, let y, let way):
            try values.encode("forecast", forKey: .type)
            try values.encode(words, forKey: .words)
            try values.encode(x, forKey: .x)
            try values.encode(y, forKey: .y)
            try values.encode(way, forKey: .moving)
        case .layer(let layer):
            try values.encode("layer", forKey: .type)
            try layer.encode(to: encoder)
        case .refused(let refusal):
            try values.encode("refused", forKey: .type)
            try values.encode(refusal.description, forKey: .message)
        }
    }

    package var text: String {
        guard let data = try? JSONEncoder().encode(self) else { return #"{"type":"refused","message":"a fault here"}"# }
        return String(decoding: data, as: UTF8.self)
    }
}
