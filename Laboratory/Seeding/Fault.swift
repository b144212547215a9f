import Foundation

/// A mistake to put into the sources: in one declaration, it replaces one text by another. A file of faults, NAME.faults,
/// has for each
///
///     fault chain-held
///     why a cancelled touch leaves the chain held
///     at Arbitration.cancel()
///     <<<
///     actions.holds = false
///     ===
///     >>>
///
/// The declaration is named with its type and its argument labels, and with as many enclosing types as make the name
/// unique. The text must occur in it once; white space and comments do not count. A fault therefore survives a moved
/// file and a wrapped line. A fault may change several places in one file.
struct Fault {
    private struct Change {
        var declaration: String
        var old: SwiftTokens
        var new: String
    }

    private let changes: [Change]

    /// The reason why a fault or its anchor is invalid.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Reads a fault from a file.
    init(contentsOf path: String) throws {
        var rest = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")[...]
        var changes: [Change] = []
        while let start = rest.firstIndex(of: "<<<") {
            guard let declaration = rest[..<start].last(where: { $0.hasPrefix("at ") }),
                let middle = rest.firstIndex(of: "==="), let end = rest.firstIndex(of: ">>>"), start < middle,
                middle < end
            else { throw Failure(description: "not a fault") }
            let old = SwiftTokens(rest[start + 1..<middle].joined(separator: "\n"))
            guard !old.tokens.isEmpty else { throw Failure(description: "replaces nothing") }
            let new = rest[middle + 1..<end].joined(separator: "\n")
            changes.append(Change(declaration: String(declaration.dropFirst(3)), old: old, new: new))
            rest = rest[(end + 1)...]
        }
        guard !changes.isEmpty else { throw Failure(description: "not a fault") }
        self.changes = changes
    }

    /// Returns the changed file that contains the declarations.
    func applied(to sources: Sources) throws -> (path: String, text: String) {
        let places = try changes.map { ($0.new, try place(of: $0, in: sources)) }
        let file = places[0].1.file
        guard places.allSatisfy({ $0.1.file.path == file.path }) else {
            throw Failure(description: "changes several files")
        }
        var bytes = file.tokens.bytes
        for (new, place) in places.sorted(by: { $0.1.bytes.lowerBound > $1.1.bytes.lowerBound }) {
            bytes.replaceSubrange(place.bytes, with: new.utf8)
        }
        return (file.path, String(decoding: bytes, as: UTF8.self))
    }

    private func place(of change: Change, in sources: Sources) throws -> (file: Sources.File, bytes: Range<Int>) {
        let name = change.declaration
        let found = sources.declarations(named: name)
        let names = Set(found.map(\.declaration.name))
        guard names.count == 1 else {
            let which = names.isEmpty ? "no declaration" : names.sorted().joined(separator: " and ")
            throw Failure(description: "\(which) is named \(name)")
        }
        // Overloads, and the extensions of one type, share a name.
        let places = found.flatMap { file, declaration in
            file.tokens.places(of: change.old, in: declaration.tokens).map { (file, $0) }
        }
        guard places.count == 1 else {
            throw Failure(description: "the text stands in \(name) \(places.count) times, not once")
        }
        return places[0]
    }
}

extension SwiftTokens {
    /// Returns the byte ranges among these tokens that match the tokens of `text`.
    fileprivate func places(of text: SwiftTokens, in range: Range<Int>) -> [Range<Int>] {
        let texts = text.tokens.map(\.text)
        return range.dropLast(texts.count - 1).compactMap { start in
            let place = tokens[start..<start + texts.count]
            guard place.map(\.text) == texts, let first = place.first, let last = place.last else { return nil }
            return first.range.lowerBound..<last.range.upperBound
        }
    }
}
