import Foundation
import HeadlessUIKit
import Measuring

/// The unattended run of Deck Lab's trials, played on the host, whose settings are known.
@MainActor
public enum HostRun {
    /// Compares what the run measures of a host with these settings with the default settings.
    public static func evidence(under assumptions: Assumptions) throws -> Evidence {
        let page = UIViewController()
        let stage = Stage(rootViewController: page, assumptions: assumptions)
        stage.settle()
        let measurements = Measurements()
        let run = UnattendedRun(measurements)
        run.start(over: page)
        // This ends, as each trial has its limit.
        while !run.isOver { stage.advance(by: 1) }
        return try Evidence(Data(measurements.json(device: "HeadlessUIKit", of: run).utf8), file: "host")
    }
}

/// The host's assumptions, what would measure each, and on which devices it was measured.
@MainActor
public enum EvidenceTable {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A table in Markdown with a row for each switch. A run measures a switch if, on the host, it names this switch,
    /// and only this one, whichever setting is changed. A device that was measured has a file in
    /// `Documentation/Measured`.
    public static func markdown() throws -> String {
        let (flights, devices) = (try flights(), try measured())
        var lines = ["| switch | assumed | otherwise | told by | seen on |", "|---|---|---|---|---|"]
        for one in Assumptions.switches {
            let others = one.settings.dropFirst().map(\.description)
            let seen = devices.compactMap { $0.says(of: one.name) }
            let ways = try tellers(of: one) + (flights[one.name] ?? []).prefix(2).map { "the flight “\($0)”" }
            lines.append(
                "| `\(one.name)` | \(one.settings[0]) | \(others.joined(separator: ", ")) "
                    + "| \(ways.joined(separator: "; ")) | \(seen.joined(separator: "; ")) |")
        }
        return lines.joined(separator: "\n")
    }

    /// The trials of Deck Lab that measure a switch: those of the simulator job, or those with a finger.
    private static func tellers(of one: Assumptions.Switch) throws -> [String] {
        let isToldWithoutFinger = try one.settings.dropFirst().allSatisfy { setting in
            var assumptions = Assumptions()
            assumptions.set(setting)
            return try HostRun.evidence(under: assumptions).contradictions.map(\.name) == [one.name]
        }
        return Measurements().trials.filter { trial in
            (isToldWithoutFinger ? trial.toldWithoutFinger : trial.tells).contains { $0.name == one.name }
        }.map { "\(isToldWithoutFinger ? "the simulator job" : "a finger"): \($0.question)" }
    }

    /// The flights that show each switch, by name.
    private static func flights() throws -> [String: [String]] {
        let matrix = root.appendingPathComponent("Tests/GestureArbiterFlightsTests/matrix.txt")
        var flights: [String: [String]] = [:]
        for line in try String(contentsOf: matrix, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            let name = String(cells[0].prefix { $0 != "=" })
            if !flights[name, default: []].contains(cells[1]) { flights[name, default: []].append(cells[1]) }
        }
        return flights
    }

    private static func measured() throws -> [Evidence] {
        let folder = root.appendingPathComponent("Documentation/Measured").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try files.filter { $0.hasSuffix(".json") }.sorted().map { file in
            try Evidence(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")), file: file)
        }
    }
}

extension Evidence {
    /// Returns the device with the setting that it has, or nil if it was not measured there.
    fileprivate func says(of name: String) -> String? {
        if let other = contradictions.first(where: { $0.name == name }) { return "\(device): \(other.measured)" }
        return confirmed.contains(name) ? "\(device): as assumed" : nil
    }
}
