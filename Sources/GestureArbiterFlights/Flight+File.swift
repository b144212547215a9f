import GestureArbiter
import UIKitShim

extension GestureArbiter.Flight {
    /// The flight as a file: JSON with a packed tape. About 12 KB for each second of a finger over three scroll views.
    ///
    /// Each line has a piece of the tape, and a checksum of all bytes so far: a reader finds missing or changed data,
    /// and can still read everything before it.
    public var text: String {
        let pieces = pieces
        return """
            {
            "flight": \(Self.version),
            "about": "\(about)",
            "entries": \(entries.count),
            "tape": [
            \(pieces.map { "\"\($0)\"" }.joined(separator: ",\n"))
            ]
            }

            """
    }

    /// A description for people who open the file.
    private var about: String {
        let words = "\(device.model), \(device.system), \(device.framesPerSecond) Hz"
        return words.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    }

    /// The lines of the tape: the head, then a fixed number of entries in each.
    fileprivate var pieces: [String] {
        let (tape, blank) = (Tape(), [UInt8]())
        var (pieces, sum, copy) = ([String](), Checksum(), self)
        func add(_ bytes: [UInt8]) {
            sum.add(bytes)
            pieces.append(Base64.text(of: bytes) + ":" + String(sum.value, radix: 16))
        }
        // Writing refuses nothing but a number that is not finite, which the reader then reports.
        do throws(Tape.Fault) { try copy.pass(headOf: tape) } catch {}
        add(tape.takeBytes())
        var (count, bytes, before) = (0, blank, Entry?.none)
        for entry in entries {
            var entry = entry
            do throws(Tape.Fault) { try entry.pass(tape, after: before) } catch {}
            bytes += tape.takeBytes()
            before = entry
            count += 1
            guard count == Self.entriesInPiece else { continue }
            add(bytes)
            (count, bytes) = (0, blank)
        }
        if count > 0 { add(bytes) }
        return pieces
    }

    private static let entriesInPiece = 64
    /// The greatest length of a file, in bytes: ten minutes of a finger take less.
    public static let longestText = 16_000_000
}

extension GestureArbiter.Flight {
    /// The reason why a file cannot be read as a flight, or not to its end.
    public struct LoadingError: Error, Equatable, Sendable, CustomStringConvertible {
        /// A fault of a file.
        public enum Problem: Equatable, Sendable {
            /// It is longer than any flight; in bytes.
            case tooLong(Int)
            /// It is not a flight.
            case isNone
            /// A newer version of the library wrote it.
            case isNewer(version: Int)
            /// It is incomplete: the number of entries read, and the number it should have.
            case isCutOff(after: Int, of: Int)
            /// It was changed after this many entries.
            case wasChanged(after: Int)
            /// After this many entries, a number is invalid.
            case hasNoNumber(after: Int)
            /// After this many entries, the data is unknown to this version.
            case isUnknown(after: Int)
        }

        /// The fault.
        public var problem: Problem
        /// The part before the fault, which can still be replayed; nil if there is none.
        public var rest: GestureArbiter.Flight?

        public var description: String {
            let rest = rest == nil ? "" : " What comes before it can be replayed."
            return switch problem {
            case .tooLong(let count):
                "The file has \(count) bytes, and no flight has more than \(GestureArbiter.Flight.longestText). Send "
                    + "the flight of one touch."
            case .isNone: "The file is no flight. Send what `Flight.text` gives, unchanged."
            case .isNewer(let version):
                "The flight is of version \(version), and this library reads up to \(GestureArbiter.Flight.version). "
                    + "Update GestureArbiter."
            case .isCutOff(let count, let all):
                "The flight is cut off after \(count) of \(all) entries. Send the whole file.\(rest)"
            case .wasChanged(let count): "The flight was changed after entry \(count). Send it unchanged.\(rest)"
            case .hasNoNumber(let count): "A number after entry \(count) of the flight is invalid.\(rest)"
            case .isUnknown(let count):
                "The flight cannot be read after entry \(count). Was it changed?\(rest)"
            }
        }
    }

    /// Reads a file that was written from ``text``.
    ///
    /// - Throws: The fault, in words, and the part before it, which can still be replayed.
    public init(_ text: String) throws(LoadingError) {
        guard text.utf8.count <= Self.longestText else {
            throw LoadingError(problem: .tooLong(text.utf8.count), rest: nil)
        }
        let page = FlightPage(text)
        guard let version = page.version else { throw LoadingError(problem: .isNone, rest: nil) }
        try self.init(version: version, entries: page.entryCount, pieces: page.pieces)
    }

