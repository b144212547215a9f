import Foundation
import Testing

struct MapCommandTests {
    private let shell: Shell
    private var folder: URL { shell.folder }

    init() throws { shell = try Shell() }

    private func film(_ arguments: String...) throws -> Shell.Result { try shell.film(arguments) }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    // A grid of 130 pt has 21 places, so that a map takes a second.

    @Test("The map of a scene is a text and a picture, and a line that counts owners and conflicts")
    func mapOfAScene() throws {
        let result = try film("map", "deck", "--grid", "130", "--out", "maps")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output.wholeMatch(
                of: #/deck  \d+ owners?, \d+ conflicts?: maps/deck\.map\.txt, maps/deck\.map\.svg\n/#) != nil,
            "\(result.output)")
        let map = try text("maps/deck.map.txt")
        #expect(map.hasPrefix("touch map, 390 × 844 pt, one finger every 130 pt"))
        #expect(map.contains("drags card"))
        #expect(try text("maps/deck.map.svg").contains("</svg>"))
    }

    @Test("The line's numbers are those of the text")
    func numbers() throws {
        let result = try film("map", "controls", "--grid", "130")
        let line = try #require(result.output.firstMatch(of: /(\d+) owners?, (\d+) conflicts?/)?.output)
        let map = try text("film/controls.map.txt")
        #expect(map.matches(of: #/(?m)^[A-Za-z0-9]  /#).count == Int(line.1))
        #expect(map.contains(line.2 == "0" ? "no conflicts" : "\n\(line.2) conflict"))
    }

    @Test("Several scenes get a line each, and the same map each time")
    func several() throws {
        let result = try film("map", "card", "sheet", "--grid", "130", "--out", "one")
        #expect(result.output.split(separator: "\n").map { $0.prefix(5) } == ["card ", "sheet"])
        _ = try film("map", "card", "--grid", "130", "--out", "other")
        for file in ["card.map.txt", "card.map.svg"] { #expect(try text("one/\(file)") == text("other/\(file)")) }
    }

    @Test("An unknown scene is refused with the known ones, and nothing is mapped")
    func unknown() throws {
        let result = try film("map", "card", "moon")
        #expect(result.status != 0)
        #expect(result.errors.contains("No scene is called \"moon\". Take one of these: deck, nested,"))
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("film").path))
    }

    @Test(
        "A grid that cannot be mapped is refused in words",
        arguments: [
            ("1", "film: card: the map would take 1645800 fingers, and at most 20000 are played. Use a larger grid"),
            ("0", "The grid is not a number of points above 0."),
        ])
    func grid(_ grid: String, _ expected: String) throws {
        let result = try film("map", "card", "--grid", grid)
        #expect(result.status != 0)
        #expect(result.errors.contains(expected), "\(result.errors)")
    }

    @Test("A folder that cannot be written is reported")
    func folderThatCannotBeWritten() throws {
        try shell.write("", to: "file")
        let result = try film("map", "card", "--grid", "130", "--out", "file")
        #expect(result.status == 1)
        #expect(result.errors.contains("file: the maps cannot be written"), "\(result.errors)")
    }
}
