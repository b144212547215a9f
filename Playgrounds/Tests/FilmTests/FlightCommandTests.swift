import Foundation
import GestureArbiter
import GestureArbiterFlights
import Recordings
import Scenes
import Testing

@MainActor
struct FlightCommandTests {
    private let shell: Shell
    private var folder: URL { shell.folder }

    init() throws { shell = try Shell() }

    private func film(_ arguments: String...) throws -> Shell.Result { try shell.film(arguments) }

    /// A recording of Deck Lab, in which a list is pulled to its top and on.
    private func recording() throws -> String {
        try shell.writePull()
        let recorded = try film("record", "--scene", "card", "--script", "pull.timeline", "--out", "pull.json")
        #expect(recorded.status == 0, "\(recorded.errors)")
        return "pull.json"
    }

    @Test("A recording contains a flight, which gives the same decisions, a verdict and a film")
    func recordingIsAFlight() throws {
        let file = try recording()
        let flown = try film("flight", "--out", "strips", file)
        #expect(flown.status == 0, "\(flown.errors)")
        #expect(flown.output.contains("undecided → drag"))
        #expect(flown.output.contains("\(file): the same"))
        #expect(flown.output.contains("as assumed"), "\(flown.output)")
        let strips = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("strips").path)
        #expect(strips == ["pull.flown.svg"])
    }

    @Test("A recording of a card that is flung away contains its flight")
    func cardThatLeaves() throws {
        try shell.write("touch A at (195, 400)\nA moves by (0, 260) over 200 ms\nA lifts\n", to: "away.timeline")
        let recorded = try film("record", "--scene", "deck", "--script", "away.timeline", "--out", "away.json")
        #expect(recorded.status == 0, "\(recorded.errors)")
        let flown = try film("flight", "away.json")
        #expect(flown.status == 0, "\(flown.errors)")
        #expect(flown.output.contains("away.json: the same 2 decisions"), "\(flown.output)")
    }

    @Test("A flight becomes a test")
    func test() throws {
        let file = try recording()
        let test = try film("flight", "--as-test", "--name", "The list leaps as the card opens", file)
        #expect(test.status == 0, "\(test.errors)")
        #expect(test.output.contains("@Test(\"The list leaps as the card opens\")"))
        #expect(test.output.contains("func theListLeapsAsTheCardOpens() throws {"))
        #expect(test.output.contains("\"flight\": \(GestureArbiter.Flight.version)"))
    }

    @Test("A file saved by the page or by \"record\" can be filmed as a stroke, and so can a phone's flight")
    func strokes() throws {
        let file = try recording()
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        try shell.write(GestureArbiter.Flight(text).text, to: "phone.flight")
        for file in [file, "phone.flight"] {
            let filmed = try film("--policy", "continuous", "--offset", "0", file)
            #expect(filmed.status == 0, "\(file): \(filmed.errors)")
            #expect(filmed.output.contains("→"), "\(file)")
        }
    }

    @Test("A fault of a file is reported in words", arguments: ["", "{\"flight\": 99}", "nothing"])
    func wrong(_ text: String) throws {
        try shell.write(text, to: "wrong.flight")
        let flown = try film("flight", "wrong.flight")
        #expect(flown.status == 1)
        #expect(flown.errors.contains("Send") || flown.errors.contains("Update"), "\(flown.errors)")
    }
}
