import UIKitShim

extension GestureArbiter {
    /// Moves something of yours with a drag, settles it by itself, and lets it be caught on its way: between
    /// ``attach(to:policy:moving:stops:leaves:release:onOutcome:)``, which moves a view by its transform, and
    /// ``attach(to:policy:onDrag:)``, which only tells of the drags.
    ///
    ///     let mover = GestureArbiter.Mover(
    ///         leavingAt: { [weak self] in self?.view.bounds.height },
    ///         show: { [weak self] translation in self?.panel.frame.origin.y = 100 + translation },
    ///         onOutcome: { [weak self] outcome in if outcome == .dismissed { self?.close() } })
    ///     GestureArbiter.attach(to: list, policy: .continuous, moving: mover)
    ///
    /// It holds a place, in points from where it is fully open along the policy's direction, and tells `show` of each. Let
    /// go, it goes to the target of its release rule: to one of its ``stops`` by a spring that carries the finger's velocity,
    /// or away by a ``Motion/Departure``. A touch that finds it moving has it at once, where it is shown.
    ///
    /// The arbiter keeps it; while it settles, its display link does, too.
    @preconcurrency @MainActor
    public final class Mover {
        /// The spring by which it comes to rest.
        public var spring: Motion.Spring
        /// Away or back to rest, by distance and velocity at lift.
        public let release: ReleaseRule
        /// Its place, in points from fully open along the direction.
        public private(set) var translation: CGFloat = 0
        /// The places that it rests at, the most open one first; never empty. Set, they are taken as
        /// ``ReleaseRule/Stops/init(_:away:)`` takes them, which is said in the log where it left some out. What rests at
        /// a place that is none any more goes to the stop of the same number, or to the last one.
        ///
        /// Under a direction both ways those on the other side are negative, and 0 is always one of them.
        public var stops: [CGFloat] {
            get { places }
            set { take(newValue) }
        }
        /// The stop that it rests at, or goes to when nothing else decides.
        public private(set) var selected: CGFloat
        /// Told where it is whenever it moves, in hand and by itself.
        public var onProgress: (@MainActor (Progress) -> Void)?
        /// Told what the rule makes of it when it is let go.
        var onJudgement: @MainActor (ReleaseRule.Judgement) -> Void = { _ in }

        /// How far beyond its most open stop a finger may have it, in points: 0 or more. Let go there, it comes back.
        package var stretch: CGFloat = 0

        /// Done before it leaves its rest, and in place of the last `show` when it is back: for a view that gets its own
        /// transform back.
        var pickUp: @MainActor () -> Void = {}
        var putDown: (@MainActor () -> Void)?
        /// Whether the client has taken away what has left: then it is put back for the next time.
        var isPutAway: @MainActor () -> Bool = { false }

        /// Tells the arbiter that all places are elsewhere, and asks it where the client would have it go.
        var onShift: @MainActor (CGFloat) -> Void = { _ in }
        /// Tells the arbiter that it is elsewhere by itself.
        var onSent: @MainActor () -> Void = {}
        var takeRedirection: @MainActor () -> CGFloat? = { nil }

        private var places: [CGFloat]
        /// What ``places`` was made of.
        private var given: [CGFloat]
        /// Nil until an arbiter with its policy has it: then negative places say so.
        private var isBothWays: Bool?
        /// The policy has nothing show beyond its ends.
        private var stopsAtEnds = false
        /// Selected while a finger had it: where it goes unless it is flung.
        private var isSelectedInHand = false
        private let distance: @MainActor () -> CGFloat?
        private let distanceOnOtherSide: @MainActor () -> CGFloat?
        private let show: @MainActor (CGFloat) -> Void
        private let onOutcome: @MainActor (Outcome) -> Void
        private var phase = Phase.resting

        private enum Phase {
            case resting
            case held
            case flying(Flight)
            /// Out of sight, until it is put back.
            case away
        }

