import Foundation
import Lab
import Testing

@Blocking
struct CommandTests {
    /// "…:8123 (…)" as 8123.
    private func port(in greeting: String) throws -> String {
        let rest = try #require(greeting.split(separator: ":").last)
        return String(rest.prefix { $0.isNumber })
    }

    @Test("The command prints its address in one line, and an interrupt ends it with status 0")
    func itSaysInOneLineWhereItIsAndAnInterruptEndsItWithStatus0() throws {
        let lab = try Decklab("--port", "0")
        #expect(lab.line().hasPrefix("Deck Lab is at http://127.0.0.1:"))
        lab.interrupt()
        let end = lab.end()
        #expect(end.status == 0)
        #expect(end.output.isEmpty, "\(end)")
        #expect(end.errors.isEmpty, "\(end)")
    }

    @Test("A port in use is reported in one clear message, and the status is 1")
    func portInUseIsReportedInOneClearMessageAndTheStatusIs1() throws {
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

    @Test("The command can open the page in the browser")
    func itCanOpenThePageInTheBrowser() throws {
        let lab = try Decklab("--port", "0", "--open", path: browser("echo opened \"$@\""))
        let port = try port(in: lab.line())
        #expect(lab.line() == "opened http://127.0.0.1:\(port)")
        lab.interrupt()
        #expect(lab.end().status == 0)
    }

    @Test("A browser that cannot be opened is reported")
    func browserThatCannotBeOpenedIsReported() throws {
        let lab = try Decklab("--port", "0", "--open", path: browser("exit 3"))
        let port = try port(in: lab.line())
        #expect(
            lab.complaint() == "decklab: no browser could be opened. Open http://127.0.0.1:\(port) yourself.")
        lab.interrupt()
        #expect(lab.end().status == 0)
    }
}
