import Foundation
@_spi(Engine) import GestureArbiter
import Support

/// Two engines under one finger, whose movement the relay splits, as two nested arbiters have it.
struct RelayWorld: ExploredWorld, CustomStringConvertible {
    enum Step: CaseIterable {
        case down7, down30, up7, up30, rest
        case outerRefuses
        /// A list reaches its edge in this event, so that its card gets a movement that is not split.
        case handedOver30
        /// Not a new step, but another beginning: the finger catches the inner card below its lowest place.
        case caughtBelow
    }

    var inner: Arbitration
    var outer: Arbitration
    var start: CGFloat?
    var relay = Relay()
    /// The finger's last movement.
    var way: CGFloat = 0
    var time: TimeInterval = 0
    var isRefused = false

    static let bottom: CGFloat = 40

    init() { self.init(from: 0) }

    private init(from place: CGFloat) {
        var policy = ArbitrationPolicy(.down, handoff: .continuous)
        // A card that is caught beyond its end shows where its finger's hold is.
        if place > 0 { policy.beyondRest = .stops }
        inner = Arbitration(policy)
        policy.slop = 30
        outer = Arbitration(policy)
        let card = Arbitration.Card(place: place, isMoving: place > 0, ceiling: 0, bottom: Self.bottom)
        _ = inner.handle(.down(.init(time: 0, scale: 2, dimension: 800, card: card)))
        _ = outer.handle(.down(.init(time: 0, scale: 2, dimension: 800, asks: .claim)))
        innerPlace = place
        move(10)  // the slop
        if place == 0 { innerPlace = 0 }
    }

    var description: String { "\(innerPlace) \(outerPlace) \(relay.last) \(isRefused) \(inner.owner) \(outer.owner)" }

    /// The finger's hold of each card.
    var (innerPlace, outerPlace): (CGFloat, CGFloat) = (0, 0)

    mutating func move(_ way: CGFloat, isSplit: Bool = true) {
        time += 0.01
        self.way = way
        var cards = [Relay.Card(inner, from: nil), Relay.Card(outer, from: start)]
        if isSplit {
            relay.split(way, among: &cards)
        } else {
            // As for a list that scrolls.
            var none: [Relay.Card] = []
            relay.split(way, among: &none)
        }
        let shares = isSplit ? (cards[0].share, cards[1].share) : (way, 0)
        start = cards[1].start
        if inner.owner == .drag { innerPlace += shares.0 }
        if start != nil, !isRefused || outer.owner == .drag { outerPlace += shares.1 }
        var move = Arbitration.Move(time: time, along: shares.0)
        move.elsewhere = way - shares.0
        _ = inner.handle(.move(move))
        var outerMove = Arbitration.Move(time: time, along: shares.1)
        (outerMove.isPassedOn, outerMove.elsewhere) = (start != nil, way - shares.1)
        if outer.handle(.move(outerMove)).question == .claim {
            _ = outer.handle(.answer(start == nil ? .notYet : isRefused ? .no(reason: "a form") : .yes))
        }
    }

    /// Moves the finger, as far as the world goes.
    private mutating func pull(_ way: CGFloat) {
        if (-30...120).contains(innerPlace + outerPlace + way) { move(way) }
    }

    mutating func take(_ step: Step) throws(Wrong) {
        let (before, wasOut) = (self, outerPlace > 0)
        switch step {
        case .down7: pull(7)
        case .down30: pull(30)
        case .up7: pull(-7)
        case .up30: pull(-30)
        case .rest: pull(0)
        case .handedOver30: if innerPlace < Self.bottom, outerPlace == 0 { move(30, isSplit: false) }
        case .outerRefuses: isRefused = isRefused || start == nil
        case .caughtBelow:
            if innerPlace == 0, outerPlace == 0, way == 10 { self = Self(from: Self.bottom + 25) }
            return
        }
        let moved = innerPlace - before.innerPlace + outerPlace - before.outerPlace
        if outer.owner == .drag, abs(moved - (time > before.time ? way : 0)) > 1e-9 {
            throw Wrong("the cards go \(moved) for a finger's \(way)")
        }
        let brought = max(min(before.way, before.innerPlace - Self.bottom), 0)
        if way > 0, innerPlace < before.innerPlace - brought - 1e-9 {
            throw Wrong("the inner card goes up by \(before.innerPlace - innerPlace) under a finger that goes down")
        }
        if outerPlace < 0 { throw Wrong("the outer card goes beyond its start") }
        if wasOut, outerPlace > 0, innerPlace < Self.bottom - 1e-9 {
            throw Wrong("the inner card leaves its lowest place before the outer card is back")
        }
    }

    func settled() throws(Wrong) {
        var end = self
        end.move(400)
        end.move(1)
        if !isRefused, end.innerPlace > Self.bottom + 1e-9 {
            throw Wrong("a long pull leaves the inner card at \(end.innerPlace)")
        }
        var ends = 0
        for engine in [end.inner, end.outer] {
            var engine = engine
            if case .ended? = engine.handle(.up(time: time + 0.2)).drag { ends += 1 }
        }
        let expected = isRefused && end.outer.owner != .drag ? 1 : 2
        if ends != expected { throw Wrong("\(ends) releases") }
    }
}
