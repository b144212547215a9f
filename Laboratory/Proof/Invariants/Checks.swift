import Foundation

@testable @_spi(Engine) import GestureArbiter

/// Collects violations. Costs nothing if there are none.
struct Verdict {
    var violations: [Violation] = []

    mutating func require(_ invariant: Int, _ holds: Bool, _ text: @autoclosure () -> String) {
        if !holds { violations.append(Violation(invariant: invariant, text: text())) }
    }
}

extension Transition {
    /// Every invariant that this transition violates.
    func violations() -> [Violation] {
        var verdict = Verdict()
        checkOwnership(&verdict)
        checkLifecycle(&verdict)
        checkLedger(&verdict)
        checkContinuity(&verdict)
        checkSuccession(&verdict)
        checkDriven(&verdict)
        checkEdge(&verdict)
        checkPlaces(&verdict)
        checkRelease(&verdict)
        checkVetoes(&verdict)
        checkExplanation(&verdict)
        return verdict.violations
    }

    static let rounding: CGFloat = 1e-6

    func isZero(_ value: CGFloat) -> Bool { abs(value) <= Self.rounding }
}

// MARK: Ownership, 1–6

extension Transition {
    private func checkOwnership(_ verdict: inout Verdict) {
        let contentMoved = zip(before.scrollers, after.scrollers).contains { !isZero($0.shownRoom - $1.shownRoom) }
        let isFingers = step.carriesMovement
        if isFingers, from == to, decisions.isEmpty {
            verdict.require(
                1, from != .drag || isZero(ledger.scrolled + surrendered), "the drag owns and the content scrolls")
            if case .scroll = from {
                verdict.require(1, isZero(ledger.dragged), "a scroll view owns and the card moves")
            }
        }
        let owners = [from, to] + decisions.flatMap { [$0.from, $0.to] }
        let mayScroll = owners.contains { if case .scroll = $0 { true } else { false } }
        verdict.require(
            2, owners.contains(.drag) || !isFingers || isZero(ledger.dragged) && isZero(cardMovement),
            "the card moves and the drag does not own")
        verdict.require(
            2, mayScroll || isZero(ledger.scrolled + surrendered), "content scrolls and no scroll view owns")
        verdict.require(2, mayScroll || !isFingers || !contentMoved || to == .drag, "content moves, nobody owns")
        if step.isTouchEnd, !after.isAsking {
            verdict.require(3, to == .nobody, "the touch is gone and \(to) owns")
            verdict.require(3, !after.monitor.isOpen, "the touch is gone and the drag is open")
            verdict.require(3, !after.monitor.isHeld, "the touch is gone and the chain is held")
        }
        checkHandoffs(&verdict)
        checkRecognition(&verdict)
    }

    private func checkHandoffs(_ verdict: inout Verdict) {
        let monitor = after.monitor
        let handoff = policy.handoff
        verdict.require(4, handoff.contains(.toDrag) || monitor.toDrag == 0, "scroll → drag, not declared")
        verdict.require(4, handoff.contains(.toScroll) || monitor.toScroll == 0, "drag → scroll, not declared")
        if handoff != .continuous {
            verdict.require(4, monitor.toDrag + monitor.toScroll <= 1, "a second hand-off under \(handoff)")
        }
    }

    private func checkRecognition(_ verdict: inout Verdict) {
        let slop = policy.slop + Self.rounding
        if before.monitor.isRecognized, before.isTouching, after.isTouching {
            verdict.require(5, to != .undecided, "recognized, and undecided again")
            verdict.require(5, isZero(ledger.slop), "recognized, and the slop swallows")
        }
        if from == .undecided, to == .undecided {
            verdict.require(6, actions.drag == nil, "undecided, and the client is told \(actions.drag!)")
            verdict.require(6, isZero(ledger.scrolled) && isZero(ledger.dragged), "undecided, and something moves")
        }
        if case .finger(let along, let across) = step, from == .undecided, to != .undecided,
            case .undecided(let undecided) = before.engine.state, !undecided.isWaiting
        {
            let way = max(abs(undecided.along + along), abs(undecided.across + across))
            verdict.require(
                6, way >= policy.slop - Self.rounding, "\(way) pt from where it landed, \(to) has the touch")
        }
        verdict.require(6, abs(after.monitor.swallowed) <= slop, "the slop swallowed \(after.monitor.swallowed)")
        if isMove, from == .undecided, takesOver, case .undecided(let undecided) = before.engine.state,
            !undecided.isWaiting
        {
            let along = undecided.along + (step.movement ?? 0)
            verdict.require(
                6, isZero(after.monitor.swallowed - copysign(min(abs(along), policy.slop), along)),
                "begun after \(along), the slop swallowed \(after.monitor.swallowed)")
        }
    }
}

// MARK: Lifecycle, 7–12

extension Transition {
    private func checkLifecycle(_ verdict: inout Verdict) {
        let wasOpen = before.monitor.isOpen
        verdict.require(7, after.monitor.begins <= 1, "begun \(after.monitor.begins) times in one touch")
        switch actions.drag {
        case .began:
            verdict.require(9, !wasOpen, "begins within a drag")
        case .moved:
            verdict.require(9, wasOpen, "moves without a begin")
        case .ended, .cancelled:
            verdict.require(8, wasOpen, "ends without a begin")
        case nil:
            break
        }
        verdict.require(9, to != .drag || after.monitor.isOpen, "the drag owns and was not begun or has ended")
        if case .touch = step { verdict.require(8, !wasOpen, "a new touch finds the last drag open") }
        let isLastWord = to == .nobody && !after.isAsking
        verdict.require(8, !isLastWord || !after.monitor.isOpen, "nobody owns and the drag is open")
        if step == .cancel {
            if case .ended = actions.drag { verdict.require(10, false, "a cancel ends") }
            verdict.require(10, !wasOpen || actions.drag == .cancelled, "a cancel is not told")
        } else if step != .overruled {
            verdict.require(10, actions.drag != .cancelled, "\(step) cancels")
        }
        verdict.require(
            12, after.monitor.isHeld == (to == .drag),
            "\(to) owns, and the chain is \(after.monitor.isHeld ? "" : "not ")held")
    }
}
