import Foundation
@_spi(Engine) import GestureArbiter

// The model of a card before `CardState`, without comments, kept for one reason: `FormerModelTests` plays both and
// compares. Nothing else uses it. Delete both when the state's rules have moved on.

struct FormerModel: Sendable {
    enum State: Sendable {
        case resting
        case inHand(Hand)
        case moving(FormerMove, Aim)
        case away
    }

    struct Hand: Sendable {
        var caught: Caught?
        var isEntering = false
        var isSelected = false
        var start: CGFloat
        let time: TimeInterval
        var reach: CGFloat = 0
        var isPlacedAnew = false

        enum Caught: Sendable {
            case settling
            case leaving(Leaving, end: CGFloat)
        }

        mutating func shift(by distance: CGFloat) {
            start += distance
            if case .leaving(let leaving, let end) = caught { caught = .leaving(leaving, end: end + distance) }
        }
    }

    enum Aim: Sendable {
        case coming
        case settling(Settling)
        case leaving(Leaving)
        case fading(leaves: Bool)
    }

    enum Settling: Sendable {
        case letGo, sent
        case bounce
    }

    enum Leaving: Sendable {
        case letGo
        case sent
        case withdrawn
    }

    var setup: Setup
    var places: CardLine
    var selected: CGFloat
    var place: CGFloat
    var opacity: CGFloat = 1
    var outOfSight: CGFloat = 0
    var side = CardLine.Side.first
    var state = State.resting
    static let opaque: CGFloat = 100

    static let longestTap: TimeInterval = 0.3

    init(_ places: CardLine, selected: CGFloat, setup: Setup = Setup()) {
        (self.places, self.setup) = (places, setup)
        self.selected = places.nearest(to: selected)
        place = self.selected
    }

    // MARK: - An event

    mutating func handle(_ event: Event) -> Effects {
        var effects = Effects()
        switch event {
        case .taken(let time, let bringsIn): take(at: time, bringsIn, &effects)
        case .dragged(let place): drag(to: place, &effects)
        case .letGo(let velocity, let target): letGo(velocity: velocity, target)
        case .tapped: goOn()
        case .dropped: if case .inHand = state { settle(.sent, velocity: 0) }
        case .presented: come(&effects)
        case .selected(let stop, let animated): select(stop, animated, &effects)
        case .sentAway(let end, let animated): send(to: end, animated, &effects)
        case .placed(let places, let shift, let selected, let animated):
            move(to: places, shift, selected, animated, &effects)
        case .outOfSight(let distance): setOutOfSight(distance, &effects)
        case .adopted(let places): adopt(places, &effects)
        case .bounced(let velocity):
            guard case .resting = state else { break }
            leaveRest(&effects)
            settle(.bounce, velocity: velocity)
        case .putBack(let place): putBack(to: place ?? selected, &effects)
        case .frame(let shown, let next, let companionEnd): advance(from: shown, to: next, with: companionEnd, &effects)
        }
        return effects
    }

    mutating func leave(at away: CGFloat?, onSecondSide: CGFloat?) { places.leave(at: away, onSecondSide) }

    // MARK: - Queries

    var phase: CardPhase {
        switch state {
        case .resting: .resting
        case .inHand: .inHand
        case .moving(_, .coming), .moving(_, .fading(leaves: false)): .coming
        case .moving(_, .settling): .settling
        case .moving(_, .leaving), .moving(_, .fading): .leaving
        case .away: .away
        }
    }

    var movesByItself: Bool { course != nil }
    var isFading: Bool { if case .moving(_, .fading) = state { true } else { false } }

    func tapped(at time: TimeInterval) -> CardPhase? {
        guard case .inHand(let hand) = state, let caught = hand.caught, !hand.isSelected,
            hand.reach <= setup.slop, time - hand.time < Self.longestTap
        else { return nil }
        if case .leaving = caught { return .leaving }
        return .settling
    }

    var catchablePlace: CGFloat? {
        switch state {
        case .resting, .inHand, .moving(_, .fading), .away: nil
        case .moving(_, .leaving): place
        case .moving(let course, _): course.isAsGoodAsOver(at: place) ? nil : place
        }
    }

