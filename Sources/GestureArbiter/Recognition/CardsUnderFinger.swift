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
        defer { lastMovement = movement }
        var (giver, rest, isDragged): (Recognition?, CGFloat, Bool) = (nil, movement, false)
        for arbiter in arbiters { arbiter.recognition?.touch?.share = nil }
        for arbiter in arbiters {
            guard let recognition = arbiter.recognition, recognition.direction == direction,
                let touch = recognition.touch, touch.finger.shared === self
            else { continue }
            touch.share = movement
            guard let inner = giver else {
                guard recognition.hasFinger else { continue }
                (giver, isDragged) = (recognition, recognition.arbitration.owner == .drag)
                continue
            }
            // While a list or a card within has the finger, a card that had taken it over waits where it was.
            if isDragged || touch.passedFrom != nil { touch.share = 0 }
            guard isDragged, movement > 0, recognition.isAttached,
                touch.passedFrom == nil ? recognition.arbitration.mayTakeOver : recognition.arbitration.owner == .drag
            else { continue }
            let kept = inner.arbitration.share(beforePassingOn: rest, after: lastMovement)
            inner.touch?.share = kept
            rest -= kept
            touch.share = rest
            if rest > 0 { touch.passedFrom = touch.passedFrom ?? recognition.arbitration.card.place }
            giver = recognition
        }
        guard isDragged, movement < 0 else { return }
        for arbiter in arbiters.reversed() {
            guard let recognition = arbiter.recognition, recognition.direction == direction,
                let touch = recognition.touch, touch.finger.shared === self
            else { continue }
            if let start = touch.passedFrom {
                let share = recognition.arbitration.share(ofWayBack: rest, to: start)
                (touch.share, rest) = (share, rest - share)
            } else if recognition === giver {
                touch.share = rest
            }
        }
    }
}

extension Recognition {
    /// Whether a list or the card of this arbiter has the finger, and no card within has passed it on.
    fileprivate var hasFinger: Bool {
        guard touch?.passedFrom == nil, arbitration.isDeciding else { return false }
        return !arbitration.isUndecided
    }

    /// Whether the two arbiters have one finger, which one has passed on to the other.
    func sharesFinger(with other: ArbitratedPan) -> Bool {
        guard let touch, let others = other.recognition.touch, touch.finger.shared === others.finger.shared else {
            return false
        }
        return touch.passedFrom != nil || others.passedFrom != nil
    }
}
