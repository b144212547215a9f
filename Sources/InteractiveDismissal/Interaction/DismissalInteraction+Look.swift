@_spi(Cards) @_spi(Engine) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// What the card's look needs: its place on its way and across it.
extension InteractivePresentationController {
    func lookState(in bounds: CGRect) -> CardConfiguration.Look.State {
        let (lowest, distance) = (restingCard.lowestStop, mover.outOfSight)
        let beyond = mover.placeOnSide - max(min(mover.placeOnSide, lowest), 0)
        let way = direction.movement(by: beyond)
        let shown = mover.shown
        let slid = direction.movement(by: shown.translation - beyond)
        return CardConfiguration.Look.State(
            progress: distance > lowest ? beyond / (distance - lowest) : 0,
            offset: CGPoint(x: way.x + shown.offset.x, y: way.y + shown.offset.y), direction: direction,
            frame: cardView.restingFrame.offsetBy(dx: slid.x, dy: slid.y), bounds: bounds)
    }
}

extension DismissalInteraction {
    /// Finds the home of a card that is about to set out.
    func findHome() { if let presentation { presentation.look?.setOut(presentation) } }

    private var arbiterOfFinger: GestureArbiter? { entrance?.arbiter ?? presentation?.arbiter }

    /// The finger's location across the card's way; nil while the finger scrolls content.
    var fingerAcross: CGPoint? {
        guard let arbiter = arbiterOfFinger, arbiter.owner == .drag else { return nil }
        return arbiter.fingerLocation.map(restingCard.direction.across)
    }

    /// The finger's velocity across the card's way; zero if no finger has the card, or the look does not follow the finger.
    var velocityAcross: CGPoint {
        guard followsAcross, mover.phase == .inHand else { return .zero }
        let velocity = arbiterOfFinger?.panGestureRecognizer?.velocity(in: presentation?.containerView)
        return velocity.map(restingCard.direction.across) ?? .zero
    }
}
