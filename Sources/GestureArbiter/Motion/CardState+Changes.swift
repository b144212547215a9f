import Foundation

extension CardState {
    package mutating func handle(_ event: Event) -> Effects {
        var effects = Effects()
        let wasArmed = hand.map { $0.isArmed && !$0.isEntering } ?? false
        switch event {
        case .taken(let time, let bringsIn): take(at: time, bringsIn, &effects)
        case .dragged(let pull, let finger): drag(to: pull, finger, &effects)
        case .letGo(let velocity, let across, let target): letGo(velocity, across, target)
        case .tapped: goOn()
        case .broughtBack: if hand != nil { comeBack(on: setup.spring) }
        case .dropped: if hand != nil { settle(.sent, velocity: 0) }
        case .weighed(let mayLeave): weigh(mayLeave: mayLeave, &effects)
        case .presented: present(&effects)
        case .selected(let stop, let animated): select(stop, animated, &effects)
        case .sentAway(let end, let animated): send(to: end, animated, &effects)
        case .placed(let places, let shift, let selected, let animated):
            move(to: places, shift, selected, animated, &effects)
        case .gaveWay(let along, let velocity, let across, let spring):
            giveWay(along, velocity, across, spring, &effects)
        case .outOfSight(let distance): setOutOfSight(distance, &effects)
        case .adopted(let places): adopt(places, &effects)
        case .bounced(let velocity):
            guard case .resting = stage else { break }
            leaveRest(&effects)
            settle(.bounce, velocity: velocity)
        case .putBack(let place): putBack(to: place ?? selected, &effects)
        case .frame(let shown, let next): advance(from: shown, to: next, &effects)
        }
        // A lift can no longer dismiss a card that stays.
        if wasArmed, hand == nil, !isLeaving { effects.arms = false }
        return effects
    }

    /// Sets the places out of sight, which change without an event.
    package mutating func leave(at away: CGFloat?, onSecondSide: CGFloat?) { places.leave(at: away, onSecondSide) }

    // MARK: - A finger has the card

    private mutating func take(at time: TimeInterval, _ bringsIn: Bool, _ effects: inout Effects) {
        // The finger has the card where it shows, and not where a keyboard sends it.
        let (former, behind, looksAtRest) = (place, lag.value, looksAtRest)
        // A finger that brings a card in may always take it back.
        let resisting = setup.isModal && !bringsIn ? outOfSight : -1
        var hand = Hand(
            isEntering: bringsIn, isArmed: bringsIn, start: former + behind, time: time,
            pull: pull(showing: former + behind), resisting: resisting, raised: behind)
        switch stage {
        case .resting, .away:
            fade.hold(at: Self.opaque)
            guard bringsIn else {
                leaveRest(&effects)
                break
            }
            beOutOfSight()
            (hand.start, hand.pull) = (place, pull(showing: place))
            (effects.isSent, effects.shows) = (true, true)
        case .leaving(let leaving): hand.caught = .leaving(leaving, end: way.end)
        case .coming, .settling: hand.caught = isCaught ? .settling : nil
        case .inHand: break
        }
        way.hold(at: hand.start)
        lag.hold(at: 0)
        across.x.hold()
        across.y.hold()
        if behind != 0 {
            effects.shows = true
            // The touch found a card that looks at rest at its stop.
            if looksAtRest { effects.shiftsTouch = hand.pull - pull(showing: former) }
        }
        // A fading card becomes whole where it shows.
        becomeWhole()
        stage = .inHand(hand)
    }

    /// Picks the card up, unless it rests at a stop where it was not put down.
    private func leaveRest(_ effects: inout Effects) { if phase == .away || place == 0 { effects.picksUp = true } }

