import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// What is true of a card after every event, in whatever order they come.
@Suite("What is always true of a card's state")
struct StateInvariantTests {
    private struct Play {
        var state: CardState
        var chance: Chance
        var time: TimeInterval = 1
        /// The finger's pull, as an arbiter counts it.
        var pull: CGFloat = 0
        /// The finger's location across the way.
        var finger = CGPoint.zero
        /// Whether the card in hand comes to its way, since its finger scrolls.
        var isBroughtBack = false
        var log: [String] = []

        init(seed: Int) {
            chance = Chance(seed: UInt64(seed))
            state = CardState(CardLine([0], isTwoWay: false), selected: 0)
            state.setup.fades = chance.below(3) == 0
            state.setup.stopsAtEnds = chance.flip()
            if chance.flip() { state.setup.home = CGPoint(x: 40, y: 0) }
            state.setup.isModal = chance.below(3) == 0
            state.setup.scale = chance.flip() ? 1 : chance.number(4...20) / 10
            if chance.flip() {
                state.setup.resistance = Motion.ClassicResistance(threshold: chance.flip() ? 120 : .infinity)
            }
            _ = state.handle(.placed(line(), shift: 0, selected: nil, animated: false))
            _ = state.handle(.outOfSight(at: 600))
        }

        private mutating func line() -> CardLine {
            var line = CardLine(chance.of([[0], [0, 200], [0, 150, 300]]), isTwoWay: false)
            line.leave(at: 600, nil)
            return line
        }

        /// An event, and whether the card may leap with it.
        mutating func event() -> (CardState.Event, leaps: Bool) {
            let animated = chance.flip()
            switch chance.below(17) {
            case 0: return (.taken(at: time, bringsIn: state.phase == .away && chance.flip()), state.phase == .away)
            case 1, 2:
                let pull = state.phase == .inHand ? pull : state.place
                finger.x += chance.number(-20...20)
                return (.dragged(to: pull + chance.number(-60...90), finger: finger), true)
            case 3:
                let release = Arbitration.Release(translation: state.place, velocity: chance.number(-500...900))
                let target = state.judgement(of: release).target
                return (
                    .letGo(velocity: chance.number(-800...1500), across: CGPoint(x: 90, y: 0), target: target), false
                )
            case 4: return (.tapped, false)
            case 5: return (animated ? .dropped : .broughtBack, false)
            case 6: return (.weighed(mayLeave: animated), false)
            case 7: return (.presented, true)
            case 8: return (.selected(chance.number(0...300), animated: animated), !animated || state.opacity < 1)
            case 9: return (.sentAway(to: 600, animated: animated), !animated)
            case 10: return (.placed(line(), shift: chance.number(-60...60), selected: nil, animated: animated), true)
            case 11: return (.outOfSight(at: chance.number(350...700)), state.phase == .away)
            case 12: return (.bounced(velocity: chance.number(0...1000)), false)
            case 13 where animated: return (.putBack(to: nil), true)
            case 14:
                let spring = Motion.Spring(dampingRatio: 1, response: 0.2)
                let distance = chance.number(-300...300)
                return (
                    .gaveWay(along: distance, across: CGPoint(x: chance.number(-90...90), y: 0), on: spring), true
                )
            default:
                time += 1.0 / 60
                return (.frame(shown: time - 1.0 / 60, next: time), true)
            }
        }

        mutating func handle(_ event: CardState.Event) -> CardState.Effects {
            let effects = state.handle(event)
            switch event {
            case .taken: (pull, isBroughtBack) = (state.pull(showing: state.place), false)
            case .dragged(let pull, let finger):
                self.pull = pull
                if finger != nil { isBroughtBack = false }
            case .broughtBack: isBroughtBack = true
            default: pull += effects.shiftsTouch ?? 0
            }
            return effects
        }

        /// The distance from the card's way that shows while the finger stays where it is.
        var offsetUnderStillFinger: CGPoint {
            var next = state
            _ = next.handle(.dragged(to: pull, finger: finger))
            return next.offset
        }

