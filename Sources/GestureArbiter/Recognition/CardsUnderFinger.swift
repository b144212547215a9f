import UIKitShim

/// Cards in cards: a card at its lowest place passes the finger on to the card around it, if both go the same one way.
extension SharedTouch {
    func join(_ recognition: Recognition) {
        guard !recognition.isStrip, let container = recognition.container else { return }
        guard let first, first !== recognition else {
            first = recognition
            return
        }
        if arbiters.isEmpty { arbiters.append(Follower(first)) }
        var index = 0
        for other in arbiters {
            if other.recognition === recognition { return }
            if let around = other.recognition?.container, container.isDescendant(of: around) { break }
            index += 1
        }
        arbiters.insert(Follower(recognition), at: index)
    }

    /// Whether `isMeant` is true for an arbiter that follows the touch, and for its view, which lies within `container`.
    func hasArbiter(inside container: UIView, where isMeant: (Recognition, UIView) -> Bool) -> Bool {
        for arbiter in arbiters {
            guard let inner = arbiter.recognition, let view = inner.container, view !== container else { continue }
            if view.isDescendant(of: container), isMeant(inner, view) { return true }
        }
        return false
    }

    /// Returns the part of the finger's movement in this event that `recognition` gets, in points along its direction.
    func share(of movement: CGFloat, for recognition: Recognition) -> CGFloat {
        guard movement != 0, let touch = recognition.touch, !recognition.direction.isBothWays else { return movement }
        // Once for each event, by whichever arbiter comes first.
        if splitAt != touch.finger.location {
            splitAt = touch.finger.location
            if arbiters.count > 1 { split(movement, along: recognition.direction) }
        }
        return touch.share ?? movement
    }

    private func split(_ movement: CGFloat, along direction: ArbitrationPolicy.Direction) {
        var (touches, cards): ([FollowedTouch], [Relay.Card]) = ([], [])
        for arbiter in arbiters {
            guard let recognition = arbiter.recognition, let touch = recognition.touch, touch.finger.shared === self,
                recognition.isAttached, recognition.direction == direction
            else { continue }
            touches.append(touch)
            cards.append(Relay.Card(recognition.arbitration, from: touch.passedFrom))
        }
        relay.split(movement, among: touches, as: &cards)
    }
}

extension Relay {
    @MainActor
    mutating func split(_ movement: CGFloat, among touches: [FollowedTouch], as cards: inout [Card]) {
        split(movement, among: &cards)
        for (touch, card) in zip(touches, cards) { (touch.share, touch.passedFrom) = (card.share, card.start) }
    }
}

extension Recognition {
    /// Whether the two arbiters have one finger, which one has passed on to the other.
    func sharesFinger(with other: ArbitratedPan) -> Bool {
        guard let touch, let others = other.recognition.touch, touch.finger.shared === others.finger.shared else {
            return false
        }
        return touch.passedFrom != nil || others.passedFrom != nil
    }
}
