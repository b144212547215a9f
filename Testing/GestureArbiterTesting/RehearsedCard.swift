import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter

/// A card with its engine and its movement: the card of a scenario, or the one around it.
@MainActor
struct RehearsedCard {
    let policy: ArbitrationPolicy
    let card: Scenario.Card
    let direction: ArbitrationPolicy.Direction
    private(set) var engine: Arbitration
    private(set) var state: CardState
    private(set) var decisions: [Arbitration.Decision] = []
    private(set) var release: ReleaseRule.Judgement?

    init(_ policy: ArbitrationPolicy, _ card: Scenario.Card, _ release: ReleaseRule) {
        (self.policy, self.card) = (policy, card)
        direction = policy.direction.resolved(isRightToLeft: false)
        engine = Arbitration(policy)
        var setup = CardState.Setup()
        (setup.release, setup.slop, setup.stopsAtEnds) = (release, policy.slop, policy.beyondRest == .stops)
        state = CardState(CardLine(card.stops, isTwoWay: direction.isBothWays), selected: card.selected, setup: setup)
        findWayOut()
    }

    private mutating func findWayOut() {
        let away = card.leaves ? card.length : nil
        state.leave(at: away, onSecondSide: direction.isBothWays ? away : nil)
    }

    /// How much shorter than fully open the card is, in points.
    var resizedWay: CGFloat { card.resizes ? min(state.place, card.stops.max() ?? 0) : 0 }

    // MARK: - The engine

    /// The touch of a finger that comes down now, or of a trackpad, which has no slop.
    mutating func touch(
        over content: [Scenario.Content], in regions: Set<ArbitrationPolicy.Region>, isScrolling: Bool,
        asks: Arbitration.Questions, scale: CGFloat, at time: TimeInterval
    ) -> Arbitration.Touch {
        findWayOut()
        var touchPolicy = policy
        if isScrolling { touchPolicy.slop = 0 }
        if engine.policy != touchPolicy {
            let flags = engine.flags
            engine = Arbitration(touchPolicy)
            _ = engine.handle(.flags(flags))
        }
        let geometries = content.map(\.geometry)
        let sharesSlop = !isScrolling && policy.handoff != .never && geometries.contains(where: \.isScrollable)
        return Arbitration.Touch(
            time: time, chain: geometries, scale: scale, dimension: card.length - resizedWay, regions: regions,
            asks: asks, card: state.card(mayOpen: policy.opening != .never || regions.contains(.handle)),
            sharedSlop: sharesSlop ? SimulatedPan.slop : 0)
    }

    /// Gives the engine an event, and answers its questions. Returns its actions, in order.
    mutating func handle(
        _ event: Arbitration.Event, answer: (Arbitration.Questions, RehearsedCard) -> Arbitration.Answer
    ) -> [Arbitration.Actions] {
        let total = engine.log.total
        var all = [engine.handle(event)]
        while let question = all.last?.question { all.append(engine.handle(.answer(answer(question, self)))) }
        decisions += engine.decisions.suffix(engine.log.total - total)
        return all
    }

    /// Whether a release that is being asked about only brings the card back: then no client is asked.
    var wouldComeBack: Bool {
        guard let release = engine.pendingRelease else { return false }
        return state.judgement(of: release).target != .away
    }

    /// Whether a question for a better claim is about a pull beyond the lowest place, which the card would only resist.
    var wouldOnlyResist: Bool {
        guard engine.asksWayOut else { return false }
        let now = state.card(mayOpen: true)
        return now.bottom.map { now.place >= $0 - 0.5 } ?? false
    }

    var isCaught: Bool {
        if case .caught = engine.log.latest.last?.reason { true } else { false }
    }

    // MARK: - The card

    /// - Parameter carryingRate: How the content slows down that takes the card's momentum; nil: none does.
    mutating func follow(_ drag: Arbitration.Actions.Drag, at time: TimeInterval, carryingRate: CGFloat?) {
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
            self.release = judgement
            state.setup.carryingRate = carryingRate
            _ = state.handle(.letGo(velocity: release.velocity, target: judgement.target))
        case .cancelled: _ = state.handle(.dropped)
        }
    }

    /// Moves the card to `next`, and returns the velocity and the time with which content goes on; nil if none does.
    mutating func advance(
        from shown: TimeInterval, to next: TimeInterval
    ) -> (velocity: CGFloat, since: TimeInterval)? {
        guard state.movesByItself else { return nil }
        return state.handle(.frame(shown: shown, next: next)).carries
    }
}