    fileprivate init(version: Int, entries all: Int?, pieces: [String]) throws(LoadingError) {
        guard version <= Self.version else { throw LoadingError(problem: .isNewer(version: version), rest: nil) }
        guard version > 0 else { throw LoadingError(problem: .isNone, rest: nil) }
        self.init()
        let tape = Tape(of: version)
        var (sum, hasHead, count) = (Checksum(), false, 0)
        for piece in pieces {
            let halves = piece.split(separator: ":")
            guard halves.count == 2, let bytes = Base64.bytes(of: halves[0]), let told = UInt32(halves[1], radix: 16)
            else { throw fault(.wasChanged(after: count), hasHead) }
            sum.add(bytes)
            guard sum.value == told else { throw fault(.wasChanged(after: count), hasHead) }
            tape.goOn(with: bytes)
            do throws(Tape.Fault) {
                if !hasHead { try pass(headOf: tape) } else { try read(from: tape) }
            } catch {
                count = self.entries.count
                switch error {
                case .isOver, .isUnknown: throw fault(.isUnknown(after: count), hasHead)
                case .isNoNumber: throw fault(.hasNoNumber(after: count), hasHead)
                }
            }
            hasHead = true
            count = self.entries.count
        }
        guard hasHead else { throw LoadingError(problem: .isCutOff(after: 0, of: all ?? 0), rest: nil) }
        guard count >= all ?? 0 else { throw fault(.isCutOff(after: count, of: all ?? 0), hasHead) }
    }

    private mutating func read(from tape: Tape) throws(Tape.Fault) {
        while !tape.isAtEnd {
            var entry = Entry(time: 0, .takenBack)
            try entry.pass(tape, after: entries.last)
            entries.append(entry)
        }
    }

    private func fault(_ problem: LoadingError.Problem, _ hasHead: Bool) -> LoadingError {
        LoadingError(problem: problem, rest: hasHead ? self : nil)
    }
}

extension GestureArbiter.Flight: Codable {
    private enum Key: String, CodingKey { case flight, entries, tape }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.version, forKey: .flight)
        try container.encode(entries.count, forKey: .entries)
        try container.encode(pieces, forKey: .tape)
    }

    /// - Throws: A ``LoadingError``, or the decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        try self.init(
            version: container.decode(Int.self, forKey: .flight), entries: container.decode(Int.self, forKey: .entries),
            pieces: container.decode([String].self, forKey: .tape))
    }
}

/// The lines of a flight's file, whole or incomplete. Reads the JSON without a decoder, because a decoder would refuse
/// the whole file for its last line.
private struct FlightPage {
    private(set) var version: Int?
    private(set) var entryCount: Int?
    private(set) var pieces: [String] = []

    init(_ text: String) {
        let parts = Self.parts(of: text)
        // The odd parts are strings; the part after a name is its value.
        for index in stride(from: 1, to: parts.count, by: 2) {
            let next = index + 1 < parts.count ? parts[index + 1] : ""
            switch parts[index] {
            case "flight": version = Self.number(after: next) ?? version
            case "entries": entryCount = Self.number(after: next) ?? entryCount
            case "tape":
                guard next.contains("[") else { break }
                pieces = stride(from: index + 2, to: parts.count - 1, by: 2).prefix { place in
                    !parts[place - 1].contains("]")
                }.map { String(parts[$0]) }
            default: break
            }
        }
    }

    /// The parts outside and inside of strings, in turn.
    private static func parts(of text: String) -> [Substring] {
        var (parts, start, isEscaped) = ([Substring](), text.startIndex, false)
        for index in text.utf8.indices {
            let letter = text.utf8[index]
            if letter == UInt8(ascii: "\""), !isEscaped {
                parts.append(text[start..<index])
                start = text.utf8.index(after: index)
            }
            isEscaped = letter == UInt8(ascii: "\\") && !isEscaped
        }
        return parts + [text[start...]]
    }

    private static func number(after text: Substring) -> Int? {
        let digits = text.drop { $0 == ":" || $0.isWhitespace }.prefix { $0.isNumber || $0 == "-" }
        return Int(digits)
    }
}
