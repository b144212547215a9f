import Foundation

/// The card moves by itself: the only place that gives a track a course.
extension CardState {
    static let fading = Motion.Spring(dampingRatio: 1, response: 0.3)

    mutating func settle(_ settling: Settling, velocity: CGFloat) {
        springToStop(
            velocity: velocity, on: settling == .sent ? setup.sendingSpring : nil, isBounce: settling == .bounce)
        becomeWhole()
        comeTogether(on: setup.spring)
        stage = .settling(settling)
    }

    mutating func come(velocity: CGFloat, isSent: Bool = false) {
        let spring = isSent ? setup.sendingSpring ?? setup.comingSpring : setup.comingSpring
        springToStop(velocity: velocity, on: spring)
        becomeWhole()
        comeTogether(on: spring ?? setup.spring)
        stage = .coming
    }

    /// Lets a card coast to its most open place like the content that goes on from there. Returns false if too little
    /// velocity would be left.
    mutating func coast(velocity: CGFloat) -> Bool {
        guard let rate = setup.carryingRate, places.stops(on: places.side(of: selected)).places[0] == abs(selected),
            way.coast(to: selected, velocity: velocity, rate: rate, on: setup.spring)
        else { return false }
        becomeWhole()
        comeTogether(on: setup.spring)
        stage = .settling(.letGo)
        return true
    }

    private mutating func springToStop(velocity: CGFloat, on spring: Motion.Spring?, isBounce: Bool = false) {
        var (spring, velocity) = (spring ?? setup.spring, velocity.isFinite ? velocity : 0)
        let side = places.side(of: place != 0 ? place : velocity)
        if setup.stopsAtEnds, places.isEnd(selected, on: side) {
            // A card at its stop does not move on; only content's momentum moves it inward.
            if place == selected, !isBounce { velocity = 0 }
            spring = spring.withoutOvershoot(from: place - selected, velocity: velocity)
        }
        way.fly(to: selected, velocity: velocity, on: spring)
    }

    /// Leaves for out of sight after a finger's release, without leaping away from the finger.
    mutating func leave(velocity: CGFloat) {
        let velocity = velocity.isFinite ? velocity : 0
        let side = places.side(of: place != 0 ? place : velocity)
        let end = side.counted(places.stops(on: side).away ?? outOfSight)
        leave(for: end, velocity: velocity, .letGo, departingOn: setup.home == nil ? side : nil)
    }

    mutating func leave(
        for end: CGFloat, velocity: CGFloat, _ leaving: Leaving, departingOn side: CardLine.Side? = nil
    ) {
        stage = .leaving(leaving)
        guard !setup.fades else {
            way.hold()
            return fade.fly(to: 0, velocity: fade.velocity, on: Self.fading)
        }
        // A finger that withdraws a card has moved it by the card's own spring.
        let spring = leaving == .withdrawn ? setup.spring : setup.leavingSpring ?? setup.spring
        way.fly(to: end, velocity: velocity.isFinite ? velocity : 0, on: spring, leavingOn: side)
        lag.come(to: 0, on: spring)
        guard let home = setup.home else {
            // A card that code sends away comes to its way: only a layout has moved it aside. A card that a finger throws
            // goes on aside, with the finger's velocity.
            if leaving == .sent { return comeBack(on: spring) }
            across.x.coast()
            return across.y.coast()
        }
        across.x.fly(to: home.x, velocity: across.x.velocity, on: spring)
        across.y.fly(to: home.y, velocity: across.y.velocity, on: spring)
    }

    /// Fades in what has begun to fade out.
    mutating func becomeWhole() { fade.come(to: Self.opaque, on: Self.fading) }

    mutating func comeTogether(on spring: Motion.Spring) {
        lag.come(to: 0, on: spring)
        comeBack(on: spring)
    }

    /// Comes to the way.
    mutating func comeBack(on spring: Motion.Spring) {
        across.x.come(to: 0, on: spring)
        across.y.come(to: 0, on: spring)
    }

    /// Shows at its place.
    mutating func beTogether() { (lag, across) = (Track(0), (Track(0), Track(0))) }

    mutating func hold() {
        way.hold()
        lag.hold()
        across.x.hold()
        across.y.hold()
        fade.hold()
    }

    // MARK: - A frame

    /// All tracks arrive together, with the last of them.
    mutating func advance(from shown: TimeInterval, to next: TimeInterval, _ effects: inout Effects) {
        guard movesByItself else { return }
        let former = place
        let start = min(shown, next)
        way.begin(at: start)
        lag.begin(at: start)
        fade.begin(at: start)
        across.x.begin(at: start)
        across.y.begin(at: start)
        if let velocity = way.velocityLeft(at: next) {
            effects.carries = (velocity, way.over - (next - start))
            return arrive(&effects)
        }
        guard next < max(way.over, lag.over, fade.over, across.x.over, across.y.over) else { return arrive(&effects) }
        way.advance(to: next)
        lag.advance(to: next)
        fade.advance(to: next)
        across.x.advance(to: next)
        across.y.advance(to: next)
        if case .leaving = stage, setup.home == nil, way.isOut(from: former) { return arrive(&effects) }
        (effects.isSent, effects.shows) = (way.moves && phase != .inHand, true)
    }

    private mutating func arrive(_ effects: inout Effects) {
        switch stage {
        case .resting, .inHand, .away:
            hold()
            fade.hold(at: Self.opaque)
            if phase == .resting { beTogether() }
            effects.shows = true
        case .coming:
            rest(at: way.end, &effects)
            effects.outcome = .came
        case .settling(let settling):
            let end = way.end
            rest(at: end, &effects)
            effects.outcome = settling == .bounce ? .bounced : .rested(at: end)
        case .leaving:
            fade.hold(at: fade.end)
            way.hold(at: way.end)
            hold()
            lag.hold(at: 0)
            stage = .away
            (effects.isSent, effects.shows, effects.outcome) = (true, true, .left)
        }
    }

    mutating func rest(at place: CGFloat, _ effects: inout Effects) {
        way.hold(at: place)
        fade.hold(at: Self.opaque)
        beTogether()
        stage = .resting
        (effects.isSent, effects.shows, effects.putsDown) = (true, true, place == 0)
    }
}