        private struct Flight {
            let link: FrameLink
            let target: ReleaseRule.Target
            /// Where it comes to an end, in points.
            let end: CGFloat
            /// The motion is counted on the other side.
            let isTurned: Bool
            /// It begins with its first frame: the frame in which a finger lets go is on the screen still, and counted
            /// in, it would show two frames' way at once. Nil before.
            var motion: Motion.Flight?
            /// The time of the frame that it was shown in last.
            var time: TimeInterval = 0
            let begin: @MainActor (TimeInterval) -> Motion.Flight
            /// With which it begins, in points per second.
            let velocity: CGFloat
            /// Nobody has dragged it, and so nobody waits for an outcome.
            let isBounce: Bool
        }

        /// - Parameters:
        ///   - stops: Where it rests, in points from fully open along the direction: see ``stops``.
        ///   - selected: The stop that it rests at first; the nearest to this one. Nil: the most open one.
        ///   - release: Which stop, or away, by distance and velocity at lift.
        ///   - spring: How it comes to rest.
        ///   - distance: How far from fully open it is out of sight, in points along the direction; nil where it cannot leave.
        ///     Asked when it is let go.
        ///   - otherDistance: The same on the other side, under a direction both ways. Nil: as far as on the first.
        ///   - show: Called with the place, in points from fully open along the direction, whenever it changes, and with the
        ///     stop when it rests.
        ///   - onOutcome: Called when it has come to rest, or has left.
        public init(
            stops: [CGFloat] = [0], selected: CGFloat? = nil, release: ReleaseRule = .velocityAndProgress(),
            spring: Motion.Spring = Motion.Spring(dampingRatio: 1, response: 0.35),
            leavingAt distance: @escaping @MainActor () -> CGFloat? = { nil },
            onOtherSideAt otherDistance: (@MainActor () -> CGFloat?)? = nil,
            show: @escaping @MainActor (CGFloat) -> Void, onOutcome: @escaping @MainActor (Outcome) -> Void = { _ in }
        ) {
            if let correction = release.correction { warnOnce("ReleaseRule", correction) }
            given = stops
            places = Self.usable(stops, bothWays: nil)
            self.selected = places.stop(nearestTo: selected ?? 0)
            translation = self.selected
            self.release = release
            self.spring = spring
            self.distance = distance
            distanceOnOtherSide = otherDistance ?? distance
            self.show = show
            self.onOutcome = onOutcome
        }

        /// Its place while it moves by itself; nil where it does not.
        public var movingTranslation: CGFloat? {
            if case .flying = phase { translation } else { nil }
        }

        /// Follows one drag of the arbiter's.
        public func follow(_ drag: Drag) {
            switch drag {
            case .began: hold()
            // Sent away in a finger's hand, it is that finger's no more.
            case .moved(let translation): if isHeld { place(at: translation) }
            case .ended(let release): if isHeld { letGo(release) }
            case .cancelled: if isHeld { fly(to: .stop(selected), velocity: 0) }
            }
        }

        /// Has it go to `stop`, or to the nearest one to it, from wherever it is and with the velocity that it has. In a
        /// finger's hand it goes there at the lift, unless it is flung.
        public func select(_ stop: CGFloat, animated: Bool = true) {
            selected = places.stop(nearestTo: stop)
            switch phase {
            case .held: isSelectedInHand = true
            case .flying(let flight) where animated: fly(to: .stop(selected), velocity: velocity(of: flight))
            case .resting where animated && translation != selected:
                hold()
                fly(to: .stop(selected), velocity: 0)
            case .away where animated: fly(to: .stop(selected), velocity: 0)
            case .flying, .resting, .away: putBack()
            }
        }

