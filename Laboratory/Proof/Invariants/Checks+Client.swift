import Foundation
@_spi(Engine) import GestureArbiterDiagnostics

@testable @_spi(Engine) import GestureArbiter

// MARK: Release, 25–30

extension Transition {
    func checkRelease(_ verdict: inout Verdict) {
        if case .ended(let release)? = actions.drag {
            let wasDrag = from == .drag
            verdict.require(
                25, wasDrag || release.velocity == 0, "\(from) owns, and the card gets \(release.velocity) pt/s")
            let isMoving = wasDrag && step == .lift && before.monitor.heading != 0 && !before.monitor.hasPaused
            if isMoving, before.steadyMoves >= 13 {
                verdict.require(
                    25, release.velocity * CGFloat(before.monitor.heading) > 0,
                    "the finger moved \(before.monitor.heading), the card gets \(release.velocity) pt/s")
            }
            verdict.require(26, release.velocity.isFinite && release.translation.isFinite, "not a number: \(release)")
            if before.monitor.hasPaused, step == .lift {
                verdict.require(
                    28, release.velocity == 0, "the finger rested, and the card gets \(release.velocity) pt/s")
            }
            checkHandoff(release, &verdict)
            verdict.require(
                16,
                isZero(release.translation - before.monitor.translation) || step.carriesMovement && !isZero(movement),
                "let go at \(release.translation), it was at \(before.monitor.translation)")
        }
        if case .touch(let start) = step, start.card.isMoving {
            let caught = start.card.place
            verdict.require(29, to == .drag, "a moving card is caught, and \(to) owns")
            verdict.require(
                29, isZero(after.monitor.translation - caught),
                "caught at \(caught), begins at \(after.monitor.translation)")
        }
        if case .coast = step {
            verdict.require(
                30, actions.drag == nil && to == .nobody, "momentum drags: \(String(describing: actions.drag))")
            verdict.require(
                30, actions.bounce == nil || policy.momentum != .stays, "momentum is taken over, not declared")
        }
    }
}

extension Transition {
    /// 30: a release reports the finger's movement since scrolling handed over to the card.
    private func checkHandoff(_ release: Arbitration.Release, _ verdict: inout Verdict) {
        guard let seen = release.sinceHandoff, let account = before.handoff else {
            return verdict.require(
                30, release.sinceHandoff == nil && before.handoff == nil,
                "the touch \(before.handoff == nil ? "did not scroll" : "scrolled") first, the release says otherwise")
        }
        verdict.require(
            30, abs(seen.time - (after.told - account.start)) < 1e-9,
            "\(after.told - account.start) s after the hand-off, the release says \(seen.time)")
        // Content that the app moves is where it was seen last, within a pixel.
        let slack = before.monitor.isDisturbed ? 2 * before.engine.tolerance : Self.rounding
        verdict.require(
            30, abs(seen.distance - account.farthest) <= slack,
            "pulled by \(account.farthest) since the hand-off, the release says \(seen.distance)")
        verdict.require(30, seen.slowest <= release.velocity, "let go slower than the slowest: \(release)")
        verdict.require(
            30, !account.hasRested || seen.slowest <= 0, "the finger rested, and was not slower than \(seen.slowest)")
        verdict.require(
            30, !before.isSteadyTouch || seen.slowest > 0, "the finger never stopped, and the release says otherwise")
    }
}

// MARK: Vetoes, conditions, a further finger, 31–33, 40

extension Transition {
    func checkVetoes(_ verdict: inout Verdict) {
        let asks = before.scenario.asks
        if case .asking(let pending) = before.engine.state, case .answer(.no) = step,
            pending.question == .begin || pending.question == .claim, from == .undecided || from == .nobody
        {
            verdict.require(31, actions.drag == nil && to != .drag, "denied at begin, and the drag begins")
            verdict.require(31, isZero(ledger.dragged), "denied at begin, and the card moves \(ledger.dragged)")
            verdict.require(
                31, isZero(ledger.discarded) || !before.hasScrollable || isPanRigid,
                "denied at begin, and scrolling misses \(ledger.discarded)")
        }
        if takesOver, !caught {
            let owner = decisions.last?.from ?? from
            let stage: Arbitration.Questions = owner == .undecided || owner == .nobody ? .begin : .handoff
            let isAllowed = step == .answer(.yes)
            verdict.require(
                32, !asks.contains(stage) || isAllowed,
                "the drag takes the touch, and nobody was asked at \(stage == .begin ? "begin" : "hand-off")")
            verdict.require(
                32, !asks.contains(.claim) || isAllowed, "the drag takes the touch, and no better claim was asked for")
            verdict.require(32, !before.isDenied(stage), "denied, and not asked again, and the drag takes the touch")
        }
        if asks.contains(.release), case .ended? = actions.drag, from == .drag {
            verdict.require(32, before.isAsking, "let go, and nobody was asked")
        }
        if actions.question == .handoff || actions.question == .begin {
            verdict.require(32, !before.monitor.isDenied, "asked again without the content having left its edge")
        }
        if step == .secondFinger {
            verdict.require(40, actions == Arbitration.Actions(), "a further finger does \(actions)")
            verdict.require(
                40, to == from && after.engine.state == before.engine.state, "a further finger makes \(to) of \(from)")
        }
        checkCoolDown(&verdict)
    }