    func card(mayOpen: Bool) -> Arbitration.Card {
        let caught = catchablePlace
        // A client that shows a card from out of sight finds it at its stop.
        let place =
            switch state {
            case .resting, .inHand: self.place
            case .moving, .away: caught ?? selected
            }
        let side = places.side(of: place)
        let (here, stops) = (side.counted(place), places.stops(on: side).places)
        let reached = stops.last { $0 <= here + 0.5 } ?? stops[0]
        var card = Arbitration.Card(
            place: here, isMoving: caught != nil, ceiling: mayOpen ? stops[0] - setup.stretch : reached,
            bottom: places.bottom(on: side))
        guard places.isTwoWay else { return card }
        card.isOnOtherSide = side == .second
        card.bottomOfOtherSide = places.bottom(on: side.other)
        return card
    }

    func judgement(of drag: Arbitration.Release) -> ReleaseRule.Judgement {
        if isEntering { return judgementOnWayIn(of: drag) }
        let side = places.side(of: drag.translation != 0 ? drag.translation : drag.velocity)
        let stops = places.stops(on: side)
        // The sign gives the side, also for 0.
        let way = stops.away ?? stops.places[stops.places.count - 1]
        var release = drag
        release.translation = translationAmongNewPlaces(drag.translation, on: side)
        release.distance = side == .second ? -max(way, 1e-9) : way
        var judgement = setup.release.judgement(
            of: release, among: stops, selected: isSelectedInHand ? side.counted(selected) : nil)
        if case .stop(let stop) = judgement.target { judgement.target = .stop(side.counted(stop)) }
        return judgement
    }

    func judgementOnWayIn(of drag: Arbitration.Release) -> ReleaseRule.Judgement {
        let (way, stops) = (outOfSight, places.stops(on: side).places)
        var release = drag.turned
        (release.translation, release.distance) = (way - translation, way)
        let mirrored = ReleaseRule.Stops([0] + stops.dropFirst().map { way - $0 }, away: way - stops[0])
        var judgement = setup.release.judgement(
            of: release, among: mirrored, selected: isSelectedInHand ? way - side.counted(selected) : nil)
        switch judgement.target {
        case .away: judgement.target = .stop(side.counted(stops[0]))
        case .stop(0): judgement.target = .away
        case .stop(let place): judgement.target = .stop(side.counted(stops.nearest(to: way - place)))
        }
        return judgement
    }

    var isEntering: Bool { if case .inHand(let hand) = state { hand.isEntering } else { false } }

    func translationAmongNewPlaces(_ translation: CGFloat, on side: CardLine.Side) -> CGFloat {
        guard case .inHand(let hand) = state, hand.isPlacedAnew, !hand.isSelected,
            side.counted(place - hand.start) > -setup.slop,
            side.counted(translation) < side.counted(selected)
        else { return translation }
        return selected
    }

    var translation: CGFloat { side.counted(place) }

    var progress: CGFloat {
        if opacity < 1 { return 1 - opacity }
        guard outOfSight > 0 else { return phase == .away ? 1 : 0 }
        return min(translation / outOfSight, 1)
    }

    var progressFromRest: CGFloat { 1 - share(ofWayTo: side.counted(selected)) }

    func share(ofWayTo place: CGFloat) -> CGFloat {
        guard outOfSight > place else { return phase == .away ? 0 : opacity }
        return min(max((outOfSight - translation) / (outOfSight - place), 0), 1) * opacity
    }

    var isLeaving: Bool { phase == .leaving || phase == .away }
    var isSelectedInHand: Bool { if case .inHand(let hand) = state { hand.isSelected } else { false } }
    var course: FormerMove? { if case .moving(let course, _) = state { course } else { nil } }
    var velocity: CGFloat { isFading ? 0 : course?.velocity ?? 0 }

    // MARK: - A finger has the card

    mutating func take(at time: TimeInterval, _ bringsIn: Bool, _ effects: inout Effects) {
        var hand = Hand(isEntering: bringsIn, start: place, time: time)
        switch state {
        case .resting, .away:
            if bringsIn {
                place = side.counted(outOfSight)
                (hand.start, effects.isSent, effects.shows) = (place, true, true)
            } else {
                leaveRest(&effects)
            }
        case .moving(_, .fading): hand.caught = .settling
        case .moving(let course, .leaving(let leaving)): hand.caught = .leaving(leaving, end: course.end)
        case .moving: hand.caught = catchablePlace.map { _ in .settling }
        case .inHand: break
        }
        if opacity != 1 { (opacity, effects.shows) = (1, true) }
        state = .inHand(hand)
    }

    func leaveRest(_ effects: inout Effects) { if phase == .away || place == 0 { effects.picksUp = true } }

    mutating func drag(to place: CGFloat, _ effects: inout Effects) {
        guard case .inHand(var hand) = state, place.isFinite else { return }
        hand.reach = max(hand.reach, abs(place - hand.start))
        state = .inHand(hand)
        self.place = place
        effects.shows = true
    }

