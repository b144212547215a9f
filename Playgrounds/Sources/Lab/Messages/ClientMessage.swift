import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// A message from a page, as JSON with a "type"; version 2 of the protocol.
///
///     {"type": "hello", "version": 2}
///     {"type": "start", "settings": {"scene": "card", …}}
///     {"type": "touch", "samples": [{"finger": 0, "phase": "began", "x": 195, "y": 400, "time": 0.51}]}
///     {"type": "tick", "time": 0.52}
///     {"type": "forecast", "x": 195, "y": 400, "moving": "down"}
///     {"type": "compare", "one": null, "other": {"scene": "card", …}, "script": null}
package enum ClientMessage: Hashable, Sendable {
    /// The first message, with the version that the page speaks.
    case hello(version: Int)
    /// Starts a scene anew.
    case start(SceneSettings)
    /// Movements of fingers, each sample at its own time. A sample that begins with `"scroll": "continuous"` is a
    /// trackpad's, with `"discrete"` a wheel's.
    case touch([TouchSample])
    /// Time that passes, in seconds since the start.
    case tick(TimeInterval)
    /// Asks for the recording since the start.
    case record
    /// Asks for two courses of the same fingers beside each other.
    case compare(ComparisonRequest)
    /// Asks who would get a finger at a place of the window, in points.
    case forecast(x: Double, y: Double, moving: ForecastWay)
    /// Asks who would get a finger at each place of the screen.
    case layer(moving: ForecastWay)

    /// The only version that is understood.
    package static let version = 2
    /// In bytes of UTF-8.
    package static let longest = 1 << 20
}

/// The comparison that a page asks for: two settings, and the fingers that are played under both.
package struct ComparisonRequest: Decodable, Hashable, Sendable {
    /// Nil for those of the scene on the phone.
    package var one: SceneSettings?
    package var other: SceneSettings
    /// Nil for the last touch on the phone.
    package var script: TouchScript?
}

extension ClientMessage: Decodable {
    private enum Keys: String, CodingKey {
        case type, version, settings, samples, time, x, y, moving
    }
    private enum Kind: String, Decodable {
        case hello, start, touch, tick, record, compare, forecast, layer
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        switch try values.decode(Kind.self, forKey: .type) {
        case .hello: self = .hello(version: try values.decode(Int.self, forKey: .version))
        case .start: self = .start(try values.decode(SceneSettings.self, forKey: .settings))
        case .touch: self = .touch(try values.decode([TouchSample].self, forKey: .samples))
        case .tick: self = .tick(try values.decode(TimeInterval.self, forKey: .time))
        case .record: self = .record
        case .compare: self = .compare(try ComparisonRequest(from: decoder))
        case .forecast:
            self = .forecast(
                x: try values.decode(Double.self, forKey: .x), y: try values.decode(Double.self, forKey: .y),
                moving: try values.decode(ForecastWay.self, forKey: .moving))
        case .layer: self = .layer(moving: try values.decode(ForecastWay.self, forKey: .moving))
        }
    }

    package init(_ text: String) throws(Refusal) {
        do {
            self = try JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8))
        } catch {
            throw Refusal("this message cannot be read: \(Refusal.words(for: error))")
        }
    }
}
