import Foundation
@_spi(Engine) import GestureArbiterDiagnostics

@testable @_spi(Engine) import GestureArbiter

/// Random touch sequences with a two-way direction, over content that does not bounce: simple enough for an independent
/// account of every movement, and played beside their mirror image.
///
/// All lengths are quarters of a point, so that few sums round and both images decide alike.
struct Sides {
    private var random: SplitMix
    private var policy = ArbitrationPolicy(.vertical)
    private var engine: Arbitration
    private var mirror: Arbitration
    private var scale: CGFloat = 1
    private var asks: Arbitration.Questions = []
    private var contents: [Content] = []
    /// The card's place, below or above its rest.
    private var place: CGFloat = 0
    /// The finger's pull of the card, while the finger holds it.
    private var held: CGFloat?
    private var clock: TimeInterval = 1
    private var isTouching = false
    private var pending: CGFloat = 0
    private(set) var lines: [String] = []
    private(set) var violations: [Violation] = []
    private(set) var crossings = 0
    private(set) var changes = 0

    private enum Change: CaseIterable { case content, insetAtEnd, insetAtBeginning, view }

    private struct Content {
        var offset: CGFloat
        var minimum: CGFloat
        var maximum: CGFloat
        /// The length of the scroll view.
        var length: CGFloat = 600
        /// The inset at the content's end; the inset at its beginning is before 0.
        var inset: CGFloat = 0

        var geometry: Arbitration.ScrollGeometry {
            var geometry = Arbitration.ScrollGeometry(offset: offset, minimum: minimum, maximum: maximum)
            geometry.bounces = false
            geometry.length = length
            (geometry.minimumInset, geometry.maximumInset) = (-minimum, inset)
            return geometry
        }

        /// Makes the content longer by its additional scroll range, and keeps it in place if possible. Content held at
        /// the edge that the drag comes from stays there, except for its own growth at that edge.
        ///
        /// - Parameter isHeldAtEnd: Whether that edge is the content's end; nil if the content is not held.
        mutating func change(_ change: Change, by distance: CGFloat, isHeldAtEnd: Bool?, tolerance: CGFloat) {
            let isAtBeginning = isHeldAtEnd == false && offset - minimum <= tolerance
            let isAtEnd = isHeldAtEnd == true && maximum - offset <= tolerance
            switch change {
            case .content: maximum += distance
            case .insetAtEnd: (maximum, inset) = (maximum + distance, inset + distance)
            case .insetAtBeginning: minimum -= distance
            case .view: (maximum, length) = (maximum + distance, length - distance)
            }
            if isAtEnd, change != .insetAtBeginning {
                offset += change == .content ? min(distance, 0) : distance
            }
            if isAtBeginning, change == .insetAtBeginning { offset -= distance }
            offset = min(max(offset, minimum), maximum)
        }

        /// Takes as much of the finger's movement as possible, and returns the rest.
        mutating func follow(_ movement: CGFloat) -> CGFloat {
            let before = offset
            offset = min(max(offset - movement, minimum), maximum)
            return movement - (before - offset)
        }
    }

    private init(_ number: UInt64) {
        random = SplitMix(state: number &* 0xA076_1D64_78BD_642F)
        policy.condition = random.pick([.atEdge, .atEdge, .atEdge, .always, .atEdge || .touchStarts(in: .handle)])
        policy.handoff = random.pick([.never, .toDrag, .toScroll, .continuous, .continuous])
        if random.chance(20) { policy.exclusion = .editing }
        if random.chance(30) { policy.beyondRest = .stops }
        policy.opening = random.pick([.atEdge, .always, .never])
        engine = Arbitration(policy)
        mirror = Arbitration(policy)
        scale = random.pick([1, 2])
        if random.chance(30) { asks = Arbitration.Questions(rawValue: UInt8(random.next() % 16)) }
        for _ in 0..<random.pick([0, 1, 1, 2]) {
            let minimum = -random.pick([0, 47.5] as [CGFloat])
            let maximum = minimum + random.pick([0, 6, 60])
            contents.append(
                Content(offset: random.pick([minimum, maximum, minimum + 3]), minimum: minimum, maximum: maximum))
            contents[contents.count - 1].offset = min(contents[contents.count - 1].offset, maximum)
        }
    }

    /// Plays one sequence.
    static func play(_ number: UInt64) -> Sides {
        var sides = Sides(number)
        sides.lines.append("\(sides.policy), asks \(sides.asks.rawValue), \(sides.contents.map { $0.geometry })")
        for _ in 0..<(10 + Int(sides.random.next() % 20)) where sides.violations.isEmpty { sides.step() }
        return sides
    }

    private mutating func quarters(_ range: ClosedRange<CGFloat>) -> CGFloat {
        (4 * random.length(range)).rounded() / 4
    }

