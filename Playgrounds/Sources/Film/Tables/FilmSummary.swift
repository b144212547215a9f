import HeadlessUIKit
import Scenes

/// A few lines about many runs: how many there are, what became of the card under each policy, one run in words, and
/// where the strips are.
package struct FilmSummary: CustomStringConvertible {
    package var runs: [Run]
    package var scene: String
    /// The folder of the strips, and their names.
    package var folder: String
    package var strips: [String]

    package init(of runs: [Run], in scene: String, folder: String, strips: [String]) {
        (self.runs, self.scene, self.folder, self.strips) = (runs, scene, folder, strips)
    }

    package var description: String {
        ([overview] + table + meanings + example + ["", places]).joined(separator: "\n") + "\n"
    }

    private var overview: String {
        let (strokes, offsets) = (Set(runs.map(\.stroke)).count, Set(runs.map(\.startOffset)).count)
        return
            "Played \(strokes) strokes in the scene \(scene), from \(offsets) offsets of its list: \(runs.count) runs, "
            + "\(runs.reduce(0) { $0 + $1.decisions.count }) decisions."
    }

    private var policies: [String] {
        runs.reduce(into: []) { if !$0.contains($1.policy) { $0.append($1.policy) } }
    }

    private var table: [String] {
        let heads = ["policy", "runs", "card moved", "changed hands", "card dismissed"]
        let rows = policies.map { policy in
            let own = runs.filter { $0.policy == policy }
            let counts = [
                own.count, own.filter { $0.owners.contains("drag") }.count, own.filter { $0.handoffs > 0 }.count,
                own.filter(\.isDismissed).count,
            ]
            return [policy] + counts.map(String.init)
        }
        let widths = heads.indices.map { column in ([heads] + rows).map { $0[column].count }.max() ?? 0 }
        return ([heads] + rows).map { row in
            "  "
                + zip(row, widths).enumerated().map { column, cell in
                    column == 0 ? cell.0.padded(to: cell.1) : cell.0.leftPadded(to: cell.1)
                }.joined(separator: "  ")
        }
    }

    private var meanings: [String] {
        policies.compactMap { name in PolicyName(rawValue: name).map { "  \(name): \($0.meaning)" } }
    }

    /// The run that changes hands most; of several the first, with the fewest decisions.
    private var lively: Run? {
        guard let most = runs.map(\.handoffs).max(), most > 0 else { return nil }
        return runs.filter { $0.handoffs == most }.min { $0.decisions.count < $1.decisions.count }
    }

    private var example: [String] {
        guard let run = lively else { return [] }
        let shown = run.decisions.prefix(2)
        return ["", "“\(run.stroke)” from \(run.startOffset.tenths) pt under \(run.policy):"]
            + shown.map { "  \($0.text)" } + (run.decisions.count > shown.count ? ["  …"] : [])
    }

    private var places: String {
        let liveliest = lively.map(FilmFolder.name)
        guard let first = strips.first(where: { $0 == liveliest }) ?? strips.first else { return "No strip was drawn." }
        return """
            \(strips.count) pictures are in \(folder)/, one for each stroke and policy. Open \(folder)/\(first) in a browser.
            --verbose prints every decision and a table of all runs; --help names the other options.
            """
    }
}
