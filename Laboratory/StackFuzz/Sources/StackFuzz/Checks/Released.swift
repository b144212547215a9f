@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// Checks where a released card goes, by its stops, the selection and the answers of those who were asked.
@MainActor struct Released {
    /// The stop that the app selected while the finger had the card.
    enum Selection: Equatable {
        case none
        case stop(CGFloat)
        /// The checks cannot tell whether the finger had the card, or whether the stop still exists.
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

    /// The card goes to one of its stops, or away if it may leave.
    private func checkPlace() throws(Violation) {
        let isPossible: Bool =
            switch judgement.target {
            case .stop(let stop): stops.contains(stop)
            case .away: leaves
            }
        guard !isPossible else { return }
        throw Violation(rule: "let go to a stop", text: text)
    }

    /// Everybody is asked at most once, about the place to which the card goes, and the card goes where the answers
    /// send it.
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

    /// A card released by a resting finger goes to the stop that was selected in hand, or else to the nearest place,
    /// whatever the rule.
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
        // Half-ways decide nothing if a stop lies beyond the place where the card is out of sight.
        guard places == places.sorted() else { return }
        let place = judgement.release.translation
        // Within a point of the half-way, either place is right.
        let isClose = zip(places, places.dropFirst()).contains { abs(place - ($0 + $1) / 2) < 1 }
        guard !isClose else { return }
        reached.count("let go where it is known to go")
        let nearest = Resting.nearest(to: place, in: places)
        let target = leaves && nearest == places[places.count - 1] ? ReleaseRule.Target.away : .stop(nearest)
        guard judgement.target != target else { return }
        throw Violation(rule: "let go at rest it goes to the nearest", text: "not to \(target): " + text)
    }
}
