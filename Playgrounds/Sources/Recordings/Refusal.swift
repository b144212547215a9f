import Foundation
import GestureArbiter
import GestureArbiterFiles
import HeadlessUIKit
import Scenes

extension SceneSettings {
    /// Checks that a scene can be started with these settings, and throws the first error.
    @MainActor
    package func validate() throws(Refusal) {
        guard DemoCatalog.demo(named: scene) != nil else {
            let names = DemoCatalog.demos.map { $0.name }.joined(separator: ", ")
            throw Refusal("no scene is called \"\(scene)\". Take one of these: \(names)")
        }
        guard [60, 120].contains(framesPerSecond) else {
            throw Refusal("a display of \(framesPerSecond) frames per second is unknown. Take 60 or 120")
        }
        guard assumptions.panSlop.isFinite, (0...100).contains(assumptions.panSlop),
            assumptions.scrollSlop.isFinite, (0...100).contains(assumptions.scrollSlop)
        else { throw Refusal("a slop of the host is not between 0 and 100 points. Give one such as 10") }
        guard offset.isFinite, (0...100_000).contains(offset) else {
            throw Refusal("an offset of \(offset) points is not between 0 and 100000. Give one such as 40")
        }
        try policy.validate()
    }
}

extension PolicyChoice {
    /// Checks that a scene can have this policy, and throws the first error.
    package func validate() throws(Refusal) {
        guard slop.isFinite, (0...100).contains(slop) else {
            throw Refusal("a slop of \(slop) points is not between 0 and 100. Give one such as 10")
        }
        guard cone.isFinite, (1...90).contains(cone) else {
            throw Refusal("a cone of \(cone)° is not between 1 and 90. Give one such as 45")
        }
        guard !json.isEmpty else { return }
        let policy: ArbitrationPolicy
        do { policy = try ArbitrationPolicy(json: json, over: .gated) } catch { throw Refusal("\(error)") }
        guard policy.direction == .down, policy.opening == .atEdge else {
            throw Refusal("a scene has its own direction and opening. Leave them out of the policy")
        }
    }
}

/// The reason why a recording is not played, or a message not obeyed, as told to whoever sent it.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error, and how to correct it.
    package var description: String

    package init(_ description: String) { self.description = description }

    /// Returns a decoder's error in words, with the place in the message.
    package static func words(for error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "\"\(key.stringValue)\" is missing\(place(context))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            context.debugDescription + place(context)
        default: "\(error)"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }
        return path.isEmpty ? "" : " (in \(path.joined(separator: ", ")))"
    }
}
