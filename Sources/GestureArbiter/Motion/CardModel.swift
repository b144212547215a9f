import Foundation

/// Where a card is, who moves it, and where it goes: one set of rules for everything that an arbiter moves.
///
/// A value: events go in, effects come out. It knows no view, no clock and no arbiter; times come with the events. Places are
/// points from where the card is most open, along the policy's direction. Under a two-way direction, places on the second
/// side are negative.
package struct CardModel: Sendable {
    /// The state, with the data of each phase in its case.
    private enum State: Sendable {
        case resting
        case inHand(Hand)
        case settling(CardMove, Settling)
        case leaving(CardMove, Leaving)
        /// Out of sight, until the card is put back or selected.
        case away
    }

    /// One finger's hold of the card.
    private struct Hand: Sendable {
        /// Where the card was going when the finger caught it; nil if it rested.
        var caught: Caught?
        /// A stop was selected while the finger held the card: the card goes there unless it is flung.
        var isSelected = false
        var start: CGFloat
        let time: TimeInterval
        /// The greatest distance from the start, in points.
        var reach: CGFloat = 0

        enum Caught: Sendable { case settling, leaving(Leaving, end: CGFloat) }

        mutating func shift(by distance: CGFloat) {
            start += distance
            if case .leaving(let leaving, let end) = caught { caught = .leaving(leaving, end: end + distance) }
        }
    }

    private enum Settling: Sendable {
        case letGo, sent
        /// By momentum: nobody dragged the card, and nobody waits for an outcome.
        case bounce

        var isBounce: Bool { if case .bounce = self { true } else { false } }
    }

    private enum Leaving: Sendable {
        case letGo
        /// By code, to a place that the code has named.
        case sent
    }

    /// What the card was made with.
    package struct Setup: Sendable {
        package var release = ReleaseRule.velocityAndProgress()
        /// How the card comes to rest after a finger.
        package var spring = Motion.Spring(dampingRatio: 1, response: 0.35)
        /// How the card goes where code sends it; nil: as after a finger.
        package var sendingSpring: Motion.Spring?
        /// Nothing may show beyond the card's ends.
        package var stopsAtEnds = false
        /// How far beyond its most open stop a finger may pull the card, in points.
        package var stretch: CGFloat = 0
        /// A finger that stays within this distance, in points, may have tapped.
        package var slop: CGFloat = 10
    }

    package var setup: Setup
    /// Where the card may rest.
    package private(set) var places: CardPlaces
    /// The stop at which the card rests, or to which it goes when nothing else decides.
    package private(set) var selected: CGFloat
    /// Where the card shows.
    package private(set) var place: CGFloat
    private var state = State.resting

    /// Touches that last longer mean to hold, and are no taps. In seconds; a guess.
    private static let longestTap: TimeInterval = 0.3

    package init(_ places: CardPlaces, selected: CGFloat, setup: Setup = Setup()) {
        (self.places, self.setup) = (places, setup)
        self.selected = places.nearest(to: selected)
        place = self.selected
    }
}

// MARK: - Events and effects

extension CardModel {
    package enum Event: Sendable {
        /// A finger takes the card where it is.
        case taken(at: TimeInterval)
        case dragged(to: CGFloat)
        /// The finger lifts. `redirection` is the place that the client named instead of the rule's target.
        case letGo(Arbitration.Release, redirection: CGFloat?, at: TimeInterval)
        /// The finger loses the card.
        case dropped
        /// Code has the card rest at the stop nearest to this place.
        case selected(CGFloat, animated: Bool)
        /// Code has the card leave to this place.
        case sentAway(to: CGFloat, animated: Bool)
        /// The card may rest at other places from now on, and all its places are `shift` points farther. What is seen of it
        /// stays where it is. `selected` is the stop that it rests at; nil: the one of the same number.
        case placed(CardPlaces, shift: CGFloat, selected: CGFloat?, animated: Bool)
        /// An arbiter takes the card over: the places are those under its policy.
        case adopted(CardPlaces)
        /// Content at its edge gives the card its momentum, in points per second.
        case bounced(velocity: CGFloat)
        /// The card is at a place at once; nil: at the stop that is selected.
        case putBack(to: CGFloat?)
        /// A frame: until `shown` the screen shows the frame before; this one is seen from `next` on.
        case frame(shown: TimeInterval, next: TimeInterval)
    }

