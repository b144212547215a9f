/// A line of a timeline that is being read: its words from left to right, each with its column.
struct TimelineLine {
    private var words: [(text: Substring, column: Int)] = []
    private let number: Int
    private let end: Int

    init(_ text: Substring, number: Int) {
        self.number = number
        end = text.count + 1
        var rest = text
        while let first = rest.first, first != "#" {
            let word =
                first.isWhitespace || "(),".contains(first)
                ? rest.prefix(1) : rest.prefix { !$0.isWhitespace && !"(),#".contains($0) }
            let column = text.distance(from: text.startIndex, to: word.startIndex) + 1
            if !first.isWhitespace { words.append((word, column)) }
            rest = rest[word.endIndex...]
        }
        words.reverse()
    }

    var isEmpty: Bool { words.isEmpty }

    /// The column of the next word, from 1.
    var column: Int { words.last?.column ?? end }

    func failure(_ message: String, at column: Int? = nil) -> TouchScript.TimelineError {
        TouchScript.TimelineError(line: number, column: column ?? self.column, message: message)
    }

    /// Takes the next word if it equals `word`.
    mutating func take(_ word: String) -> Bool {
        guard let next = words.last, next.text == word else { return false }
        words.removeLast()
        return true
    }

    mutating func expect(_ word: String) throws(TouchScript.TimelineError) {
        guard take(word) else { throw failure("expected \"\(word)\"\(found)") }
    }

    func expectEnd() throws(TouchScript.TimelineError) {
        guard words.isEmpty else { throw failure("expected the end of the line\(found)") }
    }

    mutating func name() throws(TouchScript.TimelineError) -> String {
        guard let next = words.last, next.text.first?.isLetter == true else {
            throw failure("expected a finger's name, such as A\(found)")
        }
        words.removeLast()
        return String(next.text)
    }

    /// `(x, y)`, in points.
    mutating func pair() throws(TouchScript.TimelineError) -> (x: CGFloat, y: CGFloat) {
        try expect("(")
        let x = try decimal()
        try expect(",")
        let y = try decimal()
        try expect(")")
        return (onGrid(x), onGrid(y))
    }

    /// `80 ms` or `0.08 s`, as seconds.
    mutating func duration() throws(TouchScript.TimelineError) -> TimeInterval {
        let column = column
        let amount = try decimal()
        guard amount >= 0 else { throw failure("time does not run back; give 0 or more", at: column) }
        if take("ms") { return onGrid(seconds: amount / 1000) }
        if take("s") { return onGrid(seconds: amount) }
        throw failure("expected a unit, \"ms\" or \"s\"\(found)")
    }

    private mutating func decimal() throws(TouchScript.TimelineError) -> Double {
        guard let next = words.last, let number = Double(next.text), number.isFinite else {
            throw failure("expected a number\(found)")
        }
        words.removeLast()
        return number
    }

    private var found: String {
        words.last.map { ", found \"\($0.text)\"" } ?? ", found the end of the line"
    }
}