    private mutating func step() {
        if case .asking = engine.state {
            return tell(.answer(random.chance(70) ? .yes : .no(reason: "no")))
        }
        guard isTouching else { return comeDown() }
        switch random.next() % 100 {
        case 0..<5:
            isTouching = false
            clock += 1.0 / 128
            tell(.up(time: clock))
        case 5..<7:
            isTouching = false
            tell(.cancel(time: clock))
        case 9..<13 where mayBeSent:
            let card = comeUpon(isMoving: false)
            tell(.sent(card))
        case 7..<9: tell(.flags(random.chance(50) ? [.editing] : []))
        case 13..<18 where !contents.isEmpty: change()
        default:
            clock += 1.0 / 128
            let along = quarters(random.chance(20) ? -2...2 : -40...40)
            var move = Arbitration.Move(time: clock, along: along, across: random.chance(10) ? quarters(-9...9) : 0)
            if case .scroll(let depth) = engine.owner, contents.indices.contains(depth) {
                move.observedOffset = contents[depth].offset
            }
            tell(.move(move))
        }
    }

    /// The app changes content, an inset or a view under the finger.
    private mutating func change() {
        let depth = Int(random.next() % UInt64(contents.count))
        let change = random.pick(Change.allCases)
        let distance = max(quarters(-60...60), contents[depth].minimum - contents[depth].maximum)
        contents[depth].change(
            change, by: distance, isHeldAtEnd: engine.owner == .drag ? engine.side == .second : nil,
            tolerance: engine.tolerance)
        changes += 1
        tell(.geometry(depth: depth, contents[depth].geometry))
    }

    private mutating func comeDown() {
        if engine.state == .settling {
            if random.chance(50) { place = 0 }
            if random.chance(60) { return tell(.settled) }
        }
        let card = comeUpon(isMoving: engine.state == .settling)
        clock += 0.25
        isTouching = true
        pending = 0
        tell(
            .down(
                Arbitration.Touch(
                    time: clock, chain: contents.map(\.geometry), scale: scale, dimension: 100,
                    regions: random.chance(20) ? [.handle] : [], asks: asks, card: card)))
    }

    /// Whether the drag has not begun, so that the card may be sent elsewhere.
    private var mayBeSent: Bool {
        switch engine.state {
        case .undecided: true
        case .scrolling(let scrolling): !scrolling.isDragOpen
        case .idle, .dragging, .asking, .refused, .settling: false
        }
    }

    /// A card at a random place.
    private mutating func comeUpon(isMoving: Bool) -> Arbitration.Card {
        if isMoving || random.chance(50) { place = quarters(-60...60) } else { place = 0 }
        var card = Arbitration.Card(
            place: abs(place), isMoving: isMoving, ceiling: random.chance(80) ? 0 : abs(place),
            bottom: random.chance(60) ? nil : 80)
        card.isOnOtherSide = place < 0
        card.bottomOfOtherSide = random.chance(60) ? nil : 120
        return card
    }

    private mutating func tell(_ event: Arbitration.Event) {
        let (before, placeBefore, sideBefore) = (engine.owner, place, engine.side)
        var mirrorBefore = mirror
        engine.log.forget()
        mirrorBefore.log.forget()
        mirror = mirrorBefore
        let actions = engine.handle(event)
        let other = mirror.handle(event.onOtherSide)
        lines.append("\(event) → \(engine.owner) \(engine.decisions.map(\.reason))")
        checkMirror(actions, other)
        account(for: event, actions)
        checkAccount(actions, from: placeBefore)
        for decision in engine.decisions where decision.to == .drag { check(decision) }
        if sideBefore != engine.side, before == .drag, engine.owner == .drag { crossings += 1 }
    }

    /// 47: the mirrored touch must report the mirrored actions.
    private mutating func checkMirror(_ actions: Arbitration.Actions, _ other: Arbitration.Actions) {
        var turned = other
        turned.turn()
        let isSame =
            turned.isNear(actions) && engine.owner == mirror.owner && engine.side != mirror.side
            && engine.decisions.map(\.reason.kind) == mirror.decisions.map(\.reason.kind)
            && contents.indices.allSatisfy { abs(engine.heldOffset(at: $0) + mirror.heldOffset(at: $0)) < 1e-9 }
        if !isSame { note(47, "its mirror image says \(turned), \(mirror.owner)") }
    }

    /// Accounts for the event independently: the finger's movement goes to the card or to the content.
    private mutating func account(for event: Arbitration.Event, _ actions: Arbitration.Actions) {
        if case .move(let move) = event { pending += move.along }
        let ledger = actions.ledger
        pending -= ledger.movement
        var share = ledger.movement - ledger.slop - ledger.discarded - ledger.dragged - ledger.banded
        for index in contents.indices where share != 0 { share = contents[index].follow(share) }
        switch actions.drag {
        case .began(let now), .moved(let now): place = now
        case .ended(let release):
            if release.translation != place { note(49, "let go at \(place): \(release)") }
        case .cancelled, nil: break
        }
        if engine.owner == .drag, case .dragging = engine.state { held = place } else { held = nil }
    }

