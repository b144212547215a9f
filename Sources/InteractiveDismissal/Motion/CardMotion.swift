import GestureArbiter
import UIKitShim

/// Where a card is and how fast, whoever moves it: the finger, or a spring.
///
/// It knows no view and no clock: times come in, and what is on the screen is what it says. Positions are points from
/// where the card is most open along the way out, velocities points per second. Whatever takes over begins where the last
/// one is shown.
package struct CardMotion: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        case resting
        case dragging
        /// On its way back to rest.
        case settling(Flight)
        /// On its way in.
        case presenting(Flight)
        /// On its way out.
        case finishing(Flight)
        /// Out of sight.
        case away
    }

    /// A motion by itself: along the way out, or, fading, in its place.
    package struct Flight: Equatable, Sendable {
        /// Of the place; or, where it fades, of the opacity, in hundredths.
        package private(set) var motion: Motion.Flight
        package let fades: Bool
        /// The place that stands for full opacity.
        fileprivate static let opaque: CGFloat = 100

        fileprivate init(_ motion: Motion.Flight, fades: Bool = false) { (self.motion, self.fades) = (motion, fades) }

        /// The same, begun at `time` at the earliest.
        fileprivate func beginning(notBefore time: TimeInterval) -> Flight {
            Flight(motion.beginning(notBefore: time), fades: fades)
        }

        /// The same, with all places farther.
        fileprivate func shifted(by distance: CGFloat) -> Flight {
            Flight(motion.shifted(by: distance), fades: fades)
        }
    }

    /// What has come to an end in a frame.
    package enum Arrival: Equatable, Sendable { case presented, settled, away }

    package private(set) var phase = Phase.resting
    /// Where it rests, or comes to when it comes or goes back.
    package private(set) var stop: CGFloat = 0
    package private(set) var translation: CGFloat = 0
    package private(set) var velocity: CGFloat = 0
    /// 1, but while the card fades in or out instead of moving.
    package private(set) var opacity: CGFloat = 1
    /// From where it is most open to where nothing of it shows. Not negative; see `layOut(distance:)`.
    package private(set) var distance: CGFloat = 0
    package let spring: Motion.Spring
    /// Beyond the most open place nothing may show: it is come to without overshoot.
    package var stopsAtEnd: Bool
    /// What it leaves for is a place at which it is seen, not out of sight: it comes to rest there.
    package var comesHome = false
    /// Nothing has come to its end before this time: what moves beside it is on its way still.
    package var companionEnd: TimeInterval = 0
    private let presentingSpring: Motion.Spring
    private let dismissingSpring: Motion.Spring
    /// When what is shown was shown.
    private var shownTime: TimeInterval = 0
    /// No frame of the flight has been shown.
    private var isFlightNew = false

    /// - Parameters:
    ///   - presenting: The spring by which it comes, if it is another.
    ///   - dismissing: The spring by which it goes, if it is another.
    ///   - stopsAtEnd: Whether it comes to its most open place without overshoot.
    package init(
        spring: Motion.Spring, presenting: Motion.Spring? = nil, dismissing: Motion.Spring? = nil,
        stopsAtEnd: Bool = false
    ) {
        self.spring = spring
        self.stopsAtEnd = stopsAtEnd
        presentingSpring = presenting ?? spring
        dismissingSpring = dismissing ?? spring
    }

    /// 0 where it is most open, 1 out of sight.
    package var progress: CGFloat {
        if opacity < 1 { return 1 - opacity }
        guard distance > 0 else { return phase == .away ? 1 : 0 }
        return min(translation / distance, 1)
    }

    /// 0 where it rests, or comes to rest, 1 out of sight; 0 to 1.
    package var progressFromRest: CGFloat {
        if opacity < 1 { return 1 - opacity }
        guard distance > stop else { return phase == .away ? 1 : 0 }
        return min(max((translation - stop) / (distance - stop), 0), 1)
    }

    /// How much of the way from out of sight to `place` it has made, 0 to 1, or how opaque it is there.
    package func share(ofWayTo place: CGFloat) -> CGFloat {
        guard distance > place else { return phase == .away ? 0 : opacity }
        return min(max((distance - translation) / (distance - place), 0), 1) * opacity
    }

    /// Where it is while it moves by itself and can be caught; nil where it cannot.
    package var catchableTranslation: CGFloat? {
        switch phase {
        case .resting, .dragging, .away: nil
        case .settling(let flight), .presenting(let flight), .finishing(let flight): flight.fades ? nil : translation
        }
    }

    /// Where it is, as far as its layout has to know.
    package var course: CardCourse {
        let phase: CardCourse.Phase =
            switch self.phase {
            case .resting: .resting
            case .dragging: .inHand
            case .settling: .settling
            case .presenting: .coming
            case .finishing, .away: .leaving
            }
        return CardCourse(phase: phase, translation: translation, stop: stop, opacity: opacity)
    }

    /// Whether it moves by itself.
    package var isFlying: Bool {
        switch phase {
        case .resting, .dragging, .away: false
        case .settling, .presenting, .finishing: true
        }
    }

    /// Whether it is on its way back to rest.
    package var isSettling: Bool {
        switch phase {
        case .settling: true
        case .resting, .dragging, .presenting, .finishing, .away: false
        }
    }

    /// Whether it is on its way out, or out.
    package var isLeaving: Bool {
        switch phase {
        case .resting, .dragging, .settling, .presenting: false
        case .finishing, .away: true
        }
    }
}

