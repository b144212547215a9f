import UIKitShim

extension GestureArbiter {
    /// Moves something of yours with a drag, settles it, and lets a finger catch it on its way.
    ///
    ///     let mover = GestureArbiter.Mover(
    ///         leavingAt: { [weak self] in self?.view.bounds.height },
    ///         show: { [weak self] translation in self?.panel.frame.origin.y = 100 + translation },
    ///         onOutcome: { [weak self] outcome in if outcome == .away { self?.close() } })
    ///     GestureArbiter.attach(to: list, policy: .continuous, moving: mover)
    ///
    /// A mover has a place, in points from fully open along the policy's direction, and passes each place to `show`.
    /// After the lift, it goes to the target of its release rule with the finger's velocity: to one of its ``stops`` by
    /// a spring, or away, gaining speed evenly. A touch on a moving mover catches it where it shows.
    ///
    /// The arbiter keeps the mover, and so does the display link while the mover moves by itself.
    @preconcurrency @MainActor
    public final class Mover: ArbitratedCard {
        /// The spring by which the mover comes to rest.
        public var spring: Motion.Spring {
            get { state.setup.spring }
            set { state.setup.spring = newValue }
        }
        /// The rule that chooses a stop, or away, by distance and velocity at the lift.
        public var release: ReleaseRule {
            get { state.setup.release }
            set {
                if let correction = newValue.correction { warnOnce("ReleaseRule", correction) }
                state.setup.release = newValue
            }
        }
        /// The mover's place, in points from fully open along the direction.
        public var translation: CGFloat { state.place }
        /// The resting places, the most open place first; never empty. Values that are negative or not numbers are left
        /// out, and of two within half a point, one; the log says so. A mover whose place is no longer a stop goes to
        /// the stop of the same number, or to the last. Under a two-way direction, stops on the other side are
        /// negative, and 0 is a stop.
        public var stops: [CGFloat] {
            get { state.places.line }
            set { take(newValue, shiftedBy: 0) }
        }
        /// The stop that the mover rests at, or goes to by default.
        public var selected: CGFloat { state.selected }
        /// Called whenever the mover moves, during drags and by itself.
        @exclusivity(unchecked) public var onProgress: (@MainActor (Progress) -> Void)?
        /// Called when the mover sets out to leave, by a finger or by code. A finger may still catch it.
        public var willLeave: (@MainActor () -> Void)?
        /// The judgement of the last drag; nil before, during a drag, and after a tap, which decides nothing.
        @_spi(Cards) public private(set) var lastJudgement: ReleaseRule.Judgement?

        /// The distance beyond its most open stop over which the mover follows a finger point by point, in points: 0 or
        /// more. The policy's `beyondRest` counts from there.
        public var stretch: CGFloat {
            get { state.setup.stretch }
            set { state.setup.stretch = newValue }
        }
        package var setup: CardState.Setup {
            get { state.setup }
            set { state.setup = newValue }
        }
        /// Gets the outcomes instead of `onOutcome`.
        @exclusivity(unchecked) package weak var owner: (any MoverOwner)?

        /// The view that moves by its transform; nil if a closure of the client shows the mover.
        @exclusivity(unchecked) var moved: DisplacedView?

        private var arbiters: [WeakArbiter] = []
        private struct WeakArbiter { weak var arbiter: GestureArbiter? }

        @exclusivity(unchecked) package private(set) var state: CardState
        /// The stops as given, to compute the stops again under another policy.
        private var given: [CGFloat]
        /// Nil until the mover has an arbiter; until then, negative stops mean a two-way direction.
        private var isTwoWay: Bool?
        private let distance: @MainActor () -> CGFloat?
        private let distanceOnOtherSide: @MainActor () -> CGFloat?
        private let show: @MainActor (CGFloat) -> Void
        private let onOutcome: @MainActor (ReleaseRule.Target) -> Void
        @exclusivity(unchecked) private var link: FrameLink?

