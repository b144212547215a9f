import Foundation
import Recordings
import Scenes

/// A message from a page, as JSON with a "type"; version 1 of the protocol.
///
///     {"type": "hello", "version": 1}
///     {"type": "start", "settings": {"scene": "card", …}}
///     {"type": "touch", "seen": 41, "samples": [{"finger": 0, "phase": "began", "x": 195, "y": 400, "time": 0.51}]}
///     {"type": "tick", "seen": 42, "time": 0.52}
///     {"type": "forecast", "x": 195, "y": 400, "moving": "down"}
///     {"type": "policy", "json": "{\"direction\": \"down\"}"}
///     {"type": "compare", "one": null, "other": {"scene": "card", …}, "of": "last"}
package enum ClientMessage: Hashable, Sendable {
    /// The first message, with the version that the page speaks.
    case hello(version: Int)
    /// Starts a scene anew.
    case start(SceneSettings)
    /// Movements of fingers, each sample at its own time. A sample that begins with `"scroll": "continuous"` is a
    /// trackpad's, with `"discrete"` a wheel's.
    case touch([TouchSample], seen: Int)
    /// Time that passes, in seconds since the start.
    case tick(TimeInterval, seen: Int)
    /// Asks for the recording since the start.
    case record
    /// Plays a recording in place of the scene; ticks drive it.
    case replay(Recording)
    /// Asks for two courses of the same fingers beside each other.
    case compare(ComparisonRequest)
    /// Asks for the last touch as a Swift test.
    case test
    /// Turns marks in frames on or off: what the gesture is decided by.
    case show(geometry: Bool)
    /// Asks who would get a finger at a place of the window, in points.
    case forecast(x: Double, y: Double, moving: ForecastWay)
    /// Asks who would get a finger at each place of the screen.
    case layer(moving: ForecastWay)
    /// Asks what a policy is that the user wrote as JSON.
    case policy(json: String)

    /// The only version there is.
    package static let version = 1
    /// In bytes of UTF-8.
    package static let longest = 1 << 20
}

extension ClientMessage: Decodable {
    private enum Keys: String, CodingKey {
        case type, version, settings, samples, time, seen, recording, geometry, x, y, moving, json
    }
    private enum Kind: String, Decodable {
        case hello, start, touch, tick, record, replay, compare, test, show, forecast, layer, policy
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        switch try values.decode(Kind.self, forKey: .type) {
        case .hello: self = .hello(version: try values.decode(Int.self, forKey: .version))
        case .start: self = .start(try values.decode(SceneSettings.self, forKey: .settings))
        case .touch:
            let samples = try values.decode([TouchSample].self, forKey: .samples)
            self = .touch(samples, seen: try values.decode(Int.self, forKey: .seen))
        case .tick:
            let time = try values.decode(TimeInterval.self, forKey: .time)
            self = .tick(time, seen: try values.decode(Int.self, forKey: .seen))
        case .record: self = .record
        case .replay: self = .replay(try values.decode(Recording.self, forKey: .recording))
        case .compare: self = .compare(try ComparisonRequest(from: decoder))
        case .test: self = .test
        case .show: self = .show(geometry: try values.decode(Bool.self, forKey: .geometry))
        case .forecast:
            self = .forecast(
                x: try values.decode(Double.self, forKey: .x), y: try values.decode(Double.self, forKey: .y),
                moving: try values.decode(ForecastWay.self, forKey: .moving))
        case .layer: self = .layer(moving: try values.decode(ForecastWay.self, forKey: .moving))
        case .policy: self = .policy(json: try values.decode(String.self, forKey: .json))
        }
    }

    /// The message, or the reason why it cannot be read, to be given to a session.
    package static func read(_ text: String) -> Result<ClientMessage, Refusal> {
        Result { () throws(Refusal) in try ClientMessage(text) }
    }

    package init(_ text: String) throws(Refusal) {
        guard text.utf8.count <= Self.longest else {
            throw .tooMuch("a message has \(text.utf8.count) bytes. Send at most \(Self.longest)")
        }
        do {
            self = try JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8))
        } catch {
            throw .rubbish("this message cannot be read: \(Refusal.words(for: error))")
        }
    }
}
