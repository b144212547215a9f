@_spi(Cards) import GestureArbiter
import UIKitShim

// MARK: - From heights to places

extension RestingCard {
    func measuredDetents(for inputs: CardLayout.Inputs, in container: UIView) -> [CardLayout.Inputs.Height] {
        let (maximum, traitCollection) = (inputs.maximumHeight, container.traitCollection)
        let (inset, lowered) = (inputs.safeInset, reserved.lowered)
        var context = Detent.Context(
            maximumHeight: maximum, traitCollection: traitCollection,
            divisionHeight: reserved.hinge.map { max($0 - inset, 0) })
        context.card = self
        isResolving = true
        defer { isResolving = false }
        let heights = traits.detents.compactMap { detent in
            detent.height(in: context).map { height in
                let shown = min(height.rounded(toPixelsOf: traitCollection), maximum)
                return CardLayout.Inputs.Height(
                    identifier: detent.identifier, height: lowered.map { max($0(shown + inset) - inset, 0) } ?? shown)
            }
        }
        return heights.isEmpty ? [CardLayout.Inputs.Height(identifier: .large, height: maximum)] : heights
    }

    /// The height that the content needs along the card's way, in points, without the safe area.
    var contentHeight: CGFloat {
        guard let owner, let contentController else { return 0 }
        let size = owner.wholeFrame.size
        return resting.contentHeight.height(of: contentController, in: size, along: direction) { fitting in
            safeArea.withoutHidden(of: contentController, at: direction, fitting)
        }
    }
}

// MARK: - Resting places

@_spi(Cards) extension RestingCard {
    /// Moves the card to the next more open detent, or from the most open detent to the smallest.
    func openFurther() { if hasSeveralStops, !step(opens: true) { selectForUser(at: lowestStop) } }

    /// Moves the card one detent further for its user, by VoiceOver or a key. Returns whether there is one.
    @discardableResult
    public func step(opens: Bool) -> Bool {
        let (stops, here) = (selection.places.stops, selectedStop)
        let next = opens ? stops.last { $0 < here } : stops.first { $0 > here }
        if let next { selectForUser(at: next) }
        return next != nil
    }

    func selectForUser(at stop: CGFloat) {
        select(selection.places.place(at: stop).identifier, animated: true, byUser: true)
    }

    /// Measures the detents again. During a drag the card stays where it shows.
    public func resolveAgain() {
        needsLayout = true
        guard let container = containerView, cardView.superview != nil, !isResolving else { return }
        // Wait a turn, or content whose height changes with its safe area would call this method endlessly.
        guard !resting.isReaching else {
            guard phase == .resting else {
                resting.measuresAtRest = resting.isTurnedInHand
                return
            }
            return onNextTurn(of: cardView) { [weak self] in self?.resolveAgain() }
        }
        onScreen(of: cardView) { layOutAgain(container) }
    }

    /// Measures the detents of a card that was turned in hand, at rest.
    func resolveAtRest() {
        guard resting.measuresAtRest else { return }
        resting.measuresAtRest = false
        resolveAgain()
    }

    /// Measures content that has just come into a window, before the card shows.
    public func measureInWindow() {
        guard resting.contentHeight.isProvisional else { return }
        let enclosing = changesBySpring
        changesBySpring = false
        resolveAgain()
        changesBySpring = enclosing
    }

    /// Logs names in the traits that no detent has.
    public func checkNames() {
        if let name = traits.selectedDetent { traits.knows(name, "CardTraits.selectedDetent") }
        if let name = traits.largestUndimmedDetent { traits.knows(name, "CardTraits.largestUndimmedDetent") }
    }

    /// Clears the places after the card is removed.
    public func forgetPlaces() {
        (resting.layout, resting.hidden) = (nil, 0)
        resting.ends.forget(in: cardView, along: direction.axis)
    }
}

// MARK: - The part out of sight

extension RestingCard {
    func noteEnds(beforeMoving: Bool = false) {
        guard cardView.window != nil, beforeMoving || phase != .resting else { return }
        // Under a finger, the drag holds the lists of a card that goes another way.
        guard direction == .down || phase != .inHand else { return resting.ends.drop() }
        resting.ends.note(in: cardView, along: direction.axis, isInHand: phase == .inHand || hasSetOut)
    }

    /// With sliding content, adds the part out of sight to the safe area when the card reaches or passes a detent, so
    /// that the user can scroll to all of the content, without layout between detents.
    func reachDetents() {
        guard !resizes, resting.layout != nil else { return }
        let reached = reachedStop
        guard reached != resting.hidden || safeArea.hidden != hiddenInsets else { return }
        resting.hidden = reached
        safeArea.hidden = hiddenInsets
        keepSafeArea()
        // Lay out now, not at the end of the turn: the same touch may continue in the content.
        guard cardView.window != nil else { return }
        resting.isReaching = true
        cardView.layoutIfNeeded()
        resting.isReaching = false
    }

    func holdEnds() {
        guard cardView.window != nil, phase != .resting else {
            return resting.ends.forget(in: cardView, along: direction.axis)
        }
        guard direction == .down || phase != .inHand else { return }
        if resizes, resting.ends.hasLists { cardView.layoutIfNeeded() }
        // A card that goes left or up hides the content's beginning, not its end.
        let hidesEnd = !resizes && direction.sign > 0
        let opening = hidesEnd ? min(resting.hidden, lowestStop) - translation : 0
        resting.ends.hold(opening: opening, along: direction.axis)
    }

    private var reachedStop: CGFloat {
        let stops = selection.places.stops
        switch phase {
        case .coming, .resting: return selectedStop
        case .leaving, .away: return resting.hidden
        case .inHand, .settling:
            let (here, tolerance) = (translation, CGFloat(0.05))
            let passed =
                here < resting.hidden
                ? stops.first { $0 < resting.hidden && $0 >= here - tolerance }
                : stops.last { $0 > resting.hidden && $0 <= here + tolerance }
            // The places may have moved.
            return passed ?? stops.nearest(to: resting.hidden)
        }
    }

    private var hiddenInsets: UIEdgeInsets { direction.insets(resting.hidden) }
}

extension CGRect {
    /// The part of this depth at the side that a card leaves over.
    func keeping(_ extent: CGFloat, towards direction: ArbitrationPolicy.Direction) -> CGRect {
        switch direction {
        case .down, .vertical: CGRect(x: minX, y: maxY - extent, width: width, height: extent)
        case .up: CGRect(x: minX, y: minY, width: width, height: extent)
        case .left, .leading: CGRect(x: minX, y: minY, width: extent, height: height)
        case .right, .trailing, .horizontal: CGRect(x: maxX - extent, y: minY, width: extent, height: height)
        }
    }
}
