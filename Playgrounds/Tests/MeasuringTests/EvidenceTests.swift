import Evidence
import Foundation
import HeadlessUIKit
import Measuring
import Testing

/// What a run without a finger measures of the host, whose settings are known.
@MainActor
struct EvidenceTests {
    struct Turned: Sendable, CustomTestStringConvertible {
        var name: String
        var setting: Assumptions.Switch.Setting
        var testDescription: String { "\(name)=\(setting)" }

        /// Every other setting of every switch.
        static let all = Assumptions.switches.flatMap { one in
            one.settings.dropFirst().map { Turned(name: one.name, setting: $0) }
        }
    }

    @Test("Evidence names exactly the changed switch, or says that it needs a finger", arguments: Turned.all)
    func namesTheTurnedSwitch(turned: Turned) throws {
        var assumptions = Assumptions()
        assumptions.set(turned.setting)
        let evidence = try HostRun.evidence(under: assumptions)
        if evidence.needAFinger.contains(turned.name) {
            #expect(evidence.contradictions.isEmpty)
        } else {
            #expect(evidence.contradictions.map(\.name) == [turned.name])
            #expect(evidence.contradictions.first?.command.contains("\(turned.name)=\(turned.setting)") == true)
        }
    }

    @Test("With the host's own settings nothing contradicts, and everything that needs no finger is confirmed")
    func defaults() throws {
        let evidence = try HostRun.evidence(under: Assumptions())
        #expect(evidence.contradictions.isEmpty)
        #expect(evidence.unfinished.isEmpty)
        #expect(Set(evidence.confirmed).isDisjoint(with: evidence.needAFinger))
        #expect(evidence.confirmed.count == 10)
    }

    @Test("The host accepts the command that changes a switch")
    func commandIsRead() throws {
        var assumptions = Assumptions()
        assumptions.presentationStart = .nextTurn
        let contradiction = try #require(try HostRun.evidence(under: assumptions).contradictions.first)
        let json = #"{"version": 1, "assumptions": {"\#(contradiction.name)": "\#(contradiction.measured)"}}"#
        #expect(try Assumptions(Data(json.utf8), file: "turned") == assumptions)
    }

    @Test("A trial that does not end is abandoned and named, and the others run")
    func hangingTrial() throws {
        var assumptions = Assumptions()
        assumptions.dismissalStart = .never
        let evidence = try HostRun.evidence(under: assumptions)
        #expect(evidence.unfinished.contains("What becomes of a presentation over a keyboard?"))
        #expect(evidence.confirmed.contains("centerAsksForLayout"))
    }

    @Test("A file written during a run says which trial was running")
    func fileInTheMiddle() throws {
        let page = UIViewController()
        let stage = Stage(rootViewController: page, assumptions: Assumptions())
        stage.settle()
        let measurements = Measurements()
        let run = UnattendedRun(measurements)
        run.start(over: page)
        stage.advance(by: 2)
        let json = measurements.json(device: "half", of: run)
        let evidence = try Evidence(Data(json.utf8), file: "half")
        #expect(evidence.unfinished == [try #require(run.running)])
        #expect(!json.contains("\"isOver\": true"))
    }

    @Test(
        "A file that is not a measurement is refused in a line",
        arguments: ["", "{", #"{"version": 1, "assumptions": {}}"#])
    func unreadable(text: String) {
        let error = #expect(throws: (any Error).self) { try Evidence(Data(text.utf8), file: "some.json") }
        #expect("\(error!)".hasPrefix("some.json: "))
    }

    @Test("The page has the table that the command prints")
    func page() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Evidence.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.contains(try EvidenceTable.markdown()))
    }
}
