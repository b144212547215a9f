/// A JSON value, read with the location of every fault.
///
/// JSONDecoder reports neither the line of a syntax error nor a repeated key nor, on every platform, the location of a
/// number too large for a Double; and a NaN, which many programs write into their JSON, would hide its sample. This
/// reader accepts such numbers and leaves them to the validation.
package enum JSON: Hashable, Sendable {
    case object([String: JSON])
    case array([JSON])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// One step from a value to a value in it.
    package enum Step: Hashable, Sendable {
        case member(String)
        case element(Int)
    }

    /// A place in the text. Lines and columns count from 1; a column is a byte.
    package struct Place: Hashable, Sendable, CustomStringConvertible {
        package var line: Int
        package var column: Int

        package var description: String { "line \(line), column \(column)" }
    }

    /// A fault in the JSON.
    package struct SyntaxError: Error, Hashable, CustomStringConvertible {
        package var place: Place
        package var expected: String

        package var description: String { "\(place): expected \(expected)" }
    }

    /// Reads UTF-8, in time that grows with the text.
    package init(reading bytes: some Sequence<UInt8>) throws(SyntaxError) {
        var reader = JSONReader(Array(bytes))
        self = try reader.document()
    }

    /// Returns the place of the value that `path` leads to in a text that was read without a fault; the place of the last
    /// value on the way, if the path leads to none.
    package static func place(of path: [Step], in bytes: some Sequence<UInt8>) -> Place {
        var reader = JSONReader(Array(bytes), looksFor: path)
        _ = try? reader.document()
        return reader.place(of: reader.found)
    }
}
