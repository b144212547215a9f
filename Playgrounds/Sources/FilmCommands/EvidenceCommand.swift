import ArgumentParser
import Evidence
import Foundation
import HeadlessUIKit

/// Compares what Deck Lab measured with the host's settings.
struct EvidenceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evidence",
        abstract: "Holds what a device or a simulator measured against the host's settings.",
        discussion: """
            The file is what Deck Lab shares, or what it writes on a simulator when it is started with \
            -measure-unattended. Each contradiction is printed with the command that turns the switch. With --host the \
            host is measured instead, with a switch turned by --assume, and the file is printed; with --table, each \
            switch is turned, and a table says which an unattended run tells.
            """)

    @Flag(help: "Measures the host, and prints the file.")
    var host = false

    @Flag(help: "Prints the table of the switches that an unattended run tells.")
    var table = false

    @Option(help: "With --host: a switch and its setting, as presentationStart=nextTurn.")
    var assume: [String] = []

    @Argument(help: "The file that was measured.")
    var file: String?

    func validate() throws {
        guard [file != nil, host, table].filter({ $0 }).count == 1 else {
            throw ValidationError("Name a file, or one of --host and --table.")
        }
    }

    @MainActor
    func run() async throws {
        if table { return print(try EvidenceTable.markdown()) }
        guard let file else { return print(HostRun.json(under: try assumptions()), terminator: "") }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw refused("\(file) cannot be read. Check the path.")
        }
        do {
            show(try Evidence(data, file: file))
        } catch {
            throw refused("\(error)")
        }
    }

    private func assumptions() throws -> Assumptions {
        var assumptions = Assumptions()
        for one in assume {
            let sides = one.split(separator: "=", maxSplits: 1).map(String.init)
            let known = Assumptions.switches.first { $0.name == sides.first }
            guard sides.count == 2, let setting = known?.settings.first(where: { $0.description == sides[1] }) else {
                let settings = known.map { $0.settings.map(\.description).joined(separator: ", ") }
                throw refused("\"\(one)\" is no switch with a setting. \(settings.map { "There are: \($0)." } ?? "")")
            }
            assumptions.set(setting)
        }
        return assumptions
    }

    private func show(_ evidence: Evidence) {
        print("\(evidence.device): \(evidence.contradictions.count) contradictions")
        for contradiction in evidence.contradictions { print(contradiction) }
        if !evidence.confirmed.isEmpty { print("as the host has it: \(evidence.confirmed.joined(separator: ", "))") }
        for question in evidence.unfinished { print("not finished: \(question)") }
        if !evidence.needAFinger.isEmpty {
            print("not run, since they need a finger: \(evidence.needAFinger.joined(separator: ", "))")
        }
    }

    private func refused(_ message: String) -> ExitCode {
        complain(message)
        return .failure
    }
}
