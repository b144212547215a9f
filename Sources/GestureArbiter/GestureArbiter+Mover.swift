import UIKitShim

extension GestureArbiter {
    /// Moves something of yours with a drag, settles it by itself, and lets it be caught on its way: between
    /// ``attach(to:policy:moving:stops:leaves:release:onOutcome:willLeave:)``, which moves a view by its transform, and
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
        public var spring: Motion.Spring {
            get { model.setup.spring }
            set { model.setup.spring = newValue }
        }
        /// Away or back to rest, by distance and velocity at lift.
        public var release: ReleaseRule {
            get { model.setup.release }
            set {
                if let correction = newValue.correction { warnOnce("ReleaseRule", correction) }
                model.setup.release = newValue
            }
        }
        /// Its place, in points from fully open along the direction.
        public var translation: CGFloat { model.place }
        /// The places that it rests at, the most open one first; never empty. Set, they are taken as
        /// ``ReleaseRule/Stops/init(_:away:)`` takes them, which is said in the log where it left some out. What rests at
        /// a place that is none any more goes to the stop of the same number, or to the last one.
        ///
        /// Under a direction both ways those on the other side are negative, and 0 is always one of them.
        public var stops: [CGFloat] {
            get { model.places.line }
            set { place(at: newValue, shiftedBy: 0) }
        }
        /// The stop that it rests at, or goes to when nothing else decides.
        public var selected: CGFloat { model.selected }
        /// Told where it is whenever it moves, in hand and by itself.
        public var onProgress: (@MainActor (Progress) -> Void)?
        /// Called when it sets out to leave, by a finger or by code, before it moves there. A finger may still catch it.
        public var willLeave: (@MainActor () -> Void)?
        /// What the rule made of the last drag; nil before, in a hand, and after a tap, which decides nothing.
        package private(set) var lastJudgement: ReleaseRule.Judgement?

        /// How far beyond its most open stop a finger may have it, in points: 0 or more. Let go there, it comes back.
        package var stretch: CGFloat {
            get { model.setup.stretch }
            set { model.setup.stretch = newValue }
        }
        /// How the card is released, and the springs by which it moves by itself.
        package var setup: CardModel.Setup {
            get { model.setup }
            set { model.setup = newValue }
        }
        /// What follows the card: it has frames of its own, and is told how each move ends, instead of `onOutcome`.
        package weak var companion: (any CardCompanion)?

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
        /// Tells the arbiter what the rule made of a release.
        var onJudgement: @MainActor (ReleaseRule.Judgement) -> Void = { _ in }
        private var redirection: @MainActor () -> CGFloat? = { nil }

