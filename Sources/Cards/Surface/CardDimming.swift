import GestureArbiter
import UIKitShim

/// The views behind the card: how much they are dimmed, and what a touch on them does.
@_spi(Cards) extension RestingCard {
    /// Puts the dimming view into `container`, behind `front`, if the traits need one.
    public func addDimming(
        to container: UIView, below front: UIView, beside: @escaping @MainActor () -> DimmingView.Beside
    ) {
        let taps = traits.tapOutside == .dismisses || traits.tapOutside == .collapses
        guard traits.dimming > 0 || taps || traits.largestUndimmedDetent != nil else { return }
        let view = DimmingView(in: traits.dimmingColor, traits.dimming, beside: beside)
        if taps { view.addGestureRecognizer(CardTap(on: self) { $0.tapOutside() }) }
        view.frame = container.bounds
        front.superview === container ? container.insertSubview(view, belowSubview: front) : container.addSubview(view)
        dimmingView = view
    }

    public func removeDimming() {
        dimmingView?.removeFromSuperview()
        dimmingView = nil
    }

    /// The place of the largest undimmed detent, in points from the most open place; nil if there is none now.
    public var undimmedStop: CGFloat? {
        traits.largestUndimmedDetent.flatMap { selection.places.place(of: $0)?.translation }
    }

    /// The share of the full dimming, 0 to 1: 1 if the card is at rest, 0 if it is out of sight. With a largest
    /// undimmed detent, 0 at that detent, and 1 at the next more open one.
    public var dimmedShare: CGFloat {
        guard let undimmedStop else { return mover.share(ofWayTo: lowestStop) }
        return selection.places.opening(from: undimmedStop, at: mover.placeOnSide) * mover.opacity
    }

    /// The card's share of the way from its second most open place to its most open place, 0 to 1; for a card with one
    /// place, from out of sight. The views behind the card move back by this share.
    public var openedShare: CGFloat {
        guard hasSeveralStops else { return mover.share(ofWayTo: 0) }
        return selection.places.opening(from: selection.places.stops[1], at: mover.placeOnSide) * mover.opacity
    }

    /// Does for the user what ``CardTraits/tapOutside`` says.
    private func tapOutside() {
        switch traits.tapOutside {
        case .nothing, .passes: break
        case .dismisses: attemptDismissal()
        case .collapses:
            if let undimmedStop { selectForUser(at: undimmedStop) } else { attemptDismissal(orGoTo: lowestStop) }
        }
    }
}
