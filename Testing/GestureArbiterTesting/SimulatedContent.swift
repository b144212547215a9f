import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter

/// A scroll view's own pan along the drag's axis, during one touch.
struct SimulatedPan {
    /// The distance in points after which the pan begins, and which its translation omits.
    private static let slop: CGFloat = 10
    private var travel: CGFloat = 0
    private(set) var isUnderWay = false
    /// True if the content has moved since the engine last looked.
    var hasMoved = false
    /// The offset before it is rounded to a pixel; nil before the content moves.
    var exact: CGFloat?
    /// True if the arbiter writes the content's offset once.
    var isPlaced = false

    /// Returns the part of the finger's movement by which the content moves.
    mutating func follow(_ movement: CGFloat, mayBegin: Bool) -> CGFloat {
        travel += movement
        if isUnderWay { return movement }
        guard mayBegin, travel != 0, abs(travel) >= Self.slop else { return 0 }
        isUnderWay = true
        return travel - copysign(Self.slop, travel)
    }
}

extension Scenario.Content {
    private var end: CGFloat { max(length - visible, 0) }
    var isScrollable: Bool { length > visible }

    var geometry: Arbitration.ScrollGeometry {
        var geometry = Arbitration.ScrollGeometry(offset: offset, minimum: 0, maximum: end, isScrollable: isScrollable)
        (geometry.length, geometry.bounces) = (visible, bounces)
        return geometry
    }

    /// Moves the offset with the finger, beyond the ends by the rubber band, to a whole pixel. Returns the offset before
    /// it is rounded.
    mutating func pull(from offset: CGFloat, by way: CGFloat, scale: CGFloat) -> CGFloat {
        let band = Motion.RubberBand(dimension: visible)
        let rest = min(max(offset, 0), end)
        let pulled = rest + band.distance(for: offset - rest) + way
        let within = min(max(pulled, 0), end)
        let shown = within + (bounces ? band.stretch(for: pulled - within) : 0)
        self.offset = (shown * scale).rounded() / scale
        return shown
    }

    mutating func comeBack() { offset = min(max(offset, 0), end) }
}
