import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter

/// Plays a scenario: gives the engine's events, as recognition does, and carries out its actions on values.
@MainActor
struct Rehearsal {
    private let scenario: Scenario
    private var card: RehearsedCard
    private var around: RehearsedCard?
    private var content: [Scenario.Content]
    private var coast: Coast?
    private var time: TimeInterval = 1
    private var touch: Touch?
    private var denial: String?
    private(set) var result = Simulation()

    /// What is known of the touch that is down.
    private struct Touch {
        let isScrolling: Bool
        let regions: Set<ArbitrationPolicy.Region>
        /// True once the engines know of the touch: of a trackpad, with its first movement.
        var isBegun = false
        /// True if the policy does not follow this touch: the content moves alone.
        let isIgnored: Bool
        var pan: SimulatedPan
        var isHeld = false
        /// The drag's events that the client has not been told: over content, a drag begins only with the content's own
        /// pan.
        var pending: [Arbitration.Actions.Drag] = []
        var isTold = false
        var relay = Relay()
        /// Where the card around the card took the finger over; nil if it has not.
        var passedFrom: CGFloat?
    }

    /// Content that takes the card's momentum.
    private struct Coast {
        let index: Int
        let origin: CGFloat
        let velocity: CGFloat
        let start: TimeInterval
    }

    /// The logarithm of the change of a scroll view's velocity per second, at the normal deceleration rate.
    private static let coastingRate = CGFloat(log(0.998) * 1000)

    init(_ policy: ArbitrationPolicy, _ scenario: Scenario, _ release: ReleaseRule) {
        (self.scenario, content) = (scenario, scenario.content)
        card = RehearsedCard(policy, scenario.card, release)
        // A card that goes another way, or two ways, gets nothing of this finger.
        if let outer = scenario.around, outer.policy.direction == policy.direction, !policy.direction.isBothWays {
            around = RehearsedCard(outer.policy, outer.card, release)
        }
        result.end = now
    }

    private var direction: ArbitrationPolicy.Direction { card.direction }
    private var now: Simulation.Moment {
        .init(offsets: content.map(\.offset), card: card.state.place, cardAround: around?.state.place ?? 0)
    }

    mutating func take(_ step: Scenario.Step) {
        switch step {
        case .touch(let regions): down(in: regions)
        case .scroll(let regions): down(in: regions, isScrolling: true)
        case .move(let x, let y, let duration): move(CGPoint(x: x, y: y), over: duration)
        case .hold(let duration): pass(duration)
        case .flags(let flags): handle(.flags(flags))
        case .deny(let reason): denial = reason
        case .lift:
            guard touch != nil else { break }
            result.atLift = now
            lift(.up(time: time))
        case .cancel: if touch != nil { lift(.cancel(time: time)) }
        }
        (result.decisions, result.release) = (card.decisions, card.release)
        result.decisionsAround = around?.decisions ?? []
        result.end = now
    }

    // MARK: - The finger

    private mutating func down(in regions: Set<ArbitrationPolicy.Region>, isScrolling: Bool = false) {
        guard touch == nil else { return }
        coast = nil
        touch = Touch(
            isScrolling: isScrolling, regions: regions, isIgnored: isScrolling && !card.policy.followsTrackpad,
            pan: SimulatedPan(hasSlop: !isScrolling))
        if !isScrolling { begin() }
    }

    private mutating func begin() {
        guard let begun = touch, !begun.isBegun else { return }
        touch?.isBegun = true
        if around != nil, !begun.isScrolling || around?.policy.followsTrackpad == true {
            let down = around!.touch(
                over: content, in: [], isScrolling: begun.isScrolling, asks: [.claim, .stages], scale: scenario.scale,
                at: time)
            handleAround(.down(down))
        }
        guard !begun.isIgnored else { return }
        let down = card.touch(
            over: content, in: begun.regions, isScrolling: begun.isScrolling,
            asks: around == nil ? .stages : [.claim, .stages], scale: scenario.scale, at: time)
        handle(.down(down))
    }