        /// Has it leave, from wherever it is and with the velocity that it has, whether or not a finger may take it away: as
        /// a panel that is hidden by code. Caught on its way, it stays. A finger that holds it loses it. ``select(_:animated:)``
        /// brings it back, and the outcome is `.dismissed`.
        ///
        /// - Parameters:
        ///   - distance: Where nothing of it shows, in points from fully open along the direction. What is not finite does
        ///     nothing.
        ///   - animated: Whether by its spring; else it is there at once, and no outcome is told.
        public func leave(at distance: CGFloat, animated: Bool = true) {
            guard distance.isPlace else { return }
            let velocity: CGFloat
            switch phase {
            case .flying(let flight): velocity = self.velocity(of: flight)
            case .resting, .held, .away: velocity = 0
            }
            if !isHeld { hold() }
            guard animated else {
                phase = .away
                return place(at: distance)
            }
            let (place, spring) = (translation, spring)
            fly(to: .away, at: distance, velocity: velocity) {
                Motion.Flight(to: distance, from: place, velocity: velocity, on: spring, at: $0)
            }
        }

        /// Where it is on its way, and whither it goes.
        package var course: (phase: Course, translation: CGFloat, stop: CGFloat) { (courseNow, translation, selected) }
        package enum Course: Equatable, Sendable { case resting, inHand, settling, leaving, away }

        private var courseNow: Course {
            switch phase {
            case .resting: .resting
            case .held: .inHand
            case .flying(let flight): flight.target == .away ? .leaving : .settling
            case .away: .away
            }
        }

        /// Where it goes if it is let go without velocity now.
        package var targetIfLetGo: ReleaseRule.Target {
            judgement(of: Arbitration.Release(translation: translation, velocity: 0)).target
        }

        private var isHeld: Bool { if case .held = phase { true } else { false } }

        /// Tells that it is fully open elsewhere than before, so that all its places are `distance` points farther, and
        /// which places it rests at from now on. In a finger's hand it stays where it is seen; at rest it goes to the stop
        /// of the same number. Call it when the views are laid out anew, in the same turn.
        public func shift(by distance: CGFloat, stops: [CGFloat]? = nil) {
            guard distance.isPlace else { return }
            translation += distance
            switch phase {
            case .held: onShift(distance)
            case .flying(let flight):
                let velocity = velocity(of: flight)
                take(stops ?? given)
                // Sent away by code, it goes on to where it was sent.
                if flight.target == .away, self.distance() == nil { return leave(at: flight.end + distance) }
                return fly(
                    to: flight.target == .away ? .away : .stop(selected), velocity: velocity, isBounce: flight.isBounce)
            case .resting, .away:
                // A finger that is not decided yet has found it at the old place.
                onShift(distance)
                place(at: translation)
            }
            take(stops ?? given)
        }

        /// Tells another arbiter, too.
        func hear(_ arbiter: GestureArbiter) {
            let (redirection, sent, shifted) = (takeRedirection, onSent, onShift)
            takeRedirection = { [weak arbiter] in redirection() ?? arbiter?.recognition.takeRedirection() }
            onSent = { [weak arbiter] in
                sent()
                arbiter?.recognition.noteCardSent()
            }
            onShift = { [weak arbiter] distance in
                shifted(distance)
                arbiter?.shiftPlaces(by: distance)
            }
        }

        /// All its places are `distance` points farther, it rests at `stops` from now on, and goes to `selected` when
        /// nothing else decides. A finger keeps it where it is seen.
        ///
        /// - Parameter animated: Whether what rests elsewhere, or is on its way, goes there by its spring; else it is there
        ///   at once.
        package func take(
            _ stops: [CGFloat], selected stop: CGFloat, shiftedBy distance: CGFloat, animated: Bool
        ) {
            given = stops
            places = Self.usable(stops, bothWays: isBothWays)
            selected = places.stop(nearestTo: stop)
            guard distance.isPlace else { return }
            let isKept = isHeld || animated
            if isKept { translation += distance }
            switch phase {
            case .held: if distance != 0 { onShift(distance) }
            case .flying(let flight) where flight.target == .away: break
            case .flying(let flight):
                guard animated else { return putBack() }
                guard distance != 0 || flight.end != selected else { return }
                fly(to: .stop(selected), velocity: velocity(of: flight), isBounce: flight.isBounce)
            case .resting:
                if distance != 0, animated { onShift(distance) }
                if translation != selected { select(selected, animated: animated) }
            case .away: break
            }
        }

