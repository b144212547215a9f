import Foundation
import Testing

/// The command as it is run in a shell.
struct CommandTests {
    private let shell: Shell
    private var folder: URL { shell.folder }

    init() throws { shell = try Shell() }

    private func film(_ arguments: String...) throws -> Shell.Result { try shell.film(arguments) }

    private func write(_ text: String, to name: String) throws { try shell.write(text, to: name) }

    private let pull = """
        {"version": 1, "name": "pull", "fingers": [{"samples": [[0, 10, 10], [0.05, 10, 40], [0.1, 10, 90]]}]}
        """

    @Test("A recording is played, printed and drawn")
    func recordingIsPlayedPrintedAndDrawn() throws {
        try write(pull, to: "pull.json")
        let result = try film("--out", "strips", "--policy", "continuous", "pull.json", "--verbose")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("undecided → drag"))
        #expect(result.output.contains("dismissed"))
        let strips = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("strips").path)
        #expect(strips == ["pull.continuous.svg"])
    }

    @Test("Without --verbose some fifteen lines say what was played and where the pictures are")
    func summary() throws {
        let result = try film("--out", "strips", "--offset", "40")
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count < 20)
        #expect(lines[0].hasPrefix("Played "))
        #expect(result.output.contains("scroll → drag"))
        let strips = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("strips").path)
        #expect(result.output.contains("\(strips.count) pictures are in strips/"))
        let first = try #require(result.output.firstMatch(of: /Open strips\/(\S+) in a browser/)?.output.1)
        #expect(strips.contains(String(first)))
    }

    @Test("A stroke's name cannot steer the terminal")
    func escapes() throws {
        try write(pull.replacingOccurrences(of: "pull", with: #"\u001b[31mred"#), to: "pull.json")
        let result = try film("--policy", "gated", "pull.json", "--verbose")
        #expect(!result.output.contains("\u{1B}"))
        #expect(result.output.contains(#"\u{1B}[31mred"#))
    }

    @Test("Without a command it plays strokes, as with \"strokes\"; also if files or options come first")
    func withoutAWordItPlaysStrokesAsWithTheWordWithFilesAndWithOptionsFirstToo() throws {
        try write(pull, to: "pull.json")
        let word = try film("strokes", "--policy", "gated", "pull.json")
        #expect(word.status == 0, "\(word.errors)")
        #expect(word.output.contains("film/pull.gated.svg"))
        #expect(try film("--policy", "gated", "pull.json").output == word.output)
        #expect(try film("pull.json", "--policy", "gated").output == word.output)
        let builtIn = try film("--policy", "gated", "--offset", "0", "--stroke", "across, then out")
        #expect(builtIn.status == 0, "\(builtIn.errors)")
        #expect(builtIn.output.contains("film/across-then-out.gated.svg"))
    }

    @Test("The help names the commands, and says where the options are")
    func helpNamesTheCommandsAndSaysWhereTheOptionsAre() throws {
        let help = try film("--help")
        for word in ["strokes (default)", "record", "flight", "pictures", "\"film help strokes\""] {
            #expect(help.output.contains(word), "\(help.output)")
        }
    }

    @Test("A faulty file is reported, the status is 1, and the other files are played")
    func faultyFile() throws {
        try write(#"{"version": 7, "fingers": []}"#, to: "bad.json")
        try write(pull, to: "pull.json")
        let result = try film("--policy", "gated", "bad.json", "pull.json")
        #expect(result.status == 1)
        #expect(result.errors.contains("bad.json: version 7 of the format is unknown."), "\(result.errors)")
        #expect(result.output.contains("pull"))
        let strip = folder.appendingPathComponent("film/pull.gated.svg")
        #expect(FileManager.default.fileExists(atPath: strip.path))
    }

    @Test("Each scene of the page can be filmed, and an unknown one is refused with the known ones")
    func eachSceneOfThePageCanBeFilmedAndAnUnknownOneIsRefusedWithTheKnownOnes() throws {
        let help = try film("help", "strokes")
        let result = try film("--scene", "moon")
        #expect(result.status != 0)
        let scenes = [
            "deck", "nested", "floating", "modal", "card", "carousel", "controls", "chat", "places", "photo", "sheet",
            "map", "player", "drawer", "messages", "song", "gallery", "binding", "dock", "nest", "tail",
            "refusal", "keyboard",
        ]
        for scene in scenes {
            #expect(help.output.contains(scene))
            #expect(result.errors.contains(scene))
        }
    }

    @Test("An unknown policy is refused with the known ones")
    func unknownPolicyIsRefusedWithTheKnownOnes() throws {
        let result = try film("--policy", "eager")
        #expect(result.status != 0)
        #expect(result.errors.contains("continuous"))
    }
}