    /// What is to be done after an event, in the order of the properties.
    package struct Effects: Equatable, Sendable {
        /// The card leaves the place where it is most open.
        package var picksUp = false
        /// The finger that has the card, or has not decided yet, counts so many points more.
        package var shiftsTouch: CGFloat = 0
        /// The card moved by itself: a touch that has not taken it finds it elsewhere.
        package var isSent = false
        /// The card shows elsewhere.
        package var shows = false
        /// The card rests where it is most open.
        package var putsDown = false
        /// What the release rule said.
        package var judgement: ReleaseRule.Judgement?
        package var outcome: Outcome?
    }

    package enum Outcome: Equatable, Sendable { case rested(at: CGFloat), left }

    package mutating func handle(_ event: Event) -> Effects {
        var effects = Effects()
        switch event {
        case .taken(let time): take(at: time, &effects)
        case .dragged(let place): drag(to: place, &effects)
        case .letGo(let release, let redirection, let time): letGo(release, redirection, at: time, &effects)
        case .dropped: if case .inHand = state { settle(.sent, velocity: 0) }
        case .selected(let stop, let animated): select(stop, animated, &effects)
        case .sentAway(let end, let animated): send(to: end, animated, &effects)
        case .placed(let places, let shift, let selected, let animated):
            move(to: places, shift, selected, animated, &effects)
        case .adopted(let places): adopt(places, &effects)
        case .bounced(let velocity):
            guard case .resting = state else { break }
            leaveRest(&effects)
            settle(.bounce, velocity: velocity)
        case .putBack(let place): putBack(to: place ?? selected, &effects)
        case .frame(let shown, let next): advance(from: shown, to: next, &effects)
        }
        return effects
    }

    /// Where the card is out of sight on each side changes without an event: the client is asked anew.
    package mutating func leave(at away: CGFloat?, onSecondSide: CGFloat?) { places.leave(at: away, onSecondSide) }
}

// MARK: - Queries

extension CardModel {
    package enum Phase: Equatable, Sendable { case resting, inHand, settling, leaving, away }

    package var phase: Phase {
        switch state {
        case .resting: .resting
        case .inHand: .inHand
        case .settling: .settling
        case .leaving: .leaving
        case .away: .away
        }
    }

    /// Whether the card needs frames.
    package var movesByItself: Bool { course != nil }

    /// Where a touch catches the card; nil where the card does not move, or looks at rest: within a point of its stop, and too
    /// slow to get farther from it.
    package var catchablePlace: CGFloat? {
        guard let course else { return nil }
        if case .settling = state, course.isAsGoodAsOver(at: place) { return nil }
        return place
    }

