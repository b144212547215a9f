import ArgumentParser
import Foundation
import Lab

/// The command "decklab". Serves the page until it is interrupted.
@main
struct Decklab: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decklab",
        abstract: "Serves Deck Lab on this machine: drag on a page, change settings, ask why.",
        usage: "decklab [--port <port>] [--open]\ndecklab --page <file> [<options>]",
        subcommands: [MovedCommand.self])

    @Option(help: "The port to listen on.")
    var port: UInt16 = 8080

    @Flag(help: "Opens the page in the browser.")
    var open = false

    @OptionGroup(title: "A page in a file")
    var recorded: PageOptions

    func run() async throws {
        if let page = recorded.page { return try await Self.write(page, recorded) }
        let server = try LabServer(port: port)
        let interrupts = await Interrupts { Task { await server.stop() } }
        defer { withExtendedLifetime(interrupts) {} }
        let greeting = Task {
            try await server.waitUntilListening()
            let address = "http://127.0.0.1:\(await server.listeningPort ?? port)"
            print("Deck Lab is at \(address) (stop it with ctrl-C)")
            fflush(nil)
            if open { Self.openInBrowser(address) }
        }
        do {
            try await server.run()
        } catch {
            greeting.cancel()
            complain("\(error)")
            throw ExitCode.failure
        }
    }

    @MainActor
    private static func write(_ page: String, _ options: PageOptions) throws {
        do {
            try options.write(to: page)
        } catch {
            complain("\(error)")
            throw ExitCode.failure
        }
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

/// Prints a line for the reader of the terminal, apart from the results.
private func complain(_ message: String) {
    FileHandle.standardError.write(Data("decklab: \(message)\n".utf8))
}
