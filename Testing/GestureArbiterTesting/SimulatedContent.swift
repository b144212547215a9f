import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter

/// A scroll view's own pan along the drag's axis, during one touch.
struct SimulatedPan {
    /// The distance in points after which the pan begins, and which its translation omits.
    static let slop: CGFloat = 10
    private let ownSlop: CGFloat
    private var travel: CGFloat = 0
    /// The scroll view whose pan is under way, of several; nil: none.
    private(set) var panning: Int?
    private(set) var isUnderWay = false
    /// True if the content has moved since the engine last looked.
    var hasMoved = false
    /// The offset before it is rounded to a pixel; nil before the content moves.
    var exact: CGFloat?
    /// True if the arbiter writes the content's offset once.
    var isPlaced = false

    init(hasSlop: Bool) { ownSlop = hasSlop ? Self.slop : 0 }

    /// Begins the pan of the innermost scroll view with room for the finger's way; if none has, of the innermost.
    mutating func choose(
        _ movement: CGFloat, among content: [Scenario.Content], _ direction: ArbitrationPolicy.Direction
    ) {
        travel += movement
        guard panning == nil, travel != 0, abs(travel) >= ownSlop else { return }
        let way = -travel * direction.sign
        panning = content.firstIndex { $0.room(for: way) > 0 } ?? content.firstIndex(where: \.isScrollable)
    }

    /// Returns the part of the finger's movement by which the content moves.
    mutating func follow(_ movement: CGFloat, mayBegin: Bool) -> CGFloat {
        travel += movement
        if isUnderWay { return movement }
        guard mayBegin, travel != 0, abs(travel) >= ownSlop else { return 0 }
        isUnderWay = true
        return travel - copysign(ownSlop, travel)
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

    /// The room of the offset for a change of this sign, in points.
    func room(for change: CGFloat) -> CGFloat { change > 0 ? end - offset : offset }

    mutating func comeBack() { offset = min(max(offset, 0), end) }
}
