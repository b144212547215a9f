/// Reads JSON from its bytes, by recursion.
struct JSONReader {
    /// Limits the recursion.
    private static let deepest = 100

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// The path to the value to find, and the number of its steps that lead to the value that is read now; nil off the
    /// path.
    private let path: [JSON.Step]
    private var steps: Int? = 0
    /// The place of the last value on the path, in bytes.
    private(set) var found = 0

    init(_ bytes: [UInt8], looksFor path: [JSON.Step] = []) {
        (self.bytes, self.path) = (bytes, path)
        // The mark of UTF-8 that some editors write.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func document() throws(JSON.SyntaxError) -> JSON {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw failure("the end of the file") }
        return value
    }

    private mutating func value() throws(JSON.SyntaxError) -> JSON {
        skipSpace()
        guard depth < Self.deepest else { throw failure("less nesting") }
        depth += 1
        defer { depth -= 1 }
        if steps != nil { found = position }
        switch peek {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        default: return try word()
        }
    }

    /// Reads a value that is `step` away from the one around it.
    private mutating func value(at step: JSON.Step) throws(JSON.SyntaxError) -> JSON {
        let before = steps
        defer { steps = before }
        steps = before.flatMap { $0 < path.count && path[$0] == step ? $0 + 1 : nil }
        return try value()
    }

    private mutating func object() throws(JSON.SyntaxError) -> [String: JSON] {
        var members: [String: JSON] = [:]
        position += 1
        if take("}") { return members }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw failure("a key in quotes") }
            let start = position
            let key = try string()
            guard members[key] == nil else { throw failure("\"\(key.prefix(40))\" once", at: start) }
            guard take(":") else { throw failure("a colon") }
            members[key] = try value(at: .member(key))
        } while take(",")
        guard take("}") else { throw failure("a comma or a closing brace") }
        return members
    }

    private mutating func array() throws(JSON.SyntaxError) -> [JSON] {
        var elements: [JSON] = []
        position += 1
        if take("]") { return elements }
        repeat { elements.append(try value(at: .element(elements.count))) } while take(",")
        guard take("]") else { throw failure("a comma or a closing bracket") }
        return elements
    }

    // MARK: - Texts

    private mutating func string() throws(JSON.SyntaxError) -> String {
        let start = position
        var letters: [UInt8] = []
        position += 1
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw failure("an escape, such as \\n, instead of a control character") }
            position += 1
            if byte != UInt8(ascii: "\\") { letters.append(byte) } else { letters += try escape().utf8 }
        }
        guard peek != nil else { throw failure("a closing quote") }
        position += 1
        let text = String(decoding: letters, as: UTF8.self)
        guard text.utf8.elementsEqual(letters) else { throw failure("UTF-8", at: start) }
        return text
    }

    /// Reads an escape after its backslash.
    private mutating func escape() throws(JSON.SyntaxError) -> String {
        let start = position - 1
        defer { position += 1 }
        switch peek {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            var units = [try unit(from: start)]
            if UTF16.isLeadSurrogate(units[0]), bytes[min(position + 1, bytes.count)...].starts(with: "\\u".utf8) {
                position += 2
                units.append(try unit(from: start))
            }
            let isWhole =
                units.count == 2
                ? UTF16.isTrailSurrogate(units[1])
                : !UTF16.isLeadSurrogate(units[0]) && !UTF16.isTrailSurrogate(units[0])
            guard isWhole else { throw failure("a character", at: start) }
            return String(decoding: units, as: UTF16.self)
        default: throw failure("an escape that JSON has", at: start)
        }
    }

    /// Reads four hexadecimal digits after a `u`, up to the last.
    private mutating func unit(from start: Int) throws(JSON.SyntaxError) -> UInt16 {
        let digits = bytes[min(position + 1, bytes.count)..<min(position + 5, bytes.count)]
        guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
            digits.first != UInt8(ascii: "+")
        else { throw failure("four hexadecimal digits", at: start) }
        position += 4
        return unit
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
        guard isDecimal, let number = Double(word) else { throw failure("a value", at: start) }
        return .number(number)
    }

    // MARK: - Bytes

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

    private func failure(_ expected: String, at index: Int? = nil) -> JSON.SyntaxError {
        JSON.SyntaxError(place: place(of: index ?? position), expected: expected)
    }

    func place(of index: Int) -> JSON.Place {
        let before = bytes.prefix(index)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let lines = before.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        return JSON.Place(line: lines + 1, column: before.count - start + 1)
    }
}
