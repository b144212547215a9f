import FlightReplay
import Foundation
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Measuring
import Testing

/// A switch of the host in one of its settings, as JSON has them.
struct SwitchSetting: Sendable, CustomTestStringConvertible {
    var name: String
    var setting: String

    var testDescription: String { "\(name): \(setting)" }

    var json: Data { Data(#"{"version": 1, "assumptions": {"\#(name)": \#(setting)}}"#.utf8) }

    /// Every setting of every switch, read off the type: a new switch without a trial is found out here.
    static var all: [SwitchSetting] {
        Mirror(reflecting: Assumptions()).children.filter { $0.label != "disturbances" }.flatMap { child in
            settings(like: child.value).map { SwitchSetting(name: child.label ?? "", setting: $0) }
        }
    }

    private static func settings(like value: Any) -> [String] {
        switch value {
        case let value as any CaseIterable: cases(of: value).map { "\"\($0)\"" }
        case is Bool: ["true", "false"]
        default: ["10.0", "4.0"]
        }
    }

    private static func cases<Value: CaseIterable>(of value: Value) -> [String] { Value.allCases.map { "\($0)" } }
}

@MainActor
struct MeasuringTests {
    @Test("Measuring a host finds the setting that it was given", arguments: SwitchSetting.all)
    func measuringAHostFindsTheSettingThatItWasGiven(given: SwitchSetting) throws {
        let trial = try #require(Measurements().trials.first { $0.name == given.name }, "no trial measures this")
        let hand = HostHand(trial, assumptions: try Assumptions(given.json, file: "given"))
        hand.obey()
        let reading = try #require(trial.reading, "nothing was read")
        #expect("\(reading.setting)" == given.setting, "\(reading.evidence)")
    }

    @Test("A trial can be repeated")
    func trialCanBeRepeated() throws {
        for trial in Measurements().trials {
            let hand = HostHand(trial, assumptions: Assumptions())
            hand.obey()
            let first = try #require(trial.reading, "\(trial.name)")
            trial.forget()
            hand.obey()
            #expect(trial.reading?.setting == first.setting, "\(trial.name)")
        }
    }

    @Test("A finger that only touches measures nothing")
    func fingerThatOnlyTouchesMeasuresNothing() {
        for trial in Measurements().trials where !trial.hand.startsByItself {
            let hand = HostHand(trial, assumptions: Assumptions())
            hand.stage.touch(at: trial.bench.convert(trial.start, to: nil)).lift()
            hand.stage.advance(by: 1)
            #expect(trial.reading == nil, "\(trial.name)")
        }
    }

    @Test("What was measured is what the host reads")
    func whatWasMeasuredIsWhatTheHostReads() throws {
        let measurements = Measurements()
        var known = Assumptions()
        (known.panSlop, known.prevented, known.panTranslationOmitsSlop) = (4, .alsoBegan, false)
        for trial in measurements.trials { HostHand(trial, assumptions: known).obey() }
        let json = measurements.json(device: "a \"phone\"")
        #expect(try Assumptions(Data(json.utf8), file: "measured.json") == known, "\(json)")
    }

    @Test("What was measured is a flight, and its verdict is what the host reads")
    func whatWasMeasuredIsAFlight() throws {
        let measurements = Measurements()
        var known = Assumptions()
        (known.panSlop, known.panEnd, known.catchingOmitsSlop) = (4, .tooFewLeft, false)
        for trial in measurements.trials { HostHand(trial, assumptions: known).obey() }
        let verdict = try Verdict(on: GestureArbiter.Flight(measurements.json(device: "a phone")))
        #expect(verdict.assumptions == known)
        #expect(verdict.allows("panEnd", "tooFewLeft"))
        #expect(!verdict.allows("panEnd", "lastLift"))
    }

    @Test("What was not measured keeps its default")
    func whatWasNotMeasuredKeepsItsDefault() throws {
        let json = Measurements().json(device: "none")
        #expect(try Assumptions(Data(json.utf8), file: "empty.json") == Assumptions())
    }
}
