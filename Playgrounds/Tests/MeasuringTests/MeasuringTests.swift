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

    /// Every setting of every switch, read from the type: a new switch without a trial makes a test fail.
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
    /// A trial, by its index among all, and a setting of a switch that it measures.
    struct Case: Sendable, CustomTestStringConvertible {
        var trial: Int
        var question: String
        var given: SwitchSetting

        var testDescription: String { "\(given.testDescription): \(question)" }

        @MainActor
        static var all: [Case] {
            Measurements().trials.enumerated().flatMap { index, trial in
                trial.tells.flatMap { told in
                    SwitchSetting.all.filter { $0.name == told.name }.map {
                        Case(trial: index, question: trial.question, given: $0)
                    }
                }
            }
        }
    }

    @Test("Every switch has a trial", arguments: Set(SwitchSetting.all.map(\.name)).sorted())
    func everySwitchHasATrial(name: String) {
        #expect(Measurements().trials.contains { trial in trial.tells.contains { $0.name == name } })
    }

    @Test(
        "Measuring a host finds its setting, by every trial that tells the switch", arguments: await Case.all)
    func measuringAHostFindsTheSettingThatItWasGiven(one: Case) throws {
        let trial = Measurements().trials[one.trial]
        HostHand(trial, assumptions: try Assumptions(one.given.json, file: "given")).obey()
        let reading = try #require(trial.readings.first { $0.told.name == one.given.name }, "nothing was read")
        #expect("\(reading.setting)" == one.given.setting, "\(reading.evidence)")
    }

    @Test("A trial can be repeated")
    func trialCanBeRepeated() throws {
        for trial in Measurements().trials {
            let hand = HostHand(trial, assumptions: Assumptions())
            hand.obey()
            let first = trial.readings.map(\.setting)
            #expect(first.count == trial.tells.count, "\(trial.question)")
            trial.forget()
            hand.obey()
            #expect(trial.readings.map(\.setting) == first, "\(trial.question)")
        }
    }

    @Test("A trackpad's trial observes the pan without touches, and both pans' actions")
    func trackpad() throws {
        let trial = try #require(Measurements().trials.first { $0.hand == .scroll })
        HostHand(trial, assumptions: Assumptions()).obey()
        let seen = trial.observations.map { "\($0.subject): \($0.text)" }
        #expect(seen.count == 3)
        #expect(seen.first?.contains("0 touches") == true)
        #expect(seen.contains { $0.contains("the list's pan, the card's pan") })
    }

    @Test("A touch without movement measures nothing")
    func touchWithoutMovementMeasuresNothing() {
        for trial in Measurements().trials where !trial.hand.startsByItself {
            let hand = HostHand(trial, assumptions: Assumptions())
            hand.stage.touch(at: trial.bench.convert(trial.start, to: nil)).lift()
            hand.stage.advance(by: 1)
            #expect(trial.readings == [], "\(trial.question)")
        }
    }

    @Test("The host reads the measured settings from the file, which is also a flight")
    func hostReadsTheMeasuredSettings() throws {
        let measurements = Measurements()
        var known = Assumptions()
        (known.panSlop, known.prevented, known.panTranslationOmitsSlop) = (4, .alsoBegan, false)
        (known.panEnd, known.catchingOmitsSlop) = (.tooFewLeft, false)
        for trial in measurements.trials { HostHand(trial, assumptions: known).obey() }
        let json = measurements.json(device: "a \"phone\"")
        #expect(try Assumptions(Data(json.utf8), file: "measured.json") == known, "\(json)")
        let verdict = try Verdict(on: GestureArbiter.Flight(json))
        #expect(verdict.assumptions == known)
        #expect(!verdict.allows("panEnd", "lastLift"))
    }

    @Test("A switch that was not measured keeps its default")
    func switchThatWasNotMeasuredKeepsItsDefault() throws {
        let json = Measurements().json(device: "none")
        #expect(try Assumptions(Data(json.utf8), file: "empty.json") == Assumptions())
    }
}
