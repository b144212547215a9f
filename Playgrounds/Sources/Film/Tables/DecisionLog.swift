import HeadlessUIKit
import Scenes

/// One line per decision, in the order of the runs: the run, the time, the owners before and after, the reason.
package struct DecisionLog: CustomStringConvertible {
    package var runs: [Run]

    package init(runs: [Run]) {
        self.runs = runs
    }

    package var description: String {
        let heads = runs.map { "\($0.stroke)  \($0.startOffset.tenths)  \($0.policy)" }
        let width = heads.map(\.count).max() ?? 0
        var text = ""
        for (run, head) in zip(runs, heads) {
            for decision in run.decisions {
                text += "\(head.padded(to: width))  \(decision.text)\n"
            }
        }
        return text
    }
}

extension DecisionLine {
    /// `+83 ms  undecided → scroll   .atEdge is false: 37.0 pt to the top edge`
    package var text: String {
        head + reason
    }

    private var head: String {
        "\("+\(time.wholeMilliseconds) ms".padded(to: 8))  \("\(from) → \(to)".padded(to: 18))  "
    }

    /// Splits the text into lines of at most that length, as far as words allow; further lines are indented.
    func lines(ofLength length: Int) -> [String] {
        let indent = String(repeating: " ", count: head.count)
        return reason.split(separator: " ").reduce(into: [head]) { lines, word in
            let line = lines[lines.count - 1]
            if line.count + word.count >= length, line.count > indent.count { lines.append(indent) }
            lines[lines.count - 1] += (lines[lines.count - 1].hasSuffix(" ") ? "" : " ") + word
        }
    }
}

extension String {
    /// The text with spaces after it, up to `width` characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
