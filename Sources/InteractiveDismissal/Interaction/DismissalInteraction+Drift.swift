@_spi(Cards) @_spi(Engine) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// The card's offset across its way, for its look.
extension DismissalInteraction {
    func lookState(in bounds: CGRect) -> CardConfiguration.Look.State {
        let (lowest, distance) = (places.lowest, mover.outOfSight)
        let beyond = mover.placeOnSide - max(min(mover.placeOnSide, lowest), 0)
        let direction = presentation?.direction ?? .down
        let way = direction.movement(by: beyond)
        let slid = direction.movement(by: mover.placeOnSide - beyond)
        return CardConfiguration.Look.State(
            progress: distance > lowest ? beyond / (distance - lowest) : 0,
            offset: CGPoint(x: way.x + drift.offset.x, y: way.y + drift.offset.y), direction: direction,
            frame: restingCard.cardView.restingFrame.offsetBy(dx: slid.x, dy: slid.y), bounds: bounds)
    }

    /// Lets a finger hold the drift from its current value.
    func hold(at location: CGPoint?) {
        drift.hold()
        across = presentation?.look?.followsAcross == true ? location.map { (drift.offset, $0) } : nil
    }

    func carryAcross(to location: CGPoint?) {
        guard let location, let across, let direction = presentation?.direction else { return }
        drift.hold(
            at: direction.axis == .vertical
                ? CGPoint(x: across.offset.x + location.x - across.location.x, y: across.offset.y)
                : CGPoint(x: across.offset.x, y: across.offset.y + location.y - across.location.y))
    }

    /// The finger's velocity across the card's way; nil if no finger has the card, or the look does not follow it.
    private var velocityAcross: CGPoint? {
        guard let presentation, mover.phase == .inHand, presentation.look?.followsAcross == true else { return nil }
        let arbiter = entrance?.arbiter ?? presentation.arbiter
        guard let velocity = arbiter?.panGestureRecognizer?.velocity(in: presentation.containerView) else { return nil }
        return presentation.direction.axis == .vertical ? CGPoint(x: velocity.x, y: 0) : CGPoint(x: 0, y: velocity.y)
    }

    func driftHome(on spring: Motion.Spring) {
        drift.spring(to: .zero, velocity: velocityAcross, on: spring, at: CACurrentMediaTime())
    }

    /// Drifts while the card leaves, out of sight or into its home.
    func driftAway(on spring: Motion.Spring) {
        guard presentation?.look != nil, !mover.fades else { return }
        if motion.setup.comesHome {
            drift.spring(to: driftAtHome, velocity: velocityAcross, on: spring, at: CACurrentMediaTime())
        } else {
            drift.coast(velocity: velocityAcross ?? .zero, at: CACurrentMediaTime())
        }
    }

    /// Starts the drift at the card's home, before the card comes.
    func startAtHome() {
        noteHome()
        drift.hold(at: driftAtHome)
    }

    private var driftAtHome: CGPoint {
        guard let presentation, let look = presentation.look, motion.setup.comesHome else { return .zero }
        return look.driftHome(of: restingCard.cardView, movement: presentation.direction.movement(by: mover.outOfSight))
    }

    func findHome() {
        guard let presentation, let look = presentation.look, let container = presentation.containerView else { return }
        look.findHome(in: container)
        noteHome()
    }

    private func noteHome() {
        guard let presentation, let look = presentation.look else { return }
        mover.setup.comesHome = look.comesHome(from: restingCard.cardView.restingFrame, along: presentation.direction)
    }
}