        /// - Parameters:
        ///   - stops: The resting places, in points from fully open: see ``stops``.
        ///   - selected: The first stop, or the stop nearest to this value. Nil: the most open stop.
        ///   - release: The rule that chooses a stop, or away, at the lift.
        ///   - spring: The spring by which the mover comes to rest.
        ///   - distance: Returns the distance from fully open to out of sight, in points; nil if the mover cannot
        ///     leave. Called at the lift.
        ///   - otherDistance: The same on the other side of a two-way direction. Nil: the first side's distance.
        ///   - show: Called with each new place, in points from fully open, and with the stop when the mover rests.
        ///   - onOutcome: Called when the mover has come to rest, or has left.
        public init(
            stops: [CGFloat] = [0], selected: CGFloat? = nil, release: ReleaseRule = .velocityAndProgress(),
            spring: Motion.Spring = Motion.Spring(dampingRatio: 1, response: 0.35),
            leavingAt distance: @escaping @MainActor () -> CGFloat? = { nil },
            onOtherSideAt otherDistance: (@MainActor () -> CGFloat?)? = nil,
            show: @escaping @MainActor (CGFloat) -> Void,
            onOutcome: @escaping @MainActor (ReleaseRule.Target) -> Void = { _ in }
        ) {
            given = stops
            state = CardState(Self.places(stops, isTwoWay: nil), selected: selected ?? 0)
            state.setup.spring = spring
            (self.distance, distanceOnOtherSide) = (distance, otherDistance ?? distance)
            (self.show, self.onOutcome) = (show, onOutcome)
            self.release = release
        }

        /// The place of a mover that moves by itself; nil if it rests, or looks at rest.
        @_spi(Cards) public var movingTranslation: CGFloat? { state.movingPlace }

        /// Follows a drag.
        public func follow(_ drag: Drag) {
            switch drag {
            case .began: take()
            case .moved(let pull): handle(.dragged(to: pull))
            case .ended(let release): letGo(release)
            case .cancelled: handle(.dropped)
            }
        }

        /// Lets a finger take the card where it is.
        ///
        /// - Parameter bringsIn: Whether the finger brings the card in, from out of sight or on its way back there.
        @_spi(Cards) public func take(bringsIn: Bool = false) {
            lastJudgement = nil
            handle(.taken(at: CACurrentMediaTime(), bringsIn: bringsIn))
        }

        private func letGo(_ release: Arbitration.Release) {
            guard state.phase == .inHand else { return }
            handle(decide(release).map { .letGo(velocity: release.velocity, target: $0.target) } ?? .tapped)
        }

        /// Judges the release of a card in hand, and tells the arbiters. A redirection counts before the rule. Returns
        /// nil for a tap without a redirection.
        package func decide(_ release: Arbitration.Release) -> ReleaseRule.Judgement? {
            guard release.redirection != nil || state.tapped(at: CACurrentMediaTime()) == nil else { return nil }
            var judgement = judgement(of: release)
            if let redirection = release.redirection { judgement.target = usable(redirection) }
            tell(judgement)
            return judgement
        }

        package func tell(_ judgement: ReleaseRule.Judgement) {
            lastJudgement = judgement
            if case .custom(_?) = judgement.reason {
                warnOnce(
                    "ReleaseRule.custom",
                    "\"\(release.name)\" returned a place that the card does not have. Return one of its stops.")
            }
            for arbiter in presentArbiters { arbiter.lastRelease = judgement }
        }

        private func usable(_ target: ReleaseRule.Target) -> ReleaseRule.Target {
            let line = state.places
            if target == .away, line.stops(on: line.side(of: translation)).away != nil { return .away }
            var place = translation
            if case .stop(let stop) = target { place = stop }
            let nearest = line.nearest(to: place)
            if target == .away || !(abs(nearest - place) <= 1) {
                warnOnce(
                    "GestureArbiter.onAttempt",
                    "redirect(to:) named no target of the card. It goes to its nearest stop, \(nearest).")
            }
            return .stop(nearest)
        }

        /// Moves the mover to the stop nearest to `stop`, with its current velocity. During a drag, the mover goes
        /// there at the lift, unless the finger flings it.
        public func select(_ stop: CGFloat, animated: Bool = true) { handle(.selected(stop, animated: animated)) }

        /// Makes the mover leave with its current velocity, also if a finger may not drag it away. The outcome is
        /// `.away`. A finger that holds the mover loses it; a finger may catch it on its way. Select a stop to bring
        /// the mover back.
        ///
        /// - Parameters:
        ///   - distance: The place out of sight, in points from fully open. A value that is not finite does nothing.
        ///   - animated: If false, the mover jumps, and no outcome is reported.
        public func leave(at distance: CGFloat, animated: Bool = true) {
            guard distance.isPlace else { return }
            handle(.sentAway(to: distance, animated: animated))
        }

        // For each event; these save other modules a copy of the state.

