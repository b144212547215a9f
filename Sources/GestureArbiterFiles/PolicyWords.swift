import GestureArbiter
import GestureArbiterDiagnostics

/// The words of the format: Swift's own names.
enum PolicyWords {
    static let parts = [
        "version", "direction", "when", "unless", "handoff", "slop", "cone", "beyondRest", "opening", "momentum",
        "ignores", "followsTrackpad",
    ]
    static let logic = ["all", "any", "not"]
    static let conditions = logic + kinds.keys.sorted()
    /// The kinds of criteria that a file can hold.
    static let kinds: [String: ArbitrationPolicy.Criterion.Kind] = Dictionary(
        uniqueKeysWithValues: ArbitrationPolicy.Criterion.Kind.all.filter { $0.argument != .closure }.map {
            (String("\($0.spelling)".prefix { $0 != "(" }), $0)
        })
    static let handoffs = named([ArbitrationPolicy.Handoff.never, .toDrag, .toScroll, .continuous])
    static let claims = named([ArbitrationPolicy.Yields.controls, .recognizers, .refreshControls, .zooming])

    static let directions = ArbitrationPolicy.Direction.allCases.map { (name: $0.rawValue, value: $0) }
    static let openings = named([ArbitrationPolicy.Opening.atEdge, .always, .never])
    static let responses = named([ArbitrationPolicy.BeyondRest.resists, .stops])
    static let momenta = named([ArbitrationPolicy.Momentum.stays, .bounces, .carries])

    /// A value's Swift name, without the dot.
    static func name(_ value: some CustomStringConvertible) -> String { String(value.description.dropFirst()) }

    private static func named<Value: CustomStringConvertible>(_ values: [Value]) -> [(name: String, value: Value)] {
        values.map { (name($0), $0) }
    }

    /// Says that `word` is none of `known`, and which of them is near.
    static func unknown(_ word: String, _ what: String, _ known: [String]) -> String {
        let (near, steps) = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 } ?? ("", .max)
        let hint =
            steps <= max(1, word.utf8.count / 3)
            ? "Did you mean \"\(near)\"?" : "Known: \(known.joined(separator: ", "))."
        return "\"\(word.shortened)\" is no \(what). \(hint)"
    }

    /// The number of letters to insert, delete or replace; of a word that is much longer, no matter.
    private static func distance(_ word: String, _ other: String) -> Int {
        guard word.utf8.count <= 40 else { return .max }
        let (one, two) = (Array(word.lowercased()), Array(other.lowercased()))
        var row = Array(0...two.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, otherLetter) in two.enumerated() {
                let above = row[column + 1]
                row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == otherLetter ? 0 : 1))
                diagonal = above
            }
        }
        return row[two.count]
    }
}
