@_spi(Cards) import GestureArbiter
import UIKitShim

extension CardTraits {
    /// What a card does about the regions of the screen that hardware reserves.
    public struct ReservedRegions: Equatable, Sendable {
        /// Gives the ``ReservedAnswers`` at the pointer what reads the regions. Traits copy a pointer to a function
        /// without counting references, and an app links the function only if it names the value.
        let keep: @MainActor @convention(c) (UnsafeMutableRawPointer) -> Void

        /// The card keeps out of active regions, as UIKit's `reservedRegions(kind:options:)` tells them from iOS 27.1 on.
        ///
        /// - A division along the card's way out, such as an upright fold under a card from the bottom: the card lies on the
        ///   side on which more of it would lie; of two halves on the side where text ends, and for a card from the left or
        ///   right on the lower one. It is at most as wide as this side, and a panel's `alignment` counts there.
        /// - A division across the way out: no detent leaves the grabber in the division. The card is lowered to its edge,
        ///   ``Detent/Context/divisionHeight``; a keyboard or a tab bar may raise it again. A card that is taller still
        ///   covers the division; its content may ask UIKit.
        /// - An occlusion, such as a camera: at the card's nearest edge, content gets safe area.
        ///
        /// A fold that changes under a finger counts once the finger has lifted; else the card moves by its spring. A
        /// presentation with a frame of its own keeps that.
        public static var avoided: ReservedRegions {
            ReservedRegions { place in
                place.assumingMemoryBound(to: ReservedAnswers.self).pointee.read = avoidReservedRegions()
            }
        }

        /// There is one value.
        public static func == (one: ReservedRegions, other: ReservedRegions) -> Bool { true }
    }
}

/// What the reserved regions leave of a card.
struct ReservedAnswers {
    // Closures, so that an app links only what it names: the linker keeps every class and every conformance.

    /// Reads the container's regions in each layout pass, since UIKit notes who has read them. Returns whether a card that
    /// was laid out is to be laid out for other regions. Nil: the card does not ask.
    var read: (@MainActor (RestingCard, UIView) -> Bool)?
    /// The part of the container, beside a fold, in which the card lies; nil: the whole container.
    var part: CGRect?
    /// The length that shows of a card up to a division across its way, in points; nil: there is none.
    var hinge: CGFloat?
    /// Returns how much of a card shows whose grabber would lie in that division otherwise, in points.
    var lowered: (@MainActor (_ shown: CGFloat) -> CGFloat)?
    /// Returns what content at a place needs at its edges to stay out of what is covered, in points; nil before `read`.
    var coveredInsets: (@MainActor (CGRect) -> UIEdgeInsets)?
}

/// Returns a closure that keeps the regions which the card is laid out for.
@MainActor
private func avoidReservedRegions() -> @MainActor (RestingCard, UIView) -> Bool {
    var places = ReservedPlaces()
    return { card, container in
        guard let owner = card.owner else { return false }
        let new = ReservedPlaces(
            divisions: container.usableRegions(thatDivide: true),
            occlusions: container.usableRegions(thatDivide: false))
        let before = card.resting.layout?.inputs.bounds
        if card.phase == .inHand, before == container.bounds {
            if !new.are(places) { card.resting.measuresAtRest = true }
            return false
        }
        // The place as if there were no division.
        let former = card.reserved.part
        card.reserved.part = nil
        let part = new.part(
            of: container.bounds, for: owner.wholeFrame, along: card.direction.axis,
            endsLeft: card.cardView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        card.reserved.part = part
        let division = new.division(across: owner.wholeFrame, towards: card.direction)
        card.reserved.hinge = division?.near
        card.reserved.lowered = division.map { division in
            let grabber = card.traits.prefersGrabberVisible ? card.traits.grabber.touchHeight : 0
            return { $0 > division.near && $0 - grabber < division.far ? division.near : $0 }
        }
        guard !new.are(places) || part != former else { return false }
        (places, card.needsLayout) = (new, true)
        card.reserved.coveredInsets = { new.coveredInsets(of: $0) }
        return before == container.bounds
    }
}

extension UIView {
    /// The active regions that are places.
    fileprivate func usableRegions(thatDivide: Bool) -> [CGRect] {
        activeReservedRegions(thatDivide: thatDivide).filter { region in
            if !region.isFinite {
                warnOnce(
                    "CardTraits.reservedRegions",
                    "UIKit tells a region at \(region), which is no place: it is left out.")
            }
            // A fold may be a line.
            let least = thatDivide ? max(region.width, region.height) : min(region.width, region.height)
            return region.isFinite && least > 0
        }
    }
}
