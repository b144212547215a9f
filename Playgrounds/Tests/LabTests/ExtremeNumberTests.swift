import Foundation
import Lab
import Scenes
import Testing

/// Replaces each number of every message by large, small and odd ones that JSON can have.
@MainActor
struct ExtremeNumberTests {
    private static let extremes = [
        "0", "-1", "-0.0", "1e-308", "0.5", "1e6", "1e15", "1e18", "1e300", "1.7976931348623157e308", "-1e300",
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e400", "1e-400", "null",
    ]

    /// The numbers in a JSON value, each by its path.
    private static func numbers(in value: Any, at path: [Any] = []) -> [[Any]] {
        switch value {
        case let object as [String: Any]:
            object.keys.sorted().flatMap { key in object[key].map { numbers(in: $0, at: path + [key]) } ?? [] }
        case let array as [Any]: array.indices.flatMap { numbers(in: array[$0], at: path + [$0]) }
        case is NSNumber: [path]
        default: []
        }
    }

    private static func replacing(_ path: ArraySlice<Any>, in value: Any, with other: String) -> Any {
        guard let first = path.first else { return other }
        if var object = value as? [String: Any], let key = first as? String {
            object[key] = object[key].map { replacing(path.dropFirst(), in: $0, with: other) }
            return object
        }
        guard var array = value as? [Any], let index = first as? Int else { return value }
        array[index] = replacing(path.dropFirst(), in: array[index], with: other)
        return array
    }

    private func messages() throws -> [[String: Any]] {
        var settings = SceneSettings.scene("deck")
        settings.options = ["offset": .number(100), "damping": .number(0.9), "response": .number(0.4)]
        let coded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(settings))
        let sample: [String: Any] = ["finger": 0, "phase": "began", "x": 195, "y": 400, "time": 0.1]
        return [
            ["type": "hello", "version": 2], ["type": "start", "settings": coded],
            ["type": "touch", "samples": [sample, sample]], ["type": "tick", "time": 0.1],
        ]
    }

    /// The message with one of its numbers replaced.
    private func odd(_ message: [String: Any], _ path: [Any], _ number: String) throws -> String {
        let value = Self.replacing(path[...], in: message, with: "@")
        let text = String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
        return text.replacing("\"@\"", with: number)
    }

    /// Plays on after the message, so that its effects are seen, too.
    private func answers(to text: String) throws -> [String] {
        let session = Session()
        let settings = String(decoding: try JSONEncoder().encode(SceneSettings(scene: "card")), as: UTF8.self)
        let after = [0.2, 0.3, 0.9].flatMap { time in
            [
                #"{"type":"tick","time":\#(time)}"#,
                #"{"type":"touch","samples":[{"finger":1,"phase":"moved","x":9,"y":9,"time":\#(time)}]}"#,
            ]
        }
        let all = [#"{"type":"hello","version":2}"#, #"{"type":"start","settings":\#(settings)}"#, text, text] + after
        return all.flatMap(session.receive)
    }

    @Test("No number in a message stops the server", arguments: 0..<4)
    func noNumberOfAMessageStopsTheServer(kind: Int) throws {
        let message = try messages()[kind]
        let paths = Self.numbers(in: message)
        #expect(!paths.isEmpty)
        for path in paths {
            for number in Self.extremes {
                let text = try odd(message, path, number)
                #expect(try answers(to: text).count > 2, "\(text.prefix(500))")
            }
        }
    }
}
