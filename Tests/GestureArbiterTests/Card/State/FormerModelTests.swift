import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// Plays random events to the state and to the model that it replaced: the same places, phases, outcomes and judgements.
///
/// Two differences are meant, and not played. Nearer to its place than the slop, a card is not caught, so a finger there
/// taps nothing. A fade is a movement that goes on from where it shows; here no card fades. A card that code sends to
/// another stop at once was not picked up by either: both are mended.
@Suite("The state of a card beside the model that it replaced")
struct FormerModelTests {
    private struct Pair {
        var former: FormerModel
        var state: CardState
        var time: TimeInterval = 100
        var chance: Chance
        let stops: [CGFloat]

        init(seed: Int) {
            chance = Chance(seed: UInt64(seed))
            stops = chance.of([[0], [0, 200], [0, 150, 300], [-300, 0, 300]])
            let places = Self.line(stops)
            former = FormerModel(places, selected: 0)
            state = CardState(places, selected: 0)
            let stopsAtEnds = chance.flip()
            (former.setup.stopsAtEnds, state.setup.stopsAtEnds) = (stopsAtEnds, stopsAtEnds)
            play(.outOfSight(at: 600), .outOfSight(at: 600))
        }

        static func line(_ stops: [CGFloat]) -> CardLine {
            var line = CardLine(stops, isTwoWay: stops[0] < 0)
            line.leave(at: 600, 600)
            return line
        }

        @discardableResult
        mutating func play(_ event: FormerModel.Event, _ same: CardState.Event) -> Bool {
            let (one, other) = (former.handle(event), state.handle(same))
            return one.picksUp == other.picksUp && one.putsDown == other.putsDown && one.outcome == other.outcome
                && one.shiftsTouch == other.shiftsTouch && one.isSent == other.isSent
        }

        /// Plays an event; nil if it would tell nothing. Returns whether the effects are the same.
        mutating func step() -> (name: String, isSame: Bool)? {
            let isInHand = state.phase == .inHand
            switch chance.below(12) {
            case 0:
                guard !isInHand else { return nil }
                return ("taken", play(.taken(at: time), .taken(at: time)))
            case 1, 2:
                guard isInHand else { return nil }
                let place = state.place + chance.number(-60...90)
                return ("dragged \(place)", play(.dragged(to: place), .dragged(to: place)))
            case 3: return isInHand ? letGo() : nil
            case 4: return isInHand ? lift() : nil
            case 5:
                let (stop, animated) = (chance.number(-300...400), chance.flip())
                return (
                    "selected \(stop) \(animated)",
                    play(.selected(stop, animated: animated), .selected(stop, animated: animated))
                )
            case 6:
                let animated = chance.flip()
                return (
                    "sent away \(animated)",
                    play(.sentAway(to: 600, animated: animated), .sentAway(to: 600, animated: animated))
                )
            case 7:
                let velocity = chance.number(200...1500)
                return ("bounced \(velocity)", play(.bounced(velocity: velocity), .bounced(velocity: velocity)))
            case 8: return place()
            case 9: return ("put back", play(.putBack(to: nil), .putBack(to: nil)))
            case 10 where !isInHand: return ("presented", play(.presented, .presented))
            default: break
            }
            defer { time += 1.0 / 60 }
            let next = time + 1.0 / 60
            return ("frame", play(.frame(shown: time, next: next), .frame(shown: time, next: next)))
        }

        private mutating func letGo() -> (String, Bool) {
            let velocity = chance.number(-800...1500)
            let release = Arbitration.Release(translation: state.place, velocity: velocity)
            let (one, other) = (former.judgement(of: release), state.judgement(of: release))
            let effects = play(
                .letGo(velocity: velocity, target: one.target), .letGo(velocity: velocity, target: other.target))
            return ("let go \(velocity) to \(one.target)", one == other && effects)
        }

        private mutating func lift() -> (String, Bool) {
            guard let tapped = state.tapped(at: time) else { return ("dropped", play(.dropped, .dropped)) }
            return ("tapped \(tapped)", former.tapped(at: time) == tapped && play(.tapped, .tapped))
        }

        private mutating func place() -> (String, Bool) {
            let (places, shift, animated) = (Self.line(stops), chance.number(-80...80), chance.flip())
            let isSame = play(
                .placed(places, shift: shift, selected: nil, animated: animated),
                .placed(places, shift: shift, selected: nil, animated: animated))
            return ("placed \(shift) \(animated)", isSame && play(.outOfSight(at: 600), .outOfSight(at: 600)))
        }

        var isSame: Bool {
            former.phase == state.phase && former.selected == state.selected && former.outOfSight == state.outOfSight
                && abs(former.place - state.place) < 1e-6 && abs(former.opacity - state.opacity) < 1e-6
                && abs(former.progress - state.progress) < 1e-6
        }
    }

    @Test("Any events have the same results", arguments: 0..<40)
    func parity(hundred: Int) {
        for seed in hundred * 100..<hundred * 100 + 100 {
            var pair = Pair(seed: seed)
            var log: [String] = []
            for _ in 0..<40 {
                guard let (name, isSame) = pair.step() else { continue }
                log.append(name)
                guard isSame, pair.isSame else {
                    Issue.record(
                        """
                        seed \(seed): after \(log.suffix(12).joined(separator: "; ")): former \(pair.former.phase) at \
                        \(pair.former.place), \(pair.former.opacity); now \(pair.state.phase) at \(pair.state.place), \
                        \(pair.state.opacity)
                        """)
                    return
                }
            }
        }
    }
}
