/// A JSON value of a recording file, read with the location of every fault.
///
/// JSONDecoder reports neither the line of a syntax error nor, on every platform, the location of a number too large
/// for a Double; and a NaN, which many programs write into their JSON, would hide its sample. This reader accepts such
/// numbers and leaves them to the validation.
enum JSON: Hashable {
    case object([String: JSON])
    case array([JSON])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// A fault in the JSON. Lines and columns count from 1.
    struct SyntaxError: Error, CustomStringConvertible {
        var line: Int
        var column: Int
        var expected: String

        var description: String { "line \(line), column \(column): expected \(expected)" }
    }

    init(reading data: Data) throws(SyntaxError) {
        var reader = JSONReader(bytes: Array(data))
        self = try reader.document()
    }
}

private struct JSONReader {
    let bytes: [UInt8]
    var position = 0
    var depth = 0

    mutating func document() throws(JSON.SyntaxError) -> JSON {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw failure("the end of the file") }
        return value
    }

    private mutating func value() throws(JSON.SyntaxError) -> JSON {
        // Limits the nesting, because the reader is recursive.
        guard depth < 100 else { throw failure("less nesting") }
        depth += 1
        defer { depth -= 1 }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        default: return try word()
        }
    }

    private mutating func object() throws(JSON.SyntaxError) -> [String: JSON] {
        var members: [String: JSON] = [:]
        position += 1
        if take("}") { return members }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw failure("a key in quotes") }
            let key = try string()
            guard take(":") else { throw failure("a colon") }
            members[key] = try value()
        } while take(",")
        guard take("}") else { throw failure("a comma or a closing brace") }
        return members
    }

    private mutating func array() throws(JSON.SyntaxError) -> [JSON] {
        var elements: [JSON] = []
        position += 1
        if take("]") { return elements }
        repeat { elements.append(try value()) } while take(",")
        guard take("]") else { throw failure("a comma or a closing bracket") }
        return elements
    }

    /// Reads a string. JSONDecoder decodes the escapes.
    private mutating func string() throws(JSON.SyntaxError) -> String {
        let start = position
        position += 1
        while let byte = peek, byte != UInt8(ascii: "\"") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard peek != nil else { throw failure("a closing quote") }
        position += 1
        guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<position])) else {
            position = start
            throw failure("a string")
        }
        return text
    }

    /// Reads up to the next space or punctuation: a number, or `true`, `false` or `null`.
    private mutating func word() throws(JSON.SyntaxError) -> JSON {
        let start = position
        while let byte = peek, !" \t\r\n,]}:\"[{".utf8.contains(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "NaN", "nan": return .number(.nan)
        case "Infinity", "+Infinity", "inf", "-Infinity", "-inf":
            return .number(word.hasPrefix("-") ? -.infinity : .infinity)
        default: break
        }
        let isDecimal = word.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
        guard isDecimal, let number = Double(word) else {
            position = start
            throw failure("a value")
        }
        return .number(number)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, " \t\r\n".utf8.contains(byte) { position += 1 }
    }

    private func failure(_ expected: String) -> JSON.SyntaxError {
        let before = bytes.prefix(min(position, bytes.count))
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return JSON.SyntaxError(line: line.count, column: (line.last?.count ?? 0) + 1, expected: expected)
    }
}