        /// The mover's phase on its way.
        public var phase: CardPhase { state.phase }
        package var placeOnSide: CGFloat { state.translation }
        /// The place on its side, the distance from fully open to out of sight, in points, and the progress.
        package var course: (translation: CGFloat, distance: CGFloat, progress: CGFloat) {
            (state.translation, state.outOfSight, state.progress)
        }
        package var progress: CGFloat { state.progress }
        package var isLeaving: Bool { state.isLeaving }
        package var isBroughtIn: Bool { state.isBroughtIn }
        /// Where the card shows: along its way, counted on its side, and its distance from the way, in points of the
        /// container.
        package var shown: (translation: CGFloat, offset: CGPoint) {
            (state.translation + state.distanceBehind, state.offset)
        }
        package var velocity: CGFloat { state.velocity }
        package var movesByItself: Bool { state.movesByItself }
        package var opacity: CGFloat { state.opacity }
        package var outOfSight: CGFloat { state.outOfSight }
        package var leavesBothWays: Bool { state.places.isTwoWay }
        package func count(on side: CardLine.Side) { state.side = side }
        package var isOnOtherSide: Bool { state.side == .second }
        package func share(ofWayTo place: CGFloat) -> CGFloat { state.share(ofWayTo: place) }

        @_spi(Cards) public func pull(showing place: CGFloat) -> CGFloat { state.pull(showing: place) }

        /// Moves all places by `distance` points, and optionally replaces the stops. During a drag the mover stays
        /// where it shows; at rest it goes to the stop of the same number. Call this as you lay the views out again.
        public func shift(by distance: CGFloat, stops: [CGFloat]? = nil) {
            if distance.isPlace { take(stops ?? given, shiftedBy: distance) }
        }

        /// Moves all places by `distance` points, and replaces the stops and the default; nil keeps the default's
        /// number. If not `animated`, a mover that is elsewhere jumps.
        package func take(
            _ stops: [CGFloat], selected: CGFloat? = nil, shiftedBy distance: CGFloat, animated: Bool = true
        ) {
            given = stops
            var places = Self.places(stops, isTwoWay: isTwoWay)
            places.leave(at: measured(self.distance()), measured(distanceOnOtherSide()))
            handle(.placed(places, shift: distance.isPlace ? distance : 0, selected: selected, animated: animated))
        }

        /// The client's distance to out of sight; nil, which the log reports once, if it is no number of points.
        fileprivate func measured(_ distance: CGFloat?) -> CGFloat? {
            guard let distance, !distance.isPlace else { return distance }
            warnOnce(
                "GestureArbiter.Mover.leavingAt",
                "A distance of \(distance) pt is out of reach, so the mover cannot leave. Give points, or nil.")
            return nil
        }

        private static func places(_ stops: [CGFloat], isTwoWay: Bool?) -> CardLine {
            let places = CardLine(stops, isTwoWay: isTwoWay)
            if let correction = places.correction { warnOnce("GestureArbiter.Mover.stops", correction) }
            return places
        }

        /// Whether the owner shows the card's opacity. Only such a card can fade.
        @_spi(Cards) public var showsOpacity = false
        /// Whether the card comes and leaves by fading in its place. A drag keeps the answer that it began with.
        @_spi(Cards) public var fades: Bool {
            state.phase == .inHand ? state.setup.fades : showsOpacity && isMotionReduced
        }

        /// No documentation says that the second setting implies the first.
        private var isMotionReduced: Bool {
            UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
        }

        /// With Reduce Motion or cross-fades, code moves the card by a short spring.
        private func readReduceMotion() {
            state.setup.fades = showsOpacity && isMotionReduced
            state.setup.sendingSpring = isMotionReduced ? spring.reduced : nil
        }

        /// Brings the card in from out of sight, or fades it in at its stop. The outcome is `.rested`.
        @_spi(Cards) public func come() { handle(.presented) }

        /// Takes the content's momentum, in points per second, and comes back. Works only at rest.
        public func bounce(at velocity: CGFloat) {
            findWayOut()
            handle(.bounced(velocity: velocity))
        }

        /// Jumps to the selected stop, from any phase. No outcome is reported.
        public func putBack() { handle(.putBack(to: nil)) }
    }
}

// MARK: - Arbiters

extension GestureArbiter.Mover {
    /// Lets an arbiter move the mover. Several arbiters may, each with its own touches: a finger keeps the mover until it
    /// lifts, and a finger of another arbiter waits until then.
    public func willJoin(_ arbiter: GestureArbiter) {
        arbiters.append(WeakArbiter(arbiter: arbiter))
        arbiter.recognition.shownBy = self
        begin(under: arbiter.adaptedPolicy)
    }

