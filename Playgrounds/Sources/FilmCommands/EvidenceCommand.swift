import ArgumentParser
import Evidence
import Foundation

/// Compares what Deck Lab measured with the host's settings.
struct EvidenceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evidence",
        abstract: "Holds what a device or a simulator measured against the host's settings.",
        discussion: """
            The file is what Deck Lab shares, or what it writes on a simulator when it is started with \
            -measure-unattended. Each contradiction is printed with the command that turns the switch. With --table, \
            each switch of the host is turned, and a table says which an unattended run tells.
            """)

    @Flag(help: "Prints the table of the switches that an unattended run tells.")
    var table = false

    @Argument(help: "The file that was measured.")
    var file: String?

    func validate() throws {
        guard (file != nil) != table else { throw ValidationError("Name a file, or --table.") }
    }

    @MainActor
    func run() async throws {
        guard let file else { return print(try EvidenceTable.markdown()) }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw refused("\(file) cannot be read. Check the path.")
        }
        do {
            show(try Evidence(data, file: file))
        } catch {
            throw refused("\(error)")
        }
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
