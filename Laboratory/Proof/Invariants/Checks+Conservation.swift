import Foundation
@_spi(Engine) import GestureArbiterDiagnostics

@testable @_spi(Engine) @_spi(Cards) import GestureArbiter

// MARK: Conservation and continuity, 15–24

extension Transition {
    func checkLedger(_ verdict: inout Verdict) {
        verdict.require(15, isZero(ledger.residual), "the ledger misses \(ledger.residual) of \(ledger.movement)")
        let waits = after.isAsking && after.isTouching
        verdict.require(
            15, waits || isZero(after.monitor.pending),
            "the finger moved \(movement), the ledger has \(ledger.movement)")
        if step.carriesMovement, actions.drag != .cancelled {
            verdict.require(
                15, isZero(cardMovement - ledger.dragged),
                "the card moved \(cardMovement), the ledger has \(ledger.dragged)")
        }
        if step.carriesMovement, !before.monitor.isDisturbed, !after.monitor.isDisturbed {
            // A list that cannot scroll moves as well, by the over-scroll that it gives to the card.
            let found = before.scrollers.reduce(0) { $0 + $1.visibleRoom }
            let scrolled = found - followed.reduce(0) { $0 + $1.visibleRoom }
            if before.scenario.isFaithful {
                verdict.require(
                    15, isZero(scrolled - ledger.scrolled),
                    "content moved \(scrolled), the ledger has \(ledger.scrolled)")
                verdict.require(24, isZero(ledger.external), "nothing else moved, and \(ledger.external) is external")
            }
        }
        let parts = [
            ledger.movement, ledger.slop, ledger.dragged, ledger.scrolled, ledger.banded, ledger.discarded,
            ledger.external,
            after.monitor.translation,
        ]
        verdict.require(26, parts.allSatisfy(\.isFinite), "not a number: \(ledger), \(after.monitor.translation)")
    }

    func checkContinuity(_ verdict: inout Verdict) {
        guard step.carriesMovement else {
            let isQuiet = isZero(ledger.movement) && isZero(ledger.dragged) && isZero(ledger.scrolled)
            verdict.require(23, isQuiet, "\(step) is accounted to the finger")
            if case .geometry = step {
                verdict.require(23, isZero(cardMovement), "a geometry change moves the card \(cardMovement)")
                verdict.require(23, decisions.count <= 1, "a geometry change clamps \(decisions.count) times")
                checkHeldOffsets(&verdict)
            }
            return
        }
        let movement = abs(before.monitor.pending) + abs(step.movement ?? 0)
        let shown = cardMovement - surrendered
        let slack = before.engine.tolerance + Self.rounding
        verdict.require(16, abs(shown) <= movement + Self.rounding, "the card jumps \(shown) for \(self.movement)")
        verdict.require(
            50, abs(cardMovement) <= 2 * movement + Self.rounding,
            "the card's edge moves \(cardMovement) for \(self.movement)")
        if before.scenario.isFaithful, !before.monitor.isDisturbed {
            let screen = after.screenPosition - before.screenPosition
            verdict.require(
                16, abs(screen) <= movement + slack, "the content on the screen jumps \(screen) for \(self.movement)")
        }
        if from == .drag, to == .drag {
            let moved = zip(before.scrollers, after.scrollers).reduce(0) { $0 + $1.0.visibleRoom - $1.1.visibleRoom }
            verdict.require(
                16, isZero(moved + surrendered), "the drag owns and content moves by \(moved + surrendered)")
        }
        for (seen, written) in zip(followed, after.scrollers)
        where !before.monitor.isDisturbed && before.scenario.isFaithful {
            verdict.require(
                16, abs(seen.shownRoom - written.shownRoom) <= slack,
                "a write moves content \(seen.shownRoom) → \(written.shownRoom)")
            verdict.require(
                50, to != .drag || abs(seen.visibleRoom - written.visibleRoom) <= slack,
                "over-scroll is given by the finger's way: \(seen.visibleRoom), not \(written.visibleRoom)")
        }
        if self.movement != 0, !isOvertaken {
            let sign: CGFloat = self.movement > 0 ? 1 : -1
            verdict.require(
                17, cardMovement * sign >= -Self.rounding, "the card moves \(cardMovement) against the finger")
            verdict.require(
                17, (ledger.scrolled + ledger.external + surrendered) * sign >= -Self.rounding,
                "content moves \(ledger.scrolled + ledger.external) against the finger")
        }
        if takesOver, isHandoffToDrag, policy.condition == .atEdge, before.scenario.isFaithful,
            !before.monitor.isDisturbed
        {
            checkHeldOffsets(&verdict)
        }
    }

