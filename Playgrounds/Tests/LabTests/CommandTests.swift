import Foundation
import Lab
import Scenes
import Testing

struct ServeCommandTests {
    /// "…:8123 (…)" as 8123.
    private func port(in greeting: String) throws -> String {
        let rest = try #require(greeting.split(separator: ":").last)
        return String(rest.prefix { $0.isNumber })
    }

    @Test("It says in one line where it is, and an interrupt ends it with status 0")
    func itSaysInOneLineWhereItIsAndAnInterruptEndsItWithStatus0() throws {
        let lab = try Decklab("--port", "0")
        #expect(lab.line().hasPrefix("Deck Lab is at http://127.0.0.1:"))
        lab.interrupt()
        let end = lab.end()
        #expect(end.status == 0)
        #expect(end.output.isEmpty, "\(end)")
        #expect(end.errors.isEmpty, "\(end)")
    }

    @Test("A port in use is one clear message, and status 1")
    func portInUseIsOneClearMessageAndStatus1() throws {
        let lab = try Decklab("--port", "0")
        let port = try port(in: lab.line())
        let other = try Decklab("--port", port).end()
        #expect(other.status == 1)
        let next = (Int(port) ?? 0) + 1
        #expect(
            other.errors
                == "decklab: port \(port) is in use. End what listens there, or take another: --port \(next)\n")
        #expect(other.output.isEmpty)
        lab.interrupt()
        #expect(lab.end().status == 0)
    }

    @Test("What keeps it from serving is told, and the status is 1")
    func whatKeepsItFromServingIsToldAndTheStatusIs1() throws {
        let end = try Decklab("--port", "0", files: 10).end()
        #expect(end.status == 1)
        #expect(
            end.errors == "decklab: port 0 cannot be served: Too many open files. Take another, such as --port 8123\n")
        #expect(end.output.isEmpty)
    }

    /// A folder with a browser that is a shell's command.
    private func browser(_ command: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["open", "xdg-open"] {
            let browser = folder.appendingPathComponent(name)
            try Data("#!/bin/sh\n\(command)\n".utf8).write(to: browser)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser.path)
        }
        return folder.path
    }

    @Test("It can open the page in the browser")
    func itCanOpenThePageInTheBrowser() throws {
        let lab = try Decklab("--port", "0", "--open", path: browser("echo opened \"$@\""))
        let port = try port(in: lab.line())
        #expect(lab.line() == "opened http://127.0.0.1:\(port)")
        lab.interrupt()
        #expect(lab.end().status == 0)
    }

    @Test("A browser that cannot be opened is told")
    func browserThatCannotBeOpenedIsTold() throws {
        let lab = try Decklab("--port", "0", "--open", path: browser("exit 3"))
        let port = try port(in: lab.line())
        #expect(
            lab.complaint() == "decklab: no browser could be opened. Open http://127.0.0.1:\(port) yourself.")
        lab.interrupt()
        #expect(lab.end().status == 0)
    }
}

@MainActor
struct RecordCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    /// Out, back to rest and on, from where the scene's strokes start.
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

    @Test("What is recorded in any scene is replayed the same")
    func whatIsRecordedInAnySceneIsReplayedTheSame() throws {
        for scene in DemoCatalog.demos {
            let file = folder.appendingPathComponent("\(scene.name).json").path
            let recorded = try Decklab("record", "--scene", scene.name, "--script", script(scene), "--out", file).end()
            #expect(recorded.status == 0, "\(scene.name): \(recorded.errors)")
            let replayed = try Decklab("replay", file).end()
            #expect(replayed.status == 0, "\(scene.name): \(replayed.errors)")
            #expect(replayed.output.contains("undecided → drag"), "\(scene.name)")
            #expect(replayed.output.contains("drag → scroll"), "\(scene.name)")
            #expect(replayed.output.contains("\(file): the same"), "\(scene.name)")
        }
    }

    @Test("A decision that differs is named, and the status is 1")
    func decisionThatDiffersIsNamedAndTheStatusIs1() throws {
        for scene in DemoCatalog.demos {
            let file = folder.appendingPathComponent("\(scene.name)-changed.json")
            _ = try Decklab("record", "--scene", scene.name, "--script", script(scene), "--out", file.path).end()
            // The same fingers under another policy, which hands nothing back.
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacing(#""handoff" : "continuous""#, with: #""handoff" : "toDrag""#).utf8).write(to: file)
            let replayed = try Decklab("replay", file.path).end()
            #expect(replayed.status == 1, "\(scene.name)")
            #expect(replayed.errors.contains("decision 2 differs"), "\(scene.name): \(replayed.errors)")
            #expect(replayed.errors.contains("recorded: +"), "\(scene.name)")
        }
    }

    @Test(
        "What cannot be read is told, and the status is 1",
        arguments: [
            (["record", "--scene", "moon", "--script", "none"], "the file cannot be read"),
            (["replay", "none.json"], "none.json: the file cannot be read. Check the path."),
        ])
    func whatCannotBeReadIsToldAndTheStatusIs1(arguments: [String], expected: String) throws {
        let end =
            try arguments.count == 2
            ? Decklab(arguments[0], arguments[1]).end()
            : Decklab(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4]).end()
        #expect(end.status == 1)
        #expect(end.errors.contains(expected), "\(end.errors)")
    }

    @Test("A scene or a policy that there is not is told with those that there are")
    func sceneOrAPolicyThatThereIsNotIsToldWithThoseThatThereAre() throws {
        let timeline = try script(CardDemo.self)
        let scene = try Decklab("record", "--scene", "moon", "--script", timeline).end()
        #expect(scene.status == 1)
        #expect(scene.errors.contains("no scene is called \"moon\". Take one of these: deck, nested,"))
        let policy = try Decklab("record", "--scene", "card", "--script", timeline, "--policy", "eager").end()
        #expect(policy.status == 1)
        #expect(policy.errors.contains("no policy is called \"eager\". Take one of these: gated, once,"))
    }

    @Test("What a device measured is recorded as the host's, and so replayed")
    func whatADeviceMeasuredIsRecordedAsTheHostsAndSoReplayed() throws {
        let measured = folder.appendingPathComponent("phone.json")
        let timeline = try script(CardDemo.self)
        try Data(#"{"version": 1, "assumptions": {"panSlop": 25, "scrollSlop": 25}}"#.utf8).write(to: measured)
        let usual = try Decklab("record", "--scene", "card", "--script", timeline).end()
        let slow = try Decklab("record", "--scene", "card", "--script", timeline, "--assumptions", measured.path).end()
        #expect(slow.status == 0, "\(slow.errors)")
        let slops = try [usual, slow].map {
            try Recording(contentsOf: Data($0.output.utf8)).settings.assumptions.panSlop
        }
        #expect(slops == [10, 25])
        try Data(#"{"version": 1, "assumptions": {"panSlop": "wide"}}"#.utf8).write(to: measured)
        let told = try Decklab("record", "--scene", "card", "--script", timeline, "--assumptions", measured.path).end()
        #expect(told.status == 1)
        #expect(told.errors == "decklab: phone.json: \"panSlop\" is \"wide\". Give it a number of points from 0 on.\n")
    }
}
