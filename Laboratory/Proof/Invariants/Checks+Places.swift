import Foundation

@testable @_spi(Engine) import GestureArbiter

// MARK: Several resting places, 44–46

extension Transition {
    func checkPlaces(_ verdict: inout Verdict) {
        checkReach(&verdict)
        checkOpening(&verdict)
        guard case .shifted(let distance) = step else { return }
        verdict.require(46, decisions.isEmpty && to == from, "places are elsewhere, and \(to) has the touch")
        verdict.require(
            46, !before.monitor.isOpen || isZero(cardMovement - distance) || after.isAsking,
            "places are \(distance) farther, and the card is told \(cardMovement)")
    }

    /// 44: between its places the card follows the finger exactly; beyond them it shows less, or nothing.
    private func checkReach(_ verdict: inout Verdict) {
        let card = after.engine.card
        let bottom = card.bottom ?? .infinity
        let shown = after.monitor.translation
        if to == .drag, !after.isAsking {
            let pull = after.pull
            let limit = min(max(pull, card.ceiling), bottom)
            verdict.require(
                44, abs(shown - limit) <= abs(pull - limit) + Self.rounding,
                "held at \(pull), it shows at \(shown), beyond \(limit)")
            verdict.require(44, pull != limit || isZero(shown - pull), "held at \(pull), it shows at \(shown)")
            if policy.beyondRest == .stops {
                let most = after.monitor.beyond
                verdict.require(
                    44, after.beyond(at: shown) <= most + Self.rounding,
                    "it stops at \(limit), began \(most) beyond, and shows at \(shown)")
                verdict.require(
                    44, !takesOver || after.isCaught || most <= Self.rounding,
                    "it stops at \(limit), and begins \(most) beyond")
            }
        }
        if isHandBack {
            verdict.require(44, isZero(shown - card.ceiling), "handed back at \(shown), not at \(card.ceiling)")
        }
        if after.monitor.isOpen, case .scroll = to {
            verdict.require(44, isZero(shown - card.ceiling), "the content scrolls with the card at \(shown)")
        }
    }

    /// 45: a finger that moves against the direction opens the card where its policy allows it, and only there.
    private func checkOpening(_ verdict: inout Verdict) {
        let opens = decisions.contains { if case .opens = $0.reason { true } else { false } }
        let card = before.engine.card
        let mayOpen = before.engine.card.place - card.ceiling > before.engine.tolerance
        guard from == .undecided else { return verdict.require(45, !opens, "opened by a finger that \(from) had") }
        verdict.require(45, !opens || mayOpen, "opened beyond \(card.ceiling)")
        if opens, policy.opening == .atEdge, before.scenario.isFaithful, !before.monitor.isDisturbed {
            let away = before.scrollers.reduce(0) { $0 + ($1.isScrollable ? max($1.visibleRoom, 0) : 0) }
            verdict.require(45, away <= before.slack, "opened at the edge alone, and content shows \(away) from it")
        }
        for decision in decisions {
            switch decision.reason {
            case .wrongWay:
                verdict.require(45, !mayOpen, "the wrong way, where the card may open")
                checkPullBeyondCeiling(decision, &verdict)
            case .opensAtEdge(let room):
                verdict.require(45, mayOpen && policy.opening == .atEdge, "\(decision.explanation), of \(policy)")
                verdict.require(45, room > before.engine.tolerance, "\(decision.explanation), which it is at")
            default: break
            }
        }
        if opens, case .began(let place)? = actions.drag {
            let least = before.engine.card.place - abs(movement)
            verdict.require(45, place >= min(least, card.ceiling) - Self.rounding, "opened to \(place) by \(movement)")
        }
    }

    /// 51: a fully open card that nothing scrolls in resists; every other one waits for the finger to turn.
    private func checkPullBeyondCeiling(_ decision: Arbitration.Decision, _ verdict: inout Verdict) {
        // Where nothing scrolls, the engine's situation differs by the time alone, as of content that lies still.
        let resists = policy.beyondRest == .resists && !before.hasScrollable && policy.allows(after.engine.situation)
        verdict.require(
            51, !before.scenario.asks.isEmpty || (decision.to == .drag) == resists,
            "the wrong way, \(policy.beyondRest), and \(decision.to) has it")
        verdict.require(51, decision.to != .drag || resists, "a card that may not resist is pulled")
        verdict.require(
            51, decision.to != .drag || after.monitor.translation <= before.engine.card.ceiling + Self.rounding,
            "pulled beyond its ceiling, it shows at \(after.monitor.translation)")
    }
}

extension World {
    fileprivate var isCaught: Bool { engine.touch.card.isMoving }

    /// The distance of a card at `place` beyond its places.
    func beyond(at place: CGFloat) -> CGFloat {
        abs(place - min(max(place, engine.card.ceiling), engine.card.bottom ?? .infinity))
    }
}