        /// The place that shows once the finger has moved on by `way` points.
        func place(after way: CGFloat) -> CGFloat {
            var next = state
            _ = next.handle(.dragged(to: pull + way))
            return next.place
        }
    }

    @Test("Any events keep the rules", arguments: 0..<20)
    func rules(hundred: Int) {
        for seed in hundred * 100..<hundred * 100 + 100 {
            var play = Play(seed: seed)
            for _ in 0..<40 {
                let before = play.state
                let (event, leaps) = play.event()
                let effects = play.handle(event)
                play.log.append("\(event)")
                let broken =
                    brokenRule(
                        before, event, effects, play.state, leaps: leaps, isBroughtBack: play.isBroughtBack)
                    ?? brokenRuleOfHand(play)
                guard let broken else { continue }
                Issue.record("seed \(seed): \(broken), after \(play.log.suffix(10).joined(separator: "; "))")
                return
            }
        }
    }

    private func brokenRule(
        _ before: CardState, _ event: CardState.Event, _ effects: CardState.Effects, _ state: CardState, leaps: Bool,
        isBroughtBack: Bool
    ) -> String? {
        if !state.place.isFinite || !state.offset.x.isFinite { return "a place is no number" }
        if !(0...1).contains(state.opacity) { return "the opacity is \(state.opacity)" }
        if !state.places.line.contains(state.selected) { return "the selected stop is none" }
        if !leaps, abs(state.shown - before.shown) > 1e-9 {
            return "the card leaps from \(before.shown) to \(state.shown)"
        }
        if state.place != before.place, !effects.shows, effects.shiftsTouch == nil { return "the card moves unseen" }
        switch state.phase {
        case .resting:
            // A card that gives way to a keyboard shows elsewhere, until it is there.
            let isBeside = state.offset != .zero || state.distanceBehind != 0
            if state.movesByItself, !isBeside { return "a card at rest moves" }
            if state.place != state.selected { return "the card rests elsewhere" }
            if state.opacity != 1 { return "the card rests faded" }
            if isBeside, !state.movesByItself { return "the card rests beside its way" }
        case .away:
            if state.movesByItself { return "a card out of sight moves" }
            if state.distanceBehind != 0 { return "a card out of sight is behind its place" }
        case .coming, .settling, .leaving:
            if !state.movesByItself { return "the card is \(state.phase), and does not move" }
        case .inHand:
            guard case .frame = event else { break }
            if state.place != before.place { return "the card moves in the hand" }
            // A card whose finger scrolls comes to its way.
            if state.offset != before.offset, !isBroughtBack { return "the card moves across in the hand" }
        }
        if effects.arms != nil, before.phase != .inHand { return "a lift is told of without a finger" }
        if effects.outcome == .left, state.phase != .away { return "a card that has left is \(state.phase)" }
        return nil
    }

    /// The card shows where the finger holds it, however its places and its resistance changed, and follows the finger.
    private func brokenRuleOfHand(_ play: Play) -> String? {
        guard play.state.phase == .inHand else { return nil }
        let (still, farther) = (play.place(after: 0), play.place(after: 1))
        if abs(still - play.state.place) > 1e-6 { return "a still finger moves the card to \(still)" }
        let (aside, before) = (play.offsetUnderStillFinger, play.state.offset)
        if hypot(aside.x - before.x, aside.y - before.y) > 1e-6 {
            return "a still finger moves the card across to \(aside)"
        }
        if farther < still { return "the card goes back under a finger that goes on" }
        return nil
    }

    @Test("A movement always ends", arguments: 0..<20)
    func ends(seed: Int) {
        var play = Play(seed: seed)
        for _ in 0..<60 { _ = play.state.handle(play.event().0) }
        for _ in 0..<1000 where play.state.movesByItself {
            play.time += 0.01
            _ = play.state.handle(.frame(shown: play.time - 0.01, next: play.time))
        }
        #expect(!play.state.movesByItself, "seed \(seed)")
    }
}

extension CardState {
    /// Where the card shows along its way.
    fileprivate var shown: CGFloat { place + distanceBehind }
}
