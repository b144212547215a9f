import Foundation
import GestureArbiter

/// Draws policies, and says how to draw them again.
struct Draw: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(next() % UInt64(elements.count))] }

    /// True once in `count` times.
    mutating func once(in count: UInt64) -> Bool { next() % count == 0 }

    /// The seed of this run, printed: SEED of the environment, a new one for SEED=new, else always the same, so that a
    /// rare case fails the one who looks for it and nobody else.
    static func seed(of test: String) -> UInt64 {
        let given = ProcessInfo.processInfo.environment["SEED"]
        let seed = given == "new" ? UInt64.random(in: 0..<1_000_000) : given.flatMap(UInt64.init) ?? 1
        print("\(test): SEED=\(seed)")
        return seed
    }

    /// The number of cases: CASES of the environment, or `standard`.
    static func cases(_ standard: Int) -> Int {
        ProcessInfo.processInfo.environment["CASES"].flatMap(Int.init) ?? standard
    }
}

extension Draw {
    mutating func criterion() -> ArbitrationPolicy.Condition {
        switch next() % 12 {
        case 0...4: .atEdge
        case 5: .contentOffset(atMost: pick([0, 20, 100]))
        case 6: .contentStill(for: pick([0.05, 0.15]))
        case 7: .decelerating
        case 8: .flag("busy")
        case 9: .editing
        case 10: .touchStarts(in: .handle)
        default: .always
        }
    }

    mutating func condition(depth: Int = 2) -> ArbitrationPolicy.Condition {
        let kind = next() % 10
        if depth == 0 || kind < 4 { return criterion() }
        if kind < 6 { return !condition(depth: depth - 1) }
        let (one, other) = (condition(depth: depth - 1), condition(depth: depth - 1))
        return kind < 8 ? one && other : one || other
    }

    /// A policy that does not contradict itself.
    mutating func policy() -> ArbitrationPolicy {
        while true {
            var policy = ArbitrationPolicy(
                pick([.down, .up]), when: once(in: 2) ? condition() : .atEdge,
                handoff: pick([.never, .toDrag, .toScroll, .continuous]), slop: pick([0, 4, 10, 10, 20]),
                cone: pick([30, 45, 45, 90]), beyondRest: pick([.resists, .stops]),
                opening: pick([.atEdge, .always, .never]))
            if once(in: 4) { policy = policy.unless(condition(depth: 1)) }
            policy.followsTrackpad = once(in: 3)
            if policy.contradiction(regions: [.handle]) == nil { return policy }
        }
    }

    /// The same logic, written in another order and with repetitions.
    mutating func rewritten(_ condition: ArbitrationPolicy.Condition) -> ArbitrationPolicy.Condition {
        switch condition.form {
        case .criterion: return condition
        case .not(let inner): return !rewritten(inner)
        case .all(let parts): return rewritten(parts, &&)
        case .any(let parts): return rewritten(parts, ||)
        }
    }

    private mutating func rewritten(
        _ parts: [ArbitrationPolicy.Condition],
        _ join: (ArbitrationPolicy.Condition, ArbitrationPolicy.Condition) -> ArbitrationPolicy.Condition
    ) -> ArbitrationPolicy.Condition {
        var parts = parts.shuffled(using: &self).map { rewritten($0) }
        parts.append(pick(parts))
        return parts.dropFirst().reduce(parts[0], join)
    }

    mutating func situation() -> ArbitrationPolicy.Situation {
        ArbitrationPolicy.Situation(
            roomToEdge: pick([0, 0, 10]), contentOffset: pick([0, 15, 200]), regions: pick([[], [.handle]]),
            wasDecelerating: once(in: 2), flags: pick([[], ["busy"], [.editing]]),
            timeSinceScroll: pick([0, 0.1, .infinity]))
    }
}
