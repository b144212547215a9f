import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Testing

@Suite("A finger that one card passes on to another is recorded", .serialized)
@MainActor
struct CardInCardFlightTests {
    @Test("The flights of both cards decide again as they did")
    func bothCards() throws {
        Flights.start()
        defer { Flights.stop() }
        let (root, outer, inner) = (UIViewController(), UIView(), UIView())
        let stage = Stage(rootViewController: root)
        for (view, around) in [(outer, root.view!), (inner, outer)] {
            view.frame = around.bounds
            around.addSubview(view)
        }
        let policy = ArbitrationPolicy.continuous
        let outerArbiter = GestureArbiter.attach(
            to: outer, policy: policy, moving: outer, stops: [0, 400], leaves: false)
        let innerArbiter = GestureArbiter.attach(
            to: inner, policy: policy, moving: inner, stops: [0, 80], leaves: false)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
        #expect(outer.transform.ty == 0)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        finger.lift()
        stage.settle()
        for arbiter in [outerArbiter, innerArbiter] {
            let flight = try GestureArbiter.Flight(try #require(arbiter.lastFlight).text)
            #expect(flight.firstDifference() == nil)
        }
    }
}
