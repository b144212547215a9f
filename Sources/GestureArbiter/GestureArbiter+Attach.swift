import UIKitShim

extension GestureArbiter {
    /// Attaches an arbiter to `container`, and tells `onDrag` of the drags.
    ///
    ///     GestureArbiter.attach(to: tableView) { [weak self] drag in self?.follow(drag) }
    ///
    /// `container` may be a scroll view; in any other view the scroll views are found under the finger. With hand-off
    /// `.never` (as in `.gated`, the default) the scroll views' pans wait for the arbiter's to fail; with any other
    /// they are recognized together, and the content is held while the drag has the touch.
    ///
    /// - Parameters:
    ///   - container: What takes the touches. It keeps the arbiter; attaching a second one is a programmer's error.
    ///   - policy: Who moves, when. A debug build stops at one that contradicts itself, naming both parts; shipped, the
    ///     same words go to the log once.
    ///   - onDrag: Called on the main actor, in the recognizer's action. It is kept as long as the arbiter.
    /// - Returns: The arbiter, for those who want to ask it or to detach it.
    @discardableResult
    public static func attach(
        to container: UIView, policy: ArbitrationPolicy = .gated, onDrag: @escaping @MainActor (Drag) -> Void
    ) -> GestureArbiter {
        let recognition = onScreen(of: container) {
            Recognition(container: container, policy: policy, onDrag: onDrag)
        }
        let arbiter = GestureArbiter(recognition: recognition)
        recognition.install(on: container, keeping: arbiter)
        return arbiter
    }

    /// Attaches an arbiter that moves `view` with the finger and settles it by itself: back to rest, or away.
    ///
    ///     GestureArbiter.attach(to: tableView, moving: card) { outcome in print(outcome) }
    ///
    /// The view is moved by its transform: lay it out by its bounds and center, or by constraints. Code that sets its
    /// `frame` in each layout pass undoes the movement, which is said in the log once. It returns on a spring that carries
    /// the finger's velocity, or leaves by a ``Motion/Departure``, can be caught while it does, and gets its own transform
    /// back at rest. Under a policy with momentum `.bounces` it also bounces by what velocity content brings to its edge.
    ///
    /// The safe area of a view that a transform displaces may be that of where it shows: then what lies under a bar or
    /// the status bar is laid out anew as the view moves. That is left to you, unlike in a card that InteractiveDismissal
    /// or DeckTransition presents, whose content lies still. Let what is in the view not depend on its safe area.
    ///
    /// - Parameters:
    ///   - container: What takes the touches, as above.
    ///   - policy: Who moves, when.
    ///   - view: What moves. Not kept. Without a superview it cannot leave: it returns, which is said in the log once.
    ///   - stops: Where the view rests, in points from where it lies now, the most open place: 0 and more. It begins at the
    ///     first. Under a direction both ways those on the other side are negative, 0 is always one, and it begins there.
    ///     What a panel that stays needs besides is a ``Mover``.
    ///   - leaves: Whether it may be sent out of sight.
    ///   - release: Which stop, or away, by distance and velocity at lift. What it said is ``lastRelease``. Numbers of it
    ///     that were replaced are said in the log once.
    ///   - onOutcome: Called when the view has come to rest. After `.dismissed` it is out of its superview's bounds;
    ///     remove or hide it here, and it gets its transform back.
    ///   - willLeave: Called when the view sets out to leave, before it moves there. A finger may still catch it.
    @discardableResult
    public static func attach(
        to container: UIView, policy: ArbitrationPolicy = .gated, moving view: UIView, stops: [CGFloat] = [0],
        leaves: Bool = true, release: ReleaseRule = .velocityAndProgress(),
        onOutcome: @escaping @MainActor (Outcome) -> Void = { _ in }, willLeave: (@MainActor () -> Void)? = nil
    ) -> GestureArbiter {
        // It shows at its stop before any touch resolves the direction.
        let way = FingerWay(
            policy.direction.resolved(isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft))
        let mover = onScreen(of: container) {
            Mover(
                moving: view, along: { way.direction }, stops: stops, leaves: leaves, release: release,
                onOutcome: onOutcome)
        }
        mover.willLeave = willLeave
        let arbiter = attach(to: container, policy: policy, moving: mover)
        way.recognition = arbiter.recognition
        return arbiter
    }

    /// Attaches an arbiter that moves `mover` with the finger, and lets the finger catch it when it moves by itself.
    ///
    ///     GestureArbiter.attach(to: list, policy: .continuous, moving: mover)
    ///
    /// For what is not moved by a view's transform: a constraint, a frame, several views at once. Detached, the arbiter puts
    /// it to the stop that is selected: what shows it is yours. Attached anew, the same mover goes on from there.
    ///
    /// - Parameters:
    ///   - container: What takes the touches, as above.
    ///   - policy: Who moves, when.
    ///   - mover: What moves. The arbiter keeps it.
    @discardableResult
    public static func attach(
        to container: UIView, policy: ArbitrationPolicy = .gated, moving mover: Mover
    ) -> GestureArbiter {
        let arbiter = attach(to: container, policy: policy) { drag in mover.follow(drag) }
        arbiter.moves(mover)
        arbiter.onMomentum = { velocity in mover.bounce(at: velocity) }
        arbiter.recognition.onDetach = { mover.letGoOfView() }
        mover.begin(under: policy)
        return arbiter
    }

    /// Finds `mover` where it is, and keeps it told. Its drags are passed on by whoever attached the arbiter. Several
    /// arbiters may move one mover, each with touches of its own.
    ///
    /// - Parameter catches: Whether any touch catches the mover on its way; else one has to begin a drag, as on a card at rest.
    package func moves(_ mover: Mover, catches: Bool = true) {
        if catches { movingTranslation = { mover.movingTranslation } }
        card = { mayOpen in
            var card = mover.card(mayOpen: mayOpen)
            if !catches { card.isMoving = false }
            return card
        }
        recognition.target = { release in mover.judgement(of: release).target }
        mover.hear(self)
    }

    /// Whether a second arbiter on `view` would be a programmer's error.
    package static func isAttached(to view: UIView) -> Bool {
        (view.gestureRecognizers ?? []).contains { $0 is ArbitratedPan }
    }

    /// The end of an interaction with what was moved.
    public enum Outcome: Equatable, Sendable {
        /// At rest, this far from where it lay before the drag, in points along the direction.
        case rested(at: CGFloat)
        /// Out of sight.
        case dismissed
    }
}

/// The way that the finger is followed: the policy's, as its container lies, until there is an arbiter.
@MainActor
private final class FingerWay {
    private let declared: ArbitrationPolicy.Direction
    weak var recognition: Recognition?

    init(_ declared: ArbitrationPolicy.Direction) { self.declared = declared }

    var direction: ArbitrationPolicy.Direction { recognition?.direction ?? declared }
}
