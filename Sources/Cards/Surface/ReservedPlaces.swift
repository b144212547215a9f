@_spi(Cards) import GestureArbiter
import UIKitShim

/// Where the hardware's regions lie in a card's container, in points, and what they leave of the card. Pure.
struct ReservedPlaces {
    /// The regions that divide content, such as a fold.
    var divisions: [CGRect] = []
    /// The regions that something covers, such as a camera.
    var occlusions: [CGRect] = []

    /// Whether they are the same. Without a conformance, which every app would link.
    func are(_ other: Self) -> Bool { divisions == other.divisions && occlusions == other.occlusions }

    /// The part of the container, on one side of each division along the card's way out, in which the card is placed; nil:
    /// no such division crosses the card. It is the side with more of the card; of two halves the lower one, or the one
    /// where text ends.
    func part(of bounds: CGRect, for card: CGRect, along axis: ArbitrationPolicy.Direction.Axis, endsLeft: Bool)
        -> CGRect?
    {
        let isUpright = axis == .vertical
        var part = bounds
        for fold in divisions where (fold.height > fold.width) == isUpright {
            let (start, end) = isUpright ? (fold.minX, fold.maxX) : (fold.minY, fold.maxY)
            let (first, last) = isUpright ? (card.minX, card.maxX) : (card.minY, card.maxY)
            guard start < last, end > first else { continue }
            let (before, after) = (start - first, last - end)
            let isBefore = abs(before - after) > 0.5 ? before > after : isUpright && endsLeft
            var side = part
            if isUpright {
                side.origin.x = isBefore ? part.minX : end
                side.size.width = isBefore ? start - part.minX : part.maxX - end
            } else {
                side.origin.y = isBefore ? part.minY : end
                side.size.height = isBefore ? start - part.minY : part.maxY - end
            }
            // A rectangle's width is never negative, its size may be.
            if side.size.width > 0, side.size.height > 0 { part = side }
        }
        return part == bounds ? nil : part
    }

    /// The nearest division across the way out of a card that may lie in `whole`: the distances of its two sides from the
    /// side that the card leaves over, in points.
    func division(
        across whole: CGRect, towards direction: ArbitrationPolicy.Direction
    ) -> (near: CGFloat, far: CGFloat)? {
        let isLying = direction.axis == .vertical
        return divisions.compactMap { fold in
            guard (fold.width > fold.height) == isLying, fold.overlaps(whole) else { return nil }
            let sides = whole.insets(of: fold)
            let length = isLying ? fold.height : fold.width
            let near = direction.inset(of: sides)
            return near > 0 ? (near, near + length) : nil
        }.min { $0.near < $1.near }
    }

    /// What content at `place` needs at its edges to stay out of what is covered, each time at the nearest edge. A region in
    /// the middle is the content's own.
    func coveredInsets(of place: CGRect) -> UIEdgeInsets {
        occlusions.reduce(.zero) { insets, region in
            guard region.overlaps(place) else { return insets }
            // The distances of the region's far sides from the place's edges.
            let depths: [(ArbitrationPolicy.Direction, CGFloat)] = [
                (.up, region.maxY - place.minY), (.left, region.maxX - place.minX), (.right, place.maxX - region.minX),
                (.down, place.maxY - region.minY),
            ]
            let nearest = depths.reduce(depths[0]) { $1.1 < $0.1 ? $1 : $0 }
            let length = nearest.0.axis == .vertical ? place.height : place.width
            return nearest.1 > length / 2 ? insets : insets.combined(with: nearest.0.insets(nearest.1), max)
        }
    }
}

extension CGRect {
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
