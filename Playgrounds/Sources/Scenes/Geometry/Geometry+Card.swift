@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// Where the card rests, where the release rule's answer changes, and where it would go if the finger let go now.
extension Geometry {
    var cardMarks: [Mark] {
        guard let places = scene.demo.floor.places else { return [] }
        var marks = [Mark.box(places.frame, .card, places.isHeld ? "the card" : "the card, at rest")]
        marks += places.rests.map { places.line(at: $0.place, .rest, "rests here: \(places.word(.stop($0.place)))") }
        marks += places.boundaries.map { boundary in
            let (before, after) = (places.judgement(at: boundary - 0.1), places.judgement(at: boundary + 0.1))
            return places.line(
                at: boundary, .halfway, "let go at rest: \(places.word(before.target)) | \(places.word(after.target))")
        }
        return marks + thresholds(of: places)
    }

    /// While a finger has the card: where it would go now, and where that changes at this velocity.
    private func thresholds(of places: CardPlaces) -> [Mark] {
        guard let finger, let arbiter = dragging else { return [] }
        let time = scene.stage.time
        let along = finger.velocity(along: arbiter.direction, at: time)
        // For a finger that brings a card in, the direction counts the other way.
        let velocity = places.direction.components(of: arbiter.direction.movement(by: along)).along
        guard let since = sinceHandoff(to: arbiter, at: time, pulled: places.pull) else { return [] }
        let judgement = places.judgement(at: places.pull, velocity: velocity, sinceHandoff: since.value)
        let target: CGFloat =
            switch judgement.target {
            case .stop(let stop): stop
            case .away: places.translation < 0 ? -(places.awayOnOtherSide ?? 0) : places.away ?? 0
            }
        var marks = [places.line(at: target, .threshold, "let go now: \(places.word(judgement.target))")]
        if case .landing(let place, _) = judgement.reason {
            let sign: CGFloat = places.translation < 0 && places.direction.isBothWays ? -1 : 1
            marks.append(places.line(at: place * sign, .threshold, "would come to rest here"))
        }
        guard velocity.magnitude > 1 else { return marks }
        if let turn = places.boundary(at: velocity, sinceHandoff: since.value) {
            marks.append(places.line(at: turn, .threshold, "at \(velocity.short) pt/s it turns here"))
        }
        return marks
    }

    /// The arbiter whose finger has the card.
    private var dragging: GestureArbiter? {
        scene.demo.floor.arbiters.map(\.arbiter).last { $0.owner == .drag }
    }

    /// What the finger did since it scrolled; nil if it is uncertain: only the arbiter knows how slowly it went in
    /// between.
    private func sinceHandoff(
        to arbiter: GestureArbiter, at time: TimeInterval, pulled distance: CGFloat
    ) -> (value: ReleaseRule.SinceHandoff?, Void)? {
        guard let touch = arbiter.lastTouch, let handoff = touch.decisions.last(where: \.handsOver) else {
            return (nil, ())
        }
        let passed = time - touch.time - handoff.time
        if passed < 0.1 { return (.init(time: passed, distance: 0, slowest: .infinity), ()) }
        guard passed >= 0.15, distance >= 44 else { return nil }
        return (.init(time: passed, distance: distance, slowest: .infinity), ())
    }
}

extension Arbitration.Decision {
    /// True if scrolling went over into the drag.
    fileprivate var handsOver: Bool {
        if case .scroll = from { to == .drag } else { false }
    }
}

extension CardPlaces {
    /// The card's visible frame.
    fileprivate var frame: CGRect {
        let way = direction.movement(by: translation)
        return openFrame.offsetBy(dx: way.x, dy: way.y)
    }

    fileprivate var isHeld: Bool { !rests.contains { abs($0.place - translation) < 0.5 } }

    /// The side of the card that comes last on its way out, for a card at `place`.
    fileprivate func line(at place: CGFloat, _ role: Mark.Role, _ says: String) -> Mark {
        let way = direction.movement(by: place)
        let (frame, isOther) = (openFrame.offsetBy(dx: way.x, dy: way.y), direction.isBothWays && place < 0)
        switch direction.axis {
        case .vertical:
            let y = (direction.sign > 0) != isOther ? frame.minY : frame.maxY
            return .line(from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y), role, says)
        case .horizontal:
            let x = (direction.sign > 0) != isOther ? frame.minX : frame.maxX
            return .line(from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), role, says)
        }
    }

    /// "back", "away", or the detent's name.
    fileprivate func word(_ target: ReleaseRule.Target) -> String {
        guard case .stop(let stop) = target else { return "away" }
        guard rests.count > 1 else { return "back" }
        return rests.first { abs($0.place - stop) < 0.5 }.flatMap { $0.name.isEmpty ? nil : $0.name }
            ?? "\(stop.short) pt from open"
    }
}
