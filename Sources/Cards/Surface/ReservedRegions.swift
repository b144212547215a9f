@_spi(Cards) import GestureArbiter
import UIKitShim

extension CardTraits {
    /// What a card does about the regions of the screen that hardware reserves.
    public struct ReservedRegions: Equatable, Sendable {
        let keep: @MainActor @Sendable () -> any ReservedRegionKeeping

        /// The card keeps out of active regions, as UIKit's `reservedRegions(kind:options:)` tells them from iOS 27.1 on.
        ///
        /// - A division along the card's way out, such as an upright fold under a card from the bottom: the card lies on the
        ///   side on which more of it would lie; of two halves on the side where text ends, and for a card from the left or
        ///   right on the lower one. It is at most as wide as this side, and a panel's `alignment` counts there.
        /// - A division across the way out: no detent leaves the grabber in the division. The card is lowered to its edge,
        ///   ``Detent/Context/divisionHeight``. A card that is taller still covers the division; its content may ask UIKit.
        /// - An occlusion, such as a camera: at the card's nearest edge, content gets safe area.
        ///
        /// A fold that changes under a finger counts once the card rests; else the card moves by its spring. A presentation
        /// with a frame of its own keeps that.
        public static var avoided: ReservedRegions { ReservedRegions { AvoidedRegions() } }

        /// There is one value.
        public static func == (one: ReservedRegions, other: ReservedRegions) -> Bool { true }
    }
}

/// What a card asks about its container's reserved regions. Behind a protocol, so that an app links only what it names.
@MainActor
protocol ReservedRegionKeeping: AnyObject {
    /// Reads the regions, in each layout pass: UIKit notes who has read them. Returns whether a card that was laid out is to
    /// be laid out for others.
    func read(for card: RestingCard, in container: UIView) -> Bool
    /// The height at which a card's top lies at the near side of a division; nil if none lies across the card's way.
    func divisionHeight(in inputs: CardLayout.Inputs) -> CGFloat?
    /// Lowers each height whose grabber, so deep, would lie in a division.
    func clear(_ heights: inout [CardLayout.Inputs.Height], of inputs: CardLayout.Inputs, grabber: CGFloat)
    /// What content at `place` needs at its edges, in points.
    func coveredInsets(of place: CGRect) -> UIEdgeInsets
}

/// Reads the regions of a card's container, and keeps those that the card is laid out for.
private final class AvoidedRegions: ReservedRegionKeeping {
    private var places = ReservedPlaces()

    func read(for card: RestingCard, in container: UIView) -> Bool {
        let new = ReservedPlaces(
            divisions: container.usableRegions(thatDivide: true), occlusions: container.usableRegions(thatDivide: false)
        )
        let before = card.resting.layout?.inputs.bounds
        if card.phase == .inHand, before == container.bounds {
            if new != places { card.resting.measuresAtRest = true }
            return false
        }
        let part = part(of: container, for: card, beside: new)
        guard new != places || part != card.part else { return false }
        (places, card.part, card.needsLayout) = (new, part, true)
        return before == container.bounds
    }

    private func part(of container: UIView, for card: RestingCard, beside places: ReservedPlaces) -> CGRect? {
        guard !places.divisions.isEmpty, let owner = card.owner else { return nil }
        // The place as if there were no division.
        let former = card.part
        card.part = nil
        defer { card.part = former }
        return places.part(
            of: container.bounds, for: owner.wholeFrame, along: card.direction.axis,
            endsLeft: card.cardView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func divisionHeight(in inputs: CardLayout.Inputs) -> CGFloat? {
        let division = places.division(across: inputs.whole, towards: inputs.direction)
        return division.map { max($0.near - inputs.safeInset, 0) }
    }

    func clear(_ heights: inout [CardLayout.Inputs.Height], of inputs: CardLayout.Inputs, grabber: CGFloat) {
        guard let (near, far) = places.division(across: inputs.whole, towards: inputs.direction) else { return }
        for index in heights.indices {
            let shown = heights[index].height + inputs.safeInset
            if shown > near, shown - grabber < far { heights[index].height = max(near - inputs.safeInset, 0) }
        }
    }

    func coveredInsets(of place: CGRect) -> UIEdgeInsets { places.coveredInsets(of: place) }
}

extension UIView {
    /// The active regions that are places.
    fileprivate func usableRegions(thatDivide: Bool) -> [CGRect] {
        activeReservedRegions(thatDivide: thatDivide).filter { region in
            // A number that is not finite makes the sum so.
            let isPlace = (region.minX + region.minY + region.width + region.height).isFinite
            if !isPlace {
                warnOnce(
                    "CardTraits.reservedRegions",
                    "UIKit tells a region at \(region), which is no place: it is left out.")
            }
            return isPlace && region.width > 0 && region.height > 0
        }
    }
}
