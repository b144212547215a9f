import Foundation

@testable @_spi(Engine) import GestureArbiter

/// Checks the meaning of conditions and named policies, row by row.
func checkMeanings(_ verdict: inout Verdict) {
    checkNamedPolicies(&verdict)
    checkTolerance(&verdict)
    checkNumbers(&verdict)
}

/// 4: each named policy hands over as its name says; attaching without a policy uses the gated one.
private func checkNamedPolicies(_ verdict: inout Verdict) {
    let named: [(ArbitrationPolicy, ArbitrationPolicy.Handoff)] = [
        (.gated, .never), (.once, .toDrag), (.continuous, .continuous), (.sheet, .toScroll),
    ]
    for (policy, handoff) in named {
        verdict.require(
            4, policy == ArbitrationPolicy(.down, when: .atEdge, handoff: handoff), "\(policy) is not \(handoff)")
    }
}

/// 34: room of up to half a pixel counts as the edge, and as the offset asked for; more does not. That holds for the
/// conditions alone and for the engine, which reports no invisible room.
private func checkTolerance(_ verdict: inout Verdict) {
    for scale in [CGFloat(1), 2, 3] {
        for (pixels, holds) in [(CGFloat(0), true), (0.3, true), (0.49, true), (0.6, false), (1, false)] {
            let near = ArbitrationPolicy.Situation(
                roomToEdge: pixels / scale, contentOffset: pixels / scale, tolerance: 0.5 / scale)
            for (condition, minimum) in [
                (ArbitrationPolicy.Condition.atEdge, CGFloat(-20)), (.contentOffset(atMost: 0), 0),
            ] {
                verdict.require(
                    34, condition.truth(in: near).holds == holds,
                    "\(condition), \(pixels) pixels away at scale \(scale): \(!holds)")
                var engine = Arbitration(ArbitrationPolicy(.down, when: condition))
                let list = Arbitration.ScrollGeometry(
                    offset: minimum + pixels / scale, minimum: minimum, maximum: 100)
                _ = engine.handle(.down(.init(time: 0, chain: [list], scale: scale, dimension: 800)))
                _ = engine.handle(.move(.init(time: 0.01, along: 20)))
                verdict.require(
                    34, (engine.owner == .drag) == holds,
                    "\(condition), \(pixels) pixels away at scale \(scale): \(engine.owner)")
            }
        }
    }
}

/// 41: each answer agrees with the number that it names: an offset's with the offset, an edge's with the room.
private func checkNumbers(_ verdict: inout Verdict) {
    let rooms: [CGFloat] = [0, 0.4, 20]
    let offsets: [CGFloat] = [-20, -0.4, 0, 0.4, 20]
    for (room, offset) in rooms.flatMap({ room in offsets.map { (room, $0) } }) {
        let situation = ArbitrationPolicy.Situation(roomToEdge: room, contentOffset: offset, timeSinceScroll: 0.5)
        let rows: [(ArbitrationPolicy.Condition, measured: Double, holds: Bool)] = [
            (.atEdge, Double(room), room <= 0.5),
            (.contentOffset(atMost: 0), Double(offset), offset <= 0.5),
            (.contentOffset(atMost: -20), Double(offset), offset <= -19.5),
            (.contentStill(for: 0.4), 0.5, true),
            (.contentStill(for: 0.6), 0.5, false),
        ]
        for (condition, measured, holds) in rows {
            let entry = condition.evidence(in: situation).first
            let name = "\(condition), \(room) pt from the edge, offset \(offset)"
            verdict.require(41, condition.truth(in: situation).holds == holds, "\(name): \(!holds)")
            verdict.require(41, entry?.measured == measured, "\(name): \(entry?.measured ?? .nan) is measured")
            verdict.require(41, (entry?.margin).map { $0 >= 0 } == holds, "\(name): \(entry?.margin ?? .nan) to spare")
        }
    }
}
