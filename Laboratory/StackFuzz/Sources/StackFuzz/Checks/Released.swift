@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// What becomes of a card that is let go, by what it was declared to do and what was answered.
@MainActor struct Released {
    /// Selected while the finger had the card.
    enum Selection: Equatable {
        case none
        case stop(CGFloat)
        /// Whether the finger had it, or whether the stop is one still, is not to be seen.
        case unknown
    }

    let judgement: ReleaseRule.Judgement
    let asked: AskedRelease
    let stops: [CGFloat]
    let leaves: Bool
    let selection: Selection

    func check(_ reached: inout Reached) throws(Violation) {
        try checkPlace()
        try checkAsked(&reached)
        guard !judgement.release.isRefused, asked.redirection == nil, abs(judgement.release.velocity) < 1 else {
            return
        }
        try checkStill(&reached)
    }

    private var text: String { "to \(judgement.target) from \(judgement.release.translation), stops \(stops)" }

    /// It goes to one of its stops, or away where it may.
    private func checkPlace() throws(Violation) {
        let isPossible: Bool =
            switch judgement.target {
            case .stop(let stop): stops.contains(stop)
            case .away: leaves
            }
        guard !isPossible else { return }
        throw Violation(rule: "let go to a stop", text: text)
    }

    /// Everybody is asked once, of where it goes; and it goes where they would have it go.
    private func checkAsked(_ reached: inout Reached) throws(Violation) {
        guard asked.isAsked else { return }
        guard asked.counts.client <= 1, asked.counts.builder <= 1 else {
            throw Violation(rule: "asked once where it goes", text: "\(asked.counts)")
        }
        reached.count("asked where it goes")
        if asked.isRefused {
            let others = stops.filter { asked.targets.last != .stop($0) }
            let stop = Resting.nearest(to: judgement.release.translation, in: others.isEmpty ? stops : others)
            guard judgement.target == .stop(stop) else {
                throw Violation(
                    rule: "what is refused goes to the nearest other stop", text: "\(asked.targets): " + text)
            }
        } else if let redirection = asked.redirection {
            guard case .stop(let place) = redirection,
                judgement.target == .stop(Resting.nearest(to: place, in: stops))
            else {
                throw Violation(rule: "it goes where the client would have it", text: "\(redirection): " + text)
            }
        } else {
            guard asked.targets.allSatisfy({ $0 == judgement.target }) else {
                throw Violation(
                    rule: "asked of where it goes", text: "asked of \(asked.targets), \(judgement.reason), " + text)
            }
        }
    }

    /// Let go by a finger that rests, it goes to what was selected in hand, or to the nearest place by half-ways, whatever
    /// the rule.
    private func checkStill(_ reached: inout Reached) throws(Violation) {
        switch selection {
        case .unknown: return
        case .stop(let stop):
            reached.count("let go where it is known to go")
            guard judgement.target != .stop(stop) else { return }
            throw Violation(rule: "selected in hand it goes there", text: "\(stop) was selected: " + text)
        case .none: break
        }
        var places = stops
        if leaves { places.append(judgement.release.distance) }
        // A stop where nothing of the card shows is none to choose by.
        guard places == places.sorted() else { return }
        let place = judgement.release.translation
        // On the half-way to the point either will do.
        let isClose = zip(places, places.dropFirst()).contains { abs(place - ($0 + $1) / 2) < 1 }
        guard !isClose else { return }
        reached.count("let go where it is known to go")
        let nearest = Resting.nearest(to: place, in: places)
        let target = leaves && nearest == places[places.count - 1] ? ReleaseRule.Target.away : .stop(nearest)
        guard judgement.target != target else { return }
        throw Violation(rule: "let go at rest it goes to the nearest", text: "not to \(target): " + text)
    }
}
