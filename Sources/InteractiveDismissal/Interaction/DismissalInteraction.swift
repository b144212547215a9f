@_spi(Cards) @_spi(Engine) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

/// Coordinates one presentation's whole movement: the card's motion, the finger, and UIKit's transitions.
///
/// A `GestureArbiter.Mover` moves the card, and ``TransitionHandshake`` decides what UIKit is told. This file follows a
/// finger that drags the card; the files beside it have a finger that brings the card in, the transitions, and the look.
@MainActor
final class DismissalInteraction {
    let begins: CardConfiguration.Begins
    let mover: GestureArbiter.Mover
    /// The finger that brings the card in, until it lets go.
    var entrance: Entrance?
    let restingCard: RestingCard
    @exclusivity(unchecked) private(set) weak var presentation: InteractivePresentationController?
    /// Whether the look also follows the finger across the card's way.
    let followsAcross: Bool
    @exclusivity(unchecked) var handshake = TransitionHandshake()
    /// Counts the frames in which UIKit begins nothing.
    var frames: FrameLink?
    /// The transitions that UIKit has begun, by their numbers in the handshake.
    var transitions: [CardTransition] = []

    init(_ begins: CardConfiguration.Begins, of presentation: InteractivePresentationController) {
        self.begins = begins
        self.presentation = presentation
        restingCard = presentation.restingCard
        followsAcross = presentation.look?.followsAcross == true
        mover = restingCard.mover
    }

    var traits: CardTraits { restingCard.traits }
    var state: CardState { mover.state }
    func tell(_ event: CardEvent) { restingCard.tell(event) }
    func log(_ reason: CardDecision.Reason) { restingCard.log(reason) }
}

extension DismissalInteraction {
    func verdict(on attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        guard attempt.stage != .release else { return .allow }
        guard !hasPreferredTransition else { return .deny(reason: "the controller has a preferredTransition") }
        guard entrance == nil else { return .deny(reason: "another finger brings the card in") }
        return mover.phase == .away ? .deny(reason: "the card has left") : .allow
    }

    /// Whether UIKit's own transition was asked for, such as a zoom, whose gestures dismiss the controller.
    private var hasPreferredTransition: Bool {
        guard #available(iOS 18.0, *) else { return false }
        return presentation?.presentedViewController.preferredTransition != nil
    }

    // MARK: Two-way directions

    /// Converts a number on the card's side to the arbiter's count, and back.
    func counted(_ number: CGFloat) -> CGFloat { mover.state.side.counted(number) }

    /// Turns the card to the side of `number`, after it has passed its rest during a drag, or was thrown from there.
    private func turn(toSideOf number: CGFloat) { turn(to: number < 0 ? .second : .first) }

    func turn(to side: CardLine.Side) {
        guard side != mover.state.side, let presentation, presentation.leavesBothWays else { return }
        mover.count(on: side)
        mover.handle(.outOfSight(at: presentation.outOfSight))
    }

