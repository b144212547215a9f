import UIKitShim

/// Moves a view with a drag, and settles it by itself: the one-line form's client.
///
/// The view moves by its transform, on top of the one that it had at rest.
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
        let distance: CGFloat
        /// When it was let go, on the display link's clock.
        let start: TimeInterval
        /// The spring's start: from the target, in points, and points per second.
        let offset: CGFloat
        let velocity: CGFloat
        let duration: TimeInterval
        /// Nobody has dragged it, and so nobody waits for an outcome.
        let isBounce: Bool
    }

    private weak var view: UIView?
    private let direction: ArbitrationPolicy.Direction
    private let release: ReleaseRule
    private let spring = Spring(dampingRatio: 1, response: 0.35)
    private let onOutcome: @MainActor (GestureArbiter.Outcome) -> Void
    private var phase = Phase.resting
    private var restTransform = CGAffineTransform.identity
    private var shownTransform = CGAffineTransform.identity
    private var translation: CGFloat = 0

    init(
        view: UIView, direction: ArbitrationPolicy.Direction, release: ReleaseRule,
        onOutcome: @escaping @MainActor (GestureArbiter.Outcome) -> Void
    ) {
        self.view = view
        self.direction = direction
        self.release = release
        self.onOutcome = onOutcome
    }

    /// Where it is while it moves by itself.
    var movingTranslation: CGFloat? {
        if case .settling = phase { translation } else { nil }
    }

    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: begin()
        case .moved(let translation): show(translation)
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

    private func begin() {
        switch phase {
        case .resting, .gone:
            restTransform = view?.transform ?? .identity
            shownTransform = restTransform
        case .settling(let settling):
            settling.link.invalidate()
        case .dragging:
            break
        }
        phase = .dragging
    }

    private func settle(after drag: Arbitration.Release) {
        let distance = distanceToLeave
        let target = release.target(
            for: ReleaseRule.Release(
                translation: drag.translation, distance: distance, velocity: drag.velocity,
                isAfterHandoff: drag.isAfterHandoff))
        settle(to: drag.isRefused ? .rest : target, velocity: drag.velocity)
    }

    private func settle(to target: ReleaseRule.Target, velocity: CGFloat, isBounce: Bool = false) {
        let distance = distanceToLeave
        let end = target == .end ? distance : 0
        // The link keeps the mover until rest: a card whose arbiter is gone in mid-flight still lands.
        let link = FrameLink { link in self.step(to: link) }
        let offset = translation - end
        phase = .settling(
            Settling(
                link: link, target: target, distance: end, start: CACurrentMediaTime(), offset: offset,
                velocity: velocity,
                duration: spring.settlingTime(from: offset, velocity: velocity, within: 0.1), isBounce: isBounce))
    }

    private func step(to link: CADisplayLink) {
        guard case .settling(let settling) = phase else { return }
        let elapsed = link.targetTimestamp - settling.start
        guard elapsed < settling.duration else { return finish(settling) }
        show(settling.distance + spring.position(after: elapsed, from: settling.offset, velocity: settling.velocity))
    }

    private func finish(_ settling: Settling) {
        settling.link.invalidate()
        show(settling.distance)
        switch settling.target {
        case .rest:
            putBack()
            if !settling.isBounce { onOutcome(.returned) }
        case .end:
            phase = .gone
            onOutcome(.dismissed)
            if let view, view.superview == nil || view.isHidden { putBack() }
        }
    }

    /// The transform that it had, unless the client has set another meanwhile.
    func putBack() {
        if case .settling(let settling) = phase { settling.link.invalidate() }
        if case .resting = phase { return }
        phase = .resting
        translation = 0
        if let view, view.transform == shownTransform { view.transform = restTransform }
    }

    private func show(_ translation: CGFloat) {
        self.translation = translation
        guard let view else { return }
        shownTransform = restTransform.concatenating(shift(by: translation))
        view.transform = shownTransform
    }

    private func shift(by translation: CGFloat) -> CGAffineTransform {
        let distance = translation * resolvedDirection.sign
        return switch direction.axis {
        case .horizontal: CGAffineTransform(translationX: distance, y: 0)
        case .vertical: CGAffineTransform(translationX: 0, y: distance)
        }
    }

    private var resolvedDirection: ArbitrationPolicy.Direction {
        direction.resolved(isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// From rest to where nothing of it shows in its superview any more, in points.
    private var distanceToLeave: CGFloat {
        guard let view, let superview = view.superview else { return 0 }
        let frame = view.frame.applying(shift(by: -translation))
        switch resolvedDirection {
        case .down: return max(superview.bounds.maxY - frame.minY, 0)
        case .up: return max(frame.maxY - superview.bounds.minY, 0)
        case .right, .trailing: return max(superview.bounds.maxX - frame.minX, 0)
        case .left, .leading: return max(frame.maxX - superview.bounds.minX, 0)
        }
    }
}
