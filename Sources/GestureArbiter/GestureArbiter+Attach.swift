import UIKitShim

extension GestureArbiter {
    /// Attaches an arbiter to `container`, and calls `onDrag` for the drags.
    ///
    ///     GestureArbiter.attach(to: tableView) { [weak self] drag in self?.follow(drag) }
    ///
    /// The arbiter finds the scroll views under the finger, the container among them. With the hand-off `.never` (as in
    /// `.gated`, the default) their pans wait for the arbiter's pan to fail; else they recognize simultaneously, and
    /// the arbiter holds the content while the drag has the touch.
    ///
    /// - Parameters:
    ///   - container: The view whose touches the arbiter takes. It keeps the arbiter. If it has one already, that
    ///     one is returned unchanged, and the log says so once: detach it first, or change its policy.
    ///   - policy: Who moves, when. A debug build stops at a policy that contradicts itself; a release build logs it once.
    ///   - onDrag: Called on the main actor, in the recognizer's action. Kept as long as the arbiter.
    @discardableResult
    public static func attach(
        to container: UIView, policy: ArbitrationPolicy = .gated, onDrag: @escaping @MainActor (Drag) -> Void
    ) -> GestureArbiter {
        attach(to: container, policy: policy, moving: nil, isStrip: false, onDrag: onDrag)
    }

    static func attach(
        to container: UIView, policy: ArbitrationPolicy, moving card: (any ArbitratedCard)?, isStrip: Bool,
        onDrag: @escaping @MainActor (Drag) -> Void
    ) -> GestureArbiter {
        if !isStrip, let present = present(on: container) { return present }
        let recognition = onScreen(of: container) {
            Recognition(container: container, policy: policy, moving: card, isStrip: isStrip, onDrag: onDrag)
        }
        let arbiter = GestureArbiter(recognition: recognition)
        recognition.install(on: container, keeping: arbiter)
        return arbiter
    }

    /// Attaches an arbiter that moves `view` with the finger, and then settles it: back to rest, or away.
    ///
    ///     GestureArbiter.attach(to: tableView, moving: card) { outcome in print(outcome) }
    ///
    /// The arbiter moves the view by its transform: lay the view out by its bounds and center, or by constraints. Code
    /// that sets its `frame` undoes the movement, and the log says so once. The view returns on a spring, or leaves,
    /// with the finger's velocity; a finger can catch it meanwhile. At rest the view gets its own transform back. If
    /// the policy's momentum is `.bounces`, the view bounces with the content's velocity.
    ///
    /// UIKit may compute a displaced view's safe area from its visible place, and lay out content under a bar again as
    /// the view moves. This method does not compensate for that: let the content not depend on its safe area.
    ///
    /// - Parameters:
    ///   - container: The view whose touches the arbiter takes, as above.
    ///   - policy: Who moves, when.
    ///   - view: The view to move; held weakly. Without a superview it cannot leave, and the log says so once.
    ///   - stops: The resting places, in points from the view's current place: 0 and more. The view begins at the
    ///     first. Under a two-way direction, stops on the other side are negative; the view begins at 0, always a stop.
    ///   - leaves: Whether the view may leave for out of sight.
    ///   - release: The rule that chooses a stop, or away, at the lift. ``lastRelease`` has its judgement.
    ///   - onOutcome: Called when the view has come to rest, or is outside its superview's bounds (`.away`):
    ///     remove or hide it here, and it gets its transform back.
    ///   - willLeave: Called when the view sets out to leave. A finger may still catch it.
    @discardableResult
    public static func attach(
        to container: UIView, policy: ArbitrationPolicy = .gated, moving view: UIView, stops: [CGFloat] = [0],
        leaves: Bool = true, release: ReleaseRule = .velocityAndProgress(),
        onOutcome: @escaping @MainActor (ReleaseRule.Target) -> Void = { _ in },
        willLeave: (@MainActor () -> Void)? = nil
    ) -> GestureArbiter {
        if let present = present(on: container) { return present }
        // The view shows at its stop before a touch resolves the direction.
        let direction = policy.direction.resolved(
            isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let moved = DisplacedView(view, along: direction)
        let mover = onScreen(of: container) {
            Mover(
                stops: stops, release: release, leavingAt: { leaves ? moved.distanceToLeave(onOtherSide: false) : nil },
                onOtherSideAt: { leaves ? moved.distanceToLeave(onOtherSide: true) : nil }, show: moved.show,
                onOutcome: onOutcome)
        }
        (mover.moved, mover.willLeave) = (moved, willLeave)
        let arbiter = attach(to: container, policy: policy, moving: mover)
        moved.recognition = arbiter.recognition
        return arbiter
    }

    /// Attaches an arbiter that moves `mover` with the finger, and lets the finger catch it while it moves by itself.
    ///
    ///     GestureArbiter.attach(to: list, policy: .continuous, moving: mover)
    ///
    /// For movement other than by a view's transform: by a constraint, a frame, several views. The arbiter keeps the
    /// mover. A detached mover stays at the selected stop; attached again, it continues from there.
    @discardableResult
    public static func attach(
        to container: UIView, policy: ArbitrationPolicy = .gated, moving mover: Mover
    ) -> GestureArbiter {
        if let present = present(on: container) { return present }
        let arbiter = attach(to: container, policy: policy, moving: mover as any ArbitratedCard)
        arbiter.recognition.mover = mover
        return arbiter
    }

    /// The arbiter that `view` has already, for a second attempt to attach one, which the log reports once.
    static func present(on view: UIView) -> GestureArbiter? {
        let present = of(view)
        if present != nil {
            onScreen(of: view) {
                warnOnce(
                    "GestureArbiter.attach(to:)",
                    """
                    \(type(of: view)) has a GestureArbiter already, which is returned; the new closures are not used. \
                    Detach that arbiter first, such as in prepareForReuse(), or change its policy.
                    """)
            }
        }
        return present
    }

    /// The arbiter of `view`, except those of its strips.
    static func of(_ view: UIView) -> GestureArbiter? {
        view.arbitratedPan { !$0.recognition.isStrip }?.arbiter
    }
}