    mutating func letGo(velocity: CGFloat, _ target: ReleaseRule.Target) {
        guard case .inHand(let hand) = state else { return }
        switch target {
        case .stop(let stop):
            selected = places.nearest(to: stop)
            hand.isEntering ? come(velocity: velocity) : settle(.letGo, velocity: velocity)
        case .away: hand.isEntering ? withdraw(velocity: velocity) : leave(velocity: velocity)
        }
    }

    mutating func goOn() {
        guard case .inHand(let hand) = state else { return }
        switch hand.caught {
        // The card's own arbiter caught a withdrawn card, which is presented by now.
        case nil, .settling, .leaving(.withdrawn, _): settle(.letGo, velocity: 0)
        case .leaving(.letGo, _): leave(velocity: 0)
        case .leaving(.sent, let end): leave(for: end, velocity: 0, .sent)
        }
    }

    // MARK: - Code moves the card

    mutating func select(_ stop: CGFloat, _ animated: Bool, _ effects: inout Effects) {
        selected = places.nearest(to: stop)
        switch state {
        case .inHand(var hand):
            hand.isSelected = true
            state = .inHand(hand)
        case .moving(_, .coming): come(velocity: velocity)
        case .moving(_, .fading(leaves: false)): (place, effects.shows) = (selected, true)
        case .moving:
            if animated { settle(.sent, velocity: velocity) } else { putBack(to: selected, &effects) }
        case .resting where animated && place != selected:
            leaveRest(&effects)
            settle(.sent, velocity: 0)
        case .away where animated: settle(.sent, velocity: 0)
        case .resting, .away: putBack(to: selected, &effects)
        }
    }

    mutating func send(to end: CGFloat, _ animated: Bool, _ effects: inout Effects) {
        let velocity = velocity
        if phase == .resting || phase == .away { leaveRest(&effects) }
        guard animated else {
            (state, place) = (.away, end)
            (effects.isSent, effects.shows) = (true, true)
            return
        }
        if setup.fades { return fade(leaves: true) }
        leave(for: end, velocity: velocity, .sent)
    }

    mutating func come(_ effects: inout Effects) {
        (place, opacity) = setup.fades ? (selected, 0) : (side.counted(outOfSight), 1)
        (effects.isSent, effects.shows) = (true, true)
        setup.fades ? fade(leaves: false) : come(velocity: 0)
    }

    mutating func putBack(to place: CGFloat, _ effects: inout Effects) {
        if case .resting = state {
            guard self.place != place else { return }
            leaveRest(&effects)
        }
        rest(at: place, &effects)
    }

    mutating func rest(at place: CGFloat, _ effects: inout Effects) {
        (state, self.place, opacity) = (.resting, place, 1)
        (effects.isSent, effects.shows, effects.putsDown) = (true, true, place == 0)
    }

    // MARK: - New places

    mutating func adopt(_ places: CardLine, _ effects: inout Effects) {
        self.places = places
        selected = places.nearest(to: selected)
        if case .resting = state { place = selected }
        guard place != 0 else { return }
        effects.picksUp = true
        (effects.isSent, effects.shows) = (true, true)
    }

    mutating func move(
        to places: CardLine, _ shift: CGFloat, _ chosen: CGFloat?, _ animated: Bool, _ effects: inout Effects
    ) {
        let number = self.places.line.firstIndex(of: selected) ?? 0
        let wasAway = self.places.stops(on: self.places.side(of: place)).away
        self.places = places
        selected = chosen.map(places.nearest(to:)) ?? places.line[min(number, places.line.count - 1)]
        // Without animation, a card at rest, or on its way there, jumps to its stop.
        let isKept =
            switch phase {
            case .resting, .settling: animated
            case .inHand, .coming, .leaving, .away: true
            }
        if shift != 0, isKept { self.shift(by: shift, &effects) }
        // The pull that shows the card may be another.
        effects.isSent = phase != .inHand
        switch state {
        case .inHand(var hand):
            hand.isPlacedAnew = true
            state = .inHand(hand)
            if shift == 0 { effects.shiftsTouch = 0 }
        case .moving(let course, .coming): if course.end != selected { come(velocity: course.velocity) }
        case .moving(_, .fading(leaves: false)): if place != selected { (place, effects.shows) = (selected, true) }
        case .resting: if place != selected { select(selected, animated, &effects) }
        case .moving(let course, .settling(let settling)):
            if !animated { return putBack(to: selected, &effects) }
            guard course.end != selected else { return }
            settle(settling == .bounce ? .bounce : .sent, velocity: course.velocity)
        case .moving(let course, .leaving(.letGo)):
            // The place out of sight may have changed.
            let away = places.stops(on: places.side(of: place)).away
            if let away, away != wasAway.map({ $0 + shift }) { leave(velocity: course.velocity) }
        case .away, .moving(_, .leaving), .moving(_, .fading): break
        }
    }

