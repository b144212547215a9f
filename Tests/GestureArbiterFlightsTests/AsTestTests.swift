import FlightReplay
import Foundation
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Testing

/// `AppliedTest.swift` holds the test that is made from a flight, so that it is compiled and run.
///
///     FLIGHT_MATRIX=write swift test --filter AsTestTests     writes it
@Suite("A flight as a test")
@MainActor
struct AsTestTests {
    @Test("The generated test compiles and passes")
    func test() throws {
        let trial = try #require(FlightTrial.all.first { $0.name == "rest" })
        var assumptions = Assumptions()
        assumptions.panVelocityAfterPause = .falls
        let flight = try GestureArbiter.Flight(trial.flight(under: assumptions).text)
        let test = try Verdict(on: flight).test(of: flight, named: "A resting finger releases without velocity")
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("AppliedTest.swift")
        let text = "// swift-format-ignore-file: as \"film flight --as-test\" writes it.\n" + test
        if ProcessInfo.processInfo.environment["FLIGHT_MATRIX"] == "write" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test(
        "The name of the generated test may be any text",
        arguments: ["", "\"", "42 lists", "Ünï", "\\(1)", "a\nb", "it's  \t odd"])
    func names(_ name: String) throws {
        let flight = GestureArbiter.Flight()
        let test = try Verdict(on: flight).test(of: flight, named: name)
        let function = try #require(test.firstMatch(of: /func (\S*)\(\)/)).1
        #expect(function.first?.isLetter ?? false, "\(function)")
        #expect(function.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
}
