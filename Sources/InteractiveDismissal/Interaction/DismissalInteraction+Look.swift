@_spi(Cards) @_spi(Engine) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// What the card's look needs: its place on its way and across it.
extension InteractivePresentationController {
    func lookState(in bounds: CGRect) -> CardConfiguration.Look.State {
        let (lowest, distance) = (restingCard.lowestStop, mover.outOfSight)
        let beyond = mover.placeOnSide - max(min(mover.placeOnSide, lowest), 0)
        let way = direction.movement(by: beyond)
        let slid = direction.movement(by: mover.placeOnSide - beyond)
        return CardConfiguration.Look.State(
            progress: distance > lowest ? beyond / (distance - lowest) : 0,
            offset: CGPoint(x: way.x + mover.offset.x, y: way.y + mover.offset.y), direction: direction,
            frame: cardView.restingFrame.offsetBy(dx: slid.x, dy: slid.y), bounds: bounds)
    }
}

extension DismissalInteraction {
    /// Finds the home of a card that is about to set out.
    func findHome() { if let presentation { presentation.look?.setOut(presentation) } }

    /// The finger's location across the card's way; nil while the finger scrolls content.
    func fingerAcross(of arbiter: GestureArbiter?) -> CGPoint? {
        guard arbiter?.owner == .drag, let location = arbiter?.fingerLocation else { return nil }
        return across(location)
    }

    /// The finger's velocity across the card's way; zero if no finger has the card.
    var velocityAcross: CGPoint {
        guard let presentation, mover.phase == .inHand else { return .zero }
        let arbiter = entrance?.arbiter ?? presentation.arbiter
        guard let velocity = arbiter?.panGestureRecognizer?.velocity(in: presentation.containerView) else {
            return .zero
        }
        return across(velocity)
    }

    private func across(_ point: CGPoint) -> CGPoint {
        restingCard.direction.axis == .vertical ? CGPoint(x: point.x, y: 0) : CGPoint(x: 0, y: point.y)
    }
}
