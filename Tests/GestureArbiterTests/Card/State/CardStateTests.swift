import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// The rules of every card, without any view.
@Suite("The state of a card")
struct CardStateTests {
    /// A card with two rests, which may leave at 800.
    static func card(_ change: (inout CardState.Setup) -> Void = { _ in }) -> CardState {
        var setup = CardState.Setup()
        change(&setup)
        var places = CardLine([0, 300], isTwoWay: false)
        places.leave(at: 800, nil)
        var card = CardState(places, selected: 0, setup: setup)
        _ = card.handle(.outOfSight(at: 800))
        return card
    }

    /// Every kind of motion, 50 ms after its start.
    static let flights: [(name: String, state: CardState)] = {
        var coming = card()
        _ = coming.handle(.presented)
        var settling = card()
        _ = settling.handle(.taken(at: 0))
        _ = settling.handle(.dragged(to: 200))
        _ = settling.handle(.letGo(velocity: -200, target: .stop(0)))
        var leaving = card()
        _ = leaving.handle(.taken(at: 0))
        _ = leaving.handle(.dragged(to: 300))
        _ = leaving.handle(.letGo(velocity: 900, target: .away))
        var sent = card()
        _ = sent.handle(.sentAway(to: 800, animated: true))
        return [("coming", coming), ("settling", settling), ("leaving", leaving), ("sent away", sent)].map {
            var state = $0.1
            for frame in 0..<5 { _ = state.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100)) }
            return ($0.0, state)
        }
    }()

    @Test("A modal card in a scaled container resists below its least open stop alone", arguments: [0.5, 1, 2])
    func scaledModal(scale: CGFloat) {
        var state = Self.card { ($0.isModal, $0.scale) = (true, scale) }
        _ = state.handle(.taken(at: 0))
        _ = state.handle(.dragged(to: 300 * scale))
        #expect(state.place == 300)
        _ = state.handle(.dragged(to: 340 * scale))
        #expect(state.place > 300)
        #expect(state.place < 335)
    }

    @Test("A finger catches the card where it shows, in any phase", arguments: flights.indices)
    func catching(_ index: Int) {
        var state = Self.flights[index].state
        let shown = state.place
        #expect(state.movingPlace == shown)
        _ = state.handle(.taken(at: 1))
        #expect(state.place == shown)
        _ = state.handle(.frame(shown: 2, next: 2.01))
        #expect(state.place == shown)
        #expect(state.movingPlace == nil)
    }

    @Test("A new target continues from the card's place with its velocity, in any phase", arguments: flights.indices)
    func turning(_ index: Int) {
        for event in [CardState.Event.selected(300, animated: true), .sentAway(to: 900, animated: true)] {
            var state = Self.flights[index].state
            var before = state
            _ = before.handle(.frame(shown: 0.05, next: 0.051))
            let step = before.place - state.place
            let place = state.place
            _ = state.handle(event)
            #expect(state.place == place)
            _ = state.handle(.frame(shown: 0.05, next: 0.051))
            #expect(abs(state.place - place - step) < 0.2)
        }
    }

    @Test("A shift continues the motion, so many points farther, in any phase", arguments: flights.indices)
    func shifting(_ index: Int) {
        var (state, twin) = (Self.flights[index].state, Self.flights[index].state)
        var places = CardLine([40, 340], isTwoWay: false)
        places.leave(at: 840, nil)
        _ = state.handle(.placed(places, shift: 40, selected: 40, animated: true))
        for frame in 5..<20 {
            let (shown, next) = (Double(frame) / 100, Double(frame + 1) / 100)
            _ = (state.handle(.frame(shown: shown, next: next)), twin.handle(.frame(shown: shown, next: next)))
            #expect(abs(state.place - twin.place - 40) < 1e-6)
        }
    }

    @Test("A card that leaves goes on to where it is out of sight by then", arguments: 2...3)
    func endsFarther(_ index: Int) {
        var state = Self.flights[index].state
        _ = state.handle(.outOfSight(at: 950))
        for frame in 5..<400 { _ = state.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100)) }
        #expect(state.phase == .away)
        #expect(state.place == 950)
    }

    @Test("A card that gives way and is sent away comes to its place on the way out")
    func leavesAsItGivesWay() {
        var state = Self.card()
        let spring = Motion.Spring(dampingRatio: 1, response: 0.175)
        _ = state.handle(.gaveWay(along: 300, across: .zero, on: spring))
        var time = 0.0
        func frame() {
            _ = state.handle(.frame(shown: time, next: time + 1.0 / 60))
            time += 1.0 / 60
        }
        for _ in 0..<4 { frame() }
        let before = state.distanceBehind
        #expect(before > 10)
        #expect(before < 200)
        _ = state.handle(.sentAway(to: 800, animated: true))
        var offsets: [CGFloat] = []
        while state.phase == .leaving {
            frame()
            offsets.append(state.distanceBehind)
        }
        #expect(offsets.allSatisfy { $0 > -before })
        #expect(offsets.allSatisfy { $0 <= before })
        #expect(abs(offsets.last ?? .infinity) < 0.5)
    }

    @Test("A motion begins in the frame after the lift")
    func firstFrame() {
        var state = Self.card()
        _ = state.handle(.taken(at: 0))
        _ = state.handle(.dragged(to: 100))
        _ = state.handle(.letGo(velocity: 1000, target: .stop(300)))
        _ = state.handle(.frame(shown: 5, next: 5 + 1.0 / 60))
        #expect(state.place > 100)
        #expect(state.place < 122)
    }

    @Test("A leaving card does not swing back into sight")
    func passesItsEnd() {
        var state = Self.card { $0.spring = Motion.Spring(dampingRatio: 0.3, response: 0.35) }
        _ = state.handle(.sentAway(to: 800, animated: true))
        var farthest: CGFloat = 0
        for frame in 0..<200 where state.movesByItself {
            _ = state.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100))
            farthest = max(farthest, state.place)
        }
        #expect(state.phase == .away)
        #expect(farthest == 800)
    }

    @Test("With fading, a card appears and disappears in place")
    func fades() {
        var state = Self.card { $0.fades = true }
        _ = state.handle(.presented)
        #expect(state.opacity == 0)
        #expect(state.place == 0)
        #expect(!state.isCaught)
        for frame in 0..<100 { _ = state.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100)) }
        #expect(state.opacity == 1)
        #expect(state.phase == .resting)
        _ = state.handle(.sentAway(to: 800, animated: true))
        for frame in 0..<100 { _ = state.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100)) }
        #expect(state.opacity == 0)
        #expect(state.phase == .away)
    }

    @Test(
        "In any order of events the numbers are finite, the motion ends, and the card rests at its selection",
        arguments: 1...200)
    func anyOrder(seed: Int) {
        var chance = Chance(seed: UInt64(seed))
        var state = Self.card { $0.stopsAtEnds = chance.flip() }
        var time = 0.0
        for _ in 0..<60 {
            let effects = state.handle(Self.event(at: time, &chance))
            #expect(state.place.isFinite)
            #expect(state.places.line.contains(state.selected))
            if effects.outcome == .rested(at: state.selected) { #expect(state.place == state.selected) }
            if state.phase == .resting { #expect(state.place == state.selected) }
            time += 0.01
        }
        for _ in 0..<1000 where state.movesByItself {
            _ = state.handle(.frame(shown: time, next: time + 0.01))
            time += 0.01
        }
        #expect(!state.movesByItself)
    }

    private static func event(at time: TimeInterval, _ chance: inout Chance) -> CardState.Event {
        let place = CGFloat(chance.below(1000)) - 100
        switch chance.below(12) {
        case 0: return .taken(at: time)
        case 1: return .dragged(to: place)
        case 2: return .letGo(velocity: (place - 400) * 4, target: chance.flip() ? .away : .stop(300))
        case 3: return .tapped
        case 4: return chance.flip() ? .dropped : .broughtBack
        case 5: return .selected(place, animated: chance.flip())
        case 6: return .sentAway(to: 800, animated: chance.flip())
        case 7:
            var places = CardLine([CGFloat(chance.below(50)), 300], isTwoWay: false)
            places.leave(at: 800, nil)
            return .placed(places, shift: chance.flip() ? 0 : 20, selected: nil, animated: chance.flip())
        case 8: return .bounced(velocity: place)
        case 9: return .putBack(to: nil)
        case 10: return chance.flip() ? .presented : .outOfSight(at: 800)
        default: return .frame(shown: time, next: time + 0.01)
        }
    }
}
