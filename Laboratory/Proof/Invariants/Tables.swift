import Foundation
@_spi(Engine) import GestureArbiterDiagnostics

@testable @_spi(Engine) import GestureArbiter

/// Invariants that tables show, rather than a touch.
func tableViolations() -> [Violation] {
    var verdict = Verdict()
    checkMeanings(&verdict)
    checkContradictions(&verdict)
    checkSmallestSets(&verdict)
    checkReplays(&verdict)
    checkOddNumbers(&verdict)
    checkReleaseRules(&verdict)
    checkOffers(&verdict)
    checkStuck(&verdict)
    checkFarBeyond(&verdict)
    checkHandBacks(&verdict)
    return verdict.violations
}

/// 42: every contradiction is refused with both parts named, and nothing else is refused.
private func checkContradictions(_ verdict: inout Verdict) {
    let still = ArbitrationPolicy.Condition.contentStill(for: 1)
    let refused: [(ArbitrationPolicy, String, String)] = [
        (ArbitrationPolicy(.down, when: .atEdge && !.atEdge), ".atEdge", "!.atEdge"),
        (ArbitrationPolicy(.down, when: !.always), "!.always", "when:"),
        (
            ArbitrationPolicy(.down, when: .contentOffset(atMost: 0) && !.contentOffset(atMost: 10)), "atMost: 0",
            "atMost: 10"
        ),
        (ArbitrationPolicy(.down, when: still && !.contentStill(for: 0.5)), "for: 1", "for: 0.5"),
        (ArbitrationPolicy(.down).unless(.atEdge), "when: .atEdge", ".unless(.atEdge)"),
        (ArbitrationPolicy(.down, when: .always, handoff: .toDrag), "handoff: .toDrag", "when: .always"),
        (ArbitrationPolicy(.down, when: .atEdge || !.atEdge, handoff: .continuous), "handoff: .continuous", "when:"),
        (ArbitrationPolicy(.down, cone: 0), "cone: 0", "above 0"),
        (ArbitrationPolicy(.down, cone: 91), "cone: 91", "at most 90"),
        (ArbitrationPolicy(.down, cone: .nan), "cone: .nan", "at most 90"),
        (ArbitrationPolicy(.down, slop: -1), "slop: -1", "0 or more"),
        (ArbitrationPolicy(.down, slop: .nan), "slop: .nan", "0 or more"),
        (ArbitrationPolicy(.down, when: .touchStarts(in: "header")), "header", ".handle"),
        (ArbitrationPolicy(.down, when: .contentStill(for: -1)), "for: -1", "0 seconds"),
    ]
    for (policy, one, other) in refused {
        let found = policy.contradiction(regions: [.handle])
        verdict.require(42, found?.one.contains(one) ?? false, "\(policy): \(found?.description ?? "accepted")")
        verdict.require(42, found?.other.contains(other) ?? false, "\(policy): \(found?.description ?? "accepted")")
    }
    let accepted: [ArbitrationPolicy] =
        [.gated, .once, .continuous, .sheet, ArbitrationPolicy(.up, when: .always, handoff: .toScroll, cone: 90)]
        + Scenario.all.map(\.policy)
    for policy in accepted {
        let found = policy.contradiction(regions: [.handle])
        verdict.require(42, found == nil, "\(policy): \(found?.description ?? "")")
    }
}

/// 41: the named set of criteria decides alone, and needs each of its parts.
private func checkSmallestSets(_ verdict: inout Verdict) {
    var random = SplitMix(state: 41)
    let leaves: [ArbitrationPolicy.Condition] = [
        .atEdge, .contentOffset(atMost: 5), .touchStarts(in: .handle), .decelerating, .editing,
        .contentStill(for: 0.1),
    ]
    func grow(_ depth: Int) -> ArbitrationPolicy.Condition {
        guard depth > 0, random.chance(75) else { return random.pick(leaves) }
        let one = grow(depth - 1)
        let other = grow(depth - 1)
        return random.chance(15) ? !one : random.chance(50) ? one && other : one || other
    }
    for _ in 0..<1500 {
        let condition = grow(3)
        let situation = ArbitrationPolicy.Situation(
            roomToEdge: random.pick([0, 9]), contentOffset: random.pick([0, 9]),
            regions: random.chance(50) ? [.handle] : [],
            wasDecelerating: random.chance(50), flags: random.chance(50) ? [.editing] : [],
            timeSinceScroll: random.pick([0, 1]))
        let holds = condition.truth(in: situation) == .yes
        let named = condition.evidence(in: situation).map(\.criterion)
        func outcome(of known: [ArbitrationPolicy.Criterion]) -> Bool? {
            condition.outcome { known.contains($0) ? $0.truth(in: situation).holds : nil }
        }
        verdict.require(41, outcome(of: named) == holds, "\(condition): \(named) does not decide")
        let questions = ArbitrationPolicy.Condition.distinct(condition.criteria, atMost: 8) ?? []
        let least = (0..<(1 << questions.count)).filter { bits in
            outcome(of: questions.indices.filter { bits & (1 << $0) != 0 }.map { questions[$0] }) != nil
        }.map(\.nonzeroBitCount).min()
        verdict.require(41, named.count == least, "\(condition): \(named.count) named, \(least ?? 0) are enough")
    }
}

