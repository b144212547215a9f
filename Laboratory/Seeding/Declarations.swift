/// A declaration in a Swift file.
struct Declaration {
    /// The name with its enclosing types and a function's argument labels: `CardLine.nearest(to:)`.
    var name: String
    /// The tokens, including attributes and modifiers.
    var tokens: Range<Int>
}

extension SwiftTokens {
    /// The file's types, extensions and their members. Local declarations are part of their function.
    var declarations: [Declaration] {
        var reader = DeclarationReader(tokens: tokens.map(\.text))
        reader.read(tokens.indices, within: "")
        return reader.declarations
    }
}

private struct DeclarationReader {
    let tokens: [String]
    var declarations: [Declaration] = []

    init(tokens: [String]) { self.tokens = tokens }

    /// Reads the members of the type `path`; with an empty path, the file's declarations.
    mutating func read(_ body: Range<Int>, within path: String) {
        var members: [Declaration] = []
        var place = body.lowerBound
        while place < body.upperBound {
            defer { place = endOfBracket(at: place) }
            guard place == body.lowerBound || tokens[place - 1] != ".", let name = declaredName(at: place) else {
                continue
            }
            let start = startWithModifiers(of: place)
            if let last = members.indices.last {
                members[last].tokens = members[last].tokens.lowerBound..<start
            }
            members.append(Declaration(name: path + name, tokens: start..<body.upperBound))
            guard Self.types.contains(tokens[place]) else { continue }
            while tokens[place] != "{" { place = endOfBracket(at: place) }
            read(place + 1..<endOfBracket(at: place) - 1, within: path + name + ".")
        }
        declarations += members
    }

    private func declaredName(at place: Int) -> String? {
        guard place + 1 < tokens.count else { return nil }
        let next = tokens[place + 1]
        switch tokens[place] {
        case "class" where Self.functions.contains(next) || Self.values.contains(next): return nil
        case let keyword where Self.types.contains(keyword):
            return tokens[(place + 1)...].prefix { !["<", ":", "{", "where"].contains($0) }.joined()
        case "func": return next + labels(from: place + 2)
        case "init", "subscript": return tokens[place] + labels(from: place + 1)
        case "deinit": return "deinit"
        case let keyword where Self.values.contains(keyword): return next
        default: return nil
        }
    }

    /// Returns the argument labels after the generic parameters: `(to:with:)`.
    private func labels(from start: Int) -> String {
        guard let open = tokens[start...].firstIndex(of: "(") else { return "" }
        var labels = ""
        var place = open + 1
        while place < endOfBracket(at: open) - 1 {
            if tokens[place - 1] == "(" || tokens[place - 1] == "," { labels += tokens[place] + ":" }
            place = endOfBracket(at: place)
        }
        return "(\(labels))"
    }

    private func startWithModifiers(of place: Int) -> Int {
        var start = place
        while start > 0 {
            var before = start - 1
            if tokens[before] == ")" {
                while before > 0, endOfBracket(at: before) != start { before -= 1 }
                before -= 1
            }
            guard before >= 0 else { break }
            if Self.modifiers.contains(tokens[before]) {
                start = before
            } else if before > 0, tokens[before - 1] == "@" {
                start = before - 1
            } else {
                break
            }
        }
        return start
    }

    /// Returns the index after the bracket that closes the one at `place`; for any other token, the next index.
    private func endOfBracket(at place: Int) -> Int {
        guard ["(", "[", "{"].contains(tokens[place]) else { return place + 1 }
        var (depth, end) = (0, place)
        repeat {
            if ["(", "[", "{"].contains(tokens[end]) { depth += 1 }
            if [")", "]", "}"].contains(tokens[end]) { depth -= 1 }
            end += 1
        } while depth > 0 && end < tokens.count
        return end
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let functions: Set = ["func", "init", "subscript"]
    private static let values: Set = ["var", "let", "case", "typealias", "associatedtype"]
    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "override",
        "required",
        "convenience", "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "dynamic", "indirect",
        "prefix",
        "postfix", "infix",
    ]
}