// MARK: - What becomes of it

/// Each change begins where the card is shown, with the velocity that it has.
extension CardMotion {
    /// From out of sight to rest; or, fading, in its place.
    package mutating func present(at time: TimeInterval, fades: Bool = false) {
        (translation, velocity, opacity) = (fades ? stop : distance, 0, fades ? 0 : 1)
        shownTime = time
        isFlightNew = true
        phase = .presenting(fades ? fade(to: 1) : flight(to: stop, on: presentingSpring))
    }

    /// A finger brings it in, from out of sight.
    package mutating func enter() {
        (phase, translation, velocity, opacity) = (.dragging, distance, 0, 1)
    }

    /// To its stop, as it comes: a finger that brought it in has let it go.
    package mutating func arrive(velocity: CGFloat, at time: TimeInterval) {
        take(velocity, at: time)
        phase = .presenting(flight(to: stop, on: presentingSpring))
    }

    /// Back out of sight, as a card goes back to its rest: a finger that brought it in has let it go. Or, fading, in its
    /// place.
    package mutating func withdraw(velocity: CGFloat, at time: TimeInterval, fades: Bool = false) {
        take(velocity, at: time)
        phase = .finishing(fades ? fade(to: 0) : flight(to: distance))
    }

    /// It leaves on the other side of its rest from now on, as far as `distance`: the same place, counted there.
    package mutating func turn(distance: CGFloat) {
        guard !isFlying else { return }
        (translation, velocity) = (0 - translation, 0 - velocity)
        layOut(distance: distance)
    }

    /// A finger has it, where it is.
    package mutating func grab() {
        (phase, velocity, opacity) = (.dragging, 0, 1)
    }

    /// The finger has brought it to `translation`.
    package mutating func drag(to translation: CGFloat) {
        guard phase == .dragging, translation.isFinite else { return }
        self.translation = translation
    }

    /// To its stop, with the velocity that it has, or is let go with.
    ///
    /// - Parameter spring: Another one than its own.
    package mutating func settle(
        velocity: CGFloat? = nil, at time: TimeInterval, on spring: Motion.Spring? = nil
    ) {
        take(velocity, at: time)
        opacity = 1
        phase = .settling(flight(to: stop, on: spring))
    }

    /// It rests at another stop from now on: what rests is to be sent there; what is on its way there or in goes on to the
    /// new one, with the velocity that it has.
    package mutating func select(stop: CGFloat, at time: TimeInterval) {
        guard stop != self.stop, stop.isFinite else { return }
        self.stop = stop
        switch phase {
        case .settling(let flight) where !flight.fades: settle(at: time)
        case .presenting(let flight):
            if flight.fades {
                translation = stop
            } else {
                take(nil, at: time)
                phase = .presenting(self.flight(to: stop, on: presentingSpring))
            }
        case .resting, .dragging, .settling, .finishing, .away: break
        }
    }

    /// Its most open place is elsewhere: all places are `distance` points farther, and it is seen where it was. What moves
    /// by itself goes on to where it was going.
    package mutating func shift(by distance: CGFloat) {
        guard distance != 0, distance.isFinite, phase != .away else { return }
        (translation, stop, self.distance) = (translation + distance, stop + distance, max(self.distance + distance, 0))
        switch phase {
        case .resting, .dragging, .away: break
        case .settling(let flight): if !flight.fades { phase = .settling(flight.shifted(by: distance)) }
        case .presenting(let flight): if !flight.fades { phase = .presenting(flight.shifted(by: distance)) }
        case .finishing(let flight): if !flight.fades { phase = .finishing(flight.shifted(by: distance)) }
        }
    }

