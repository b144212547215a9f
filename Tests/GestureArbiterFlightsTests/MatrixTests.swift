import FlightReplay
import Foundation
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Support
import Testing

/// Which trial shows which setting, and from which others it cannot distinguish it: compares the committed `matrix.txt`
/// with a new one.
///
///     FLIGHT_MATRIX=write swift test --filter MatrixTests     writes it
@Suite("The matrix of switches and trials", .serialized)
@MainActor
struct MatrixTests {
    nonisolated static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("matrix.txt")

    /// A line of the file: a setting, a trial that shows it, and the other settings that this trial then allows.
    struct Cell: Hashable, Sendable, CustomStringConvertible {
        var setting: String
        var trial: String
        var others: [String]

        var description: String {
            "\(setting) | \(trial)" + (others.isEmpty ? "" : " | \(others.joined(separator: ", "))")
        }

        init(_ setting: String, _ trial: String, _ others: [String]) {
            (self.setting, self.trial, self.others) = (setting, trial, others)
        }

        init?(_ line: String) {
            guard !line.hasPrefix("#"), !line.isEmpty else { return nil }
            let parts = line.components(separatedBy: " | ")
            guard parts.count >= 2 else { return nil }
            self.init(parts[0], parts[1], parts.count > 2 ? parts[2].components(separatedBy: ", ") : [])
        }
    }

    nonisolated static let committed: [Cell] = {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n").compactMap { Cell($0) }
    }()

    static func assumptions(_ candidate: Candidate) throws -> Assumptions {
        var assumptions = Assumptions()
        for one in candidate.settings {
            let known = Assumptions.switches.first { $0.name == one.name }
            assumptions.set(try #require(known?.settings.first { $0.description == one.setting }))
        }
        return assumptions
    }

    /// The verdict on a flight that was read from its file.
    static func verdict(
        _ trial: FlightTrial, _ candidate: Candidate, among candidates: [Candidate]? = nil
    ) throws -> Verdict {
        let text = try trial.flight(under: assumptions(candidate)).text
        return try Verdict(on: GestureArbiter.Flight(text), among: candidates)
    }

    private static func tells(_ trial: FlightTrial, _ candidate: Candidate) -> Bool {
        committed.contains { $0.setting == candidate.description && $0.trial == trial.name }
    }

    @Test(
        "Each trial determines its committed settings, and no others",
        arguments: FlightTrial.all)
    func told(_ trial: FlightTrial) throws {
        guard ProcessInfo.processInfo.environment["FLIGHT_MATRIX"] != "write" else { return }
        // The trial that is the first to show a setting is tested further in the next test.
        let told = Candidate.singles.filter { candidate in
            Self.tells(trial, candidate)
                && Self.committed.first { $0.setting == candidate.description }?.trial != trial.name
        }
        // Of the settings that the trial does not show, as many as the run asks for.
        let others = ([.standard] + Candidate.singles.filter { !Self.tells(trial, $0) }).sampled().dropFirst()
        // A third of the settings in each run, and others with each part of the doubts.
        for candidate in told.third(for: trial.name) + others {
            let verdict = try Self.verdict(trial, candidate, among: [.standard, candidate])
            #expect(verdict.fits.contains(candidate), "\(candidate) is excluded where it holds: \(verdict)")
            #expect(verdict.fits.contains(.standard) != Self.tells(trial, candidate), "\(candidate): \(verdict)")
        }
        let plain = try Self.verdict(trial, .standard, among: [.standard])
        #expect(plain.fits.contains(.standard))
    }

    @Test("Each setting that can be determined is, with as few others as the matrix allows")
    func all() throws {
        guard ProcessInfo.processInfo.environment["FLIGHT_MATRIX"] != "write" else { return try write() }
        var seen: Set<String> = []
        for cell in Self.committed where seen.insert(cell.setting).inserted {
            let trial = try #require(FlightTrial.all.first { $0.name == cell.trial })
            let candidate = try #require(Candidate.singles.first { $0.description == cell.setting })
            // Of the settings that the trial excludes, as many as the run asks for.
            let excluded = Candidate.singles.filter { $0 != candidate && !cell.others.contains($0.description) }
            let some = Set([candidate] + excluded.sampled())
            let asked = ([.standard] + Candidate.singles).filter { some.contains($0) || !excluded.contains($0) }
            let others = try Self.verdict(trial, candidate, among: asked).fits.filter { $0 != candidate }
            #expect(others.map(\.description) == cell.others, "\(cell.setting)")
        }
        // A flight shows a switch, or a trial of its own reads it: `MeasuringTests` has one for each.
        #expect(seen.count >= 20)
    }

    private func write() throws {
        var lines = [
            "# Which flight tells which setting of a switch: setting | trial | what else the flight allows. Made by",
            "# FLIGHT_MATRIX=write swift test --filter MatrixTests; `MatrixTests` holds it against what it finds. What stands not",
            "# here is read by the measuring page's own trials alone.",
        ]
        for candidate in Candidate.singles {
            for trial in FlightTrial.all {
                guard try !Self.verdict(trial, candidate, among: [.standard]).fits.contains(.standard) else { continue }
                let others = try Self.verdict(trial, candidate).fits.filter { $0 != candidate }.map(\.description)
                lines.append(Cell(candidate.description, trial.name, others).description)
            }
        }
        try (lines.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
}