    /// While the chain is held, content that rested at its edge is held exactly there.
    private func checkHeldOffsets(_ verdict: inout Verdict) {
        guard after.monitor.isHeld else { return }
        for (depth, scroller) in before.scrollers.enumerated() where scroller.isScrollable {
            let wasAtEdge = followed[depth].room <= before.engine.tolerance || isHandoffToDrag
            let now = after.scrollers[depth]
            let edge = policy.direction.sign > 0 ? now.minimum : now.maximum
            let held = after.engine.heldOffset(at: depth)
            if wasAtEdge, step.carriesMovement || scroller.room <= before.engine.tolerance {
                let slack = isHandoffToDrag ? Self.rounding : before.engine.tolerance + Self.rounding
                // Over-scroll that no finger caused stays; so does over-scroll that the engine saw before the app moved
                // the content.
                let seen = before.engine.chain[depth]
                let isExcessive =
                    followed[depth].visibleRoom < 0 || followed[depth].left < 0 || scroller.left < 0
                    || before.monitor.isDisturbed && seen.shown != seen.unstretched
                    || before.monitor.isHeld && scroller.visibleRoom < 0
                    || -scroller.visibleRoom > scroller.longestStretch
                verdict.require(22, isExcessive || abs(held - edge) <= slack, "held at \(held), the edge is at \(edge)")
            }
            // Over-scroll from before the drag stays in place on the screen, also when the content's ends move.
            let isStretched = followed[depth].stretch != 0 || scroller.stretch != 0
            let wasStretched = isStretched || before.monitor.isDisturbed
            verdict.require(
                22, wasStretched || held >= now.minimum - Self.rounding && held <= now.maximum + Self.rounding,
                "held at \(held), outside \(now.minimum)…\(now.maximum)")
        }
    }

    func checkSuccession(_ verdict: inout Verdict) {
        guard step.carriesMovement else { return }
        let isMoving = { (owner: Arbitration.Owner) in owner != .nobody && owner != .undecided }
        if isMoving(from), isMoving(to), before.scenario.isFaithful {
            verdict.require(
                18, isPanRigid || isZero(ledger.discarded),
                "\(ledger.discarded) is discarded between \(from) and \(to)")
        }
        if isMove, case .scroll = from, movement > 0, mayTakeOverAtEdge {
            let stretch = before.scrollers.reduce(0) { $0 + ($1.isScrollable ? max($1.room - $1.range, 0) : 0) }
            let surplus = movement - before.roomToEdge - stretch
            if surplus > Self.rounding {
                verdict.require(18, to == .drag, "\(surplus) is left at the edge and \(to) has it")
                verdict.require(
                    18, isZero(ledger.dragged + bandedCard - surrendered - surplus),
                    "\(surplus) is left at the edge, the card has \(ledger.dragged)")
            }
        }
        let ceiling = before.engine.card.ceiling
        let rest = before.pull - ceiling + movement
        let away = before.scrollers.contains { $0.isScrollable && $0.room < $0.range - Self.rounding }
        if isMove, from == .drag, before.scenario.isFaithful, before.pull >= ceiling, rest < -before.engine.tolerance,
            away,
            policy.handoff.contains(.toScroll)
        {
            verdict.require(18, isHandBack, "\(rest) is left at rest and \(to) has it")
        }
        if takesOver, isZero(before.monitor.pending), case .began(let translation)? = actions.drag {
            verdict.require(
                19, isZero(translation - before.monitor.translation - ledger.dragged) || caught,
                "the drag starts at \(translation), its share is \(ledger.dragged)")
        }
        if takesOver, case .moved(let translation)? = actions.drag {
            verdict.require(
                19, isZero(translation - before.monitor.translation - ledger.dragged),
                "the drag goes on at \(translation)")
        }
        if isMove, case .scroll = to, before.scenario.isFaithful, !before.monitor.isDisturbed, movement != 0 {
            for (depth, scroller) in followed.enumerated() {
                verdict.require(
                    39, isZero(after.engine.chain[depth].shown - scroller.visibleRoom),
                    "scroll view \(depth) is at \(scroller.visibleRoom), the engine says \(after.engine.chain[depth].shown)"
                )
            }
            verdict.require(
                39, abs(ledger.scrolled) <= abs(movement) + before.engine.tolerance + Self.rounding,
                "the chain moves \(ledger.scrolled) for \(movement)")
        }
    }