        package private(set) var model: CardModel
        /// The finger that has the card, where what shows is not what the finger pulls.
        private var grip: CardGrip?
        /// What the stops were made of: under another policy they are made anew.
        private var given: [CGFloat]
        /// Nil until an arbiter with its policy has it: then negative places say so.
        private var isTwoWay: Bool?
        private let distance: @MainActor () -> CGFloat?
        private let distanceOnOtherSide: @MainActor () -> CGFloat?
        private let show: @MainActor (CGFloat) -> Void
        private let onOutcome: @MainActor (Outcome) -> Void
        private var link: FrameLink?

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
            given = stops
            let places = CardLine(stops, isTwoWay: nil)
            if let correction = places.correction { warnOnce("GestureArbiter.Mover.stops", correction) }
            model = CardModel(places, selected: selected ?? 0)
            model.setup.spring = spring
            self.distance = distance
            distanceOnOtherSide = otherDistance ?? distance
            self.show = show
            self.onOutcome = onOutcome
            self.release = release
        }

        /// Its place while it moves by itself and a touch may catch it; nil where it does not move, or looks at rest.
        public var movingTranslation: CGFloat? { model.catchablePlace }

        /// Follows one drag of the arbiter's.
        public func follow(_ drag: Drag) {
            switch drag {
            case .began: take()
            case .moved(let pull): carry(to: pull)
            case .ended(let release): letGo(release)
            case .cancelled: handle(.dropped)
            }
        }

        /// A finger takes the card where it is.
        ///
        /// - Parameter bringsIn: Whether the finger brings the card in, from out of sight or on its way back there.
        package func take(bringsIn: Bool = false) {
            lastJudgement = nil
            handle(.taken(at: CACurrentMediaTime(), bringsIn: bringsIn))
            grip = companion.map {
                CardGrip(at: pull(showing: $0, translation), resistingFrom: $0.resistedPlace, model)
            }
        }

        /// The finger has pulled the card to `pull`, in points from fully open.
        package func carry(to pull: CGFloat) {
            grip?.pull = pull
            handle(.dragged(to: grip == nil ? pull : companion.map { shown(by: $0) } ?? pull))
        }

        private func letGo(_ release: Arbitration.Release) {
            guard model.phase == .inHand else { return }
            let redirection = redirection()
            guard redirection != nil || model.tapped(at: CACurrentMediaTime()) == nil else {
                handle(.tapped)
                return
            }
            var judgement = judgement(of: release)
            if let redirection { judgement.target = .stop(model.places.nearest(to: redirection)) }
            tell(judgement)
            handle(.letGo(velocity: release.velocity, target: judgement.target))
        }

        /// Where whoever was asked at the lift would have the card go; forgotten with this.
        package func takeRedirection() -> CGFloat? { redirection() }

        /// Tells the arbiters what the rule made of a release.
        package func tell(_ judgement: ReleaseRule.Judgement) {
            lastJudgement = judgement
            if case .custom(_?) = judgement.reason {
                warnOnce(
                    "ReleaseRule.custom",
                    "\"\(release.name)\" answered a place that the card does not have. Answer one of its stops.")
            }
            onJudgement(judgement)
        }

        /// Has it go to `stop`, or to the nearest one to it, from wherever it is and with the velocity that it has. In a
        /// finger's hand it goes there at the lift, unless it is flung.
        public func select(_ stop: CGFloat, animated: Bool = true) {
            handle(.selected(stop, animated: animated))
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
            handle(.sentAway(to: distance, animated: animated))
        }

        // What is asked with each event: a copy of the model would be made for each question from another module.

        /// Where it is on its way.
        package var phase: CardModel.Phase { model.phase }
        /// Its place, counted on the side that it is on.
        package var placeOnSide: CGFloat { model.translation }
        package var progress: CGFloat { model.progress }
        package var isLeaving: Bool { model.isLeaving }
        package var opacity: CGFloat { model.opacity }
        package var outOfSight: CGFloat { model.outOfSight }
        package var leavesBothWays: Bool { model.places.isTwoWay }
        package func share(ofWayTo place: CGFloat) -> CGFloat { model.share(ofWayTo: place) }

        /// Where it goes if it is let go without velocity now.
        package var targetIfLetGo: ReleaseRule.Target {
            judgement(of: Arbitration.Release(translation: grip?.pull ?? translation, velocity: 0)).target
        }

        /// Tells that it is fully open elsewhere than before, so that all its places are `distance` points farther, and
        /// which places it rests at from now on. In a finger's hand it stays where it is seen; at rest it goes to the stop
        /// of the same number. Call it when the views are laid out anew, in the same turn.
        public func shift(by distance: CGFloat, stops: [CGFloat]? = nil) {
            guard distance.isPlace else { return }
            place(at: stops ?? given, shiftedBy: distance)
        }

        /// All its places are `distance` points farther, it rests at `stops` from now on, and goes to `selected` when
        /// nothing else decides. A finger keeps it where it is seen.
        ///
        /// - Parameter animated: Whether what rests elsewhere, or is on its way, goes there by its spring; else it is there
        ///   at once.
        package func take(
            _ stops: [CGFloat], selected stop: CGFloat, shiftedBy distance: CGFloat, animated: Bool
        ) {
            place(at: stops, shiftedBy: distance.isPlace ? distance : 0, selected: stop, animated: animated)
        }

        private func place(
            at stops: [CGFloat], shiftedBy distance: CGFloat, selected: CGFloat? = nil, animated: Bool = true
        ) {
            given = stops
            var places = usable(stops)
            places.leave(at: self.distance(), distanceOnOtherSide())
            handle(.placed(places, shift: distance, selected: selected, animated: animated))
        }

        private func usable(_ stops: [CGFloat]) -> CardLine {
            let places = CardLine(stops, isTwoWay: isTwoWay)
            if let correction = places.correction { warnOnce("GestureArbiter.Mover.stops", correction) }
            return places
        }

        /// Takes momentum over from the content, in points per second, and comes back. Only from rest.
        public func bounce(at velocity: CGFloat) {
            findWayOut()
            handle(.bounced(velocity: velocity))
        }

        /// Puts it back to the stop that is selected at once, whatever it does. No outcome is told.
        public func putBack() { handle(.putBack(to: nil)) }
    }
}

