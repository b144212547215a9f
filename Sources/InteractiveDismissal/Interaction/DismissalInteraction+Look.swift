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

    /// Holds the card across its way by the finger of `arbiter`, and returns the card's offset. Lets the card come to its way,
    /// and returns nil, if the finger scrolls content.
    func holdAcross(by arbiter: GestureArbiter?) -> CGPoint? {
        guard let presentation, let arbiter, let location = arbiter.fingerLocation else { return nil }
        guard arbiter.owner == .drag else {
            across = nil
            mover.handle(.broughtBack)
            return nil
        }
        let held = across ?? (mover.offset, location)
        across = held
        return presentation.direction.axis == .vertical
            ? CGPoint(x: held.offset.x + location.x - held.location.x, y: held.offset.y)
            : CGPoint(x: held.offset.x, y: held.offset.y + location.y - held.location.y)
    }

    /// The finger's velocity across the card's way; zero if no finger has the card, or the look does not follow it.
    var velocityAcross: CGPoint {
        guard let presentation, mover.phase == .inHand, across != nil else { return .zero }
        let arbiter = entrance?.arbiter ?? presentation.arbiter
        guard let velocity = arbiter?.panGestureRecognizer?.velocity(in: presentation.containerView) else {
            return .zero
        }
        return presentation.direction.axis == .vertical ? CGPoint(x: velocity.x, y: 0) : CGPoint(x: 0, y: velocity.y)
    }
}
