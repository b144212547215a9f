import ArgumentParser
import Foundation
import Recordings
import Scenes

/// Plays recordings again, and compares the decisions.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Plays recordings of Deck Lab again. The exit status is 1 where a decision differs.")

    @Argument(help: "Recordings, as the page or \"record\" saves them.")
    var files: [String]

    @MainActor
    func run() async throws {
        var isFaulty = false
        for file in files {
            do {
                let data = try Data(contentsOf: URL(fileURLWithPath: file))
                let replay = try Replay(Recording(contentsOf: data))
                let differences = try replay.finish()
                isFaulty = isFaulty || !differences.isEmpty
                report(file, replay, differences)
            } catch let refusal as Refusal {
                isFaulty = true
                complain("\(file): \(refusal)")
            } catch {
                isFaulty = true
                complain("\(file): the file cannot be read. Check the path.")
            }
        }
        if isFaulty { throw ExitCode.failure }
    }

    @MainActor
    private func report(_ file: String, _ replay: Replay, _ differences: [Replay.Difference]) {
        for decision in replay.player.decisions { print(decision.line) }
        guard !differences.isEmpty else {
            print("\(file): the same \(replay.player.decisions.count) decisions")
            return
        }
        for difference in differences { complain("\(file): \(difference)") }
    }
}