    private func checkCoolDown(_ verdict: inout Verdict) {
        let moved = !isZero(ledger.scrolled) || !isZero(surrendered) || !isZero(ledger.external) || isHandBack
        if isMove && !isOvertaken && before.scenario.isFaithful || step.isTouchEnd {
            verdict.require(
                33, moved || after.engine.lastScroll == before.engine.lastScroll,
                "nothing moved, and the cool-down starts again")
        }
        guard isMove, movement > 0, before.scenario.asks.isEmpty,
            case .criterion(let criterion) = policy.condition.form,
            criterion.kind == .contentStill, policy.exclusion == nil, !isOverruled
        else { return }
        var isWaiting =
            before.monitor.hasScrolled && isZero(before.roomToEdge)
            && before.scrollers.allSatisfy { $0.room <= $0.range }
        if case .undecided(let undecided) = before.engine.state { isWaiting = undecided.isWaiting }
        let isStill = after.clock - before.engine.lastScroll >= criterion.number
        if isWaiting, policy.handoff.contains(.toDrag), isStill, before.scenario.isFaithful, !before.monitor.isDisturbed
        {
            verdict.require(33, to == .drag, "the content was still long enough, and \(to) owns")
        }
    }

    /// Whether the rest of this touch was permanently given away before this movement.
    private var isOverruled: Bool { before.engine.state == .refused(depth: nil) }

    private var caught: Bool { if case .touch = step { true } else { false } }
}

extension World {
    func isDenied(_ stage: Arbitration.Questions) -> Bool { monitor.isDenied && scenario.asks.contains(stage) }
}

// MARK: Explanation and determinism, 36–38, 41

extension Transition {
    func checkExplanation(_ verdict: inout Verdict) {
        if let event {
            var twin = before.engine
            twin.log.forget()
            let again = twin.handle(event)
            verdict.require(36, again == actions && twin.decisions == decisions, "the same event, other actions")
            verdict.require(36, twin.state == after.engine.state, "the same event, another state")
        }
        verdict.require(37, after.engine.now >= before.engine.now, "time goes back")
        verdict.require(37, decisions.allSatisfy { $0.time >= 0 }, "a decision before the touch")
        if let mirrored, var twin = Optional(mirrored) {
            twin.ledger = ledger
            verdict.require(38, twin == actions && nearly(mirrored.ledger, ledger), "mirrored: \(mirrored)")
            verdict.require(38, after.mirror?.owner == to, "mirrored: \(String(describing: after.mirror?.owner))")
            verdict.require(
                38, after.mirror?.decisions.map(\.reason.kind) == decisions.map(\.reason.kind),
                "mirrored: other decisions")
        }
        checkDecisions(&verdict)
    }

    private func nearly(_ one: Arbitration.Ledger, _ other: Arbitration.Ledger) -> Bool {
        isZero(one.movement - other.movement) && isZero(one.dragged - other.dragged)
            && isZero(one.scrolled - other.scrolled) && isZero(one.banded - other.banded)
            && isZero(one.slop - other.slop) && isZero(one.discarded - other.discarded)
    }

    private func checkDecisions(_ verdict: inout Verdict) {
        var owner = from
        if case .touch = step, from == .nobody { owner = .undecided }
        for decision in decisions {
            verdict.require(41, decision.from == owner, "\(decision) does not follow \(owner)")
            verdict.require(
                41, decision.from != decision.to || decision.reason.isRefusal, "\(decision) changes nothing")
            owner = decision.to
            checkEvidence(decision, &verdict)
        }
        let isQuietEnd = to == .nobody && step.isTouchEnd && !after.isTouching && owner != .drag
        verdict.require(
            41, owner == to || isQuietEnd, "\(from) → \(to) with \(decisions.count) decisions, the last to \(owner)")
    }

    private func checkEvidence(_ decision: Arbitration.Decision, _ verdict: inout Verdict) {
        switch decision.reason {
        case .refused(let grounds):
            let evidence = grounds.evidence
            verdict.require(41, !evidence.isEmpty, "refused by nothing")
            verdict.require(
                41, evidence.allSatisfy { $0.truth != .yes } || policy.condition.hasNegation, "refused by what holds")
        default:
            break
        }
        verdict.require(41, !decision.explanation.isEmpty, "a decision without a word")
    }
}

extension ArbitrationPolicy.Condition {
    var hasNegation: Bool {
        switch form {
        case .criterion: false
        case .all(let parts), .any(let parts): parts.contains(where: \.hasNegation)
        case .not: true
        }
    }
}

extension Arbitration.Reason {
    /// The case's name without its numbers.
    var kind: String {
        switch self {
        case .caught: "caught"
        case .excluded: "excluded"
        case .yielded: "yielded"
        case .outsideCone: "outsideCone"
        case .wrongWay: "wrongWay"
        case .opensAtEdge: "opensAtEdge"
        case .opens: "opens"
        case .refused: "refused"
        case .vetoed: "vetoed"
        case .allowed: "allowed"
        case .passesRest: "passesRest"
        case .backAtRest: "backAtRest"
        case .passedOn: "passedOn"
        case .clamped: "clamped"
        case .coasted: "coasted"
        case .lifted: "lifted"
        case .cancelled: "cancelled"
        }
    }

    var isRefusal: Bool {
        switch self {
        case .excluded, .outsideCone, .wrongWay, .opensAtEdge, .refused, .vetoed, .yielded, .coasted, .clamped: true
        case .caught, .allowed, .opens, .passesRest, .backAtRest, .passedOn, .lifted, .cancelled: false
        }
    }
}