    private mutating func lift(_ event: Arbitration.Event) {
        resize()
        handle(event)
        deliver()
        handleAround(event)
        touch = nil
        for index in content.indices { content[index].comeBack() }
    }

    private mutating func move(_ way: CGPoint, over duration: TimeInterval) {
        down(in: [])
        let count = frames(in: duration)
        for _ in 0..<count {
            showFrame()
            time += duration > 0 ? duration / Double(count) : 0
            advance(to: time)
            let (along, across) = direction.components(
                of: CGPoint(x: way.x / CGFloat(count), y: way.y / CGFloat(count)))
            follow(along, across)
        }
    }

    private mutating func follow(_ along: CGFloat, _ across: CGFloat) {
        if along != 0 || across != 0 { begin() }
        guard let before = touch, before.isBegun else { return }
        // The engine hears of content that moved while nobody had the touch.
        if before.pan.hasMoved, card.engine.owner == .undecided, let first = content.first {
            handle(.geometry(depth: 0, first.geometry))
        }
        touch?.pan.hasMoved = false
        resize()
        let shares = split(along)
        if !before.isIgnored {
            var move = Arbitration.Move(time: time, along: shares.own, across: across)
            move.elsewhere = along - shares.own
            if content.count > 1 {
                var pan = before.pan
                pan.choose(along, among: content, direction)
                if let panning = pan.panning { (move.bystanders, move.driven) = (panning, content.indices) }
                touch?.pan = pan
            } else if case .scroll(let depth) = card.engine.owner, content.count == 1, !before.isScrolling {
                move.observedOffset = content[depth].offset
                move.isPanning = before.pan.isUnderWay
            }
            handle(.move(move))
        }
        scroll(by: shares.own)
        deliver()
        guard around != nil else { return }
        for (depth, content) in content.enumerated() where around?.engine.owner == .undecided {
            handleAround(.geometry(depth: depth, content.geometry))
        }
        var move = Arbitration.Move(time: time, along: shares.outer, across: across)
        (move.isPassedOn, move.elsewhere) = (touch?.passedFrom != nil, along - shares.outer)
        handleAround(.move(move))
    }

    /// The parts of the finger's movement that the card and the one around it get.
    private mutating func split(_ way: CGFloat) -> (own: CGFloat, outer: CGFloat) {
        guard let around else { return (way, way) }
        var cards = [Relay.Card(card.engine, from: nil), Relay.Card(around.engine, from: touch?.passedFrom)]
        touch?.relay.split(way, among: &cards)
        touch?.passedFrom = cards[1].start
        return (cards[0].share, cards[1].share)
    }

    /// At most a minute, whatever a scenario says.
    private func frames(in duration: TimeInterval) -> Int {
        let count = min(max(duration, 0), 60) * min(max(scenario.frequency, 1), 240)
        return count.isFinite ? max(Int(count.rounded()), 1) : 1
    }

    // MARK: - The content

    /// Moves the content as its own pan does, unless the drag holds the content.
    private mutating func scroll(by along: CGFloat) {
        // The engine spreads the movement over several scroll views, and moves the list under a trackpad that it follows.
        let movesList = touch?.isScrolling == true && touch?.isIgnored == false && card.engine.isDeciding
        if content.count > 1 || movesList { return takeOffsets() }
        guard let first = content.first, first.isScrollable, var pan = touch?.pan else { return }
        let waits = card.policy.handoff == .never && (card.engine.isDeciding || card.engine.owner == .drag)
        var way = pan.follow(along, mayBegin: !waits)
        if touch?.isHeld == true || pan.isPlaced {
            pan.isPlaced = false
            takeOffsets()
            way = 0
        }
        if way != 0 {
            let before = content[0].offset
            let here = pan.exact.map { abs($0 - before) <= 1 / scenario.scale ? $0 : before } ?? before
            pan.exact = content[0].pull(from: here, by: -way * direction.sign, scale: scenario.scale)
            pan.hasMoved = content[0].offset != before
        }
        touch?.pan = pan
    }