    mutating func setOutOfSight(_ distance: CGFloat, _ effects: inout Effects) {
        let (before, distance) = (outOfSight, distance.isFinite ? max(distance, 0) : 0)
        guard distance != before else { return }
        outOfSight = distance
        if places.stops(on: .first).away != nil { places.leave(at: distance, distance) }
        switch state {
        case .moving(let course, .leaving(.letGo)): leave(velocity: course.velocity)
        case .moving(let course, .leaving(let leaving)):
            leave(for: side.counted(distance), velocity: course.velocity, leaving)
        case .away where opacity == 1: place = side.counted(distance)
        case .resting, .inHand, .moving, .away: break
        }
        effects.shows = true
    }

    mutating func shift(by distance: CGFloat, _ effects: inout Effects) {
        place += distance
        outOfSight = max(outOfSight + distance, 0)
        switch state {
        case .inHand(var hand):
            hand.shift(by: distance)
            state = .inHand(hand)
        case .moving(let course, let aim) where !isFading: state = .moving(course.shifted(by: distance), aim)
        case .resting, .moving, .away: break
        }
        effects.shiftsTouch = distance
        // A drag tells the new place.
        if phase != .inHand { effects.shows = true }
    }

    // MARK: - Moving without a finger

    mutating func settle(_ settling: Settling, velocity: CGFloat) {
        var spring: Motion.Spring?
        if case .sent = settling { spring = setup.sendingSpring }
        opacity = 1
        state = .moving(
            springToStop(velocity: velocity, on: spring, isBounce: settling == .bounce), .settling(settling))
    }

    mutating func come(velocity: CGFloat) {
        state = .moving(springToStop(velocity: velocity, on: setup.comingSpring), .coming)
    }

    func springToStop(velocity: CGFloat, on spring: Motion.Spring?, isBounce: Bool = false) -> FormerMove {
        var (spring, velocity) = (spring ?? setup.spring, velocity.isFinite ? velocity : 0)
        let side = places.side(of: place != 0 ? place : velocity)
        if setup.stopsAtEnds, places.isEnd(selected, on: side) {
            // A card at its stop does not move on; only content's momentum moves it inward.
            if place == selected, !isBounce { velocity = 0 }
            spring = spring.withoutOvershoot(from: place - selected, velocity: velocity)
        }
        return self.spring(to: selected, velocity: velocity, on: spring)
    }

    mutating func leave(velocity: CGFloat) {
        if setup.fades { return fade(leaves: true) }
        let velocity = velocity.isFinite ? velocity : 0
        let side = places.side(of: place != 0 ? place : velocity)
        let (end, spring) = (places.stops(on: side).away ?? outOfSight, setup.leavingSpring ?? setup.spring)
        guard !setup.comesHome else { return leave(for: side.counted(end), velocity: velocity, .letGo) }
        let move = FormerMove(to: side.counted(end), from: place, velocity: velocity, on: spring, leavingOn: side)
        state = .moving(move, .leaving(.letGo))
    }

    mutating func leave(for end: CGFloat, velocity: CGFloat, _ leaving: Leaving) {
        state = .moving(spring(to: end, velocity: velocity, on: setup.leavingSpring), .leaving(leaving))
    }

    mutating func withdraw(velocity: CGFloat) {
        if setup.fades { return fade(leaves: true) }
        let move = spring(to: side.counted(outOfSight), velocity: velocity.isFinite ? velocity : 0, on: nil)
        state = .moving(move, .leaving(.withdrawn))
    }

    func spring(to end: CGFloat, velocity: CGFloat, on spring: Motion.Spring?) -> FormerMove {
        FormerMove(to: end, from: place, velocity: velocity, on: spring ?? setup.spring)
    }

    mutating func fade(leaves: Bool) {
        let spring = Motion.Spring(dampingRatio: 1, response: 0.3)
        let move = FormerMove(to: leaves ? 0 : Self.opaque, from: opacity * Self.opaque, velocity: 0, on: spring)
        state = .moving(move, .fading(leaves: leaves))
    }

