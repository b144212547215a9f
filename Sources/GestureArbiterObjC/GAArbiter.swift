import Foundation
import GestureArbiter
import ObjectiveCShim
import UIKitShim

/// Decides whether a finger scrolls or drags, for Objective-C: see `GestureArbiter`. The container keeps the arbiter.
public final class GAArbiter: GAObject {
    let arbiter: GestureArbiter

    init(_ arbiter: GestureArbiter) { self.arbiter = arbiter }

    /// Attaches an arbiter that moves `view` by its transform with the finger, and then settles it: back, or away.
    ///
    /// - Parameters:
    ///   - container: The view whose touches the arbiter takes.
    ///   - policy: Who moves, when.
    ///   - view: The view to move; held weakly.
    ///   - stops: The resting places, in points from the view's current place.
    ///   - leaves: Whether the view may leave for out of sight.
    ///   - onOutcome: Called when the view has come to rest at a stop, or is out of sight: then the stop is nil, and you
    ///     remove or hide the view.
    @discardableResult
    public static func attach(
        to container: UIView, policy: GAPolicy, moving view: UIView, stops: [NSNumber], leaves: Bool,
        onOutcome: (@MainActor (NSNumber?) -> Void)?
    ) -> GAArbiter {
        let places = stops.map { CGFloat($0.doubleValue) }
        return GAArbiter(
            .attach(to: container, policy: policy.policy, moving: view, stops: places, leaves: leaves) { target in
                if case .stop(let stop) = target { onOutcome?(NSNumber(value: Double(stop))) } else { onOutcome?(nil) }
            })
    }

    /// Attaches an arbiter that tells you of the drags, which you follow.
    @discardableResult
    public static func attach(
        to container: UIView, policy: GAPolicy, onDrag: @escaping @MainActor (GADrag) -> Void
    ) -> GAArbiter {
        GAArbiter(.attach(to: container, policy: policy.policy) { onDrag(GADrag($0)) })
    }

    /// The declared policy. A new policy holds from the next touch-down.
    public var policy: GAPolicy {
        get { GAPolicy(arbiter.policy) }
        set { arbiter.policy = newValue.policy }
    }

    /// Whether the arbiter takes touches. If false, a current drag is cancelled.
    public var isEnabled: Bool {
        get { arbiter.isEnabled }
        set { arbiter.isEnabled = newValue }
    }

    /// The arbiter's recognizer, for failure requirements; nil once its view is gone.
    public var panGestureRecognizer: UIPanGestureRecognizer? { arbiter.panGestureRecognizer }

    /// Asks `block` before a drag begins, before scrolling hands over to the drag, and at the release. The block returns the
    /// reason why not; nil allows. In place of an earlier block; nil allows everything.
    public func onAttempt(_ block: (@MainActor (GAAttempt) -> String?)?) {
        guard let block else {
            arbiter.onAttempt = nil
            return
        }
        arbiter.onAttempt = { attempt in block(GAAttempt(attempt)).map { .deny(reason: $0) } ?? .allow }
    }

    /// Makes a view in the container the handle of `-[GAPolicy allowingHandle]`; nil: there is none.
    public func bindHandle(_ view: UIView?) { arbiter.bind(.handle, to: view) }

    /// Gives touches that start in `view`, such as a canvas, to that view alone.
    public func treatAsOpaque(_ view: UIView) { arbiter.treatAsOpaque(view) }

    /// Whether the content of a scroll view stays where it is, because the drag has the touch.
    public func holds(_ scrollView: UIScrollView) -> Bool { arbiter.holds(scrollView) }

    /// Ends a current drag as cancelled. The rest of the touch moves nothing.
    public func cancel() { arbiter.cancel() }

    /// Removes the arbiter from its view. This cannot be undone.
    public func detach() { arbiter.detach() }
}

/// An attempt that you may refuse, for Objective-C: see `GestureArbiter.Attempt`.
public final class GAAttempt: GAObject {
    private let attempt: GestureArbiter.Attempt

    init(_ attempt: GestureArbiter.Attempt) { self.attempt = attempt }

    /// The stage at which you are asked.
    public var stage: GAStage {
        switch attempt.stage {
        case .begin: .begin
        case .handoff: .handoff
        case .release: .release
        }
    }
    /// Whether the card would leave, at a release. A no then only keeps the card from leaving.
    public var leaves: Bool { attempt.target == .away }
    /// The finger's location, in the window's coordinates.
    public var location: CGPoint { attempt.location }
    /// The finger's velocity along the direction, in points per second.
    public var velocity: CGFloat { attempt.velocity }
    /// The view that the touch landed on, if it is still there.
    public var touchedView: UIView? { attempt.touchedView }
}

/// A part of a drag, for Objective-C: see `GestureArbiter.Drag`.
public final class GADrag: GAObject {
    private let drag: GestureArbiter.Drag

    init(_ drag: GestureArbiter.Drag) { self.drag = drag }

    /// The part of the drag: one beginning, any number of movements, one end.
    public var phase: GADragPhase {
        switch drag {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
    /// The distance from rest, in points along the direction; 0 at the beginning, and if the drag was cancelled.
    public var translation: CGFloat {
        switch drag {
        case .moved(let translation): translation
        case .ended(let release): release.translation
        case .began, .cancelled: 0
        }
    }
    /// The finger's velocity at the lift, in points per second along the direction; 0 before.
    public var velocity: CGFloat { if case .ended(let release) = drag { release.velocity } else { 0 } }
}
