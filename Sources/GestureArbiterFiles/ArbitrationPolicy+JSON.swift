import GestureArbiter
import GestureArbiterDiagnostics
import JSONText

/// A policy as a text that a person reads and edits:
///
///     {
///       "direction": "down",
///       "when": {"any": ["atEdge", {"touchStarts": "handle"}]},
///       "handoff": "continuous"
///     }
///
/// A text has the parts that differ from `ArbitrationPolicy(direction)`, or from the base that it is laid over. Numbers
/// are points, degrees and seconds. <doc:PoliciesInFiles> has every word.
extension ArbitrationPolicy {
    /// The version of the format that this library writes, and the only one that it reads.
    static let formatVersion = 1

    /// Reads a policy.
    ///
    ///     let sent = try? ArbitrationPolicy(json: #"{"handoff": "never"}"#, over: .continuous)
    ///     card.policy = sent ?? .continuous
    ///
    /// - Parameters:
    ///   - json: The text. Time grows with its length, and no text traps.
    ///   - base: Has the parts that the text leaves out. Without one, the text needs a direction, and other parts have
    ///     their defaults.
    ///   - names: Your own words for conditions, such as those with a closure.
    /// - Throws: The first fault, with its place: a fault of the JSON, an unknown word, a repeated key, more than 1,000
    ///   conditions, a policy that contradicts itself. Your own policy stays as it is.
    public init(
        json: String, over base: ArbitrationPolicy? = nil, names: [String: Condition] = [:]
    ) throws(FileError) {
        let tree: JSON
        do {
            tree = try JSON(reading: json.utf8)
        } catch {
            throw FileError(
                line: error.place.line, column: error.place.column, part: "",
                problem: "\(error.expected) is expected here.")
        }
        var reading = PolicyReading(base: base, names: names)
        do {
            self = try reading.policy(tree)
        } catch {
            let place = JSON.place(of: error.path, in: json.utf8)
            throw FileError(line: place.line, column: place.column, part: error.part, problem: error.problem)
        }
    }

    /// Returns the policy as a text.
    ///
    /// - Parameters:
    ///   - base: A policy whose parts are left out. Read the text over the same base.
    ///   - names: Your own words for conditions. Read the text with the same words.
    /// - Throws: A fault without a line: a condition with a closure that has no name, a policy that contradicts itself, or
    ///   a condition that is too long or too deep to be read.
    public func json(
        over base: ArbitrationPolicy? = nil, names: [String: Condition] = [:]
    ) throws(FileError) -> String {
        do {
            let members = try PolicyWriting(names: names).members(of: self, over: base)
            let lines = members.map { "  \(JSON.string($0.name).text): \($0.value.text)" }
            let json = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n}"
            // What is written can be read.
            var reading = PolicyReading(base: base, names: names)
            _ = try reading.policy(.object(Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })))
            return json
        } catch {
            throw FileError(part: error.part, problem: error.problem)
        }
    }

    /// A fault of a text that should be a policy, or of a policy that should be a text.
    public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line of the fault, from 1; nil if the policy was to be written.
        public var line: Int?
        /// The column of the fault in the line: bytes, from 1; nil if the policy was to be written.
        public var column: Int?
        /// The part of the policy: `when.any[1]`; empty for the whole text.
        public var part: String
        /// The fault, and how to mend it.
        public var problem: String

        /// One line: `line 3, column 11, when.any[0]: "atEgde" is no condition. Did you mean "atEdge"?`
        public var description: String {
            let place = line.map { "line \($0), column \(column ?? 1)" }
            let places = [place, part.isEmpty ? nil : part].compactMap(\.self)
            return places.isEmpty ? problem : "\(places.joined(separator: ", ")): \(problem)"
        }
    }
}

/// A fault, and the path to it.
struct PolicyFault: Error {
    var path: [JSON.Step]
    var problem: String

    /// The path as a person writes it: `when.any[1]`.
    var part: String {
        path.reduce("") { text, step in
            switch step {
            case .member(let name): text.isEmpty ? "\(name.shortened)" : "\(text).\(name.shortened)"
            case .element(let index): "\(text)[\(index)]"
            }
        }
    }
}

extension String {
    /// The first letters, for messages.
    var shortened: String { count > 40 ? "\(prefix(40))…" : self }
}

extension JSON {
    /// The value on one line.
    var text: String {
        switch self {
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }.map { "\(JSON.string($0.key).text): \($0.value.text)" }
                .joined(separator: ", ") + "}"
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .string(let text): "\"" + text.unicodeScalars.map(\.escaped).joined() + "\""
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
        case .bool(let flag): "\(flag)"
        case .null: "null"
        }
    }
}

extension Unicode.Scalar {
    fileprivate var escaped: String {
        switch self {
        case "\"", "\\": return "\\\(self)"
        case "\n": return "\\n"
        case "\0"..<" ", "\u{2028}", "\u{2029}":
            let digits = String(value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return "\(self)"
        }
    }
}