    /// Out of sight, or, fading, where it is: by its spring and with the velocity that it has; or, let go with a velocity,
    /// without leaping away from the finger.
    package mutating func finish(velocity: CGFloat? = nil, at time: TimeInterval, fades: Bool = false) {
        take(velocity, at: time)
        phase = .finishing(fades ? fade(to: 0) : flightOut(isLetGo: velocity != nil))
    }

    /// At its stop, at once.
    package mutating func rest() { (phase, translation, velocity, opacity) = (.resting, stop, 0, 1) }

    /// Out of sight, at once.
    package mutating func leave() { (phase, translation, velocity) = (.away, distance, 0) }

    /// The card's place or its container has changed. A card on its way out goes on to where out is now; nothing else
    /// moves by it.
    package mutating func layOut(distance: CGFloat) {
        let distance = distance.isFinite ? max(distance, 0) : 0
        guard distance != self.distance else { return }
        self.distance = distance
        switch phase {
        case .resting, .dragging, .settling, .presenting: break
        case .finishing(let flight):
            if !flight.fades { finish(velocity: flight.motion.isDeparture ? velocity : nil, at: shownTime) }
        case .away: if opacity == 1 { translation = distance }
        }
    }

    /// Shows where it is at `time`; what has come to its end is said once.
    ///
    /// - Parameter shown: Until when the screen shows what was there before. A flight begins then: the frame in which a
    ///   finger lets go is on the screen still, and counted in, it would show two frames' way at once.
    package mutating func advance(to time: TimeInterval, from shown: TimeInterval = 0) -> Arrival? {
        if isFlightNew { postponeFlight(to: min(shown, time)) }
        switch phase {
        case .resting, .dragging, .away:
            return nil
        case .settling(let flight):
            guard show(flight, at: time) else { return nil }
            rest()
            return .settled
        case .presenting(let flight):
            guard show(flight, at: time) else { return nil }
            rest()
            return .presented
        case .finishing(let flight):
            let isHere = show(flight, at: time)
            // What was let go beyond may swing back into sight.
            let isOut = !comesHome && !flight.fades && translation >= distance && velocity >= 0
            guard isHere || isOut else { return nil }
            if flight.fades { phase = .away } else { leave() }
            return .away
        }
    }
}

// MARK: - Its flights

extension CardMotion {
    /// What a frame shows is a moment ahead of it: a card that turns round in flight does so then, not now, or it
    /// would show one frame's way twice.
    private mutating func take(_ velocity: CGFloat?, at time: TimeInterval) {
        if let velocity { self.velocity = velocity.isFinite ? velocity : 0 }
        shownTime = max(time, shownTime)
        isFlightNew = true
    }

    private mutating func postponeFlight(to time: TimeInterval) {
        isFlightNew = false
        switch phase {
        case .resting, .dragging, .away: break
        case .settling(let flight): phase = .settling(flight.beginning(notBefore: time))
        case .presenting(let flight): phase = .presenting(flight.beginning(notBefore: time))
        case .finishing(let flight): phase = .finishing(flight.beginning(notBefore: time))
        }
    }

    private func flight(to target: CGFloat, on spring: Motion.Spring? = nil) -> Flight {
        var spring = spring ?? self.spring
        if stopsAtEnd, target == 0 { spring = spring.withoutOvershoot(from: translation, velocity: velocity) }
        return Flight(Motion.Flight(to: target, from: translation, velocity: velocity, on: spring, at: shownTime))
    }

    private func flightOut(isLetGo: Bool) -> Flight {
        guard isLetGo, !comesHome else { return flight(to: distance, on: dismissingSpring) }
        return Flight(
            Motion.Flight(
                leavingFor: distance, from: translation, velocity: velocity, timedBy: dismissingSpring, at: shownTime))
    }

    private func fade(to opacity: CGFloat) -> Flight {
        Flight(
            Motion.Flight(
                to: opacity * Flight.opaque, from: self.opacity * Flight.opaque, velocity: 0,
                on: Motion.Spring(dampingRatio: 1, response: 0.3), at: shownTime), fades: true)
    }

    /// True where the flight is over.
    private mutating func show(_ flight: Flight, at time: TimeInterval) -> Bool {
        shownTime = time
        let now = flight.motion.placeAndVelocity(at: time)
        if flight.fades {
            opacity = min(max(now.place / Flight.opaque, 0), 1)
        } else {
            (translation, velocity) = now
        }
        return time >= max(flight.motion.end, companionEnd)
    }
}
