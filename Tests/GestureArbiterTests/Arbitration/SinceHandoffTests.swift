import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// A finger on a list that is 20 pt from its top, 100 samples a second.
private struct Hand {
    var engine = Arbitration(.continuous)
    var time = 10.0

    init(offset: CGFloat = 20, caughtAt: CGFloat? = nil) {
        let list = Arbitration.ScrollGeometry(offset: offset, minimum: 0, maximum: 900)
        _ = engine.handle(
            .down(
                .init(
                    time: time, chain: [list], scale: 2, dimension: 789,
                    card: caughtAt.map(Arbitration.Card.moving) ?? .init())))
    }

    mutating func move(_ along: CGFloat, times: Int = 1) {
        for _ in 0..<times {
            time += 0.01
            _ = engine.handle(.move(.init(time: time, along: along)))
        }
    }

    /// What the release reports if the finger lifts now.
    func lift() -> ReleaseRule.SinceHandoff? {
        var engine = engine
        guard case .ended(let release)? = engine.handle(.up(time: time)).drag else {
            Issue.record("no end")
            return nil
        }
        return release.sinceHandoff
    }
}

@Suite("A release's data since the hand-off")
struct SinceHandoffEngineTests {
    @Test("The time and the distance since, and the finger's slowest velocity")
    func told() throws {
        var hand = Hand()
        hand.move(10, times: 3)  // the slop, and to the top
        hand.move(10)  // the hand-off
        hand.move(10, times: 4)
        let since = try #require(hand.lift())
        #expect(abs(since.time - 0.04) < 1e-9)
        #expect(abs(since.distance - 50) < 1e-9)
        #expect(abs(since.slowest - 1000) < 1e-6)
    }

    @Test(
        "A finger that began with the drag, or caught the card, has no hand-off",
        arguments: [nil, 100] as [CGFloat?])
    func none(caughtAt: CGFloat?) {
        var hand = Hand(offset: 0, caughtAt: caughtAt)
        hand.move(20, times: 5)
        #expect(hand.lift() == nil)
    }

    @Test("Each hand-off starts the data anew")
    func anew() throws {
        var hand = Hand()
        hand.move(10, times: 10)
        hand.move(-30, times: 4)  // the card back at rest, and the list scrolled
        hand.move(30, times: 3)
        let since = try #require(hand.lift())
        #expect(since.time < 0.03)
        #expect(since.distance < 70)
        #expect(since.slowest > 0)
    }

    @Test("A finger that scrolls at the lift has no data, because it drags nothing")
    func scrolling() {
        var hand = Hand()
        hand.move(10, times: 10)
        hand.move(-30, times: 4)
        #expect(hand.lift() == nil)
    }

    @Test("A rest is recorded, whether the finger lifts or moves on after it", arguments: [false, true])
    func rest(movesOn: Bool) throws {
        var hand = Hand()
        hand.move(10, times: 8)
        hand.time += 0.05
        if movesOn { hand.move(10, times: 5) }
        let since = try #require(hand.lift())
        #expect(since.slowest == 0)
    }

    @Test("A reversal is recorded, and the distance is the greatest one")
    func turn() throws {
        var hand = Hand()
        hand.move(10, times: 8)
        hand.move(-5, times: 4)
        hand.move(5, times: 2)
        let since = try #require(hand.lift())
        #expect(since.slowest < 0)
        #expect(abs(since.distance - 50) < 1e-9)
    }

    @Test("Over-scroll that becomes card translation does not count as the finger's movement")
    func stretch() throws {
        var hand = Hand()
        hand.move(10, times: 2)
        hand.time += 0.01
        // The list is found 12 pt beyond its top.
        _ = hand.engine.handle(.move(.init(time: hand.time, along: 30, observedOffset: -12)))
        hand.move(10, times: 2)
        let since = try #require(hand.lift())
        #expect(since.distance <= 50)
    }

    @Test("A condition that asks at the release receives the lift's data, whenever the answer comes")
    func asked() throws {
        var engine = Arbitration(.continuous)
        let list = Arbitration.ScrollGeometry(offset: 5, minimum: 0, maximum: 900)
        _ = engine.handle(.down(.init(time: 0, chain: [list], scale: 2, asks: .release)))
        for step in 1...8 { _ = engine.handle(.move(.init(time: Double(step) * 0.01, along: 10))) }
        #expect(engine.handle(.up(time: 0.08)).question == .release)
        guard case .ended(let release)? = engine.handle(.answer(.yes)).drag else {
            Issue.record("no end")
            return
        }
        #expect(abs((release.sinceHandoff?.time ?? .nan) - 0.06) < 1e-9)
    }
}