        /// Shows it at the stop that it begins at, for an arbiter of this policy.
        package func begin(under policy: ArbitrationPolicy) {
            isBothWays = policy.direction.isBothWays
            stopsAtEnds = policy.beyondRest == .stops
            places = Self.usable(given, bothWays: isBothWays)
            selected = places.stop(nearestTo: selected)
            if case .resting = phase { translation = selected }
            guard translation != 0 else { return }
            pickUp()
            place(at: translation)
        }

        /// The card as a touch finds it, for the arbiter.
        func card(mayOpen: Bool) -> Arbitration.Card {
            let isMoving = movingTranslation != nil
            // Out of sight it is not dragged; a client that shows it again has it at its stop.
            let translation = isAway ? selected : translation
            let side = side(of: translation)
            let (place, stops) = (side.place(translation), stops(on: side))
            let reached = stops.last { $0 <= place + 0.5 } ?? stops[0]
            var card = Arbitration.Card(
                place: place, isMoving: isMoving, ceiling: mayOpen ? stops[0] - stretch : reached,
                bottom: bottom(on: side))
            guard isTwoSided else { return card }
            card.isOnOtherSide = side == .other
            card.bottomOfOtherSide = bottom(on: side == .other ? .first : .other)
            return card
        }

        /// Where it can be drawn no farther; nil where it may leave.
        private func bottom(on side: Side) -> CGFloat? {
            places.count > 1 && distance(on: side) == nil ? stops(on: side).last : nil
        }

        private func take(_ stops: [CGFloat]) {
            let number = places.firstIndex(of: selected) ?? 0
            given = stops
            places = Self.usable(stops, bothWays: isBothWays)
            selected = places[min(number, places.count - 1)]
            switch phase {
            case .resting where translation != selected: select(selected)
            case .flying(let flight) where flight.target != .away && flight.end != selected: select(selected)
            case .resting, .held, .flying, .away: break
            }
        }

        private var isAway: Bool { if case .away = phase { true } else { false } }

        private func velocity(of flight: Flight) -> CGFloat {
            guard let motion = flight.motion else { return flight.velocity }
            let velocity = motion.velocity(at: flight.time)
            return flight.isTurned ? -velocity : velocity
        }

        /// Takes momentum over from the content, in points per second, and comes back. Only from rest.
        public func bounce(at velocity: CGFloat) {
            guard case .resting = phase else { return }
            hold()
            fly(to: .stop(selected), velocity: velocity, isBounce: true)
        }

        /// Puts it back to the stop that is selected at once, whatever it does. No outcome is told.
        public func putBack() {
            if case .flying(let flight) = phase { flight.link.invalidate() }
            if case .resting = phase, translation == selected { return }
            rest(at: selected)
        }

        /// Its arbiter is detached. A view has its own transform back, whichever stop it rests at; what the client shows stays
        /// at its stop, where another arbiter finds it.
        func letGoOfView() {
            guard putDown != nil else { return putBack() }
            if case .flying(let flight) = phase { flight.link.invalidate() }
            if case .resting = phase, translation == 0 { return }
            rest(at: 0)
        }

        private func hold() {
            switch phase {
            case .away: pickUp()
            case .resting:
                // At another stop it has not been put down.
                if translation == 0 { pickUp() }
            case .flying(let flight): flight.link.invalidate()
            case .held: break
            }
            phase = .held
            isSelectedInHand = false
        }

        private func rest(at stop: CGFloat) {
            phase = .resting
            guard let putDown, stop == 0 else { return place(at: stop) }
            translation = 0
            onSent()
            putDown()
            tellProgress()
        }

