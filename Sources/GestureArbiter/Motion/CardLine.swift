import Foundation

/// Where a card may rest, and where nothing of it shows: on one side of 0, or, under a two-way direction, on both.
package struct CardLine: Sendable {
    /// The side of 0 that a place is on.
    package enum Side: Sendable {
        case first, second

        /// A place on the line, counted on this side from 0; and back.
        package func counted(_ place: CGFloat) -> CGFloat { self == .second ? 0 - place : place }
        package var other: Side { self == .first ? .second : .first }
    }

    /// All stops on one line, the most negative first. Never empty.
    package let line: [CGFloat]
    /// A note of the places that were left out; nil where none was.
    package let correction: String?
    private var first: ReleaseRule.Stops
    private var second: ReleaseRule.Stops?

    /// Places of these stops: those that are no numbers or lie beside each other are left out. Under a two-way direction 0 is
    /// always a stop.
    ///
    /// - Parameter isTwoWay: Nil where no policy says so yet: then negative stops do.
    package init(_ stops: [CGFloat], isTwoWay: Bool?) {
        let isTwoWay = isTwoWay ?? stops.contains { $0 < 0 }
        first = ReleaseRule.Stops(isTwoWay ? [0] + stops.filter { !($0 <= 0) } : stops)
        second = isTwoWay ? ReleaseRule.Stops([0] + stops.filter { $0 < 0 }.map { -$0 }) : nil
        line = (second?.places.dropFirst().reversed().map { -$0 } ?? []) + first.places
        correction = first.correction ?? second?.correction
    }

    package var isTwoWay: Bool { second != nil }

    /// The stops on one side, counted there, the most open one first, and where the card is out of sight.
    package func stops(on side: Side) -> ReleaseRule.Stops { side == .second ? second ?? first : first }

    package func side(of number: CGFloat) -> Side { isTwoWay && number < 0 ? .second : .first }

    /// The stop nearest to `place`; of two as near, the more open one.
    package func nearest(to place: CGFloat) -> CGFloat {
        var nearest = line[0]
        for stop in line where (abs(stop - place), abs(stop)) < (abs(nearest - place), abs(nearest)) { nearest = stop }
        return nearest
    }

    /// The least open stop, counted on a side, beyond which a pull is resisted; nil where the card may leave.
    package func bottom(on side: Side) -> CGFloat? {
        let stops = stops(on: side)
        return stops.away == nil ? stops.places.last : nil
    }

    /// Whether a stop on the line is the most open one on a side, or its bottom.
    package func isEnd(_ stop: CGFloat, on side: Side) -> Bool {
        side.counted(stop) == stops(on: side).places[0] || side.counted(stop) == bottom(on: side)
    }

    /// Sets where the card is out of sight, in points from 0 on each side; nil where it may not leave.
    package mutating func leave(at distance: CGFloat?, _ onSecondSide: CGFloat?) {
        first.away = distance.flatMap { $0.isNaN ? nil : $0 }
        second?.away = onSecondSide.flatMap { $0.isNaN ? nil : $0 }
    }
}
