@_spi(Cards) @_spi(Engine) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

/// A finger brings the card in.
extension DismissalInteraction {
    /// Begins the way in, after UIKit has begun; the finger may already have lifted.
    func enter(by entrance: Entrance) {
        log(.broughtIn)
        findHome()
        (entrance.origin, entrance.band.dimension) = (mover.outOfSight, mover.outOfSight)
        hold(by: entrance)
    }

    /// Whether a finger has let the card go on its way in, and may take it again.
    var canBeTakenAgain: Bool {
        entrance == nil && handshake.kind == .presentation && handshake.transition?.outcome == .open
            && state.movingPlace != nil
    }

    /// Lets a finger that pulls again take its card while the card goes back. Returns whether it has.
    func rejoin(_ entrance: Entrance) -> Bool {
        guard let presentation, presentation.comes(by: entrance) else { return false }
        self.entrance = entrance
        hold(by: entrance, isAgain: true)
        return true
    }

    private func hold(by entrance: Entrance, isAgain: Bool = false) {
        restingCard.expectFinger()
        mover.take(bringsIn: true)
        if isAgain { count(entrance) }
        tell(.grabbed)
        entrance.onChange = { [weak self, weak entrance] in
            if let self, let entrance { follow(entrance) }
        }
        follow(entrance)
    }

    private func follow(_ entrance: Entrance) {
        guard self.entrance === entrance, mover.phase == .inHand else { return }
        let place = place(for: entrance)
        if place >= 0 { entrance.top = 0 }
        carry(to: mover.pull(showing: counted(place)))
        guard let end = entrance.end, self.entrance === entrance, mover.phase == .inHand else { return }
        switch end {
        case .letGo(let release): decide(release, by: entrance)
        case .cancelled:
            log(.withdrawn)
            withdraw(velocity: 0)
        }
        self.entrance = nil
    }

    /// The card's place for the finger's pull; beyond its most open place the card resists, or stops.
    private func place(for entrance: Entrance) -> CGFloat {
        let place = entrance.origin - entrance.pull
        guard place < 0 else { return place }
        return resists ? -entrance.band.stretch(for: -place) : max(place, entrance.top)
    }

    private var resists: Bool { restingCard.policy.beyondRest == .resists }

    /// Keeps the card where it shows under the finger, after its places have changed.
    func keepHold() {
        if let entrance, mover.phase == .inHand { count(entrance) }
    }

    /// Counts the finger's pull so that the card stays where it shows.
    private func count(_ entrance: Entrance) {
        let place = mover.placeOnSide
        entrance.top = min(place, 0)
        entrance.band.dimension = max(mover.outOfSight, -2 * place)
        let unresisted = place < 0 && resists ? -entrance.band.distance(for: -place) : place
        entrance.origin = unresisted + entrance.pull
    }

    private func decide(_ release: Arbitration.Release, by entrance: Entrance) {
        var judgement = mover.judgement(of: release.turned)
        // If the client redirected the release, send the card back to where the finger came from.
        if release.redirection != nil { judgement.target = .away }
        log(.released(judgement))
        mover.tell(judgement)
        entrance.arbiter?.lastRelease = judgement
        // A controller that has presented another meanwhile stays presented.
        if judgement.target == .away, presentation?.presentedViewController.presentedViewController != nil {
            log(.refused(.presentsAnother))
            judgement.target = .stop(restingCard.lowestStop)
        }
        switch judgement.target {
        case .stop(let stop): rest(at: stop, velocity: -release.velocity)
        case .away: withdraw(velocity: -release.velocity)
        }
    }

    /// Sends the card back out of sight, which cancels UIKit's presentation.
    private func withdraw(velocity: CGFloat) {
        findHome()
        mover.handle(.letGo(velocity: counted(velocity), across: velocityAcross, target: .away))
        restingCard.endEditing()
    }
}
