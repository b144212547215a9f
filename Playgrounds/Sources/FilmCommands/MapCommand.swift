import ArgumentParser
import Film
import Foundation
import HeadlessUIKit
import Scenes
import TouchMaps

/// Maps who gets each finger in scenes, and writes each map as text and as a picture.
struct MapCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Maps who gets each finger in each scene, and why, as text and as a picture.",
        discussion: """
            At each place of a grid five fingers are played: a tap, and one that goes up, down, left and right. Each \
            scene gets two files, such as deck.map.txt and deck.map.svg, and a line with the numbers of owners and \
            conflicts. Conflicts do not change the exit status.
            """)

    @Option(help: "The folder to which the maps are written.")
    var out = "film"

    @Option(help: "The distance between two places, in points. At 24 a map takes about three times as long as at 44.")
    var grid = 44.0

    @Argument(help: "The scenes to map, such as deck; without any, all scenes.")
    var scenes: [String] = []

    func validate() throws {
        guard grid.isFinite, grid > 0 else {
            throw ValidationError("The grid is not a number of points above 0. Give one such as 44.")
        }
    }

    @MainActor
    func run() async throws {
        let types = try demos()
        let width = types.map { $0.name.count }.max() ?? 0
        for type in types {
            let mapped = try map(type)
            let map = mapped.map
            let files = try write(mapped, named: type.name)
            let name = type.name.padding(toLength: width, withPad: " ", startingAt: 0)
            print(
                "\(name)  \(counted(map.owners.count, "owner")), \(counted(map.conflicts.count, "conflict")): \(files)")
        }
    }

    @MainActor
    private func demos() throws -> [any Demo.Type] {
        try scenes.isEmpty ? DemoCatalog.demos : scenes.map(demo(named:))
    }

    @MainActor
    private func map(_ demo: any Demo.Type) throws -> MappedScene {
        do throws(TouchMapError) {
            return try MappedScene(demo, grid: grid)
        } catch {
            complain("\(demo.name): \(error)")
            throw ExitCode.failure
        }
    }

    /// Returns the paths of the files, in words.
    @MainActor
    private func write(_ mapped: MappedScene, named name: String) throws -> String {
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        let files = [("\(name).map.txt", mapped.map.text), ("\(name).map.svg", mapped.svg)]
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        } catch {
            complain("\(out): the maps cannot be written (\(error.localizedDescription)). Choose another folder.")
            throw ExitCode.failure
        }
        return files.map { "\(out)/\($0.0)" }.joined(separator: ", ")
    }

    private func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
