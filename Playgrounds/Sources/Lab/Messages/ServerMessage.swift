import Foundation
import Recordings
import Scenes

/// A message from a session, as JSON with a "type". Frames, of which there are many, are ``FrameMessage``s.
package enum ServerMessage: Encodable, Sendable {
    /// The choices on the page.
    case welcome(Catalog)
    /// A scene that has been started.
    case started(settings: SceneSettings)
    case recording(Recording)
    /// The end of a replay.
    case replayed([Replay.Difference])
    /// A flight that was shared from the inspector over the scene, as a file.
    case shared(String)
    /// The last touch as a test, in Swift.
    case test(String)
    /// Who would get a finger at that place, in words; or why that is not known.
    case forecast(String, x: Double, y: Double, moving: ForecastWay)
    /// The same for the whole screen.
    case layer(ForecastLayer)
    /// The policy that the user wrote as JSON, or what is wrong with the text.
    case policy(Result<PolicyChoice, Refusal>)
    /// The reason why something about the client's latest message is refused:
    ///
    ///     {"type": "refused", "kind": "rubbish", "message": "the time goes back from …", "goesOn": true}
    ///
    /// If the session goes on, a touch or a tick is answered by its frame as well. If it does not, this is the last
    /// message before the connection is closed. The kinds are those of ``Refusal``: "rubbish", "tooMuch", "full",
    /// "otherVersion".
    case refused(Refusal, goesOn: Bool)

    private enum Keys: String, CodingKey {
        case type, version, catalog, settings, swift, warnings, recording, differences, file, kind, message, goesOn
        case words, x, y, moving, json, policy, fault
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
            try values.encode(settings.policy.json, forKey: .json)
            try values.encode(settings.policy.warnings, forKey: .warnings)
        case .recording(let recording):
            try values.encode("recording", forKey: .type)
            try values.encode(recording, forKey: .recording)
        case .replayed(let differences):
            try values.encode("replayed", forKey: .type)
            try values.encode(differences, forKey: .differences)
        case .shared(let file):
            try values.encode("shared", forKey: .type)
            try values.encode(file, forKey: .file)
        case .test(let swift):
            try values.encode("test", forKey: .type)
            try values.encode(swift, forKey: .swift)
        case .forecast(let words, let x, let y, let way):
            try values.encode("forecast", forKey: .type)
            try values.encode(words, forKey: .words)
            try values.encode(x, forKey: .x)
            try values.encode(y, forKey: .y)
            try values.encode(way, forKey: .moving)
        case .layer(let layer):
            try values.encode("layer", forKey: .type)
            try layer.encode(to: encoder)
        case .policy(let policy):
            try values.encode("policy", forKey: .type)
            switch policy {
            case .success(let choice): try values.encode(choice, forKey: .policy)
            case .failure(let refusal): try values.encode(refusal.description, forKey: .fault)
            }
        case .refused(let refusal, let goesOn):
            try values.encode("refused", forKey: .type)
            try values.encode(refusal.kind, forKey: .kind)
            try values.encode(refusal.description, forKey: .message)
            try values.encode(goesOn, forKey: .goesOn)
        }
    }

    package var text: String {
        guard let data = try? JSONEncoder().encode(self) else { return #"{"type":"refused","message":"a fault here"}"# }
        return String(decoding: data, as: UTF8.self)
    }
}