    // MARK: A finger takes and pulls the card

    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: grab()
        case .moved(let pull):
            if pull != 0 { turn(toSideOf: pull) }
            carry(to: pull)
        case .ended(let release):
            turn(toSideOf: release.translation == 0 ? release.velocity : release.translation)
            letGo(release)
        case .cancelled: drop()
        }
    }

    private func grab() {
        restingCard.expectFinger()
        setOut()
        mover.take()
        // A card that a finger has caught is presented. The release decides whether it leaves again.
        handle(.caught)
        // The client, told that the card is presented, may have dismissed it.
        guard mover.phase == .inHand else { return }
        tell(.grabbed)
        requestAtBegin()
    }

    /// With `.onBegin`, begins UIKit's transition with the drag, or when the card passes the lowest of several detents.
    private func requestAtBegin() {
        guard begins == .onBegin, mover.phase == .inHand, handshake.transition == nil else { return }
        guard !restingCard.hasSeveralStops || mover.placeOnSide > restingCard.lowestStop, obstacle == nil else {
            return
        }
        request()
    }

    /// Updates what has changed without a layout pass, such as the way out, when a card leaves its rest.
    func setOut() {
        guard mover.phase == .resting else { return }
        findHome()
        presentation?.layOutCard()
    }

    /// Pulls the card by its finger. A card that lies aside comes to its way while its finger scrolls content.
    func carry(to pull: CGFloat) {
        guard mover.phase == .inHand else { return }
        let finger = followsAcross ? fingerAcross : nil
        if followsAcross, finger == nil { mover.handle(.broughtBack) }
        mover.handle(.dragged(to: pull, finger: finger))
        restingCard.tellTarget()
        if restingCard.hasSeveralStops { requestAtBegin() }
    }

    // MARK: The finger lets the card go

    private func letGo(_ release: Arbitration.Release) {
        guard mover.phase == .inHand else { return }
        let phase = state.tapped(at: CACurrentMediaTime())
        if let judgement = mover.decide(release) {
            carryOut(judgement, velocity: counted(release.velocity))
        } else {
            goOn(isLeaving: phase == .leaving && handshake.kind == .dismissal)
        }
    }

    /// Continues the card's movement after a tap. A leaving card continues without a new question.
    private func goOn(isLeaving: Bool) {
        log(.tapped)
        guard isLeaving else { return goBack() }
        findHome()
        mover.handle(.tapped)
        restingCard.endEditing()
    }

    private func carryOut(_ judgement: ReleaseRule.Judgement, velocity: CGFloat) {
        log(.released(judgement))
        switch judgement.target {
        case .stop(let stop): rest(at: stop, velocity: velocity)
        case .away: tryToLeave(velocity: velocity)
        }
    }

    /// Goes to a stop that the finger has chosen.
    func rest(at stop: CGFloat, velocity: CGFloat) {
        let across = velocityAcross
        restingCard.select(at: stop, byUser: true) { place in
            mover.handle(.letGo(velocity: counted(velocity), across: across, target: .stop(place)))
        }
        restingCard.resumeEditing()
    }

    private func drop() {
        // A card that was dismissed during the drag continues by itself.
        if mover.phase == .inHand { goBack() }
    }

    /// Goes to the selected detent, with the current or the release velocity.
    func goBack() {
        let stop = restingCard.selection.selected.translation
        mover.handle(mover.phase == .inHand ? .dropped : .selected(stop, animated: true))
        restingCard.resumeEditing()
    }

    /// Goes to the nearest place after a refused dismissal.
    func stayNearby(velocity: CGFloat) {
        rest(at: restingCard.selection.places.stops.nearest(to: mover.placeOnSide), velocity: velocity)
    }

    /// Pushes a card at rest, which comes back by itself; no question is asked.
    func bounce(at velocity: CGFloat) {
        guard mover.phase == .resting, handshake.transition == nil else { return }
        setOut()
        if velocity.isFinite { turn(toSideOf: velocity) }
        mover.handle(.bounced(velocity: velocity))
    }

    // MARK: Frame by frame

    func adopt(_ direction: ArbitrationPolicy.Direction) {
        var policy = restingCard.policy
        policy.direction = direction
        mover.begin(under: policy)
    }

    /// Tells UIKit how far its transition is.
    func update() {
        for number in handshake.transition?.contexts ?? [] { transitions[number].update(state.progressFromRest) }
    }
}

extension DismissalInteraction: ArbitratedCard {
    func card(mayOpen: Bool) -> Arbitration.Card {
        restingCard.card(mayOpen: mayOpen, resistance: presentation?.resistance)
    }
    func target(of release: Arbitration.Release) -> ReleaseRule.Target? { mover.target(of: release) }
    func adapted(_ policy: ArbitrationPolicy) -> ArbitrationPolicy { presentation?.adapted(policy) ?? policy }
    func willJoin(_ arbiter: GestureArbiter) {
        arbiter.turnAtStops()
        mover.willJoin(arbiter)
    }
}
