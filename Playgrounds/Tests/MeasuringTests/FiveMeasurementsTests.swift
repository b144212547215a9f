import FlightReplay
import Foundation
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Measuring
import Testing

/// What the five measurements observe beside the switches that they measure.
@MainActor
struct FiveMeasurementsTests {
    private func observations(
        of question: String, under assumptions: Assumptions = Assumptions()
    ) throws -> [String: String] {
        let trial = try #require(Measurements().trials.first { $0.question.contains(question) })
        HostHand(trial, assumptions: assumptions).obey()
        return Dictionary(uniqueKeysWithValues: trial.observations.map { ($0.subject, $0.text) })
    }

    @Test("The safe area at the top of a card is read in flight, at rest, and dragged by 10, 60 and 300 points")
    func roomAtTheTop() throws {
        let seen = try #require(try observations(of: "What room do bars take").values.first)
        for moment in ["as it comes", "at rest", "dragged by 10.0", "dragged by 60.0", "dragged by 300.0", "at 99 %"] {
            #expect(seen.contains(moment), "\(seen)")
        }
        #expect(seen.contains("dragged by 300.0 0.0/"), "\(seen)")
    }

    @Test("A held list does not jump, and is flung by the finger that released it")
    func heldList() throws {
        let seen = try observations(of: "held at its top")
        #expect(seen["jump of a list that is let go"] == "0.0 pt")
        let fling = try #require(seen["fling of a list that was held"]?.prefix { $0 != " " })
        #expect(try #require(Double(fling)) > 50)
    }

    @Test("A list that counts from the drag's beginning is found by its offset, however long it is held")
    func driftOfHeldList() throws {
        var assumptions = Assumptions()
        assumptions.offsetWhileTracking = .absolute
        let seen = try observations(of: "held at its top", under: assumptions)
        let drift = try #require(seen["drift of a list that is held"]?.prefix { $0 != " " })
        #expect(try #require(Double(drift)) > 50)
    }

    @Test(
        "The recognizers of a touch on a text view are listed with their states, during the touch and at the hand-off")
    func recognizersOfText() throws {
        let seen = try observations(of: "a touch on a text view")
        let moved = try #require(seen["the recognizers of a touch on a text view, 12 pt after touch-down"])
        #expect(moved.contains("ScrollPan (its own) changed"), "\(moved)")
        #expect(moved.contains("UILongPressGestureRecognizer over"), "\(moved)")
        let handedOff = try #require(seen["the recognizers of a touch on a text view, at the hand-off"])
        #expect(handedOff.contains("ArbitratedPan"), "\(handedOff)")
    }

    @Test("The swipe recognizer of a row has failed once the finger has moved down by 12 points")
    func recognizersOfTable() throws {
        let seen = try observations(of: "a touch on a table")
        let moved = try #require(
            seen["the recognizers of a touch on a table with swipe actions, 12 pt after touch-down"])
        #expect(moved.contains("SwipeActionPan over"), "\(moved)")
    }

    @Test(
        "Other recognizers on the content are found: undecided at the hand-off, or panning beside it",
        arguments: [[], [.undecidedRecognizers], [.lookingOnPans], [.undecidedRecognizers, .lookingOnPans]]
            as [Set<Disturbance>], ["a text view", "a table"])
    func disturbances(_ disturbances: Set<Disturbance>, _ content: String) throws {
        let trial = try #require(Measurements().trials.first { $0.question.contains("a touch on \(content)") })
        var assumptions = Assumptions()
        assumptions.disturbances = disturbances
        HostHand(trial, assumptions: assumptions).obey()
        let reading = try #require(trial.readings.first)
        let names = [Disturbance.undecidedRecognizers, .lookingOnPans].filter(disturbances.contains).map(\.rawValue)
        #expect(reading.setting == .names(names), "\(reading.evidence)")
    }

    @Test("A measurement that is not possible here is reported so, and one that an app makes is included")
    func contentOfTheApp() {
        #expect(Measurements().missing == [.webView, .map, .swiftUIList])
        #expect(
            Measurements().json(device: "none").contains("\"the recognizers of a touch on a map\": \"not made here\""))
        let measurements = Measurements { content, frame in content == .map ? UIScrollView(frame: frame) : nil }
        #expect(measurements.missing == [.webView, .swiftUIList])
        #expect(measurements.trials.contains { $0.question.contains("a map") })
    }

    @Test("Each list's own pan is reported: the points after which it began, or that it never began")
    func ownPans() throws {
        let seen = try observations(of: "own pan")
        #expect(seen["the own pan of a list short, without bounce"]?.hasPrefix("did not begin") ?? false)
        #expect(seen["the own pan of a list on its head"] == "began at 10.0 pt")
        #expect(
            seen["the own pan of a list in another list, at its edge"]?.contains("the outer one's began at 10.0 pt")
                ?? false)
        #expect(seen["the own pan of a list long, without bounce, at its edge"] != nil)
    }

    @Test("A presentation over a keyboard reports the keyboard, the field and the status bar's inset")
    func keyboard() throws {
        let seen = try observations(of: "over a keyboard")
        #expect(seen["the keyboard up"] == "told before")
        #expect(seen["the field that was edited"] == "still edited after all")
        #expect(seen["the window's safe area at the top"] == "coming 47.0 pt, coming 47.0 pt, staying 47.0 pt")
    }

    @Test("If two trials disagree about a switch, no setting is given, and both are reported")
    func disagreement() throws {
        let measurements = Measurements()
        var taller = Assumptions()
        taller.barHeights = .taller
        for trial in measurements.trials {
            let isFirst = trial.question.contains("What room do bars take")
            HostHand(trial, assumptions: isFirst ? taller : Assumptions()).obey()
        }
        let json = measurements.json(device: "two phones")
        #expect(!json.contains("    \"barHeights\": \"taller\""))
        #expect(json.contains("54.0 pt closed, 106.0 open"))
        #expect(json.contains("44.0 pt closed, 96.0 open"))
        #expect(try Verdict(on: GestureArbiter.Flight(json)).assumptions == Assumptions())
    }
}
