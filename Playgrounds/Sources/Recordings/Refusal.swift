import Foundation

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
