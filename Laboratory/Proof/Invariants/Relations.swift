import Foundation

@testable @_spi(Engine) import GestureArbiter

/// Invariants that compare two touches in the same world.
extension World {
    func relationViolations() -> [Violation] {
        var verdict = Verdict()
        guard isTouching else { return [] }
        checkCancel(&verdict)
        guard !isAsking else { return verdict.violations }
        checkRoundTrips(&verdict)
        checkParts(&verdict)
        checkJitter(&verdict)
        checkAcross(&verdict)
        checkBounce(&verdict)
        return verdict.violations
    }

    func cancelViolations() -> [Violation] {
        guard isTouching else { return [] }
        var verdict = Verdict()
        checkCancel(&verdict)
        return verdict.violations
    }

    /// 11: a cancel at any time leads to idle, and the client is told.
    private func checkCancel(_ verdict: inout Verdict) {
        var world = self
        let end = world.take(.cancel)
        verdict.require(
            11, world.engine.owner == .nobody && !world.monitor.isOpen, "a cancel leaves \(world.engine.state)")
        verdict.require(11, !monitor.isOpen || end.actions.drag == .cancelled, "a cancel is not told to the client")
        verdict.require(11, !world.monitor.isHeld, "a cancel leaves the chain held")
        _ = world.take(.settled)
        verdict.require(11, world.engine.state == .idle, "after a cancel and the settling: \(world.engine.state)")
    }

    private var isComparable: Bool {
        scenario.isPathDecided && scenario.isFaithful && !monitor.isDisturbed
            && scenario.panning.map { scrollers[$0].bounces } ?? true
            && !(scenario.policy.exclusion?.truth(in: engine.situation).holds ?? false)
    }
    private var contentPosition: CGFloat { scrollers.reduce(0) { $0 + $1.shownRoom } }

    private func after(_ steps: [Step]) -> World? {
        var world = self
        for step in steps {
            _ = world.take(step)
            if world.isAsking { return nil }
        }
        return world
    }

    private func isNear(_ other: World) -> Bool {
        abs(monitor.translation - other.monitor.translation) <= slack
            && abs(contentPosition - other.contentPosition) <= slack
    }

    /// 20: movement out and back restores the positions, if the owner is the same again.
    private func checkRoundTrips(_ verdict: inout Verdict) {
        guard isComparable, scenario.isPositional || scenario.policy.handoff != .continuous else { return }
        guard engine.owner != .undecided, engine.owner != .nobody, pull >= engine.card.ceiling,
            pull <= engine.card.bottom ?? pull
        else { return }
        if scrollers.contains(where: { $0.room < 0 || $0.room > $0.range }) { return }
        // A card that was dragged from a lower place returns to its ceiling, not to where the content scrolled under
        // it.
        if engine.owner != .drag, engine.card.place - engine.card.ceiling > engine.tolerance { return }
        // A card that was caught over content away from its edge does not return by the same movement.
        if engine.owner == .drag, !scenario.policy.condition.truth(in: engine.situation).holds { return }
        for distance: CGFloat in [1, 2.5, 4, -1, -4] {
            guard let there = after([.finger(distance)]), let back = there.after([.finger(-distance)]) else { continue }
            let isSame =
                scenario.policy.handoff == .continuous
                || back.engine.owner == engine.owner && there.engine.owner == engine.owner
            guard isSame else { continue }
            let gap = abs(back.monitor.translation - monitor.translation) + abs(back.contentPosition - contentPosition)
            verdict.require(
                20, gap <= 2 * slack,
                "finger \(distance) and back: card \(monitor.translation) → \(back.monitor.translation), room \(contentPosition) → \(back.contentPosition)"
            )
            let way = abs(
                back.pull - back.engine.chain.reduce(0) { $0 + $1.room } - pull
                    + engine.chain.reduce(0) { $0 + $1.room })
            verdict.require(20, way <= 1e-6, "finger \(distance) and back: \(way) of the account is gone")
            for half in [distance / 2] {
                guard let out = after([.finger(half)]), let returned = there.after([.finger(half - distance)]) else {
                    continue
                }
                guard out.engine.owner == returned.engine.owner else { continue }
                verdict.require(
                    20, out.isNear(returned),
                    "on the way back past \(half): room \(out.contentPosition), then \(returned.contentPosition)")
            }
        }
    }

    /// 21: one movement equals the sum of its parts.
    private func checkParts(_ verdict: inout Verdict) {
        guard isComparable else { return }
        let mayFailEarly = engine.owner == .undecided && !scenario.policy.handoff.contains(.toDrag)
        for distance: CGFloat in [2, 5, -2, -5] where distance > 0 || !mayFailEarly {
            guard let one = after([.finger(distance)]) else { continue }
            for share in [0.25, 0.9] {
                let part = distance * share
                guard let parts = after([.finger(part), .finger(distance - part)]) else { continue }
                verdict.require(
                    21, one.isNear(parts) && one.engine.owner == parts.engine.owner,
                    "\(distance) at once: \(one.engine.owner), card \(one.monitor.translation), room \(one.contentPosition); in parts with \(part): "
                        + "\(parts.engine.owner), card \(parts.monitor.translation), room \(parts.contentPosition)")
            }
        }
    }

    /// 34: half a pixel to and fro changes nothing.
    private func checkJitter(_ verdict: inout Verdict) {
        guard engine.owner != .undecided, engine.owner != .nobody, scenario.asks.isEmpty, scenario.isFaithful,
            scenario.isPositional
        else { return }
        for half in [engine.tolerance, -engine.tolerance] {
            var world = self
            var changes = 0
            for step in 0..<6 {
                let wasDrag = world.engine.owner == .drag
                _ = world.take(.finger(step.isMultiple(of: 2) ? half : -half))
                if (world.engine.owner == .drag) != wasDrag { changes += 1 }
            }
            verdict.require(34, changes <= 1, "half a pixel to and fro changes the owner \(changes) times")
        }
    }

    /// 5: once the touch has an owner, a sideways movement has no effect.
    private func checkAcross(_ verdict: inout Verdict) {
        guard engine.owner != .undecided else { return }
        if case .undecided = engine.state { return }
        for along: CGFloat in [1, -1] {
            var one = self
            var other = self
            let straight = one.take(.finger(along)).actions
            let slanted = other.take(.finger(along, across: 40)).actions
            verdict.require(5, straight == slanted, "a sideways movement after recognition changes the outcome")
        }
    }

    /// 35: the drag begins at the same moment with the over-scroll hidden. The way back differs, because visible
    /// over-scroll relaxes first.
    private func checkBounce(_ verdict: inout Verdict) {
        guard case .scroll(let depth) = engine.owner, scrollers.indices.contains(depth), scrollers[depth].room < 0
        else { return }
        var one = self
        var other = self
        other.scrollers[depth].bounces = false
        _ = one.take(.finger(1))
        _ = other.take(.finger(1))
        verdict.require(35, one.engine.owner == other.engine.owner, "the stretch on the screen changes the owner")
        // Their grounds also have the content's offset, which differs.
        verdict.require(
            35, one.engine.decisions.map(\.explanation) == other.engine.decisions.map(\.explanation),
            "the stretch on the screen changes the decision")
    }
}
