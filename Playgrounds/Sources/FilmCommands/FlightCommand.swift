import ArgumentParser
import Film
import FlightReplay
import Foundation
import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFlights
import HeadlessUIKit

/// Plays a phone's recording again: its decisions, what it shows of UIKit, a film of it, or a test made from it.
struct FlightCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flight",
        abstract: "Flies what a phone recorded again, tells what it says of UIKit, and films it.",
        discussion: """
            A flight is the text of `arbiter.lastFlight`, or a recording of Deck Lab. The exit status is 1 where this \
            version decides otherwise than was recorded. With --as-test nothing is printed but a Swift test that holds \
            the flight.
            """)

    @Option(help: "The folder to which the strip is written.")
    var out = "film"

    @Flag(help: "Prints the test that the flight becomes, and films nothing.")
    var asTest = false

    @Option(help: "What went wrong, in words: the test's name.")
    var name: String?

    @Argument(help: "The file.")
    var file: String

    @MainActor
    func run() async throws {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw refused("the file cannot be read. Check the path.")
        }
        let flight = try read(text)
        let title = name ?? URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let verdict = verdict(on: flight)
        if asTest {
            guard let verdict else { throw ExitCode.failure }
            return print(verdict.test(of: flight, named: title), terminator: "")
        }
        for decision in flight.decisions { print(decision) }
        let difference = flight.firstDifference()
        print(difference.map { words(for: $0) } ?? "\(file): the same \(flight.decisions.count) decisions")
        if let verdict {
            print(verdict)
            try film(flight, title, under: verdict.assumptions ?? verdict.base)
        }
        if difference != nil || verdict == nil { throw ExitCode.failure }
    }

    /// The flight, or the part of it that can be replayed.
    private func read(_ text: String) throws -> GestureArbiter.Flight {
        do throws(GestureArbiter.Flight.LoadingError) {
            return try GestureArbiter.Flight(text)
        } catch {
            complain("\(file): \(error)")
            guard let rest = error.rest else { throw ExitCode.failure }
            return rest
        }
    }

    /// Nil if the host cannot build the scene, which is reported.
    @MainActor
    private func verdict(on flight: GestureArbiter.Flight) -> Verdict? {
        do throws(ReplayRefusal) {
            return try Verdict(on: flight)
        } catch {
            complain("\(file): \(error)")
            return nil
        }
    }

    @MainActor
    private func film(_ flight: GestureArbiter.Flight, _ title: String, under assumptions: Assumptions) throws {
        let run = try Run(flight, named: title, under: assumptions)
        let messages = FilmFolder(path: out).write([run])
        for message in messages { complain(message) }
        if !messages.isEmpty { throw ExitCode.failure }
    }

    private func words(for difference: GestureArbiter.Flight.Difference) -> String {
        """
        decision \(difference.decision + 1) differs\(difference.entry.map { ", at entry \($0)" } ?? "")
            recorded: \(difference.recorded.map { "\($0)" } ?? "none")
            now:      \(difference.found.map { "\($0)" } ?? "none")
        """
    }

    private func refused(_ why: String) -> ExitCode {
        complain("\(file): \(why)")
        return .failure
    }
}
