import FlightReplay
import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFlights
import HeadlessUIKit
import Support
import Testing

@Suite("Scrolling with a trackpad is recorded", .serialized)
@MainActor
struct TrackpadFlightTests {
    /// A list that a trackpad scrolls to its top, and whose card it drags then.
    private func flight(_ assumptions: Assumptions = .standard) throws -> GestureArbiter.Flight {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 30, assumptions: assumptions)
        let policy = ArbitrationPolicy.continuous.overriding { $0.followsTrackpad = true }
        let arbiter = scene.attachMoving(policy)
        let pad = scene.stage.beginScroll(at: CGPoint(x: 195, y: 400))
        pad.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
        pad.drag(by: .down(-110), over: 0.2)
        scene.stage.settle()
        return try GestureArbiter.Flight(try #require(arbiter.lastFlight).text)
    }

    @Test("The flight decides again as the trackpad did")
    func decides() throws {
        let flight = try flight()
        #expect(flight.firstDifference() == nil)
        #expect(flight.policy.followsTrackpad)
        #expect(flight.decisions.map(\.to) == [.scroll(depth: 0), .drag, .scroll(depth: 0), .nobody])
    }

    @Test("Its samples are those of a finger that moves as far")
    func samples() throws {
        let fingers = try flight().fingers
        #expect(fingers.first?.phase == .scrolls)
        #expect(fingers.first?.location == CGPoint(x: 195, y: 400))
        #expect(fingers.contains { abs($0.location.y - 520) < 0.5 })
        #expect(abs(try #require(fingers.last).location.y - 410) < 0.5)
        #expect(fingers.last?.phase == .ended)
    }

    @Test("A stage scrolls it again, and nothing contradicts")
    func plays() throws {
        #expect(try Verdict(on: flight(), among: [.standard]).fits == [.standard])
    }
}
