import FlightReplay
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Support
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
        finger.swipe(by: .down(200), over: 0.3)
        stage.settle()
        for arbiter in [outerArbiter, innerArbiter] {
            let flight = try GestureArbiter.Flight(try #require(arbiter.lastFlight).text)
            #expect(flight.firstDifference() == nil)
            // A stage has no second card to pass the finger on to, and says so.
            let refusal = #expect(throws: ReplayRefusal.self) { try Verdict(on: flight, among: [.standard]) }
            #expect(refusal?.description.contains("another card had a part of the finger") == true)
        }
    }

    @Test("The flights of a finger through lists in a list, and of flicks that carry on, decide again as they did")
    func listsAndMomentum() throws {
        Flights.start()
        defer { Flights.stop() }
        let (root, card) = (UIViewController(), UIView())
        let stage = Stage(rootViewController: root)
        card.frame = root.view.bounds
        root.view.addSubview(card)
        let (outer, inner) = (UIScrollView(frame: card.bounds), UIScrollView(frame: card.bounds))
        for list in [outer, inner] { list.contentInsetAdjustmentBehavior = .never }
        card.addSubview(outer)
        outer.addSubview(inner)
        outer.contentSize = CGSize(width: 390, height: 1200)
        inner.contentSize = CGSize(width: 390, height: 3000)
        let policy = ArbitrationPolicy(.down, handoff: .continuous, opening: .always, momentum: .carries)
        let arbiter = GestureArbiter.attach(to: card, policy: policy, moving: card, stops: [0, 300], leaves: false)
        stage.settle()
        (outer.contentOffset.y, inner.contentOffset.y) = (40, 30)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.4)
        #expect(card.transform.ty > 200)
        finger.lift()
        stage.settle()
        #expect(try GestureArbiter.Flight(try #require(arbiter.lastFlight).text).firstDifference() == nil)
        #expect(try Verdict(on: try #require(arbiter.lastFlight), among: [.standard]).fits == [.standard])
        #expect(card.transform.ty == 300)
        stage.touch(at: CGPoint(x: 195, y: 600)).swipe(by: CGVector(dx: 0, dy: -180), over: 0.06)
        stage.settle()
        #expect(card.transform.ty == 0)
        #expect(inner.contentOffset.y > 300)
        #expect(try Verdict(on: try #require(arbiter.lastFlight), among: [.standard]).fits == [.standard])
        #expect(try GestureArbiter.Flight(try #require(arbiter.lastFlight).text).firstDifference() == nil)
        (outer.contentOffset.y, inner.contentOffset.y) = (0, 150)
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: CGVector(dx: 0, dy: 120), over: 0.06)
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            stage.advanceFrame()
            farthest = max(farthest, card.transform.ty)
        }
        #expect(farthest > 5)
        stage.settle()
        #expect(try Verdict(on: try #require(arbiter.lastFlight), among: [.standard]).fits == [.standard])
        #expect(try GestureArbiter.Flight(try #require(arbiter.lastFlight).text).firstDifference() == nil)
    }
}
