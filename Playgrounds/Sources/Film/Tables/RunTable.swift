import HeadlessUIKit
import Scenes

/// A line per run: the owner of the touch, and the last places of content and card.
package struct RunTable: CustomStringConvertible {
    package var runs: [Run]

    package init(runs: [Run]) {
        self.runs = runs
    }

    /// The columns' titles, from left to right.
    package static let columns = [
        "stroke", "offset", "policy", "owners", "hand-offs", "content at lift", "card at lift", "content", "card",
        "dismissed",
    ]

    package var description: String {
        let rows = [Self.columns] + runs.map(cells)
        let widths = Self.columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                isNumber(column) ? cell.0.leftPadded(to: cell.1) : cell.0.padded(to: cell.1)
            }.joined(separator: "  ").trimmingTrailingSpaces
        }
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n") + "\n"
    }

    private func cells(of run: Run) -> [String] {
        [
            run.stroke, run.startOffset.tenths, run.policy,
            run.owners.isEmpty ? "–" : run.owners.joined(separator: " → "), "\(run.handoffs)",
            run.atLift.contentOffset.tenths, run.atLift.cardTranslation.tenths, run.settled.contentOffset.tenths,
            run.settled.cardTranslation.tenths, run.isDismissed ? "yes" : "no",
        ]
    }

    private func isNumber(_ column: Int) -> Bool { column == 1 || (4...8).contains(column) }
}

extension String {
    /// The text with spaces before it, up to `width` characters.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