    mutating func advance(
        from shown: TimeInterval, to next: TimeInterval, with companion: TimeInterval, _ effects: inout Effects
    ) {
        guard case .moving(var course, let aim) = state else { return }
        let number = course.advance(from: shown, to: next, with: companion)
        guard let number, setup.comesHome || !isOut(course, aim, at: number) else {
            return arrive(aim, at: course.end, &effects)
        }
        state = .moving(course, aim)
        if isFading { opacity = min(max(number / Self.opaque, 0), 1) } else { place = number }
        (effects.isSent, effects.shows) = (true, true)
    }

    func isOut(_ course: FormerMove, _ aim: Aim, at place: CGFloat) -> Bool {
        if case .leaving = aim { course.isOut(at: place, from: self.place) } else { false }
    }

    mutating func arrive(_ aim: Aim, at end: CGFloat, _ effects: inout Effects) {
        switch aim {
        case .coming, .fading(leaves: false):
            rest(at: isFading ? selected : end, &effects)
            effects.outcome = .came
        case .settling(let settling):
            rest(at: end, &effects)
            effects.outcome = settling == .bounce ? .bounced : .rested(at: end)
        case .leaving: leaveSight(at: end, &effects)
        case .fading:
            opacity = 0
            leaveSight(at: place, &effects)
        }
    }

    mutating func leaveSight(at place: CGFloat, _ effects: inout Effects) {
        (state, self.place) = (.away, place)
        (effects.isSent, effects.shows, effects.outcome) = (true, true, .left)
    }
}

extension FormerModel {
    struct Setup: Sendable {
        var release = ReleaseRule.velocityAndProgress()
        var spring = Motion.Spring(dampingRatio: 1, response: 0.35)
        var sendingSpring: Motion.Spring?
        var comingSpring: Motion.Spring?
        var leavingSpring: Motion.Spring?
        var fades = false
        var comesHome = false
        var stopsAtEnds = false
        var stretch: CGFloat = 0
        var slop: CGFloat = 10

        init() {}
    }

    enum Event: Sendable {
        case taken(at: TimeInterval, bringsIn: Bool = false)
        case dragged(to: CGFloat)
        case letGo(velocity: CGFloat, target: ReleaseRule.Target)
        case tapped
        case presented
        case dropped
        case selected(CGFloat, animated: Bool)
        case sentAway(to: CGFloat, animated: Bool)
        case placed(CardLine, shift: CGFloat, selected: CGFloat?, animated: Bool)
        case outOfSight(at: CGFloat)
        case adopted(CardLine)
        case bounced(velocity: CGFloat)
        case putBack(to: CGFloat?)
        case frame(shown: TimeInterval, next: TimeInterval, companionEnd: TimeInterval = 0)
    }

    struct Effects: Sendable {
        var picksUp = false
        var shiftsTouch: CGFloat?
        var isSent = false
        var shows = false
        var putsDown = false
        var outcome: Outcome?
    }

    typealias Outcome = CardState.Outcome
}

struct FormerMove: Sendable {
    var end: CGFloat
    var velocity: CGFloat
    var flight: Motion.Flight
    var hasBegun = false
    let stiffness: Double

    init(
        to end: CGFloat, from place: CGFloat, velocity: CGFloat, on spring: Motion.Spring,
        leavingOn side: CardLine.Side? = nil
    ) {
        (self.end, self.velocity, stiffness) = (end, velocity, spring.angularFrequency)
        flight = Motion.Flight(to: end, from: place, velocity: velocity, on: spring, at: 0, leavingOn: side)
    }

    mutating func advance(
        from shown: TimeInterval, to next: TimeInterval, with companionEnd: TimeInterval
    ) -> CGFloat? {
        if !hasBegun { (flight, hasBegun) = (flight.beginning(notBefore: min(shown, next)), true) }
        guard next < max(flight.end, companionEnd) else { return nil }
        let now = flight.placeAndVelocity(at: next)
        velocity = now.velocity
        return now.place
    }

    func shifted(by distance: CGFloat) -> FormerMove {
        var course = self
        course.end += distance
        course.flight.shift(by: distance)
        return course
    }

    func isOut(at place: CGFloat, from former: CGFloat) -> Bool {
        let way: CGFloat = end < 0 ? -1 : 1
        return place * way >= end * way ? velocity * way >= 0 : former * way > end * way
    }

    func isAsGoodAsOver(at place: CGFloat) -> Bool {
        let (way, swing) = (Double(place - end), Double(velocity) / stiffness)
        return way * way + swing * swing < 1
    }
}