    /// 52 and 53: of lists that move with one pan, each that has room moves, and only the pan's own is pulled beyond.
    func checkDriven(_ verdict: inout Verdict) {
        guard let panning = before.scenario.panning, isMove, case .scroll = from, before.scenario.isFaithful,
            !before.monitor.isDisturbed, before.scenario.asks.isEmpty
        else { return }
        let isPulled = before.scrollers.contains { !isZero($0.room - $0.shownRoom) }
        let movable = before.scrollers.filter(\.isScrollable)
        let room = movable.reduce(0) { $0 + (movement > 0 ? $1.shownRoom : $1.range - $1.shownRoom) }
        // What a card that takes the finger makes of the rest is shown by 18 and 44.
        verdict.require(
            52,
            isPulled || to == .drag
                || abs(ledger.scrolled) + abs(ledger.dragged) >= min(abs(movement), room) - Self.rounding,
            "the finger moves \(movement), there is room for \(room), and \(ledger.scrolled) moves")
        for (depth, (former, link)) in zip(before.engine.chain, after.engine.chain).enumerated() where depth != panning
        {
            verdict.require(
                53, abs(link.shown - link.unstretched) <= abs(former.shown - former.unstretched) + Self.rounding,
                "list \(depth) goes beyond its end, and the pan is that of \(panning)")
        }
    }

    /// 43: `.atEdge` is never true of content that is not at that edge, including stuck content.
    func checkEdge(_ verdict: inout Verdict) {
        // With nested lists of which one is stuck, only the adapter can tell the engine which one moves.
        let isFollowed = before.scenario.isFaithful || before.scenario.asks.isEmpty && before.scrollers.count == 1
        guard step.carriesMovement, isFollowed, before.scrollers.allSatisfy(\.tellsLength), !before.monitor.isDisturbed
        else {
            return
        }
        for decision in decisions {
            guard case .allowed(let grounds) = decision.reason,
                let edge = grounds.evidence.first(where: { $0.condition == .atEdge && $0.truth == .yes })
            else { continue }
            verdict.require(
                43, followed.allSatisfy { !$0.isScrollable || $0.reserve == 0 || $0.waits == 0 },
                "\(decision.explanation), and a bar may still open: the list's own pan has not begun")
            let away = followed.reduce(0) { $0 + ($1.isScrollable ? max($1.visibleRoom, 0) : 0) }
            // In the event that passes a boundary, content is assumed to follow the finger; within a pixel of the
            // expected place, it is assumed to be there.
            let pixel = 2 * before.engine.tolerance
            let slack = before.slack + (before.scenario.isFaithful ? 0 : abs(movement) + pixel)
            verdict.require(
                43, away <= slack,
                "\(decision.explanation), and content shows \(away) from it")
            verdict.require(
                43, abs((edge.measured ?? 0) - away) <= slack,
                "the decision says \(edge.measured ?? 0), content shows \(away) from its edge")
        }
    }

    /// Whether the list whose pan is under way shows nothing beyond its ends, so that a pull beyond them counts for nothing.
    var isPanRigid: Bool { before.scenario.panning.map { !before.scrollers[$0].bounces } ?? false }

    private var caught: Bool { if case .touch = step { true } else { false } }

    /// The part of the takeover movement that the card's band absorbed.
    private var bandedCard: CGFloat { takesOver ? after.bandedCard(after: actions) : 0 }

    /// Whether only the edge separates scrolling from the drag.
    private var mayTakeOverAtEdge: Bool {
        policy.condition == .atEdge && policy.exclusion == nil && policy.handoff.contains(.toDrag)
            && before.scenario.asks.isEmpty && before.scenario.isFaithful && !before.monitor.isDisturbed
    }
}
