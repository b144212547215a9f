@_spi(Cards) @_spi(Engine) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// The panel for one of its arbiters: its own, or that of the strip at the parent's edge.
final class PanelHand: ArbitratedCard {
    private weak var panel: Panel?
    /// Whether a touch catches a settling panel.
    private let catches: Bool

    init(_ panel: Panel, catches: Bool) { (self.panel, self.catches) = (panel, catches) }

    func card(mayOpen: Bool) -> Arbitration.Card {
        var card = panel?.restingCard.card(mayOpen: mayOpen, scale: scale) ?? Arbitration.Card()
        if catches { return card }
        card.isMoving = false
        guard let panel else { return card }
        if panel.isHiddenAway {
            // A hidden panel follows the finger from out of sight, and may go back there.
            (card.place, card.bottom) = (panel.mover.pull(showing: panel.mover.translation), nil)
            if !mayOpen { card.ceiling = card.place }
        } else if !panel.mayOpenFromEdge {
            card.ceiling = card.place
        }
        return card
    }
    /// A strip drags as the panel does, from its own region. The side is the panel's as it lies on the screen, whatever
    /// its content says.
    func adapted(_ policy: ArbitrationPolicy) -> ArbitrationPolicy {
        guard let panel else { return policy }
        var adapted = panel.restingCard.adapted(panel.restingCard.policy)
        adapted.direction = panel.restingCard.directionOnScreen
        if !catches { (adapted.condition, adapted.opening) = (.touchStarts(in: edgeOfPanel), .always) }
        return adapted
    }
    func follow(_ drag: GestureArbiter.Drag) {
        guard case .ended(let release) = drag else { return panel?.follow(drag, asksClient: !catches) ?? () }
        panel?.follow(.ended(scaled(release)), asksClient: !catches)
    }
    func target(of release: Arbitration.Release) -> ReleaseRule.Target? { panel?.mover.target(of: scaled(release)) }
    func bounce(at velocity: CGFloat) { panel?.mover.bounce(at: velocity / scale) }
    func willJoin(_ arbiter: GestureArbiter) {
        // A panel takes another side also where it is hidden, or at its smallest detent.
        arbiter.turnAtStops()
        panel?.mover.willJoin(arbiter)
    }

    /// The finger's points for each of the panel's. The mover converts places, and this class velocities.
    private var scale: CGFloat { panel?.restingCard.scaleOnScreen ?? 1 }

    private func scaled(_ release: Arbitration.Release) -> Arbitration.Release {
        var release = release
        release.velocity /= scale
        return release
    }
}

extension Panel {
    /// Whether the panel shows, and is at its smallest detent or moves.
    fileprivate var mayOpenFromEdge: Bool {
        isShown && (mover.translation >= restingCard.lowestStop - 0.5 || mover.movingTranslation != nil)
    }

    /// - Parameter asksClient: Whether the arbiter of the drag is not the panel's, which the client may have told no.
    fileprivate func follow(_ drag: GestureArbiter.Drag, asksClient: Bool) {
        switch drag {
        case .began: grab()
        case .moved:
            mover.follow(drag)
            restingCard.tellTarget()
        case .ended, .cancelled:
            let (wasInHand, caught) = (mover.phase == .inHand, departure)
            let isWithdrawn = drag == .cancelled && departure?.isWithdrawal == true
            if case .ended(let release) = drag {
                restingCard.letGo(release) { refusal(asksClient: asksClient) }
            } else if isWithdrawn {
                restingCard.goOutOfSight()
            } else {
                mover.follow(drag)
            }
            guard wasInHand else { return }
            endCatch(of: caught)
            if isShown { takeTarget(byUser: drag != .cancelled) }
        }
    }

    private func refusal(asksClient: Bool) -> DismissalRefusal? {
        // A finger that brings in a hidden panel may let it go back.
        if departure?.isWithdrawal == true { return nil }
        return asksClient ? restingCard.refusalAskingClient() : restingCard.refusal()
    }

    private func grab() {
        let isHidden = isHiddenAway
        restingCard.expectFinger()
        if isHidden {
            // A finger at the edge catches a hidden panel at the end of its way out.
            departure = PanelDeparture(removes: false)
            panelView.isHidden = false
            layOut()
        }
        mover.take(bringsIn: isHidden)
        noteArrival()
        tell(.grabbed)
    }

    /// Ends a catch: the panel stays, except after a tap, or if a finger brought it in and let it go back.
    func endCatch(of caught: PanelDeparture?) {
        // The client may have sent the panel elsewhere.
        guard let caught, departure === caught else { return }
        let goesOn = mover.phase == .leaving && (mover.lastJudgement == nil || caught.isWithdrawal)
        if !goesOn { stay() }
    }

    private func takeTarget(byUser: Bool) {
        switch mover.phase {
        case .leaving, .away: depart(departureForUser)
        case .resting, .inHand, .coming, .settling:
            updateRoom()
            restingCard.select(at: mover.selected, byUser: byUser)
            restingCard.resumeEditing()
        }
    }

    /// Handles an attempt that was refused, but not that of a panel that its user can never dismiss: beside the panel,
    /// the parent is live.
    func escape() -> Bool {
        if restingCard.step(opens: false) { return true }
        return switch restingCard.attemptDismissal() {
        case nil, .isModal, .vetoed: true
        default: false
        }
    }
}
