@_spi(Cards) import GestureArbiter
import UIKitShim

/// The ways in which a user dismisses a card: a finger's release, a tap beside the card, escape, the grabber's action,
/// and a client's close button. Each asks the same question, once.
@_spi(Cards) extension RestingCard {
    /// The reason why the user may not dismiss the card, if nobody has to be asked to know.
    public var standingRefusal: DismissalRefusal? {
        if staysForUser { return .interactiveDismissDisabled }
        return isModal ? .isModal : nil
    }

    /// Whether the client has declared that its user may not dismiss the card.
    var staysForUser: Bool {
        traits.interactiveDismissDisabled && !(opensByFinger && !hasSeveralStops)
    }

    /// Asks whether the user may dismiss the card. Returns the reason why the card stays.
    ///
    /// - Parameter client: Asks the client.
    private func refusal(asking client: () -> DismissalRefusal?) -> DismissalRefusal? {
        guard let owner else { return .notPresented }
        // The client may have dismissed the card, or presented another controller: the owner looks again.
        return owner.obstacle ?? client() ?? owner.refusalByDelegate()
    }

    /// Returns why a release does not dismiss the card. The card's arbiter has asked the client at the lift.
    public func refusal() -> DismissalRefusal? { refusal { nil } }

    /// Returns why a release of another arbiter does not dismiss the card.
    public func refusalAskingClient() -> DismissalRefusal? {
        var stop: CGFloat?
        return refusal { ask(&stop) }
    }

    /// Attempts to dismiss the card for its user, without a finger that drags it. Returns the reason why the card stays.
    ///
    /// - Parameter stop: The stop to which a refused card goes instead, in points from the most open place.
    @discardableResult
    public func attemptDismissal(orGoTo stop: CGFloat? = nil) -> DismissalRefusal? {
        var stop = stop
        guard let refusal = refusal(asking: { ask(&stop) }) else {
            owner?.leaveForUser()
            return nil
        }
        stay(refusal)
        if let stop { selectForUser(at: stop) }
        return refusal
    }

    /// Notes why the card stays, and tells of an attempt that the content or the delegate refused.
    public func stay(_ refusal: DismissalRefusal) {
        log(.refused(refusal))
        guard refusal == .isModal || refusal == .delegateRefused else { return }
        tell(.attempted)
        owner?.didAttempt()
    }

    /// Asks the arbiter's vetoes and its client, as at a release. A redirection changes `stop`.
    private func ask(_ stop: inout CGFloat?) -> DismissalRefusal? {
        guard let arbiter else { return nil }
        guard !isAsking else { return .vetoed(reason: "onAttempt is being asked already") }
        isAsking = true
        defer { isAsking = false }
        let middle = CGPoint(x: cardView.bounds.midX, y: cardView.bounds.midY)
        switch arbiter.verdictOnLeaving(at: cardView.convert(middle, to: nil)) {
        case .allow, .redirect(to: .away): return nil
        case .deny(let reason): return .vetoed(reason: reason)
        case .redirect(to: .stop(let place)):
            stop = selection.places.stops.nearest(to: place)
            return .vetoed(reason: "sent to another place")
        case .goBack: return .vetoed(reason: "sent back")
        }
    }

    /// Lets a finger's card go where its release sends it, or to the nearest stop if the card may not leave.
    ///
    /// - Parameter refusal: Returns why the card stays. Called if the release would dismiss the card.
    public func letGo(_ release: Arbitration.Release, unless refusal: () -> DismissalRefusal?) {
        guard mover.phase == .inHand else { return }
        guard let judgement = mover.decide(release) else {
            log(.tapped)
            return mover.handle(.tapped)
        }
        log(.released(judgement))
        var target = judgement.target
        if target == .away, let refusal = refusal() {
            stay(refusal)
            target = .stop(selection.places.stops.nearest(to: mover.placeOnSide))
        }
        // The client may have taken the card away.
        if mover.phase == .inHand { mover.handle(.letGo(velocity: release.velocity, target: target)) }
    }

    /// Sends the card out of sight, as its container is now: no layout pass may have seen that yet.
    public func goOutOfSight(animated: Bool = true) {
        guard let owner else { return }
        mover.handle(.outOfSight(at: owner.outOfSight))
        mover.leave(at: mover.outOfSight, animated: animated)
    }

    /// Releases the client's closures, after the card has left: the app may keep the card, or its controller.
    public func forgetClient() {
        leaveRow()
        (onEvent, observer) = (nil, nil)
        traits = CardTraits()
        setUp(mover)
        for listener in endListeners { listener() }
        endListeners = []
    }

    /// Calls `listener` once the card has left.
    public func onEnd(_ listener: @escaping @MainActor () -> Void) { endListeners.append(listener) }
}