    /// 49: the card's movement equals the account's; it follows the finger and moves no farther; the content is at the
    /// engine's offset.
    private mutating func checkAccount(_ actions: Arbitration.Actions, from before: CGFloat) {
        let ledger = actions.ledger
        let moved = place - before
        if abs(ledger.residual) > 1e-9 { note(49, "the account misses \(ledger.residual)") }
        if abs(moved - ledger.dragged) > 1e-9 { note(49, "the card goes \(moved), booked \(ledger.dragged)") }
        // Within half a pixel of its rest, the band may show less than the finger's movement; beyond rest, the other
        // side shows all of it.
        let excess = abs(moved) - abs(ledger.movement) - engine.tolerance
        if excess > 1e-9 || moved * ledger.movement < -1e-9 {
            note(49, "the card goes \(moved) for \(ledger.movement)")
        }
        guard isTouching, engine.owner != .undecided, engine.owner != .nobody else { return }
        for index in contents.indices {
            let (seen, known) = (contents[index].offset, engine.heldOffset(at: index))
            if abs(seen - known) > 1e-9 { note(49, "content \(index) shows at \(seen), counts as at \(known)") }
        }
    }

    /// 48: a drag begins, and passes its rest, at the edge of its own side, and moves that way.
    private mutating func check(_ decision: Arbitration.Decision) {
        let needsEdge: Bool
        switch decision.reason {
        case .allowed(let grounds), .passesRest(let grounds):
            needsEdge = grounds.evidence.allSatisfy { $0.condition == .atEdge }
        default: return
        }
        let isDown = decision.direction == .down
        if isDown ? place < -engine.tolerance - 1e-9 : place > engine.tolerance + 1e-9 {
            note(48, "it drags \(decision.direction) at \(place)")
        }
        guard needsEdge, policy.condition == .atEdge else { return }
        let isThere = contents.allSatisfy {
            abs($0.offset - (isDown ? $0.minimum : $0.maximum)) <= engine.tolerance
        }
        if !isThere, engine.owner == .drag { note(48, "it drags \(decision.direction) over \(contents)") }
    }

    private mutating func note(_ invariant: Int, _ text: String) {
        violations.append(Violation(invariant: invariant, text: text))
    }
}

extension Arbitration.Event {
    /// The value with both sides exchanged.
    fileprivate var onOtherSide: Self {
        switch self {
        case .down(var touch):
            touch.chain = touch.chain.map(\.mirrored)
            touch.card.isOnOtherSide.toggle()
            return .down(touch)
        case .move(var move):
            move.along = -move.along
            move.observedOffset = move.observedOffset.map { -$0 }
            return .move(move)
        case .geometry, .coasted: return mirrored
        case .shifted(let distance): return .shifted(-distance)
        case .sent(var card):
            card.isOnOtherSide.toggle()
            return .sent(card)
        case .flags, .answer, .up, .cancel, .overruled, .settled: return self
        }
    }
}

extension Arbitration.Actions {
    /// Whether the values are equal except for rounding.
    fileprivate func isNear(_ other: Self) -> Bool {
        func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }
        guard
            recognizer == other.recognizer, holds == other.holds, placesContent == other.placesContent,
            question == other.question, isNear(ledger.movement, other.ledger.movement),
            isNear(ledger.dragged, other.ledger.dragged), isNear(ledger.scrolled, other.ledger.scrolled),
            isNear(ledger.slop, other.ledger.slop)
        else { return false }
        switch (drag, other.drag) {
        case (.began(let one), .began(let other)), (.moved(let one), .moved(let other)): return isNear(one, other)
        case (.ended(let one), .ended(let other)):
            return isNear(one.translation, other.translation) && isNear(one.velocity, other.velocity)
                && one.isRefused == other.isRefused
                && isNear(one.sinceHandoff?.distance ?? 0, other.sinceHandoff?.distance ?? 0)
        case (.cancelled, .cancelled), (nil, nil): return true
        default: return false
        }
    }
}

/// Plays sequences and prints the first violation; returns true if there is none.
func fuzzSides(seed: UInt64, count: Int, prey: Int? = nil) -> Bool {
    var (crossings, changes) = (0, 0)
    for number in seed..<(seed + UInt64(count)) {
        let sides = Sides.play(number)
        crossings += sides.crossings
        changes += sides.changes
        guard let violation = sides.violations.first(where: { prey == nil || $0.invariant == prey }) else { continue }
        print("FAIL both ways, sequence \(number): invariant \(violation.invariant), \(violation.text)")
        print(sides.lines.map { "      \($0)" }.joined(separator: "\n"))
        return false
    }
    print("\(count) sequences both ways from \(seed), through rest \(crossings), content changed \(changes)")
    return prey != nil || count < 1000 || crossings > 0 && changes > 0
}