    private mutating func drag(to pull: CGFloat, _ finger: CGPoint?, _ effects: inout Effects) {
        guard var hand else { return }
        hand.pull = pull
        let place = shownPlace(in: hand)
        guard place.isFinite else { return }
        hand.reach = max(hand.reach, abs(place - hand.start))
        stage = .inHand(hand)
        way.hold(at: place)
        if let finger {
            across.x.follow(finger.x)
            across.y.follow(finger.y)
        }
        effects.shows = true
    }

    private mutating func letGo(_ velocity: CGFloat, _ across: CGPoint, _ target: ReleaseRule.Target) {
        guard let hand else { return }
        if self.across.x.isHeld {
            self.across.x.let(go: across.x)
            self.across.y.let(go: across.y)
        }
        switch target {
        case .stop(let stop):
            selected = places.nearest(to: stop)
            if !hand.isEntering, coast(velocity: velocity) { return }
            hand.isEntering ? come(velocity: velocity) : settle(.letGo, velocity: velocity)
        case .away where hand.isEntering:
            leave(for: side.counted(outOfSight), velocity: velocity, .withdrawn)
        case .away: leave(velocity: velocity)
        }
    }

    private mutating func goOn() {
        guard let hand else { return }
        switch hand.caught {
        // The card's own arbiter caught a withdrawn card, which is presented by now.
        case nil, .settling, .leaving(.withdrawn, _): settle(.letGo, velocity: 0)
        case .leaving(.letGo, _): leave(velocity: 0)
        case .leaving(.sent, let end): leave(for: end, velocity: 0, .sent)
        }
    }

    private mutating func weigh(mayLeave: Bool, _ effects: inout Effects) {
        guard var hand else { return }
        let mayLeave = (mayLeave || hand.isEntering) && !hand.resists
        let target = judgement(of: .init(translation: hand.pull, velocity: 0)).target
        let isArmed = mayLeave && target == .away
        effects.target = target == .away && !mayLeave ? .stop(lowest(on: .first)) : target
        guard hand.isArmed != isArmed else { return }
        hand.isArmed = isArmed
        stage = .inHand(hand)
        effects.arms = isArmed
    }

    // MARK: - Code moves the card

    private mutating func select(_ stop: CGFloat, _ animated: Bool, _ effects: inout Effects) {
        selected = places.nearest(to: stop)
        switch stage {
        case .inHand(var hand):
            hand.isSelected = true
            stage = .inHand(hand)
        case .coming: comeElsewhere(&effects)
        case .settling, .leaving:
            if animated { settle(.sent, velocity: way.velocity) } else { putBack(to: selected, &effects) }
        case .resting where animated && place != selected:
            leaveRest(&effects)
            settle(.sent, velocity: 0)
        case .away where animated:
            fade.hold(at: Self.opaque)
            settle(.sent, velocity: 0)
        case .resting, .away: putBack(to: selected, &effects)
        }
    }

    /// Brings in a card whose stop is another now. A card that is to fade in, and has not been seen yet, does so there.
    private mutating func comeElsewhere(_ effects: inout Effects) {
        guard fade.moves, opacity == 0 else { return come(velocity: way.velocity, isSent: true) }
        guard place != selected else { return }
        way.hold(at: selected)
        effects.shows = true
    }

    private mutating func send(to end: CGFloat, _ animated: Bool, _ effects: inout Effects) {
        let velocity = way.velocity
        if phase == .resting || phase == .away { leaveRest(&effects) }
        guard !animated else { return leave(for: end, velocity: velocity, .sent) }
        hold()
        way.hold(at: end)
        lag.hold(at: 0)
        stage = .away
        (effects.isSent, effects.shows) = (true, true)
    }

    private mutating func present(_ effects: inout Effects) {
        (effects.isSent, effects.shows) = (true, true)
        hold()
        guard setup.fades else {
            fade.hold(at: Self.opaque)
            beOutOfSight()
            return come(velocity: 0)
        }
        way.hold(at: selected)
        beTogether()
        fade.hold(at: 0)
        fade.fly(to: Self.opaque, velocity: 0, on: Self.fading)
        stage = .coming
    }

