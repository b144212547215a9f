import FlightReplay
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Testing

@Suite("Other recognizers of a touch are played back, not simulated", .serialized)
@MainActor
struct PlaybackTests {
    /// A list over which another gesture begins, or never does.
    private func flight(_ course: ScriptedGestureRecognizer.Course) throws -> GestureArbiter.Flight {
        Flights.start()
        defer { Flights.stop() }
        let scene = TrialScene(Assumptions())
        let list = scene.list(content: 9000, offset: 3000)
        list.addGestureRecognizer(ScriptedGestureRecognizer(course))
        scene.attach()
        let finger = scene.touch()
        scene.drag(finger, by: 120, samples: 36)
        scene.lift(finger)
        return try GestureArbiter.Flight(try #require(scene.arbiter?.lastFlight).text)
    }

    private func listActs(in flight: GestureArbiter.Flight) -> Bool {
        flight.entries.contains { entry in
            if case .action(let action) = entry.what { action.depth == 0 } else { false }
        }
    }

    @Test("A recognizer that begins before the list prevents it from scrolling, as on the phone")
    func taken() throws {
        let flight = try flight(.beginsAfterMoving(5))
        #expect(!listActs(in: flight))
        #expect(try Verdict(on: flight, among: [.standard]).fits == [.standard])
    }

    @Test("Without that recognizer the flight is impossible")
    func without() throws {
        var flight = try flight(.beginsAfterMoving(5))
        for index in flight.scene.recognizers.indices { flight.scene.recognizers[index].stops = [] }
        let verdict = try Verdict(on: flight, among: [.standard])
        #expect(verdict.fits == [])
        #expect("\(verdict)".contains("would have begun, and never did"))
    }

    @Test("A recognizer that stays possible prevents nothing")
    func undecided() throws {
        let flight = try flight(.undecided)
        #expect(listActs(in: flight))
        #expect(try Verdict(on: flight, among: [.standard]).fits == [.standard])
    }

    @Test("A recognizer with its own finger is active before the arbiter's finger comes down")
    func following() throws {
        let trial = try #require(FlightTrial.all.first { $0.name == "late list" })
        let flight = try trial.flight(under: Assumptions())
        #expect(flight.scene.recognizers.filter(\.wasFollowing).map(\.stops) == [[-1, 0]])
        #expect(try Verdict(on: flight, among: [.standard]).fits == [.standard])
    }
}