/// 43: the engine waits for a bar that may open until its list has refused movement in three events with the list's own
/// pan active. Movement at the touch-down, and before that pan, does not count.
private func checkOffers(_ verdict: inout Verdict) {
    var list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 100)
    list.isEdgeSoft = true
    var engine = Arbitration(.continuous)
    _ = engine.handle(.down(.init(time: 0, chain: [list])))
    let pans = [true, false, false, true, true, true, true]
    let owners = pans.enumerated().map { index, isPanning in
        var move = Arbitration.Move(time: Double(index + 1) / 120, along: 30, observedOffset: 0)
        move.isPanning = isPanning
        _ = engine.handle(.move(move))
        return engine.owner
    }
    let expected = Array(repeating: Arbitration.Owner.scroll(depth: 0), count: pans.count - 1) + [.drag]
    verdict.require(43, owners == expected, "a list has refused thrice in the seventh event: \(owners)")
}

/// 43: a list that takes no movement is not at its edge.
private func checkStuck(_ verdict: inout Verdict) {
    var engine = Arbitration(.continuous)
    _ = engine.handle(.down(.init(time: 0, chain: [.init(offset: 60, minimum: 0, maximum: 100)])))
    for index in 1...8 {
        _ = engine.handle(.move(.init(time: Double(index) / 120, along: 15, observedOffset: 60)))
    }
    verdict.require(43, engine.owner == .scroll(depth: 0), "a list that shows 60 from its edge: \(engine.owner)")
}

/// 16: content that was left farther beyond an end than any pull shows stays there.
private func checkFarBeyond(_ verdict: inout Verdict) {
    for offset: CGFloat in [-1000, 1100] {
        var list = Arbitration.ScrollGeometry(offset: offset, minimum: 0, maximum: 100)
        list.length = 300
        var engine = Arbitration(ArbitrationPolicy(.down, when: .always, handoff: .toScroll))
        _ = engine.handle(.down(.init(time: 0, chain: [list], dimension: 800)))
        for index in 1...3 { _ = engine.handle(.move(.init(time: Double(index) / 120, along: 15))) }
        let held = engine.heldOffset(at: 0)
        verdict.require(16, engine.owner == .drag && held == offset, "left at \(offset), held at \(held)")
    }
}

/// 43: after a hand-back, the list whose pan is active scrolls, not a list inside it.
private func checkHandBacks(_ verdict: inout Verdict) {
    let lists = [0, 200].map { Arbitration.ScrollGeometry(offset: $0, minimum: 0, maximum: 500) }
    for bystanders in [0, 1] {
        var engine = Arbitration(ArbitrationPolicy(.down, when: .always, handoff: .toScroll))
        _ = engine.handle(.down(.init(time: 0, chain: lists)))
        for (index, along) in ([12, 40, -100] as [CGFloat]).enumerated() {
            var move = Arbitration.Move(time: Double(index + 1) / 120, along: along)
            move.bystanders = bystanders
            _ = engine.handle(.move(move))
        }
        let moved = lists.indices.filter { engine.heldOffset(at: $0) != lists[$0].offset }
        verdict.require(43, moved == [bystanders], "\(bystanders) stand by, and \(moved) have moved")
    }
}

/// 36: a trace replays to itself, and a changed one is reported with its first difference.
private func checkReplays(_ verdict: inout Verdict) {
    var events: [Arbitration.Event] = []
    for touch in 0..<40 {
        let start = Double(touch)
        events.append(.down(.init(time: start, chain: [.init(offset: 10, minimum: 0, maximum: 100)])))
        for (index, along) in ([12, 8, 30, -40, -20, 60] as [CGFloat]).enumerated() {
            events.append(.move(.init(time: start + Double(index) * 0.01, along: along)))
        }
        events += [.up(time: start + 0.1), .settled]
    }
    var trace = Arbitration.Trace(.continuous, events: events)
    verdict.require(36, trace.decisions.count > Arbitration.decisionLimit, "\(trace.decisions.count) decisions")
    verdict.require(36, trace.firstDifference() == nil, "a trace differs from itself")
    trace.decisions[7].time += 1
    verdict.require(36, trace.firstDifference()?.index == 7, "a changed decision is not found")
    var engine = Arbitration(.continuous)
    for event in events { _ = engine.handle(event) }
    verdict.require(
        41, engine.decisions.count == Arbitration.decisionLimit, "\(engine.decisions.count) decisions are kept")
}

/// 26, 37: numbers that are not finite, and a clock that runs backward, do no harm.
private func checkOddNumbers(_ verdict: inout Verdict) {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for value in odd {
        for caught in [nil, value] {
            var engine = Arbitration(.continuous)
            let list = Arbitration.ScrollGeometry(offset: value, minimum: 0, maximum: value)
            let touch = Arbitration.Touch(
                time: 1, chain: [list, .init(offset: 5, minimum: 0, maximum: 9)], scale: value, dimension: value,
                card: caught.map { Arbitration.Card(place: $0, isMoving: true, ceiling: $0, bottom: value) }
                    ?? .init(place: value))
            var all = [engine.handle(.down(touch))]
            all.append(engine.handle(.move(.init(time: .nan, along: value, across: value, observedOffset: value))))
            all.append(engine.handle(.move(.init(time: 0.5, along: 30, across: value, observedOffset: value))))
            all.append(engine.handle(.move(.init(time: 2, along: -60))))
            all.append(engine.handle(.up(time: -.infinity)))
            for actions in all {
                if let shown = actions.drag?.translation {
                    verdict.require(26, shown.isFinite, "\(value): the card is at \(shown)")
                }
                verdict.require(26, actions.ledger.residual.isFinite, "\(value): \(actions.ledger)")
            }
            verdict.require(
                37, engine.now == 2 && engine.decisions.allSatisfy { $0.time >= 0 }, "\(value): it is \(engine.now)")
        }
    }
}

extension Arbitration.Actions.Drag {
    var translation: CGFloat? {
        switch self {
        case .began(let translation), .moved(let translation): translation
        case .ended(let release): release.translation
        case .cancelled: nil
        }
    }
}
