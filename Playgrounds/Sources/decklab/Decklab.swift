import ArgumentParser
import Foundation
import Lab

/// The command "decklab". Serves the page until it is interrupted.
@main
struct Decklab: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decklab",
        abstract: "Serves Deck Lab on this machine: drag on a page, change settings, ask why.")

    @Option(help: "The port to listen on.")
    var port: UInt16 = 8080

    @Flag(help: "Opens the page in the browser.")
    var open = false

    func run() async throws {
        // Nothing has to be saved, so an interrupt is the ordinary end.
        for request in [SIGINT, SIGTERM] { signal(request) { _ in _exit(0) } }
        do {
            try await LabServer(port: port).serve(greet)
        } catch {
            complain("\(error)")
            throw ExitCode.failure
        }
    }

    private func greet(_ address: String) {
        print("Deck Lab is at \(address) (stop it with ctrl-C)")
        fflush(nil)
        if open { Self.openInBrowser(address) }
    }

    private static func openInBrowser(_ address: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
        process.arguments = ["open", address]
        #else
        process.arguments = ["xdg-open", address]
        #endif
        process.terminationHandler = { ended in
            if ended.terminationStatus != 0 { complain("no browser could be opened. Open \(address) yourself.") }
        }
        do {
            try process.run()
        } catch {
            complain("no browser could be opened: \(error.localizedDescription) Open \(address) yourself.")
        }
    }
}

/// Prints a line to standard error, apart from the results.
private func complain(_ message: String) {
    FileHandle.standardError.write(Data("decklab: \(message)\n".utf8))
}