    private mutating func beOutOfSight() {
        way.hold(at: side.counted(outOfSight))
        lag.hold(at: 0)
        across.x.hold(at: setup.home?.x ?? 0)
        across.y.hold(at: setup.home?.y ?? 0)
    }

    private mutating func putBack(to place: CGFloat, _ effects: inout Effects) {
        if case .resting = stage {
            guard self.place != place else { return }
            leaveRest(&effects)
        }
        rest(at: place, &effects)
    }

    // MARK: - New places

    private mutating func adopt(_ places: CardLine, _ effects: inout Effects) {
        self.places = places
        selected = places.nearest(to: selected)
        if case .resting = stage { way.hold(at: selected) }
        guard place != 0 else { return }
        effects.picksUp = true
        (effects.isSent, effects.shows) = (true, true)
    }

    private mutating func move(
        to places: CardLine, _ shift: CGFloat, _ chosen: CGFloat?, _ animated: Bool, _ effects: inout Effects
    ) {
        let number = self.places.line.firstIndex(of: selected) ?? 0
        let wasAway = self.places.stops(on: self.places.side(of: place)).away
        let former = selected + shift
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
        switch stage {
        case .inHand(var hand):
            hand.raised += former - selected
            effects.shiftsTouch = shift + renewPull(in: &hand)
            stage = .inHand(hand)
        case .coming: if fade.moves || way.end != selected { comeElsewhere(&effects) }
        case .resting where place != selected:
            guard animated else { return putBack(to: selected, &effects) }
            leaveRest(&effects)
            settle(.sent, velocity: 0)
        case .settling(let settling):
            if !animated { return putBack(to: selected, &effects) }
            guard way.end != selected else { return }
            settle(settling == .bounce ? .bounce : .sent, velocity: way.velocity)
        case .leaving(.letGo) where !fade.moves:
            // The place out of sight may have changed.
            let away = places.stops(on: places.side(of: place)).away
            if let away, away != wasAway.map({ $0 + shift }) { leave(velocity: way.velocity) }
        case .resting, .leaving, .away: break
        }
    }

    private mutating func giveWay(
        _ along: CGFloat, _ velocity: CGFloat, _ distance: CGPoint, _ spring: Motion.Spring, _ effects: inout Effects
    ) {
        guard !isLeaving else { return }
        let speed = (lag.velocity + velocity, across.x.velocity, across.y.velocity)
        lag.leap(by: side.counted(along))
        across.x.leap(by: distance.x)
        across.y.leap(by: distance.y)
        (effects.isSent, effects.shows) = (hand == nil, true)
        guard hand == nil else { return }
        lag.let(go: speed.0)
        across.x.let(go: speed.1)
        across.y.let(go: speed.2)
        comeTogether(on: spring)
    }

    private mutating func setOutOfSight(_ distance: CGFloat, _ effects: inout Effects) {
        let (before, distance) = (outOfSight, distance.isFinite ? max(distance, 0) : 0)
        guard distance != before else { return }
        outOfSight = distance
        if places.stops(on: .first).away != nil { places.leave(at: distance, distance) }
        switch stage {
        case .leaving where fade.moves: break
        case .leaving(.letGo): leave(velocity: way.velocity)
        case .leaving(let leaving): leave(for: side.counted(distance), velocity: way.velocity, leaving)
        case .away where fade.value == Self.opaque: way.hold(at: side.counted(distance))
        case .resting, .inHand, .coming, .settling, .away: break
        }
        effects.shows = true
    }

    private mutating func shift(by distance: CGFloat, _ effects: inout Effects) {
        way.shift(by: distance)
        outOfSight = max(outOfSight + distance, 0)
        if var hand {
            hand.shift(by: distance)
            stage = .inHand(hand)
        } else {
            // A drag tells the new place, and finds the pull that shows it.
            (effects.shows, effects.shiftsTouch) = (true, distance)
        }
    }
}
