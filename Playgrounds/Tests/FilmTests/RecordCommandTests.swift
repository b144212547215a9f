import Foundation
import Recordings
import Scenes
import Testing

@MainActor
struct RecordCommandTests {
    private let shell: Shell
    private var folder: URL { shell.folder }

    init() throws { shell = try Shell() }

    private func film(_ arguments: String...) throws -> Shell.Result { try shell.film(arguments) }

    /// A stroke out, back to rest and on, from where the scene's strokes start.
    private func script(_ scene: any Demo.Type) throws -> String {
        let start = scene.strokeStart
        let file = folder.appendingPathComponent("\(scene.name).timeline")
        let timeline = """
            touch A at (\(Int(start.x)), \(Int(start.y)))
            A moves by (0, 140) over 200 ms
            A moves by (0, -260) over 360 ms
            A moves by (0, 200) over 280 ms
            A lifts
            """
        try Data(timeline.utf8).write(to: file)
        return file.path
    }

    @Test("A recording of any scene is replayed with the same decisions")
    func recordingOfAnySceneIsReplayedWithTheSameDecisions() throws {
        for scene in DemoCatalog.demos {
            let file = folder.appendingPathComponent("\(scene.name).json").path
            let recorded = try film("record", "--scene", scene.name, "--script", script(scene), "--out", file)
            #expect(recorded.status == 0, "\(scene.name): \(recorded.errors)")
            let replayed = try film("replay", file)
            #expect(replayed.status == 0, "\(scene.name): \(replayed.errors)")
            #expect(replayed.output.contains("undecided → drag") == drags(scene), "\(scene.name)")
            #expect(replayed.output.contains("drag → scroll") == handsBack(scene), "\(scene.name)")
            #expect(replayed.output.contains("\(file): the same"), "\(scene.name)")
        }
    }

    /// Panels, sheets and notes that are half open do not reach their rest in this stroke; photos pass through it.
    private func handsBack(_ scene: any Demo.Type) -> Bool {
        let others = [
            PlacesDemo.name, PhotoDemo.name, SheetDemo.name, MapDemo.name, GalleryDemo.name, DockDemo.name,
            TailDemo.name,
            RefusalDemo.name, KeyboardDemo.name,
        ]
        return drags(scene) && !others.contains(scene.name)
    }

    /// A drawer goes sideways; a chat that rests at its newest message scrolls to older ones.
    private func drags(_ scene: any Demo.Type) -> Bool { ![DrawerDemo.name, MessagesDemo.name].contains(scene.name) }

    @Test("A decision that differs is named, and the status is 1")
    func decisionThatDiffersIsNamedAndTheStatusIs1() throws {
        for scene in DemoCatalog.demos where handsBack(scene) {
            let file = folder.appendingPathComponent("\(scene.name)-changed.json")
            _ = try film("record", "--scene", scene.name, "--script", script(scene), "--out", file.path)
            // The same fingers under another policy, without a hand-off to scrolling.
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacing(#""handoff" : "continuous""#, with: #""handoff" : "toDrag""#).utf8).write(to: file)
            let replayed = try film("replay", file.path)
            #expect(replayed.status == 1, "\(scene.name)")
            // Of two cards, both drag first.
            let number = scene.name == NestDemo.name ? 4 : 2
            #expect(replayed.errors.contains("decision \(number) differs"), "\(scene.name): \(replayed.errors)")
            #expect(replayed.errors.contains("recorded: +"), "\(scene.name)")
        }
    }

    @Test(
        "An unreadable file is reported, and the status is 1",
        arguments: [
            (["record", "--scene", "moon", "--script", "none"], "the file cannot be read"),
            (["replay", "none.json"], "none.json: the file cannot be read. Check the path."),
        ])
    func unreadableFileIsReportedAndTheStatusIs1(arguments: [String], expected: String) throws {
        let end = try shell.film(arguments)
        #expect(end.status == 1)
        #expect(end.errors.contains(expected), "\(end.errors)")
    }

    @Test("An unknown scene or policy is reported with the known ones")
    func unknownSceneOrPolicyIsReportedWithTheKnownOnes() throws {
        let timeline = try script(CardDemo.self)
        let scene = try film("record", "--scene", "moon", "--script", timeline)
        #expect(scene.status == 1)
        #expect(scene.errors.contains("no scene is called \"moon\". Take one of these: deck, nested,"))
        let policy = try film("record", "--scene", "card", "--script", timeline, "--policy", "eager")
        #expect(policy.status == 1)
        #expect(policy.errors.contains("no policy is called \"eager\". Take one of these: gated, once,"))
    }

    @Test("A device's measurements become the host's settings in a recording, also in its replay")
    func devicesMeasurementsBecomeTheHostsSettingsInARecordingAlsoInItsReplay() throws {
        let measured = folder.appendingPathComponent("phone.json")
        let timeline = try script(CardDemo.self)
        try Data(#"{"version": 1, "assumptions": {"panSlop": 25, "scrollSlop": 25}}"#.utf8).write(to: measured)
        let usual = try film("record", "--scene", "card", "--script", timeline)
        let slow = try film("record", "--scene", "card", "--script", timeline, "--assumptions", measured.path)
        #expect(slow.status == 0, "\(slow.errors)")
        let slops = try [usual, slow].map {
            try Recording(contentsOf: Data($0.output.utf8)).settings.assumptions.panSlop
        }
        #expect(slops == [10, 25])
        try Data(#"{"version": 1, "assumptions": {"panSlop": "wide"}}"#.utf8).write(to: measured)
        let told = try film("record", "--scene", "card", "--script", timeline, "--assumptions", measured.path)
        #expect(told.status == 1)
        #expect(told.errors == "film: phone.json: \"panSlop\" is \"wide\". Give it a number of points from 0 on.\n")
    }
}
