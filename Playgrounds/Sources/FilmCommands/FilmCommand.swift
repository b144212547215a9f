import ArgumentParser
import Film
import Foundation
import Scenes

/// Films strokes: prints what became of them, and writes strips.
struct FilmCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strokes",
        abstract: "Plays strokes, says what became of them, and draws a film strip per stroke and policy.",
        discussion: """
            Without files it plays the built-in strokes. A file is a recording of version 1: {"version": 1, "name": …, \
            "fingers": [{"samples": [[seconds, x, y], …]}]}, or several of those as "strokes". Each stroke is moved so \
            that it begins on what scrolls in the scene. The same input gives the same bytes.
            """)

    @Option(help: "The folder to which the strips are written.")
    var out = "film"

    @Option(help: "Plays this policy alone: \(PolicyName.allCases.map(\.rawValue).joined(separator: ", ")).")
    var policy: PolicyName?

    @Option(
        help: """
            The scene to play in: deck, nested, floating, modal, card, carousel, controls, chat, places, photo, sheet, \
            map, player, drawer, messages, song, gallery, binding, dock, nest, tail, refusal, keyboard.
            """)
    var scene = "card"

    @Flag(help: "Prints each decision, and a table of all runs.")
    var verbose = false

    @Option(help: "How far the list is scrolled at touch-down, in points; repeat it for several. (default: 0 40 120)")
    var offset: [Double] = []

    @Option(help: "Plays the stroke of this name alone; repeat it for several.")
    var stroke: [String] = []

    @Argument(help: "Recordings to play instead of the built-in strokes.")
    var files: [String] = []

    func validate() throws {
        guard offset.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            throw ValidationError("An offset is not a number of points from 0 on. Give one such as 40.")
        }
    }

    @MainActor
    func run() async throws {
        let type = try demo(named: scene)
        var showing = Showing(demo: type)
        if let policy { showing.policies = [policy] }
        if !offset.isEmpty { showing.startOffsets = offset.map { CGFloat($0) } }

        let reel = Reel(files: files)
        let runs = showing.runs(of: reel.scripts.filter { stroke.isEmpty || stroke.contains($0.name) })
        let folder = FilmFolder(path: out)
        if verbose {
            print(DecisionLog(runs: runs))
            print(RunTable(runs: runs), terminator: "")
        } else if !runs.isEmpty {
            let strips = folder.strips(of: runs).map(\.name)
            print(FilmSummary(of: runs, in: scene, folder: out, strips: strips), terminator: "")
        }

        var messages = reel.faults
        for name in stroke where !reel.scripts.contains(where: { $0.name == name }) {
            let names = reel.scripts.map(\.name).joined(separator: "; ")
            messages.append("no stroke is called \"\(name)\". Take one of these: \(names)")
        }
        messages += folder.write(runs)
        guard !messages.isEmpty else { return }
        for message in messages { complain(message) }
        throw ExitCode.failure
    }
}

/// Returns the scene of that name.
@MainActor
func demo(named name: String) throws -> any Demo.Type {
    guard let type = DemoCatalog.demo(named: name) else {
        let names = DemoCatalog.demos.map { $0.name }.joined(separator: ", ")
        throw ValidationError("No scene is called \"\(name)\". Take one of these: \(names).")
    }
    return type
}

extension PolicyName: ExpressibleByArgument {}