// MARK: - Its arbiters

extension GestureArbiter.Mover {
    /// Tells another arbiter, too.
    func hear(_ arbiter: GestureArbiter) {
        let (redirection, sent, shifted, judged) = (redirection, onSent, onShift, onJudgement)
        self.redirection = { [weak arbiter] in redirection() ?? arbiter?.recognition.takeRedirection() }
        onSent = { [weak arbiter] in
            sent()
            arbiter?.recognition.noteCardSent()
        }
        onShift = { [weak arbiter] distance in
            shifted(distance)
            arbiter?.shiftPlaces(by: distance)
        }
        onJudgement = { [weak arbiter] judgement in
            judged(judgement)
            arbiter?.lastRelease = judgement
        }
    }

    /// Shows it at the stop that it begins at, for an arbiter of this policy.
    package func begin(under policy: ArbitrationPolicy) {
        isTwoWay = policy.direction.isBothWays
        (model.setup.stopsAtEnds, model.setup.slop) = (policy.beyondRest == .stops, policy.slop)
        handle(.adopted(usable(given)))
    }

    /// Its arbiter is detached. A view has its own transform back, whichever stop it rests at; what the client shows stays
    /// at its stop, where another arbiter finds it.
    func letGoOfView() { handle(.putBack(to: putDown == nil ? nil : 0)) }

    /// The card as a touch finds it, for the arbiter.
    func card(mayOpen: Bool) -> Arbitration.Card {
        findWayOut()
        var card = model.card(mayOpen: mayOpen)
        guard let companion else { return card }
        card.place = pull(showing: companion, card.place)
        card.ceiling = pull(showing: companion, card.ceiling)
        card.bottom = card.bottom.map { pull(showing: companion, $0) }
        card.bottomOfOtherSide = card.bottomOfOtherSide.map { pull(showing: companion, $0) }
        return card
    }

    /// What the rule makes of a release here, by what the finger pulled, and of a stop that was selected in the hand.
    package func judgement(of release: Arbitration.Release) -> ReleaseRule.Judgement {
        findWayOut()
        var release = release
        if let companion { release.translation = shown(by: companion, for: release.translation) }
        return model.judgement(of: release)
    }

    /// Asks the client where it is out of sight.
    private func findWayOut() { model.leave(at: distance(), onSecondSide: distanceOnOtherSide()) }
}

// MARK: - What the model says is done

extension GestureArbiter.Mover {
    package func handle(_ event: CardModel.Event) {
        let wasLeaving = model.isLeaving
        let effects = model.handle(event)
        if !wasLeaving, model.isLeaving { willLeave?() }
        if effects.picksUp { pickUp() }
        if effects.shiftsTouch != 0 { shiftTouch(by: effects.shiftsTouch) }
        if effects.isSent { onSent() }
        if effects.shows {
            if effects.putsDown, let putDown { putDown() } else { show(translation) }
            tellProgress()
        }
        run()
        if let outcome = effects.outcome { arrive(outcome) }
    }

    private func arrive(_ outcome: CardModel.Outcome) {
        if let companion { return companion.arrive(outcome) }
        switch outcome {
        case .rested(let stop): onOutcome(.rested(at: stop))
        case .left:
            onOutcome(.dismissed)
            if isPutAway() { putBack() }
        case .came, .bounced: break
        }
    }

    /// Frames come only while the card moves by itself, or its companion wants them. The link keeps the mover until then: what
    /// has lost its arbiter on its way still lands.
    package func run() {
        guard model.movesByItself || companion?.wantsFrames == true else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        link = FrameLink { link in self.step(from: link.timestamp, to: link.targetTimestamp) }
    }

    private func step(from shown: TimeInterval, to next: TimeInterval) {
        let companionEnd = companion?.advance(from: shown, to: next) ?? 0
        handle(.frame(shown: shown, next: next, companionEnd: companionEnd))
        companion?.frameDidShow()
        run()
    }

    private func tellProgress() {
        guard let onProgress else { return }
        findWayOut()
        let side = model.places.side(of: translation)
        onProgress(Progress(at: translation, on: side, among: model.places.stops(on: side)))
    }
}

// MARK: - What shows is not what the finger pulls

