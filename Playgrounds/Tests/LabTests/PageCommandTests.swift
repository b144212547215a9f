import Foundation
import Recordings
import Scenes
import Testing

/// `decklab --page` as it is run in a shell.
struct PageCommandTests {
    /// The comparisons in the page that was written.
    private func comparisons(in lab: Decklab) throws -> [[String: Any]] {
        let html = try String(contentsOf: lab.folder.appendingPathComponent("runs.html"), encoding: .utf8)
        let text = try #require(html.firstMatch(of: /id="comparisons">([^<]*)<\/script>/)?.output.1)
        return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
    }

    @Test("Without options it writes a few comparisons, prints their first differences and its size, and ends")
    func withoutOptionsItWritesAFewTellingComparisons() throws {
        let lab = try Decklab("--page", "runs.html")
        let end = lab.end()
        #expect(end.status == 0)
        #expect(end.errors.isEmpty, "\(end.errors)")
        #expect(end.output.contains(/runs\.html: \d+ KB\n$/))
        let comparisons = try comparisons(in: lab)
        #expect(comparisons.count == 4)
        #expect(!comparisons.contains { $0["first"] is NSNull })
        let size = try lab.folder.appendingPathComponent("runs.html").resourceValues(forKeys: [.fileSizeKey]).fileSize
        #expect((size ?? .max) < 3 << 20)
    }

    @Test("The same choice gives the same bytes, each time it is run")
    func sameChoiceGivesTheSameBytes() throws {
        let pages = try (0..<2).map { _ in
            let lab = try Decklab("--page", "runs.html")
            _ = lab.end()
            return try Data(contentsOf: lab.folder.appendingPathComponent("runs.html"))
        }
        #expect(pages[0] == pages[1])
    }

    @Test("The scene, both policies, the offset and the stroke are options")
    func sceneAndStrokeCanBeChosen() throws {
        let lab = try Decklab(
            "--page", "runs.html", "--scene", "modal", "--policy", "once", "--against", "sheet", "--offset", "20",
            "--stroke", "stroke-3")
        #expect(lab.end().status == 0)
        let comparison = try #require(try comparisons(in: lab).first)
        #expect(comparison["title"] as? String == "modal: once beside sheet")
        #expect(comparison["start"] as? String == "The stroke \"stroke-3\", with the content scrolled by 20 pt")
    }

    @Test("A switch of the host can be the difference")
    func switchOfTheHostCanBeTheDifference() throws {
        let lab = try Decklab("--page", "runs.html", "--scene", "card", "--against", "scrollSlop=4")
        #expect(lab.end().status == 0)
        #expect(
            try comparisons(in: lab).first?["title"] as? String == "card: scrollSlop 10 beside scrollSlop 4")
    }

    @MainActor
    @Test("A recording can be the input")
    func recordingCanBeTheInput() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Recording(of: Stroke.scrollThenPull, settings: .scene("card")).data.write(to: file)
        let lab = try Decklab("--page", "runs.html", "--recording", file.path, "--against", "gated")
        #expect(lab.end().status == 0)
        #expect(try comparisons(in: lab).first?["title"] as? String == "card: continuous beside gated")
    }

    @Test(
        "An invalid option is reported, and the status is not 0",
        arguments: [
            (["--page", "a.html", "--scene", "moon"], "no scene is called \"moon\""),
            (["--page", "a.html", "--policy", "moon"], "no policy is called \"moon\""),
            (["--page", "a.html", "--against", "moon=4"], "the host has no switch \"moon\""),
            (["--page", "a.html", "--against", "scrollSlop=5"], "cannot be \"5\". Take one of these: 10.0, 4.0"),
            (["--page", "a.html", "--stroke", "moon"], "no stroke is called \"moon\""),
            (["--page", "a.html", "--offset=-3"], "an offset of -3.0 points"),
            (["--page", "a.html", "--recording", "moon.json"], "moon.json: the file cannot be read"),
            (["--page", "moon/a.html"], "moon/a.html cannot be written"),
            (["--scene", "deck"], "--scene is about a page in a file. Name the file: --page FILE.html"),
            (
                ["--page", "a.html", "--recording", "a", "--scene", "deck"],
                "--scene and --recording contradict each other"
            ),
        ])
    func whatCannotBeIsTold(arguments: [String], words: String) throws {
        let end = try Decklab(arguments: arguments).end()
        #expect(end.status != 0)
        #expect(end.errors.contains(words), "\(end.errors)")
    }
}
