import ArgumentParser
import Foundation
import Lab

/// The command "decklab". Serves the page until it is interrupted.
@main
struct Decklab: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decklab",
        abstract: "Serves Deck Lab on this machine: drag on a page, change settings, ask why.",
        usage: "decklab [--port <port>] [--open] [--lan]\ndecklab --page <file> [<options>]",
        subcommands: [MovedCommand.self])

    @Option(help: "The port to listen on.")
    var port: UInt16 = 8080

    @Flag(help: "Opens the page in the browser.")
    var open = false

    @Flag(
        help: """
            Serves phones and others on the network, too: whoever has the address with its token, which is printed as \
            text and as a code for a camera. It is not encrypted: use it at home.
            """)
    var lan = false

    @OptionGroup(title: "A page in a file")
    var recorded: PageOptions

    func run() async throws {
        if let page = recorded.page { return try await Self.write(page, recorded) }
        let server = LabServer(port: port, reach: lan ? .network : .thisMachine)
        let interrupts = await Interrupts { Task { await server.stop() } }
        defer { withExtendedLifetime(interrupts) {} }
        do {
            try await greet(server.listen())
        } catch {
            complain("\(error)")
            throw ExitCode.failure
        }
        await server.serve()
    }

    private func greet(_ addresses: [LabAddress]) {
        guard let own = addresses.first(where: \.isThisMachine) else { return }
        print("Deck Lab is at \(own.text) (stop it with ctrl-C)")
        let others = addresses.filter { !$0.isThisMachine }
        for address in others { print("On the network: \(address.text)") }
        if let code = others.first.flatMap({ try? QRCode($0.text) }) { print(code.terminalText) }
        if lan, others.isEmpty { complain("this machine is on no network. Connect it, and start decklab again.") }
        fflush(nil)
        if open { Self.openInBrowser(own.text) }
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

/// Prints a line to standard error, apart from the results.
private func complain(_ message: String) {
    FileHandle.standardError.write(Data("decklab: \(message)\n".utf8))
}
