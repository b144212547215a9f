import Foundation
@_spi(Engine) import GestureArbiter
import Testing

/// The rules of every card, without any view.
@Suite("The model of a card")
struct CardModelTests {
    /// A card with two rests, which may leave at 800.
    static func card(_ change: (inout CardModel.Setup) -> Void = { _ in }) -> CardModel {
        var setup = CardModel.Setup()
        change(&setup)
        var places = CardLine([0, 300], isTwoWay: false)
        places.leave(at: 800, nil)
        var card = CardModel(places, selected: 0, setup: setup)
        _ = card.handle(.outOfSight(at: 800))
        return card
    }

    /// Every kind of motion, 50 ms after its start.
    static let flights: [(name: String, model: CardModel)] = {
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
            var model = $0.1
            for frame in 0..<5 { _ = model.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100)) }
            return ($0.0, model)
        }
    }()

    @Test("A finger catches the card where it shows, in any phase", arguments: flights.indices)
    func catching(_ index: Int) {
        var model = Self.flights[index].model
        let shown = model.place
        #expect(model.catchablePlace == shown)
        _ = model.handle(.taken(at: 1))
        #expect(model.place == shown)
        _ = model.handle(.frame(shown: 2, next: 2.01))
        #expect(model.place == shown)
        #expect(model.catchablePlace == nil)
    }

    @Test("A new target continues from the card's place with its velocity, in any phase", arguments: flights.indices)
    func turning(_ index: Int) {
        for event in [CardModel.Event.selected(300, animated: true), .sentAway(to: 900, animated: true)] {
            var model = Self.flights[index].model
            var before = model
            _ = before.handle(.frame(shown: 0.05, next: 0.051))
            let step = before.place - model.place
            let place = model.place
            _ = model.handle(event)
            #expect(model.place == place)
            _ = model.handle(.frame(shown: 0.05, next: 0.051))
            #expect(abs(model.place - place - step) < 0.2)
        }
    }

    @Test("A shift continues the motion, so many points farther, in any phase", arguments: flights.indices)
    func shifting(_ index: Int) {
        var (model, twin) = (Self.flights[index].model, Self.flights[index].model)
        var places = CardLine([40, 340], isTwoWay: false)
        places.leave(at: 840, nil)
        _ = model.handle(.placed(places, shift: 40, selected: 40, animated: true))
        for frame in 5..<20 {
            let (shown, next) = (Double(frame) / 100, Double(frame + 1) / 100)
            _ = (model.handle(.frame(shown: shown, next: next)), twin.handle(.frame(shown: shown, next: next)))
            #expect(abs(model.place - twin.place - 40) < 1e-6)
        }
    }

    @Test("A motion begins in the frame after the lift")
    func firstFrame() {
        var model = Self.card()
        _ = model.handle(.taken(at: 0))
        _ = model.handle(.dragged(to: 100))
        _ = model.handle(.letGo(velocity: 1000, target: .stop(300)))
        _ = model.handle(.frame(shown: 5, next: 5 + 1.0 / 60))
        #expect(model.place > 100)
        #expect(model.place < 122)
    }

    @Test("A leaving card does not swing back into sight")
    func passesItsEnd() {
        var model = Self.card { $0.spring = Motion.Spring(dampingRatio: 0.3, response: 0.35) }
        _ = model.handle(.sentAway(to: 800, animated: true))
        var farthest: CGFloat = 0
        for frame in 0..<200 where model.movesByItself {
            _ = model.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100))
            farthest = max(farthest, model.place)
        }
        #expect(model.phase == .away)
        #expect(farthest == 800)
    }

    @Test("With fading, a card appears and disappears in place")
    func fades() {
        var model = Self.card { $0.fades = true }
        _ = model.handle(.presented)
        #expect(model.opacity == 0)
        #expect(model.place == 0)
        #expect(model.catchablePlace == nil)
        for frame in 0..<100 { _ = model.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100)) }
        #expect(model.opacity == 1)
        #expect(model.phase == .resting)
        _ = model.handle(.sentAway(to: 800, animated: true))
        for frame in 0..<100 { _ = model.handle(.frame(shown: Double(frame) / 100, next: Double(frame + 1) / 100)) }
        #expect(model.opacity == 0)
        #expect(model.phase == .away)
    }

    @Test(
        "In any order of events the numbers are finite, the motion ends, and the card rests at its selection",
        arguments: 1...200)
    func anyOrder(seed: Int) {
        var chance = Chance(seed: UInt64(seed))
        var model = Self.card { $0.stopsAtEnds = chance.flip() }
        var time = 0.0
        for _ in 0..<60 {
            let effects = model.handle(Self.event(at: time, &chance))
            #expect(model.place.isFinite)
            #expect(model.places.line.contains(model.selected))
            if effects.outcome == .rested(at: model.selected) { #expect(model.place == model.selected) }
            if model.phase == .resting { #expect(model.place == model.selected) }
            time += 0.01
        }
        for _ in 0..<1000 where model.movesByItself {
            _ = model.handle(.frame(shown: time, next: time + 0.01))
            time += 0.01
        }
        #expect(!model.movesByItself)
    }

    private static func event(at time: TimeInterval, _ chance: inout Chance) -> CardModel.Event {
        let place = CGFloat(chance.below(1000)) - 100
        switch chance.below(12) {
        case 0: return .taken(at: time)
        case 1: return .dragged(to: place)
        case 2: return .letGo(velocity: (place - 400) * 4, target: chance.flip() ? .away : .stop(300))
        case 3: return .tapped
        case 4: return .dropped
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

/// A sequence of numbers that depends on its seed alone.
private struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func flip() -> Bool { below(2) == 0 }
}
