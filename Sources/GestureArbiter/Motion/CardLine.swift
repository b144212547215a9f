import Foundation

/// A card's resting places and its places out of sight: on one side of 0 or, under a two-way direction, on both.
package struct CardLine: Sendable {
    package typealias Side = ArbitrationPolicy.Direction.Side

    /// All stops, the most negative first. Never empty.
    package let line: [CGFloat]
    private var first: ReleaseRule.Stops
    private var second: ReleaseRule.Stops?

    /// Leaves out stops that are no numbers or that coincide. Under a two-way direction 0 is always a stop. `isTwoWay`
    /// is nil without a policy: then negative stops mean a two-way direction.
    package init(_ stops: [CGFloat], isTwoWay: Bool?) {
        let isTwoWay = isTwoWay ?? stops.contains { $0 < 0 }
        first = ReleaseRule.Stops(isTwoWay ? [0] + stops.filter { !($0 <= 0) } : stops)
        second = isTwoWay ? ReleaseRule.Stops([0] + stops.filter { $0 < 0 }.map { -$0 }) : nil
        line = (second?.places.dropFirst().reversed().map { -$0 } ?? []) + first.places
    }

    package var correction: String? { first.correction ?? second?.correction }
    package var isTwoWay: Bool { second != nil }

    /// The stops on one side, in its count, with the place out of sight.
    package func stops(on side: Side) -> ReleaseRule.Stops { side == .second ? second ?? first : first }
    package func side(of number: CGFloat) -> Side { Side(of: number, isTwoWay: isTwoWay) }
    package func nearest(to place: CGFloat) -> CGFloat { line.nearest(to: place) }

    /// The least open stop in a side's count; nil if the card may leave.
    package func bottom(on side: Side) -> CGFloat? {
        let stops = stops(on: side)
        return stops.away == nil ? stops.places.last : nil
    }

    /// Whether a stop is an end beyond which the card resists.
    package func isEnd(_ stop: CGFloat, on side: Side) -> Bool {
        side.counted(stop) == stops(on: side).places[0] || side.counted(stop) == bottom(on: side)
    }

    /// Sets the places out of sight, in each side's count; nil if the card may not leave.
    package mutating func leave(at distance: CGFloat?, _ onSecondSide: CGFloat?) {
        first.away = distance.flatMap { $0.isPlace ? $0 : nil }
        second?.away = onSecondSide.flatMap { $0.isPlace ? $0 : nil }
    }
}

extension [CGFloat] {
    /// The stop nearest to `place`; of two, the more open one. There must be a stop.
    package func nearest(to place: CGFloat) -> CGFloat {
        var nearest = self[0]
        for stop in self where (abs(stop - place), abs(stop)) < (abs(nearest - place), abs(nearest)) { nearest = stop }
        return nearest
    }
}