        private func place(at translation: CGFloat) {
            self.translation = translation
            if case .held = phase {} else { onSent() }
            show(translation)
            tellProgress()
        }

        private func tellProgress() {
            guard let onProgress else { return }
            let side = side(of: translation)
            onProgress(
                Progress(
                    at: translation, on: side, among: ReleaseRule.Stops(stops(on: side), away: distance(on: side))))
        }
    }
}

extension GestureArbiter.Mover {
    /// Where something that is moved is, between the two places that it lies between.
    public struct Progress: Equatable, Sendable {
        /// Points from fully open along the direction.
        public var translation: CGFloat
        /// The more open of the two places, in points from fully open; under a direction both ways the one nearer to 0.
        public var moreOpen: CGFloat
        /// The less open of them, or where it is out of sight.
        public var lessOpen: CGFloat
        /// How much of the way from the more open one it has made: 0 to 1, also beyond its ends.
        public var share: CGFloat

        fileprivate init(
            at translation: CGFloat, on side: GestureArbiter.Mover.Side, among stops: ReleaseRule.Stops
        ) {
            self.translation = translation
            let place = side.place(translation)
            var places = stops.places
            // A stop may lie where nothing of it shows any more.
            if let away = stops.away { places.insert(away, at: places.firstIndex { $0 > away } ?? places.count) }
            let index = min(max((places.lastIndex { $0 <= place } ?? 0), 0), max(places.count - 2, 0))
            let (before, after) = (places[index], places[min(index + 1, places.count - 1)])
            let way = after - before
            share = way > 0 ? min(max((place - before) / way, 0), 1) : 0
            (moreOpen, lessOpen) = (side.place(before), side.place(after))
        }
    }
}

// MARK: - Both ways

extension GestureArbiter.Mover {
    /// The sides of 0 that a direction both ways has. One way has but the first.
    fileprivate enum Side {
        case first, other

        /// What the direction counts, counted on this side; and back.
        func place(_ place: CGFloat) -> CGFloat { self == .other ? 0 - place : place }
    }

    private var isTwoSided: Bool { isBothWays ?? (places[0] < 0) }

    private func side(of number: CGFloat) -> Side { isTwoSided && number < 0 ? .other : .first }

    /// Its stops on one side, the most open one first, counted there.
    private func stops(on side: Side) -> [CGFloat] {
        guard isTwoSided else { return places }
        return side == .first ? places.filter { $0 >= 0 } : places.reversed().filter { $0 <= 0 }.map { 0 - $0 }
    }

    private func distance(on side: Side) -> CGFloat? { side == .first ? distance() : distanceOnOtherSide() }

    /// Those of `stops` that it can rest at, in their order.
    private static func usable(_ stops: [CGFloat], bothWays: Bool?) -> [CGFloat] {
        let isBothWays = bothWays ?? stops.contains { $0 < 0 }
        let first = ReleaseRule.Stops(isBothWays ? [0] + stops.filter { !($0 <= 0) } : stops)
        let other = ReleaseRule.Stops(isBothWays ? [0] + stops.filter { $0 < 0 }.map { -$0 } : [0])
        if let correction = first.correction ?? other.correction { warnOnce("GestureArbiter.Mover.stops", correction) }
        return other.places.dropFirst().reversed().map { -$0 } + first.places
    }
}

extension [CGFloat] {
    /// The one nearest to `place`; of two as near, the more open one.
    fileprivate func stop(nearestTo place: CGFloat) -> CGFloat {
        var nearest = self[0]
        for stop in self where (abs(stop - place), abs(stop)) < (abs(nearest - place), abs(nearest)) { nearest = stop }
        return nearest
    }
}

// MARK: - After the finger

