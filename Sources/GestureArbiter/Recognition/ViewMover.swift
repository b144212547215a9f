import UIKitShim

/// Moves a view with a drag, and settles it by itself: the one-line form's client.
@MainActor
final class ViewMover {
    private enum Phase {
        case resting
        case dragging
        case settling(Settling)
        /// Out of sight, until it is put back.
        case gone
    }

    private struct Settling {
        let link: FrameLink
        let target: ReleaseRule.Target
        /// Where it comes to rest, in points.
        let end: CGFloat
        /// The time of its first frame, on the display link's clock; nil before. The frame in which a finger lets go is
        /// on the screen still: counted in, it would show two frames' way at once.
        var start: TimeInterval?
        let course: Course
        /// Nobody has dragged it, and so nobody waits for an outcome.
        let isBounce: Bool
    }

    fileprivate enum Course {
        /// To a place, from a displacement, both in points, with points per second, for so many seconds.
        case spring(Motion.Spring, to: CGFloat, from: CGFloat, velocity: CGFloat, duration: TimeInterval)
        /// Away, from where it was let go.
        case departure(Motion.Departure, from: CGFloat)
    }

    /// The way that the finger is followed, as the arbiter resolved it for the touch.
    var fingerDirection: @MainActor () -> ArbitrationPolicy.Direction
    private let moved: DisplacedView
    private let release: ReleaseRule
    private let spring = Motion.Spring(dampingRatio: 1, response: 0.35)
    private let onOutcome: @MainActor (GestureArbiter.Outcome) -> Void
    /// Told what the rule makes of a card that is let go.
    var onJudgement: @MainActor (ReleaseRule.Judgement) -> Void = { _ in }
    private var phase = Phase.resting

    init(
        view: UIView, direction: ArbitrationPolicy.Direction, release: ReleaseRule,
        onOutcome: @escaping @MainActor (GestureArbiter.Outcome) -> Void
    ) {
        moved = DisplacedView(view, along: direction)
        fingerDirection = { direction }
        self.release = release
        if let correction = release.correction { warnOnce("ReleaseRule", correction) }
        self.onOutcome = onOutcome
    }

    /// Where it is while it moves by itself.
    var movingTranslation: CGFloat? {
        if case .settling = phase { moved.translation } else { nil }
    }

    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: begin()
        case .moved(let translation): moved.show(translation)
        case .ended(let release): settle(after: release)
        case .cancelled: settle(to: .rest, velocity: 0)
        }
    }

    /// Takes momentum over from the content, in points per second, and comes back. Only from rest.
    func bounce(at velocity: CGFloat) {
        guard case .resting = phase else { return }
        begin()
        settle(to: .rest, velocity: velocity, isBounce: true)
    }

    /// Back at rest at once, whatever it did.
    func putBack() {
        if case .settling(let settling) = phase { settling.link.invalidate() }
        if case .resting = phase { return }
        phase = .resting
        moved.putBack()
    }

    private func begin() {
        switch phase {
        case .resting, .gone: moved.pickUp(along: fingerDirection())
        case .settling(let settling): settling.link.invalidate()
        case .dragging: break
        }
        phase = .dragging
    }
}

/// After the finger.
extension ViewMover {
    private func settle(after drag: Arbitration.Release) {
        let judgement = release.judgement(of: ReleaseRule.Release(drag, distance: moved.distanceToLeave))
        onJudgement(judgement)
        settle(to: moved.canLeave ? judgement.target : .rest, velocity: drag.velocity)
    }

    private func settle(to target: ReleaseRule.Target, velocity: CGFloat, isBounce: Bool = false) {
        let end = target == .end ? moved.distanceToLeave : 0
        phase = .settling(
            Settling(
                // The link keeps the mover until rest: a card whose arbiter is gone in mid-flight still lands.
                link: FrameLink { link in self.step(to: link) }, target: target, end: end,
                course: course(to: target, end: end, velocity: velocity), isBounce: isBounce))
    }

    private func course(to target: ReleaseRule.Target, end: CGFloat, velocity: CGFloat) -> Course {
        let place = moved.translation
        // For a finger that went the other way a spring turns round sooner than a departure.
        if target == .end, velocity >= 0 {
            return .departure(Motion.Departure(over: end - place, velocity: velocity, timedBy: spring), from: place)
        }
        let duration = spring.settlingTime(from: place - end, velocity: velocity, within: 0.1)
        return .spring(spring, to: end, from: place - end, velocity: velocity, duration: duration)
    }

    private func step(to link: CADisplayLink) {
        guard case .settling(var settling) = phase else { return }
        let start = settling.start ?? link.timestamp
        settling.start = start
        phase = .settling(settling)
        let elapsed = link.targetTimestamp - start
        guard elapsed < settling.course.duration else { return finish(settling) }
        moved.show(settling.course.position(after: elapsed))
    }

    private func finish(_ settling: Settling) {
        settling.link.invalidate()
        moved.show(settling.end)
        switch settling.target {
        case .rest:
            putBack()
            if !settling.isBounce { onOutcome(.returned) }
        case .end:
            phase = .gone
            onOutcome(.dismissed)
            if moved.isPutAway { putBack() }
        }
    }
}

extension ViewMover.Course {
    fileprivate var duration: TimeInterval {
        switch self {
        case .spring(_, _, _, _, let duration): duration
        case .departure(let departure, _): departure.duration
        }
    }

    /// Points from rest.
    fileprivate func position(after time: TimeInterval) -> CGFloat {
        switch self {
        case .spring(let spring, let end, let displacement, let velocity, _):
            end + spring.position(after: time, from: displacement, velocity: velocity)
        case .departure(let departure, let position):
            position + departure.position(after: time)
        }
    }
}