/// What follows a mover's card with rules of its own: a resistance between the finger's pull and what shows, something that
/// moves beside the card.
@MainActor
package protocol CardCompanion: AnyObject {
    /// Returns the card's place for a pull, both in points from fully open; increasing, and 0 for 0.
    func translation(forPull pull: CGFloat) -> CGFloat
    /// Returns the pull that shows the card at a place: the inverse.
    func pull(forTranslation translation: CGFloat) -> CGFloat
    /// The place from which on a finger that takes the card now meets resistance, in points; nil: none but the above.
    var resistedPlace: CGFloat? { get }
    /// Frames are wanted though the card does not move by itself.
    var wantsFrames: Bool { get }
    /// A frame is about to move the card. Returns when what moves beside the card ends, on the display's clock.
    func advance(from shown: TimeInterval, to next: TimeInterval) -> TimeInterval
    /// The card shows where the frame has it.
    func frameDidShow()
    func arrive(_ outcome: CardModel.Outcome)
}

extension GestureArbiter.Mover {
    private var sign: CGFloat { model.places.isTwoWay && (grip?.pull ?? 0) < 0 ? -1 : 1 }

    /// What shows of the pull under way, or of another one under the same finger.
    private func shown(by companion: any CardCompanion, for pull: CGFloat? = nil) -> CGFloat {
        guard let grip else { return pull.map(companion.translation(forPull:)) ?? translation }
        let sign = sign
        if let pull { return sign * companion.translation(forPull: sign * pull) }
        return sign * grip.shown(sign, companion.translation(forPull:))
    }

    /// Whether the card resists the finger that has it, beyond the place that its companion names.
    package var resists: Bool { grip?.resists ?? false }

    /// The pull that shows the card at `translation`, in points from fully open.
    package func pull(showing translation: CGFloat) -> CGFloat {
        companion.map { pull(showing: $0, translation) } ?? translation
    }

    /// The side on which the card comes, leaves, and counts its progress.
    package func count(on side: CardLine.Side) { model.side = side }

    private func pull(showing companion: any CardCompanion, _ translation: CGFloat) -> CGFloat {
        let sign: CGFloat = model.places.isTwoWay && translation < 0 ? -1 : 1
        return sign * companion.pull(forTranslation: sign * translation)
    }

    /// All places are elsewhere. What shows stays, so that the pull changes by what the resistance makes of the distance.
    private func shiftTouch(by distance: CGFloat) {
        guard let companion, let grip, model.phase == .inHand else { return onShift(distance) }
        let way = grip.resists ? distance : pull(showing: companion, translation) - grip.pull
        guard way != 0 else { return }
        self.grip?.shift(by: way)
        onShift(way)
    }
}

/// One finger's hold of a card that resists, in points of pull.
struct CardGrip {
    /// What the finger has pulled by now.
    var pull: CGFloat
    private var start: CGFloat
    /// Nil where the card follows.
    private let band: Motion.RubberBand?
    /// In points of what is shown: from here on the card resists, if it does.
    private var limit: CGFloat

    init(at pull: CGFloat, resistingFrom limit: CGFloat?, _ model: CardModel) {
        (self.pull, start, self.limit) = (pull, pull, limit ?? 0)
        band = limit.map { _ in Motion.RubberBand(dimension: model.outOfSight) }
    }

    var resists: Bool { band != nil }

    mutating func shift(by distance: CGFloat) {
        (pull, start, limit) = (pull + distance, start + distance, limit + distance)
    }

    /// Where the card shows on the side of `sign`: where a free one would, `free(pull)`; one that resists does so from where
    /// the finger took it, and not twice.
    func shown(_ sign: CGFloat, _ free: (CGFloat) -> CGFloat) -> CGFloat {
        let (pull, origin) = (sign * pull, max(sign * start, limit))
        guard let band, pull > origin else { return free(pull) }
        return min(free(pull), free(origin) + band.stretch(for: pull - origin))
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
            at translation: CGFloat, on side: CardLine.Side, among stops: ReleaseRule.Stops
        ) {
            self.translation = translation
            let place = side.counted(translation)
            var places = stops.places
            // A stop may lie where nothing of it shows any more.
            if let away = stops.away { places.insert(away, at: places.firstIndex { $0 > away } ?? places.count) }
            let index = min(max((places.lastIndex { $0 <= place } ?? 0), 0), max(places.count - 2, 0))
            let (before, after) = (places[index], places[min(index + 1, places.count - 1)])
            let way = after - before
            share = way > 0 ? min(max((place - before) / way, 0), 1) : 0
            (moreOpen, lessOpen) = (side.counted(before), side.counted(after))
        }
    }
}
