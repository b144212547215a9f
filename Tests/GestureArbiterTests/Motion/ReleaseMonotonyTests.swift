import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// If a release dismisses, it also does with more of any quantity: time and distance since a hand-off, distance from
/// rest, velocity. The finger's earlier speed counts the other way.
@Suite("More of a quantity never reverses a dismissal")
struct ReleaseMonotonyTests {
    private static let rules: [ReleaseRule] = [
        .velocityAndProgress(), .velocityAndProgress(threshold: 800, progress: 0.2, leastDistance: 60), .projection(),
        .projection(.fast, leastDistance: 0), .distance(), .distance(points: 96),
    ]

    /// Random numbers that are the same on every machine.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }

        /// Often a threshold of the rules, otherwise any number of the range.
        mutating func number(_ edges: [CGFloat], _ range: ClosedRange<CGFloat>) -> CGFloat {
            Bool.random(using: &self) ? edges.randomElement(using: &self)! : .random(in: range, using: &self)
        }
    }

    private struct Released {
        var translation, velocity, time, pulled, slowest: CGFloat

        func isAway(by rule: ReleaseRule, isMirrored: Bool) -> Bool {
            let sign: CGFloat = isMirrored ? -1 : 1
            let handoff = ReleaseRule.SinceHandoff(time: time, distance: sign * pulled, slowest: sign * slowest)
            let release = Arbitration.Release(
                translation: sign * translation, distance: sign * 789, velocity: sign * velocity,
                sinceHandoff: handoff)
            return rule.judgement(of: release).target == .away
        }
    }

    /// Another seed: `RELEASE_SEED=7 swift test --filter ReleaseMonotony`.
    private static let seed = ProcessInfo.processInfo.environment["RELEASE_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("5,000 releases, each with more of one quantity", arguments: rules, [false, true])
    func fuzzed(_ rule: ReleaseRule, isMirrored: Bool) {
        var dice = Dice(state: Self.seed)
        var turns = [0, 0, 0, 0, 0]
        for round in 0..<5_000 {
            let less = Released(
                translation: dice.number([0, 23, 24, 60, 394, 395], -50...800),
                velocity: dice.number([-300, 0, 300, 301, 800], -1500...6000),
                time: dice.number([0, 0.1, 0.15], 0...0.3), pulled: dice.number([0, 43.9, 44], 0...400),
                slowest: dice.number([-1, 0, 300, 301, 800], -500...6000))
            var more = less
            switch round % 5 {
            case 0: more.translation += dice.number([0.1, 24, 400], 0...400)
            case 1: more.velocity += dice.number([0.1, 300], 0...3000)
            case 2: more.time += dice.number([0.001, 0.05], 0...0.2)
            case 3: more.pulled += dice.number([0.1, 44], 0...100)
            default: more.slowest -= dice.number([0.1, 300], 0...3000)
            }
            let wasAway = less.isAway(by: rule, isMirrored: isMirrored)
            let isAway = more.isAway(by: rule, isMirrored: isMirrored)
            if isAway, !wasAway { turns[round % 5] += 1 }
            guard wasAway, !isAway else { continue }
            Issue.record("seed \(Self.seed), round \(round), \(rule): \(less) leaves, and \(more) does not")
            return
        }
        #expect(turns[0] > 0, "seed \(Self.seed): the way from rest never mattered")
        #expect(rule.looksAtVelocity == !turns.dropFirst().contains(0), "seed \(Self.seed): \(turns)")
    }

    @Test("While the finger is held, a fling that counts continues to count", arguments: 0..<200)
    func timeline(_ number: UInt64) {
        var dice = Dice(state: Self.seed &+ number &* 7919)
        var engine = Arbitration(.continuous)
        let list = Arbitration.ScrollGeometry(offset: 60, minimum: 0, maximum: 2000)
        _ = engine.handle(.down(.init(time: 0, chain: [list], scale: 3, dimension: 789)))
        var (time, counted) = (0.0, false)
        for _ in 0..<60 {
            time += Double.random(in: 0.004...0.02, using: &dice)
            let step = dice.number([0, 3, 25], -3...20)
            _ = engine.handle(.move(.init(time: time, along: step)))
            guard engine.owner == .drag else {
                counted = false
                continue
            }
            var lifted = engine
            guard case .ended(var release)? = lifted.handle(.up(time: time)).drag else { continue }
            (release.translation, release.distance, release.velocity) = (200, 789, 3000)
            let counts = ReleaseRule.velocityAndProgress().judgement(of: release).target == .away
            #expect(counts || !counted, "seed \(Self.seed), touch \(number), \(time) s")
            counted = counts
        }
    }
}

extension ReleaseRule {
    fileprivate var looksAtVelocity: Bool { self != .distance() && self != .distance(points: 96) }
}
