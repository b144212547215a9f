import Foundation
import GestureArbiter
import InteractiveDismissal
import Testing

@Suite("A card's motion")
struct CardMotionTests {
    static func card(dampingRatio: Double = 1) -> CardMotion {
        var motion = CardMotion(spring: Motion.Spring(dampingRatio: dampingRatio, response: 0.35))
        motion.layOut(distance: 800)
        return motion
    }

    /// Every way to be moving, 50 ms on.
    static let flights: [(name: String, motion: CardMotion)] = {
        var presenting = card()
        presenting.present(at: 1)
        var settling = card()
        settling.grab()
        settling.drag(to: 300)
        settling.settle(velocity: -200, at: 1)
        var finishing = card()
        finishing.grab()
        finishing.drag(to: 300)
        finishing.finish(velocity: 900, at: 1)
        return [("presenting", presenting), ("settling", settling), ("finishing", finishing)].map {
            var motion = $0.1
            _ = motion.advance(to: 1.05)
            return ($0.0, motion)
        }
    }()

    @Test("Caught in any phase, it is where it was shown", arguments: flights.indices)
    func catching(_ index: Int) {
        var motion = Self.flights[index].motion
        let shown = motion.translation
        #expect(motion.catchableTranslation == shown)
        #expect(shown > 0)
        motion.grab()
        #expect(motion.translation == shown)
        _ = motion.advance(to: 2)
        #expect(motion.translation == shown, "held")
        #expect(motion.catchableTranslation == nil)
    }

    @Test("Sent elsewhere in any phase, it goes on from its place with its velocity", arguments: flights.indices)
    func turning(_ index: Int) {
        // Told before the moment that is shown already, it turns round then.
        for (finishes, time) in [(false, 1.05), (true, 1.05), (false, 1.04), (true, 1.04)] {
            var motion = Self.flights[index].motion
            let (place, velocity) = (motion.translation, motion.velocity)
            finishes ? motion.finish(at: time) : motion.settle(at: time)
            #expect(motion.translation == place)
            #expect(motion.velocity == velocity)
            _ = motion.advance(to: 1.05 + 1e-6)
            #expect(abs(motion.translation - place) < 0.01)
            #expect(abs(motion.velocity - velocity) < 1)
        }
    }

    @Test("Its velocity is the slope of its place", arguments: flights.indices)
    func slope(_ index: Int) {
        var motion = Self.flights[index].motion
        let before = motion.translation
        let velocity = motion.velocity
        _ = motion.advance(to: 1.05 + 1e-5)
        #expect(abs((motion.translation - before) / 1e-5 - velocity) < 1)
    }

    @Test("It arrives once: presented, settled, away")
    func arriving() {
        let expected: [CardMotion.Arrival] = [.presented, .settled, .away]
        for (flight, arrival) in zip(Self.flights, expected) {
            var motion = flight.motion
            var arrivals: [CardMotion.Arrival] = []
            for frame in 1...600 {
                if let arrival = motion.advance(to: 1.05 + Double(frame) / 120) { arrivals.append(arrival) }
            }
            #expect(arrivals == [arrival], "\(flight.name)")
            #expect(motion.translation == (arrival == .away ? 800 : 0))
            #expect(motion.velocity == 0)
        }
    }

    @Test("A layout pass with the same distance changes nothing; with another, only a card on its way out goes farther")
    func layout() {
        for (name, motion) in Self.flights {
            var same = motion
            same.layOut(distance: 800)
            #expect(same == motion, "\(name)")
            var other = motion
            other.layOut(distance: 390)
            #expect(other.translation == motion.translation, "\(name)")
            #expect(other.velocity == motion.velocity, "\(name)")
        }
        var leaving = Self.flights[2].motion
        leaving.layOut(distance: 1000)
        var (last, step): (CGFloat, CGFloat) = (0, 0)
        for frame in 1...600 where leaving.phase != .away {
            (last, step) = (leaving.translation, leaving.velocity / 120)
            _ = leaving.advance(to: 1.05 + Double(frame) / 120)
        }
        #expect(leaving.phase == .away)
        #expect(leaving.translation == 1000)
        #expect(1000 - last < step + 2, "on its own way, without a jump at the end")
        leaving.layOut(distance: 1200)
        #expect(leaving.translation == 1200, "out of sight it stays out of sight")
    }

    @Test("Numbers that are none stop nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notNumbers(_ number: CGFloat) {
        var motion = Self.card()
        motion.grab()
        motion.drag(to: 100)
        motion.drag(to: number)
        #expect(motion.translation == 100)
        motion.settle(velocity: number, at: 0)
        motion.layOut(distance: number)
        #expect(motion.distance == 0)
        #expect(motion.progress == 0)
        for frame in 1...600 { _ = motion.advance(to: Double(frame) / 120) }
        #expect(motion.phase == .resting)
    }

    @Test("Fading, it stays in place and cannot be caught")
    func fading() {
        var motion = Self.card()
        motion.present(at: 0, fades: true)
        #expect(motion.opacity == 0)
        #expect(motion.translation == 0)
        _ = motion.advance(to: 0.1)
        #expect(motion.opacity > 0)
        #expect(motion.opacity < 1)
        #expect(motion.catchableTranslation == nil)
        #expect(motion.progress == 1 - motion.opacity)
        _ = motion.advance(to: 3)
        #expect(motion.phase == .resting)
        #expect(motion.opacity == 1)
    }

    @Test("Called back, or taken, while it fades out, it is in full at once, where it was", arguments: [true, false])
    func calledBack(isTaken: Bool) {
        var motion = Self.card()
        motion.grab()
        motion.drag(to: 100)
        motion.finish(at: 0, fades: true)
        _ = motion.advance(to: 0.1)
        #expect(motion.opacity > 0)
        #expect(motion.opacity < 1)
        isTaken ? motion.grab() : motion.settle(at: 0.1)
        #expect(motion.opacity == 1)
        #expect(motion.translation == 100)
    }

    @Test("Underdamped it overshoots its rest, and leaves as soon as it is out of sight")
    func overshoot() {
        var motion = Self.card(dampingRatio: 0.4)
        motion.present(at: 0)
        var lowest: CGFloat = 0
        for frame in 1...600 {
            _ = motion.advance(to: Double(frame) / 120)
            lowest = min(lowest, motion.translation)
        }
        #expect(lowest < -10)
        motion.finish(at: 10)
        for frame in 1...600 where motion.phase != .away {
            _ = motion.advance(to: 10 + Double(frame) / 120)
            #expect(motion.translation <= 800)
        }
    }
}
