import Foundation

/// The reason why a recording is not played, or a client's connection is closed, as told to whoever sent it.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A mistake; the only kind after which a session goes on.
        case rubbish
        case tooMuch
        case full
        /// Another version of the protocol, of which nothing would be understood.
        case otherVersion
    }

    package var kind: Kind
    /// The error, and how to correct it.
    package var description: String

    package static func rubbish(_ message: String) -> Refusal { Refusal(kind: .rubbish, description: message) }
    package static func tooMuch(_ message: String) -> Refusal { Refusal(kind: .tooMuch, description: message) }
    package static func otherVersion(_ message: String) -> Refusal {
        Refusal(kind: .otherVersion, description: message)
    }
    package static func full(_ message: String) -> Refusal { Refusal(kind: .full, description: message) }

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
