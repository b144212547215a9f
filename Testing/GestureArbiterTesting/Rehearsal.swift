import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter

/// Plays a scenario: gives the engine's events, as recognition does, and carries out its actions on values.
@MainActor
struct Rehearsal {
    private let policy: ArbitrationPolicy
    private let scenario: Scenario
    private let direction: ArbitrationPolicy.Direction
    private var engine: Arbitration
    private var state: CardState
    private var content: [Scenario.Content]
    private var time: TimeInterval = 1
    private var touch: Touch?
    private var denial: String?
    private(set) var result = Simulation()

    /// What is known of the touch that is down.
    private struct Touch {
        var pan = SimulatedPan()
        var isHeld = false
        /// The drag's events that the client has not been told: over content, a drag begins only with the content's own
        /// pan.
        var pending: [Arbitration.Actions.Drag] = []
        var isTold = false
    }

    init(_ policy: ArbitrationPolicy, _ scenario: Scenario, _ release: ReleaseRule) {
        (self.policy, self.scenario, content) = (policy, scenario, scenario.content)
        direction = policy.direction.resolved(isRightToLeft: false)
        engine = Arbitration(policy)
        var setup = CardState.Setup()
        (setup.release, setup.slop, setup.stopsAtEnds) = (release, policy.slop, policy.beyondRest == .stops)
        state = CardState(
            CardLine(scenario.card.stops, isTwoWay: direction.isBothWays), selected: scenario.card.selected,
            setup: setup)
        findWayOut()
        result.end = now
    }

    private var now: Simulation.Moment { .init(offsets: content.map(\.offset), card: state.place) }

    private mutating func findWayOut() {
        let away = scenario.card.leaves ? scenario.card.length : nil
        state.leave(at: away, onSecondSide: direction.isBothWays ? away : nil)
    }

    mutating func take(_ step: Scenario.Step) {
        switch step {
        case .touch(let regions): down(in: regions)
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
        result.end = now
    }

    // MARK: - The finger

    private mutating func down(in regions: Set<ArbitrationPolicy.Region>) {
        guard touch == nil else { return }
        touch = Touch()
        findWayOut()
        let geometries = content.map(\.geometry)
        let sharesSlop = policy.handoff != .never && geometries.contains(where: \.isScrollable)
        handle(
            .down(
                Arbitration.Touch(
                    time: time, chain: geometries, scale: scenario.scale,
                    dimension: scenario.card.length - resizedWay,
                    regions: regions, asks: .stages,
                    card: state.card(mayOpen: policy.opening != .never || regions.contains(.handle)),
                    sharedSlop: sharesSlop ? 10 : 0)))
    }

    private mutating func lift(_ event: Arbitration.Event) {
        resize()
        handle(event)
        deliver()
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
            // The engine hears of content that moved while nobody had the touch.
            if touch?.pan.hasMoved == true, engine.owner == .undecided, let first = content.first {
                handle(.geometry(depth: 0, first.geometry))
            }
            touch?.pan.hasMoved = false
            resize()
            var move = Arbitration.Move(time: time, along: along, across: across)
            if case .scroll(let depth) = engine.owner, content.count == 1 {
                move.observedOffset = content[depth].offset
                move.isPanning = touch?.pan.isUnderWay ?? false
            }
            handle(.move(move))
            scroll(by: along)
            deliver()
        }
    }

    /// At most a minute, whatever a scenario says.
    private func frames(in duration: TimeInterval) -> Int {
        let count = min(max(duration, 0), 60) * min(max(scenario.frequency, 1), 240)
        return count.isFinite ? max(Int(count.rounded()), 1) : 1
    }

    // MARK: - The content

    /// Moves the content as its own pan does, unless the drag holds the content.
    private mutating func scroll(by along: CGFloat) {
        // The engine spreads the movement over several scroll views.
        if content.count > 1 { return takeOffsets() }
        guard let first = content.first, first.isScrollable, var pan = touch?.pan else { return }
        let waits = policy.handoff == .never && (engine.isDeciding || engine.owner == .drag)
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
        for index in content.indices { content[index].offset = engine.heldOffset(at: index) }
    }

    // MARK: - The card

    /// How much shorter than fully open the card is, in points.
    private var resizedWay: CGFloat {
        scenario.card.resizes ? min(state.place, scenario.card.stops.max() ?? 0) : 0
    }

    /// In a card that goes up or left, the edge moves that the drag comes from: recognition follows it in the frame.
    private mutating func showFrame() { if direction.sign < 0, touch?.isHeld == true { resize() } }

    /// Gives the scroll views the length that shows in the card.
    private mutating func resize() {
        guard scenario.card.resizes else { return }
        for (index, start) in scenario.content.enumerated() {
            let visible = start.visible + scenario.card.selected - resizedWay
            guard content[index].visible != visible else { continue }
            content[index].visible = visible
            guard touch != nil else { continue }
            handle(.geometry(depth: index, content[index].geometry))
            if touch?.isHeld == true { content[index].offset = engine.heldOffset(at: index) }
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
        guard state.movesByItself else { return }
        _ = state.handle(.frame(shown: next - 1 / scenario.frequency, next: next))
        if touch == nil { resize() }
    }

    // MARK: - The engine

    private mutating func handle(_ event: Arbitration.Event) {
        let total = engine.log.total
        var actions = engine.handle(event)
        carryOut(actions)
        while let question = actions.question {
            actions = engine.handle(.answer(answer(to: question)))
            carryOut(actions)
        }
        result.decisions += engine.decisions.suffix(engine.log.total - total)
    }

    private mutating func answer(to question: Arbitration.Questions) -> Arbitration.Answer {
        guard question != .claim, let reason = denial, !wouldComeBack else { return .yes }
        denial = nil
        return .no(reason: reason)
    }

    /// The client is not asked about a release after which the card only comes back.
    private var wouldComeBack: Bool {
        guard let release = engine.pendingRelease else { return false }
        return state.judgement(of: release).target != .away
    }

    private mutating func carryOut(_ actions: Arbitration.Actions) {
        if let holds = actions.holds { touch?.isHeld = holds }
        if actions.placesContent { touch?.pan.isPlaced = true }
        if let drag = actions.drag { touch?.pending.append(drag) }
        // A caught card is in hand at once.
        if engine.log.latest.last?.isCatch == true { deliver() }
    }

    /// Tells the client of the drag, once the pan that carries the drag has begun.
    private mutating func deliver() {
        guard let told = touch else { return }
        let waits = content.count == 1 && content[0].isScrollable && policy.handoff != .never && !told.pan.isUnderWay
        guard told.isTold || !waits || engine.log.latest.last?.isCatch == true else { return }
        touch?.pending = []
        for drag in told.pending { tell(drag) }
    }

    private mutating func tell(_ drag: Arbitration.Actions.Drag) {
        touch?.isTold = true
        switch drag {
        case .began(let place):
            _ = state.handle(.taken(at: time))
            _ = state.handle(.dragged(to: place))
        case .moved(let place): _ = state.handle(.dragged(to: place))
        case .ended(let release):
            findWayOut()
            guard state.tapped(at: time) == nil else {
                _ = state.handle(.tapped)
                break
            }
            let judgement = state.judgement(of: release)
            result.release = judgement
            _ = state.handle(.letGo(velocity: release.velocity, target: judgement.target))
        case .cancelled: _ = state.handle(.dropped)
        }
    }
}

extension Arbitration.Decision {
    fileprivate var isCatch: Bool { if case .caught = reason { true } else { false } }
}
