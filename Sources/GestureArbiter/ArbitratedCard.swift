import UIKitShim

/// Something that an arbiter moves with a finger: a card, a panel, a player.
///
///     private final class Player: ArbitratedCard {
///         private lazy var mover = GestureArbiter.Mover(
///             stops: [0, 600], show: { [weak self] place in self?.show(at: place) })
///         func card(mayOpen: Bool) -> Arbitration.Card { mover.card(mayOpen: mayOpen) }
///         func follow(_ drag: GestureArbiter.Drag) { mover.follow(drag) }
///         func target(of release: Arbitration.Release) -> ReleaseRule.Target? { mover.target(of: release) }
///         func bounce(at velocity: CGFloat) { mover.bounce(at: velocity) }
///         func willJoin(_ arbiter: GestureArbiter) { mover.willJoin(arbiter) }
///         private func show(at place: CGFloat) { print(place) }
///     }
///
/// The arbiter asks where the card is and passes drags on; the card moves itself. ``GestureArbiter/Mover`` conforms,
/// and has stops, springs and catching. To decide more, let a class of your own conform, and forward to a mover.
///
/// Places are points from fully open, along the policy's direction.
@preconcurrency @MainActor
public protocol ArbitratedCard: AnyObject {
    /// Returns the card's place, whether it moves by itself, and how far the touch may move it. Called at touch-down,
    /// and before a drag begins or takes over. A place that is not a number counts as 0, and the log says so once.
    ///
    /// - Parameter mayOpen: Whether the policy's ``ArbitrationPolicy/opening``, or the region `.handle`, lets the touch
    ///   open the card.
    func card(mayOpen: Bool) -> Arbitration.Card
    /// Follows a drag: exactly one `began`, any number of `moved`, exactly one end.
    func follow(_ drag: GestureArbiter.Drag)
    /// Returns the target of a release, for the client's veto; nil, the default, if not known. A stop that is not a
    /// number counts as nil, and the log says so once.
    func target(of release: Arbitration.Release) -> ReleaseRule.Target?
    /// Takes the momentum of content at its edge, in points per second, if the policy's momentum is `.bounces`.
    func bounce(at velocity: CGFloat)
    /// Called when the card is attached. Keep the arbiter weakly, and tell it of movement that it did not cause by
    /// ``GestureArbiter/shiftPlaces(by:)`` and ``GestureArbiter/noteMovement()``.
    func willJoin(_ arbiter: GestureArbiter)
    /// Called when the arbiter is detached.
    func didLeave(_ arbiter: GestureArbiter)
    /// Returns the policy of a touch that comes down now, from the arbiter's: with the card's own direction, and its
    /// handle. Only the touch keeps the result.
    func adapted(_ policy: ArbitrationPolicy) -> ArbitrationPolicy
}

extension ArbitratedCard {
    /// Not known.
    public func target(of release: Arbitration.Release) -> ReleaseRule.Target? { nil }
    /// Does nothing.
    public func willJoin(_ arbiter: GestureArbiter) {}
    /// Does nothing.
    public func didLeave(_ arbiter: GestureArbiter) {}
    /// The arbiter's.
    public func adapted(_ policy: ArbitrationPolicy) -> ArbitrationPolicy { policy }

    func usableCard(mayOpen: Bool) -> Arbitration.Card {
        let given = card(mayOpen: mayOpen)
        guard let corrected = given.corrected else { return given }
        warnOnce(
            "ArbitratedCard.card(mayOpen:)",
            "\(type(of: self)) returned a place that is no number: it counts as 0. Return points from fully open.")
        return corrected
    }

    func usableTarget(of release: Arbitration.Release) -> ReleaseRule.Target? {
        let target = target(of: release)
        guard case .stop(let stop)? = target, !stop.isPlace else { return target }
        warnOnce(
            "ArbitratedCard.target(of:)",
            "\(type(of: self)) returned the stop \(stop): the release has no target. Return points from fully open.")
        return nil
    }
}

extension GestureArbiter {
    /// Attaches an arbiter that moves a card of your own class, and holds it weakly. Several arbiters may move one
    /// card, each with its own touches.
    @discardableResult
    public static func attach(
        to container: UIView, policy: ArbitrationPolicy = .gated, moving card: any ArbitratedCard
    ) -> GestureArbiter {
        attach(to: container, policy: policy, moving: card, isStrip: false)
    }

    /// Attaches an arbiter that takes touches in a strip of `container` alone, by its condition. The container may have
    /// several, and an arbiter of its own.
    @_spi(Cards) public static func attachStrip(
        to container: UIView, policy: ArbitrationPolicy, moving card: any ArbitratedCard
    ) -> GestureArbiter {
        attach(to: container, policy: policy, moving: card, isStrip: true)
    }

    private static func attach(
        to container: UIView, policy: ArbitrationPolicy, moving card: any ArbitratedCard, isStrip: Bool
    ) -> GestureArbiter {
        if !isStrip, let present = present(on: container) { return present }
        let name = "\(type(of: card))"
        let arbiter = attach(to: container, policy: policy, moving: card, isStrip: isStrip) { _ in
            warnOnce(
                "ArbitratedCard",
                "\(name) was deallocated, and its arbiter takes touches. Keep the card, or detach the arbiter.")
        }
        arbiter.onMomentum = { [weak card] velocity in card?.bounce(at: velocity) }
        card.willJoin(arbiter)
        return arbiter
    }

    /// The card that the arbiter moves; nil if the arbiter only reports its drags.
    public var card: (any ArbitratedCard)? { recognition.card }

    /// Lets the card take on a new direction of the policy at any stop, not only fully open.
    @_spi(Cards) public func turnAtStops() { recognition.turnsAtStops = true }

    func findHeir() -> CGFloat? { recognition.findHeir() }
    func carryOn(at velocity: CGFloat, since start: TimeInterval, shown: TimeInterval) {
        recognition.carryOn(at: velocity, since: start, shown: shown)
    }

    /// Tells the arbiter that the card moved by itself, such as by code, so that a touch finds it at its new place.
    public func noteMovement() { recognition.touch?.isCardSent = true }
}
