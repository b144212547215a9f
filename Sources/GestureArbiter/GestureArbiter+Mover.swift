import UIKitShim

extension GestureArbiter {
    /// Moves something of yours with a drag, settles it by itself, and lets it be caught on its way: between
    /// ``attach(to:policy:moving:release:onOutcome:)``, which moves a view by its transform, and
    /// ``attach(to:policy:onDrag:)``, which only tells of the drags.
    ///
    ///     let mover = GestureArbiter.Mover(
    ///         leavingAt: { [weak self] in self?.view.bounds.height },
    ///         show: { [weak self] translation in self?.panel.frame.origin.y = 100 + translation },
    ///         onOutcome: { [weak self] outcome in if outcome == .dismissed { self?.close() } })
    ///     GestureArbiter.attach(to: list, policy: .continuous, moving: mover)
    ///
    /// It holds a place, in points from rest along the policy's direction, and tells `show` of each. Let go, it goes to the
    /// target of its release rule: to rest by a spring that carries the finger's velocity, or away by a
    /// ``Motion/Departure``. A touch that finds it moving has it at once, where it is shown.
    ///
    /// The arbiter keeps it; while it settles, its display link does, too.
    @preconcurrency @MainActor
    public final class Mover {
        /// The spring by which it comes to rest.
        public var spring: Motion.Spring
        /// Away or back to rest, by distance and velocity at lift.
        public let release: ReleaseRule
        /// Its place, in points from rest along the direction.
        public private(set) var translation: CGFloat = 0
        /// Told what the rule makes of it when it is let go.
        var onJudgement: @MainActor (ReleaseRule.Judgement) -> Void = { _ in }

        /// Done before it leaves its rest, and in place of the last `show` when it is back: for a view that gets its own
        /// transform back.
        var pickUp: @MainActor () -> Void = {}
        var putDown: (@MainActor () -> Void)?
        /// Whether the client has taken away what has left: then it is put back for the next time.
        var isPutAway: @MainActor () -> Bool = { false }

        private let distance: @MainActor () -> CGFloat?
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
            /// It begins with its first frame: the frame in which a finger lets go is on the screen still, and counted
            /// in, it would show two frames' way at once. Nil before.
            var motion: Motion.Flight?
            let begin: @MainActor (TimeInterval) -> Motion.Flight
            /// Nobody has dragged it, and so nobody waits for an outcome.
            let isBounce: Bool
        }

        /// - Parameters:
        ///   - release: Away or back to rest, by distance and velocity at lift.
        ///   - spring: How it comes to rest.
        ///   - distance: How far from rest it is out of sight, in points along the direction; nil where it cannot leave.
        ///     Asked when it is let go.
        ///   - show: Called with the place, in points from rest along the direction, whenever it changes, and with 0 when it
        ///     rests.
        ///   - onOutcome: Called when it has come to rest, or has left.
        public init(
            release: ReleaseRule = .velocityAndProgress(),
            spring: Motion.Spring = Motion.Spring(dampingRatio: 1, response: 0.35),
            leavingAt distance: @escaping @MainActor () -> CGFloat? = { nil },
            show: @escaping @MainActor (CGFloat) -> Void, onOutcome: @escaping @MainActor (Outcome) -> Void = { _ in }
        ) {
            if let correction = release.correction { warnOnce("ReleaseRule", correction) }
            self.release = release
            self.spring = spring
            self.distance = distance
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
            case .moved(let translation): place(at: translation)
            case .ended(let release): letGo(release)
            case .cancelled: fly(to: .rest, velocity: 0)
            }
        }

        /// Takes momentum over from the content, in points per second, and comes back. Only from rest.
        public func bounce(at velocity: CGFloat) {
            guard case .resting = phase else { return }
            hold()
            fly(to: .rest, velocity: velocity, isBounce: true)
        }

        /// Puts it back to rest at once, whatever it does. No outcome is told.
        public func putBack() {
            if case .flying(let flight) = phase { flight.link.invalidate() }
            if case .resting = phase { return }
            rest(at: 0)
        }

        private func hold() {
            switch phase {
            case .resting, .away: pickUp()
            case .flying(let flight): flight.link.invalidate()
            case .held: break
            }
            phase = .held
        }

        private func rest(at stop: CGFloat) {
            phase = .resting
            guard let putDown, stop == 0 else { return place(at: stop) }
            translation = 0
            putDown()
        }

        private func place(at translation: CGFloat) {
            self.translation = translation
            show(translation)
        }
    }
}

// MARK: - After the finger

extension GestureArbiter.Mover {
    private func letGo(_ drag: Arbitration.Release) {
        let distance = distance()
        let judgement = release.judgement(of: ReleaseRule.Release(drag, distance: distance ?? 0))
        onJudgement(judgement)
        fly(to: distance == nil ? .rest : judgement.target, velocity: drag.velocity)
    }

    private func fly(to target: ReleaseRule.Target, velocity: CGFloat, isBounce: Bool = false) {
        let (place, spring) = (translation, spring)
        let end: CGFloat
        let begin: @MainActor (TimeInterval) -> Motion.Flight
        switch target {
        case .stop(let stop):
            end = stop
            begin = { Motion.Flight(to: end, from: place, velocity: velocity, on: spring, at: $0) }
        case .away:
            end = distance() ?? 0
            begin = { Motion.Flight(leavingFor: end, from: place, velocity: velocity, timedBy: spring, at: $0) }
        }
        // The link keeps it until rest: what has lost its arbiter in mid-flight still lands.
        let link = FrameLink { link in self.step(to: link) }
        phase = .flying(Flight(link: link, target: target, end: end, begin: begin, isBounce: isBounce))
    }

    private func step(to link: CADisplayLink) {
        guard case .flying(var flight) = phase else { return }
        let motion = flight.motion ?? flight.begin(link.timestamp)
        flight.motion = motion
        phase = .flying(flight)
        guard link.targetTimestamp < motion.end else { return land(flight) }
        place(at: motion.place(at: link.targetTimestamp))
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