extension GestureArbiter.Mover {
    private func letGo(_ drag: Arbitration.Release) {
        var judgement = judgement(of: drag)
        if let redirection = takeRedirection() {
            judgement.target = .stop(places.stop(nearestTo: redirection))
        }
        onJudgement(judgement)
        fly(to: judgement.target, velocity: drag.velocity)
    }

    /// What the rule makes of a release here, and the selection.
    func judgement(of drag: Arbitration.Release) -> ReleaseRule.Judgement {
        let side = side(of: drag.translation != 0 ? drag.translation : drag.velocity)
        let stops = ReleaseRule.Stops(stops(on: side), away: distance(on: side))
        // Its sign says the side, also where it is 0.
        let way = stops.away ?? stops.places[stops.places.count - 1]
        let release = ReleaseRule.Release(
            drag, distance: side == .other ? -max(way, 1e-9) : way)
        var judgement = self.release.judgement(
            of: release, among: stops, selected: isSelectedInHand ? side.place(selected) : nil)
        if case .stop(let stop) = judgement.target { judgement.target = .stop(side.place(stop)) }
        return judgement
    }

    private func fly(to target: ReleaseRule.Target, velocity: CGFloat, isBounce: Bool = false) {
        let place = translation
        var (spring, velocity) = (spring, velocity)
        let side = side(of: place != 0 ? place : velocity)
        let end: CGFloat
        let begin: @MainActor (TimeInterval) -> Motion.Flight
        switch target {
        case .stop(let stop):
            if places.contains(stop) { selected = stop }
            end = stop
            if stopsAtEnds, isEnd(stop, on: side) {
                // Already there, it does not go on; content's momentum takes it inward.
                if place == stop, !isBounce { velocity = 0 }
                spring = spring.withoutOvershoot(from: place - stop, velocity: velocity)
            }
            begin = { Motion.Flight(to: end, from: place, velocity: velocity, on: spring, at: $0) }
        case .away:
            end = side.place(distance(on: side) ?? 0)
            begin = {
                Motion.Flight(
                    leavingFor: side.place(end), from: side.place(place), velocity: side.place(velocity),
                    timedBy: spring, at: $0)
            }
        }
        fly(
            to: target, at: end, isTurned: target == .away && side == .other, velocity: velocity, isBounce: isBounce,
            begin)
    }

    private func fly(
        to target: ReleaseRule.Target, at end: CGFloat, isTurned: Bool = false, velocity: CGFloat,
        isBounce: Bool = false, _ begin: @escaping @MainActor (TimeInterval) -> Motion.Flight
    ) {
        if case .flying(let flight) = phase { flight.link.invalidate() }
        // The link keeps it until rest: what has lost its arbiter in mid-flight still lands.
        let link = FrameLink { link in self.step(to: link) }
        phase = .flying(
            Flight(
                link: link, target: target, end: end, isTurned: isTurned, begin: begin, velocity: velocity,
                isBounce: isBounce))
    }

    /// Nothing of it may show beyond, on one side.
    private func isEnd(_ stop: CGFloat, on side: Side) -> Bool {
        side.place(stop) == stops(on: side)[0] || side.place(stop) == bottom(on: side)
    }

    private func step(to link: CADisplayLink) {
        guard case .flying(var flight) = phase else { return }
        let motion = flight.motion ?? flight.begin(link.timestamp)
        flight.motion = motion
        flight.time = link.targetTimestamp
        phase = .flying(flight)
        guard link.targetTimestamp < motion.end else { return land(flight) }
        let place = motion.place(at: link.targetTimestamp)
        self.place(at: flight.isTurned ? -place : place)
    }

    private func land(_ flight: Flight) {
        flight.link.invalidate()
        switch flight.target {
        case .stop(let stop):
            rest(at: stop)
            if !flight.isBounce { onOutcome(.rested(at: stop)) }
        case .away:
            place(at: flight.end)
            phase = .away
            onOutcome(.dismissed)
            if isPutAway() { putBack() }
        }
    }
}
