import Foundation
import HeadlessUIKit
import Measuring

/// The unattended run of Deck Lab's trials, played on the host, whose settings are known.
@MainActor
public enum HostRun {
    /// Returns what the run measures of a host with these settings, as the file that Deck Lab writes.
    public static func json(under assumptions: Assumptions) -> String {
        let page = UIViewController()
        let stage = Stage(rootViewController: page, assumptions: assumptions)
        stage.settle()
        let measurements = Measurements()
        let run = UnattendedRun(measurements)
        run.start(over: page)
        // Each trial has its limit, so that this ends.
        while !run.isOver { stage.advance(by: 1) }
        return measurements.json(device: "HeadlessUIKit", of: run)
    }

    /// Returns what the run says of a host with these settings against the default ones.
    public static func evidence(under assumptions: Assumptions) throws -> Evidence {
        try Evidence(Data(json(under: assumptions).utf8), file: "host")
    }
}

/// Which switches an unattended run tells, found by turning each on the host.
@MainActor
public enum EvidenceTable {
    /// A table in Markdown with a row for each switch: whether the run names it, and only it, when it is turned.
    public static func markdown() throws -> String {
        let trials = Measurements().trials
        var lines = ["| switch | other settings | told without a finger by |", "|---|---|---|"]
        for one in Assumptions.switches {
            var told: [String] = []
            for setting in one.settings.dropFirst() {
                var assumptions = Assumptions()
                assumptions.set(setting)
                if try HostRun.evidence(under: assumptions).contradictions.map(\.name) == [one.name] {
                    told.append(setting.description)
                }
            }
            let others = one.settings.dropFirst().map(\.description)
            let questions = trials.filter { $0.toldWithoutFinger.contains { $0.name == one.name } }.map(\.question)
            let words =
                told == others
                ? questions.joined(separator: " ")
                : told.isEmpty ? "nothing: it needs a finger" : "of \(told.joined(separator: ", ")) alone"
            lines.append("| `\(one.name)` | \(others.joined(separator: ", ")) | \(words) |")
        }
        return lines.joined(separator: "\n")
    }
}
