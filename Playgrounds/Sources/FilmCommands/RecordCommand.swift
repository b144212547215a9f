import ArgumentParser
import Foundation
import HeadlessUIKit
import Recordings
import Scenes

/// Plays a timeline in a scene, and writes the decisions as a recording.
struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Plays a timeline of touches in a scene, and writes a recording with the decisions.",
        discussion: """
            A timeline has one action a line: "touch A at (195, 400)", "after 80 ms  A moves by (0, 260) over 200 ms", \
            "A lifts". "film flight" plays the recording again, and compares the decisions.
            """)

    @Option(help: "The scene to play in.")
    var scene: String

    @Option(help: "The file with the timeline.")
    var script: String

    @Option(help: "The policy: \(PolicyChoice.named.map(\.name).joined(separator: ", ")).")
    var policy = "continuous"

    @Option(help: "A file that DeckLab.swiftpm shared from a device: the host gives the answers measured there.")
    var assumptions: String?

    @Option(help: "The file to write; without it the recording goes to the terminal.")
    var out: String?

    @MainActor
    func run() async throws {
        do {
            let text = try recording().text
            guard let out else { return print(text, terminator: "") }
            try Data(text.utf8).write(to: URL(fileURLWithPath: out))
        } catch let error as Assumptions.LoadingError {
            complain(error.description)
            throw ExitCode.failure
        } catch let error as Fault {
            complain(error.description)
            throw ExitCode.failure
        } catch let refusal as Refusal {
            complain(refusal.description)
            throw ExitCode.failure
        }
    }

    private struct Fault: Error { var description: String }

    @MainActor
    private func recording() throws -> Recording {
        guard let choice = PolicyChoice.named.first(where: { $0.name == policy })?.choice else {
            let names = PolicyChoice.named.map(\.name).joined(separator: ", ")
            throw Fault(description: "no policy is called \"\(policy)\". Take one of these: \(names)")
        }
        guard let text = try? String(contentsOfFile: script, encoding: .utf8) else {
            throw Fault(description: "\(script): the file cannot be read. Check the path.")
        }
        var settings = SceneSettings(scene: scene)
        settings.policy = choice
        if let assumptions {
            settings.assumptions = try Assumptions(contentsOf: URL(fileURLWithPath: assumptions))
        }
        let touches: TouchScript
        do {
            touches = try TouchScript(name: scene, timeline: text)
        } catch {
            throw Fault(description: "\(script): \(error)")
        }
        return try Recording(of: touches, settings: settings)
    }
}
