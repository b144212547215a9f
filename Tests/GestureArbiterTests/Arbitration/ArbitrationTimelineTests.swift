import Foundation
@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import Testing

/// One touch with 120 samples a second.
private struct Hand {
    var engine: Arbitration
    var time = 0.0

    init(_ policy: ArbitrationPolicy) { engine = Arbitration(policy) }

    mutating func down(on chain: [Arbitration.ScrollGeometry]) {
        _ = engine.handle(.down(.init(time: time, chain: chain, scale: 2, dimension: 800)))
    }

    @discardableResult
    mutating func move(_ along: CGFloat, seeing offset: CGFloat? = nil) -> Arbitration.Actions {
        time += 1.0 / 120
        return engine.handle(.move(.init(time: time, along: along, observedOffset: offset)))
    }
}

@Suite struct ArbitrationTimelineTests {
    private let list = Arbitration.ScrollGeometry(offset: -20, minimum: -47, maximum: 500)

    @Test("A finger scrolls to the top, drags the card, and scrolls again, without a jump")
    func fingerScrollsToTheTopDragsTheCardAndScrollsAgainWithoutAJump() {
        var hand = Hand(.continuous)
        hand.down(on: [list])
        hand.move(10)
        #expect(hand.engine.owner == .scroll(depth: 0))
        #expect(hand.move(20).ledger.scrolled == 20)
        let boundary = hand.move(20)
        #expect(boundary.ledger.scrolled == 7)
        #expect(boundary.drag == .began(13))
        #expect(hand.engine.heldOffset(at: 0) == -47)
        let back = hand.move(-30)
        #expect(back.drag == .moved(0))
        #expect(back.ledger.scrolled == -17)
        #expect(hand.engine.owner == .scroll(depth: 0))
        #expect(hand.engine.decisions.map(\.to) == [.scroll(depth: 0), .drag, .scroll(depth: 0)])
    }

    @Test("Content that reports room and never moves is not at its edge, at any pull")
    func contentThatReportsRoomAndNeverMovesIsNotAtItsEdge() {
        var hand = Hand(.continuous)
        hand.down(on: [list])
        hand.move(10, seeing: -20)
        for _ in 0..<20 { #expect(hand.move(4, seeing: -20).drag == nil) }
    }

    @Test("Movement offered before the list's pan is active does not count against a bar that may open")
    func offeredToAPanThatIsNotUnderWay() {
        var hand = Hand(.continuous)
        var geometry = Arbitration.ScrollGeometry(offset: -47, minimum: -47, maximum: 500)
        geometry.isEdgeSoft = true
        for isPanning in [false, true] {
            hand.down(on: [geometry])
            hand.move(10, seeing: -47)
            for _ in 0..<8 {
                hand.time += 1.0 / 120
                var move = Arbitration.Move(time: hand.time, along: 5, observedOffset: -47)
                move.isPanning = isPanning
                _ = hand.engine.handle(.move(move))
            }
            #expect((hand.engine.owner == .drag) == isPanning)
            _ = hand.engine.handle(.cancel(time: hand.time))
            _ = hand.engine.handle(.settled)
        }
    }

    @Test(
        "After a hand-back, the list whose pan is active scrolls, not a list inside it",
        arguments: [-3, 0, 1, 2, 9])
    func theirsWhosePanIsUnderWay(bystanders: Int) {
        var hand = Hand(ArbitrationPolicy(.down, when: .always, handoff: .toScroll))
        let inner = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 20)
        hand.down(on: [inner, .init(offset: 200, minimum: 0, maximum: 500)])
        hand.move(10)
        hand.move(40)
        #expect(hand.engine.owner == .drag)
        hand.time += 1.0 / 120
        var move = Arbitration.Move(time: hand.time, along: -100)
        move.bystanders = bystanders
        _ = hand.engine.handle(.move(move))
        let places = [0, 1].map { hand.engine.heldOffset(at: $0) }
        switch bystanders {
        case ...0: #expect(places == [20, 240])
        case 1: #expect(places == [0, 260])
        default: #expect(hand.engine.owner == .drag)
        }
    }

    @Test("Momentum bounces the card where the policy says so, and drags nothing")
    func momentumBouncesTheCardWhereThePolicySaysSoAndDragsNothing() {
        let top = Arbitration.ScrollGeometry(offset: -47, minimum: -47, maximum: 500)
        var policy = ArbitrationPolicy.continuous
        var stays = Arbitration(policy)
        #expect(stays.handle(.coasted(.init(time: 1, chain: [top], velocity: 800))).bounce == nil)
        policy.momentum = .bounces
        var bounces = Arbitration(policy)
        let actions = bounces.handle(.coasted(.init(time: 1, chain: [top], velocity: 800)))
        #expect(actions.bounce == 800)
        #expect(actions.drag == nil)
        #expect(bounces.owner == .nobody)
    }

    @Test("A trace replays, and reports the first decision that a changed policy makes differently")
    func traceReplaysAndReportsTheFirstDecisionThatAChangedPolicyMakesDifferently() {
        let events: [Arbitration.Event] = [
            .down(.init(time: 0, chain: [list])), .move(.init(time: 0.1, along: 10)),
            .move(.init(time: 0.2, along: 60)),
            .up(time: 0.3),
        ]
        var trace = Arbitration.Trace(.continuous, events: events)
        #expect(trace.firstDifference() == nil)
        trace.policy = .gated
        #expect(trace.firstDifference()?.index == 0)
    }
}