    /// The card as a touch finds it.
    ///
    /// - Parameter mayOpen: Whether the touch may open the card farther than the stop that it rests at.
    package func card(mayOpen: Bool) -> Arbitration.Card {
        let caught = catchablePlace
        // Out of sight it is not dragged; a client that shows the card again has it at its stop.
        let place =
            switch state {
            case .resting, .inHand: self.place
            case .settling, .leaving: caught ?? selected
            case .away: selected
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

    /// What the release rule makes of a release here, and of a stop that was selected in the hand.
    package func judgement(of drag: Arbitration.Release) -> ReleaseRule.Judgement {
        let side = places.side(of: drag.translation != 0 ? drag.translation : drag.velocity)
        let stops = places.stops(on: side)
        // Its sign says the side, also where it is 0.
        let way = stops.away ?? stops.places[stops.places.count - 1]
        let release = ReleaseRule.Release(drag, distance: side == .second ? -max(way, 1e-9) : way)
        var judgement = setup.release.judgement(
            of: release, among: stops, selected: isSelectedInHand ? side.counted(selected) : nil)
        if case .stop(let stop) = judgement.target { judgement.target = .stop(side.counted(stop)) }
        return judgement
    }

    private var isSelectedInHand: Bool {
        if case .inHand(let hand) = state { hand.isSelected } else { false }
    }

    private var course: CardMove? {
        switch state {
        case .resting, .inHand, .away: nil
        case .settling(let course, _), .leaving(let course, _): course
        }
    }

    private var velocity: CGFloat { course?.velocity ?? 0 }
}

// MARK: - A finger has the card

extension CardModel {
    private mutating func take(at time: TimeInterval, _ effects: inout Effects) {
        var hand = Hand(start: place, time: time)
        switch state {
        case .resting, .away: leaveRest(&effects)
        case .settling: hand.caught = catchablePlace.map { _ in .settling }
        case .leaving(let course, let leaving): hand.caught = .leaving(leaving, end: course.end)
        case .inHand: break
        }
        state = .inHand(hand)
    }

    /// At another stop than the most open one the card has not been put down.
    private func leaveRest(_ effects: inout Effects) {
        if phase == .away || place == 0 { effects.picksUp = true }
    }

    private mutating func drag(to place: CGFloat, _ effects: inout Effects) {
        guard case .inHand(var hand) = state else { return }
        hand.reach = max(hand.reach, abs(place - hand.start))
        state = .inHand(hand)
        self.place = place
        effects.shows = true
    }

    private mutating func letGo(
        _ release: Arbitration.Release, _ redirection: CGFloat?, at time: TimeInterval, _ effects: inout Effects
    ) {
        guard case .inHand(let hand) = state else { return }
        if let caught = hand.caught, redirection == nil, !hand.isSelected, hand.reach <= setup.slop,
            time - hand.time < Self.longestTap
        {
            return goOn(caught)
        }
        var judgement = judgement(of: release)
        if let redirection { judgement.target = .stop(places.nearest(to: redirection)) }
        effects.judgement = judgement
        switch judgement.target {
        case .stop(let stop):
            if places.line.contains(stop) { selected = stop }
            settle(.letGo, velocity: release.velocity)
        case .away: leave(velocity: release.velocity)
        }
    }

    /// A tap on a moving card decides nothing: the card goes on to where it went.
    private mutating func goOn(_ caught: Hand.Caught) {
        switch caught {
        case .settling: settle(.letGo, velocity: 0)
        case .leaving(.letGo, _): leave(velocity: 0)
        case .leaving(.sent, let end): state = .leaving(spring(to: end, velocity: 0), .sent)
        }
    }
}

// MARK: - Code sends the card

extension CardModel {
    private mutating func select(_ stop: CGFloat, _ animated: Bool, _ effects: inout Effects) {
        selected = places.nearest(to: stop)
        switch state {
        case .inHand(var hand):
            hand.isSelected = true
            state = .inHand(hand)
        case .settling, .leaving:
            if animated { settle(.sent, velocity: velocity) } else { putBack(to: selected, &effects) }
        case .resting where animated && place != selected:
            leaveRest(&effects)
            settle(.sent, velocity: 0)
        case .away where animated: settle(.sent, velocity: 0)
        case .resting, .away: putBack(to: selected, &effects)
        }
    }

    private mutating func send(to end: CGFloat, _ animated: Bool, _ effects: inout Effects) {
        let velocity = velocity
        switch state {
        case .resting, .away: leaveRest(&effects)
        case .inHand, .settling, .leaving: break
        }
        guard animated else {
            (state, place) = (.away, end)
            (effects.isSent, effects.shows) = (true, true)
            return
        }
        state = .leaving(spring(to: end, velocity: velocity), .sent)
    }

    private mutating func putBack(to place: CGFloat, _ effects: inout Effects) {
        if case .resting = state, self.place == place { return }
        rest(at: place, &effects)
    }

    private mutating func rest(at place: CGFloat, _ effects: inout Effects) {
        (state, self.place) = (.resting, place)
        (effects.isSent, effects.shows, effects.putsDown) = (true, true, place == 0)
    }
}

// MARK: - The card's places change

extension CardModel {
    private mutating func adopt(_ places: CardPlaces, _ effects: inout Effects) {
        self.places = places
        selected = places.nearest(to: selected)
        if case .resting = state { place = selected }
        guard place != 0 else { return }
        effects.picksUp = true
        (effects.isSent, effects.shows) = (true, true)
    }

    private mutating func move(
        to places: CardPlaces, _ shift: CGFloat, _ chosen: CGFloat?, _ animated: Bool, _ effects: inout Effects
    ) {
        let number = self.places.line.firstIndex(of: selected) ?? 0
        let wasAway = self.places.stops(on: self.places.side(of: place)).away
        self.places = places
        selected = chosen.map(places.nearest(to:)) ?? places.line[min(number, places.line.count - 1)]
        let isInHand = phase == .inHand
        if shift != 0, isInHand || animated { self.shift(by: shift, &effects) }
        switch state {
        case .inHand, .away: break
        case .resting: if place != selected { select(selected, animated, &effects) }
        case .settling(let course, let settling):
            if !animated { return putBack(to: selected, &effects) }
            guard course.end != selected else { return }
            settle(settling.isBounce ? .bounce : .sent, velocity: course.velocity)
        case .leaving(let course, .letGo):
            // Out of sight may be elsewhere now.
            let away = places.stops(on: places.side(of: place)).away
            if let away, away != wasAway.map({ $0 + shift }) { leave(velocity: course.velocity) }
        case .leaving(_, .sent): break
        }
    }

    private mutating func shift(by distance: CGFloat, _ effects: inout Effects) {
        place += distance
        switch state {
        case .inHand(var hand):
            hand.shift(by: distance)
            state = .inHand(hand)
        case .settling(let course, let settling): state = .settling(course.shifted(by: distance), settling)
        case .leaving(let course, let leaving): state = .leaving(course.shifted(by: distance), leaving)
        case .resting, .away: (effects.isSent, effects.shows) = (true, true)
        }
        effects.shiftsTouch = distance
    }
}

// MARK: - The card moves by itself

extension CardModel {
    private mutating func settle(_ settling: Settling, velocity: CGFloat) {
        var (spring, velocity) = (setup.spring, velocity.isFinite ? velocity : 0)
        if case .sent = settling, let sendingSpring = setup.sendingSpring { spring = sendingSpring }
        let side = places.side(of: place != 0 ? place : velocity)
        if setup.stopsAtEnds, places.isEnd(selected, on: side) {
            // Already there, the card does not go on; content's momentum takes it inward.
            if place == selected, !settling.isBounce { velocity = 0 }
            spring = spring.withoutOvershoot(from: place - selected, velocity: velocity)
        }
        state = .settling(
            CardMove(
                Motion.Flight(to: selected, from: place, velocity: velocity, on: spring, at: 0), to: selected,
                velocity: velocity, stiffness: spring.angularFrequency),
            settling)
    }

    /// Out of sight, as a finger has let the card go: without leaping away from the finger.
    private mutating func leave(velocity: CGFloat) {
        let velocity = velocity.isFinite ? velocity : 0
        let side = places.side(of: place != 0 ? place : velocity)
        let end = places.stops(on: side).away ?? 0
        let flight = Motion.Flight(
            leavingFor: end, from: side.counted(place), velocity: side.counted(velocity), timedBy: setup.spring, at: 0)
        state = .leaving(
            CardMove(
                flight, to: side.counted(end), velocity: velocity, stiffness: setup.spring.angularFrequency, on: side),
            .letGo)
    }

    private func spring(to end: CGFloat, velocity: CGFloat) -> CardMove {
        CardMove(
            Motion.Flight(to: end, from: place, velocity: velocity, on: setup.spring, at: 0), to: end,
            velocity: velocity, stiffness: setup.spring.angularFrequency)
    }

    private mutating func advance(from shown: TimeInterval, to next: TimeInterval, _ effects: inout Effects) {
        switch state {
        case .resting, .inHand, .away: return
        case .settling(var course, let settling):
            guard let place = course.advance(from: shown, to: next) else {
                rest(at: course.end, &effects)
                if !settling.isBounce { effects.outcome = .rested(at: course.end) }
                return
            }
            (self.place, state) = (place, .settling(course, settling))
        case .leaving(var course, let leaving):
            let from = self.place
            guard let place = course.advance(from: shown, to: next), !course.passes(place, from: from) else {
                (state, self.place) = (.away, course.end)
                (effects.isSent, effects.shows, effects.outcome) = (true, true, .left)
                return
            }
            (self.place, state) = (place, .leaving(course, leaving))
        }
        (effects.isSent, effects.shows) = (true, true)
    }
}
