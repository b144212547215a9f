import Foundation

/// The tokens of Swift source: words, brackets, operators and whole strings. Comments and white space are omitted, so
/// two texts that differ only in these have equal tokens.
struct SwiftTokens {
    struct Token {
        var text: String
        /// The token's place in `bytes`.
        var range: Range<Int>
    }

    let bytes: [UInt8]
    private(set) var tokens: [Token] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        var place = 0
        while let token = next(from: place) {
            tokens.append(Token(text: String(decoding: bytes[token], as: UTF8.self), range: token))
            place = token.upperBound
        }
    }

    private func next(from start: Int) -> Range<Int>? {
        var start = start
        while start < bytes.count {
            let byte = bytes[start]
            if byte == Self.space || byte == Self.newline {
                start += 1
            } else if starts(with: "//", at: start) {
                start = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
            } else if starts(with: "/*", at: start) {
                start = (start + 2..<bytes.count).first { starts(with: "*/", at: $0) }.map { $0 + 2 } ?? bytes.count
            } else if byte == Self.quote {
                return start..<endOfString(at: start)
            } else if Self.isWord(byte) {
                return start..<(bytes[start...].firstIndex { !Self.isWord($0) } ?? bytes.count)
            } else if Self.operators.contains(byte) {
                return start..<(bytes[start...].firstIndex { !Self.operators.contains($0) } ?? bytes.count)
            } else {
                return start..<start + 1
            }
        }
        return nil
    }

    /// Returns the end of the string that starts at `start`, including its interpolations.
    private func endOfString(at start: Int) -> Int {
        let quotes = starts(with: "\"\"\"", at: start) ? "\"\"\"" : "\""
        var place = start + quotes.utf8.count
        while place < bytes.count, !starts(with: quotes, at: place) {
            if starts(with: "\\(", at: place) {
                place += 2
                var depth = 1
                while depth > 0, let token = next(from: place) {
                    if bytes[token.lowerBound] == UInt8(ascii: "(") { depth += 1 }
                    if bytes[token.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
                    place = token.upperBound
                }
            } else {
                place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
            }
        }
        return min(place + quotes.utf8.count, bytes.count)
    }

    private func starts(with text: String, at place: Int) -> Bool { bytes[place...].starts(with: text.utf8) }

    private static let (space, newline, quote) = (UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\""))
    private static let operators = Set("/=-+!*%<>&|^~?".utf8)

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
