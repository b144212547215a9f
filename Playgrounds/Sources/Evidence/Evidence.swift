import Foundation
import HeadlessUIKit

/// Compares measurements of a device or a simulator with the host's settings.
public struct Evidence: Sendable {
    /// A switch whose measured setting is not the host's.
    public struct Contradiction: Hashable, Sendable, CustomStringConvertible {
        public var name: String
        /// The host's setting.
        public var assumed: String
        /// The setting that was measured.
        public var measured: String
        /// What was seen, with its numbers.
        public var evidence: String

        /// The command that runs the tests under the measured setting.
        public var command: String { "HEADLESSUIKIT_ASSUMPTIONS=\"\(name)=\(measured)\" swift test" }

        public var description: String {
            "\(name): the host assumes \(assumed), \(measured) was measured (\(evidence)). To turn it: \(command)"
        }
    }

    public let device: String
    public let contradictions: [Contradiction]
    /// The switches whose measured setting is the host's.
    public let confirmed: [String]
    /// The questions of the trials that had no reading in the end, and of the one under way when the file was written.
    public let unfinished: [String]
    /// The switches that an unattended run cannot measure.
    public let needAFinger: [String]

    /// Reads the file that Deck Lab writes.
    ///
    /// - Parameters:
    ///   - data: JSON, as `Assumptions(_:file:)` takes it.
    ///   - file: The name that messages use.
    ///   - assumptions: The host's settings.
    public init(
        _ data: Data, file: String, against assumptions: Assumptions = Assumptions()
    ) throws {
        let measured = try Assumptions(data, file: file)
        guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
            throw Unreadable(description: "\(file): it has no \"evidence\". Measure again.")
        }
        let (before, after) = (Self.settings(of: assumptions), Self.settings(of: measured))
        var (contradictions, confirmed): ([Contradiction], [String]) = ([], [])
        for name in report.assumptions.keys.sorted() {
            guard let assumed = before[name], let setting = after[name] else { continue }
            if Self.agree(assumed, setting) {
                confirmed.append(name)
            } else {
                contradictions.append(
                    Contradiction(
                        name: name, assumed: assumed, measured: setting, evidence: report.evidence[name] ?? ""))
            }
        }
        (self.contradictions, self.confirmed, device) = (contradictions, confirmed, report.device ?? "")
        let run = report.unattended
        unfinished = (run?.unfinished ?? []) + (run?.running.map { [$0] } ?? [])
        needAFinger = run?.needAFinger ?? []
    }

    private struct Unreadable: Error, CustomStringConvertible {
        var description: String
    }

    private struct Report: Decodable {
        var device: String?
        var assumptions: [String: Anything]
        var evidence: [String: String]
        var unattended: Run?

        struct Run: Decodable {
            var running: String?
            var unfinished: [String]
            var needAFinger: [String]
        }
        struct Anything: Decodable {
            init(from decoder: any Decoder) {}
        }
    }

    private static func settings(of assumptions: Assumptions) -> [String: String] {
        var settings: [String: String] = [:]
        for child in Mirror(reflecting: assumptions).children {
            if let label = child.label { settings[label] = "\(child.value)" }
        }
        return settings
    }

    /// A distance is measured by the finger that happens to be there, so readings differ by a few points.
    private static func agree(_ one: String, _ other: String) -> Bool {
        if let one = Double(one), let other = Double(other) { return abs(one - other) <= 3 }
        return one == other
    }
}