    /// Gives a view its own transform back, at any stop. An object of the client stays at its stop.
    public func didLeave(_ arbiter: GestureArbiter) {
        arbiters = arbiters.filter { $0.arbiter != nil && $0.arbiter !== arbiter }
        handle(.putBack(to: moved == nil ? nil : 0))
    }

    /// Shows the mover at its stop under `policy`.
    @_spi(Cards) public func begin(under policy: ArbitrationPolicy) {
        isTwoWay = policy.direction.isBothWays
        handle(.adopted(Self.places(given, isTwoWay: isTwoWay)))
    }

    /// The mover as a touch finds it.
    public func card(mayOpen: Bool) -> Arbitration.Card {
        findWayOut()
        return state.card(mayOpen: mayOpen)
    }

    /// Judges a release by the finger's pull. A stop that was selected during the drag counts.
    package func judgement(of release: Arbitration.Release) -> ReleaseRule.Judgement {
        findWayOut()
        return state.judgement(of: release)
    }

    /// The target of a release here, by the mover's rule.
    public func target(of release: Arbitration.Release) -> ReleaseRule.Target? { judgement(of: release).target }

    private var presentArbiters: [GestureArbiter] { arbiters.compactMap(\.arbiter) }

    private func readPolicy() {
        guard let policy = arbiters.last?.arbiter?.adaptedPolicy else { return }
        (state.setup.stopsAtEnds, state.setup.slop) = (policy.beyondRest == .stops, policy.slop)
    }

    private func findWayOut() {
        state.leave(
            at: measured(distance()), onSecondSide: leavesBothWays ? measured(distanceOnOtherSide()) : nil)
    }

    // MARK: - Carrying out the state's effects

    package func handle(_ event: CardState.Event) {
        switch event {
        case .frame, .dragged, .weighed: break
        case .taken, .adopted, .bounced:
            readReduceMotion()
            readPolicy()
        case .letGo:
            readReduceMotion()
            state.setup.carryingRate = nil
            for arbiter in presentArbiters { state.setup.carryingRate = arbiter.findHeir() ?? state.setup.carryingRate }
        default: readReduceMotion()
        }
        let wasLeaving = state.isLeaving
        let effects = state.handle(event)
        if !wasLeaving, state.isLeaving { willLeave?() }
        if effects.picksUp { moved?.pickUp() }
        if let shift = effects.shiftsTouch { for arbiter in presentArbiters { arbiter.shiftPlaces(by: shift) } }
        if effects.isSent { for arbiter in presentArbiters { arbiter.noteMovement() } }
        if effects.shows {
            if effects.putsDown, let moved { moved.putBack() } else { show(translation) }
            tellProgress()
        }
        switch event {
        case .dragged, .weighed: break
        default: run()
        }
        if let target = effects.target { owner?.feel(target) }
        if let isArmed = effects.arms { owner?.arm(isArmed) }
        if let outcome = effects.outcome { arrive(outcome) }
        // The client may have moved the card on.
        if let carried = effects.carries, phase == .resting, case .frame(let shown, _) = event {
            for arbiter in presentArbiters {
                arbiter.carryOn(at: carried.velocity, since: carried.since, shown: shown)
            }
        }
    }

    private func arrive(_ outcome: CardState.Outcome) {
        if let owner { return owner.arrive(outcome) }
        switch outcome {
        case .rested(let stop): onOutcome(.stop(stop))
        case .left:
            onOutcome(.away)
            // Prepares the view for its next use.
            if moved?.isPutAway == true { putBack() }
        case .came: onOutcome(.stop(selected))
        case .bounced: break
        }
    }

    /// Runs frames while the card moves by itself. The link keeps the mover.
    private func run() {
        guard state.movesByItself else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        link = FrameLink { link in self.handle(.frame(shown: link.timestamp, next: link.targetTimestamp)) }
    }

    private func tellProgress() {
        guard let onProgress else { return }
        findWayOut()
        let side = state.places.side(of: translation)
        onProgress(Progress(at: translation, on: side, among: state.places.stops(on: side)))
    }
}

/// The owner of a mover's card, which hears more than a client does.
@MainActor
package protocol MoverOwner: AnyObject {
    /// Called with the target of a lift without velocity, if that was asked.
    func feel(_ target: ReleaseRule.Target)
    /// Called when a lift would make the card leave, or would no longer.
    func arm(_ isArmed: Bool)
    func arrive(_ outcome: CardState.Outcome)
}