    private mutating func takeOffsets() {
        for index in content.indices { content[index].offset = card.engine.heldOffset(at: index) }
    }

    /// The content that goes on with the momentum of a card which opens; nil: none.
    private var heir: Int? {
        guard card.policy.momentum == .carries, card.policy.handoff.contains(.toScroll) else { return nil }
        return content.firstIndex { $0.room(for: direction.sign) > 0 }
    }

    private mutating func letCoast() {
        guard let coast else { return }
        let passed = max(time - coast.start, 0)
        let way = coast.velocity * (CGFloat(exp(Double(Self.coastingRate) * passed)) - 1) / Self.coastingRate
        content[coast.index].offset = coast.origin - way * direction.sign
        content[coast.index].comeBack()
    }

    // MARK: - The cards

    /// In a card that goes up or left, the edge moves that the drag comes from: recognition follows it in the frame.
    private mutating func showFrame() { if direction.sign < 0, touch?.isHeld == true { resize() } }

    /// Gives the scroll views the length that shows in the card.
    private mutating func resize() {
        guard scenario.card.resizes else { return }
        for (index, start) in scenario.content.enumerated() {
            let visible = start.visible + scenario.card.selected - card.resizedWay
            guard content[index].visible != visible else { continue }
            content[index].visible = visible
            guard touch != nil else { continue }
            handle(.geometry(depth: index, content[index].geometry))
            if touch?.isHeld == true { content[index].offset = card.engine.heldOffset(at: index) }
        }
    }

    private mutating func pass(_ duration: TimeInterval) {
        let count = frames(in: duration)
        for _ in 0..<count {
            showFrame()
            time += max(duration, 0) / Double(count)
            advance(to: time)
        }
    }

    private mutating func advance(to next: TimeInterval) {
        let shown = next - 1 / scenario.frequency
        _ = around?.advance(from: shown, to: next)
        if let carried = card.advance(from: shown, to: next), let heir {
            // The card may have resized the content, whose end has moved.
            resize()
            content[heir].comeBack()
            coast = Coast(
                index: heir, origin: content[heir].offset, velocity: carried.velocity, start: carried.since)
        }
        letCoast()
        if touch == nil { resize() }
    }

    // MARK: - The engines

    private mutating func handle(_ event: Arbitration.Event) {
        var denial = denial
        let outer = around
        let all = card.handle(event) { question, card in
            if question == .claim {
                return outer?.engine.isDeciding == true && card.wouldOnlyResist
                    ? .no(reason: "an arbiter further out") : .yes
            }
            guard let reason = denial, !card.wouldComeBack else { return .yes }
            denial = nil
            return .no(reason: reason)
        }
        self.denial = denial
        for actions in all { carryOut(actions) }
    }

    private mutating func carryOut(_ actions: Arbitration.Actions) {
        if let holds = actions.holds { touch?.isHeld = holds }
        if actions.placesContent { touch?.pan.isPlaced = true }
        if let drag = actions.drag { touch?.pending.append(drag) }
        // A caught card is in hand at once.
        if card.isCaught { deliver() }
    }

    private mutating func handleAround(_ event: Arbitration.Event) {
        guard around != nil else { return }
        let (passedFrom, isInnerDeciding) = (touch?.passedFrom, card.engine.isDeciding)
        let all = around!.handle(event) { question, _ in
            question == .claim && passedFrom == nil && isInnerDeciding ? .notYet : .yes
        }
        for drag in all.compactMap(\.drag) { around?.follow(drag, at: time, carryingRate: nil) }
    }

    /// Tells the client of the drag, once the pan that carries the drag has begun.
    private mutating func deliver() {
        guard let told = touch else { return }
        let waits =
            content.count == 1 && content[0].isScrollable && card.policy.handoff != .never && !told.pan.isUnderWay
            && !told.isScrolling
        guard told.isTold || !waits || card.isCaught else { return }
        touch?.pending = []
        for drag in told.pending {
            touch?.isTold = true
            card.follow(drag, at: time, carryingRate: heir.map { _ in Self.coastingRate })
        }
    }
}
