import HeadlessUIKit

/// Who gets each finger of a screen: for each place of a grid, and each way that a finger may go, the owner and the
/// reason.
///
///     let map = try stage.touchMap()
///     #expect(map.conflicts.isEmpty, "\(map.conflicts)")
///     #expect(map.owner(at: CGPoint(x: 195, y: 600), going: .down) == .drags("card Player"))
///
/// A map is of one state of the screen: other offsets, detents, or a keyboard are other maps. Each finger is played on
/// a screen of its own, so the stage does not change.
public struct TouchMap: Sendable, Codable, Equatable {
    /// What a finger does.
    public enum Stroke: String, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
        /// The finger lifts where it came down, after 0.05 s; on a cell of a list, after 0.2 s.
        case tap
        /// The finger goes 60 points in 0.2 s.
        case up, down, left, right

        var way: CGVector {
            switch self {
            case .tap: CGVector(dx: 0, dy: 0)
            case .up: CGVector(dx: 0, dy: -1)
            case .down: CGVector(dx: 0, dy: 1)
            case .left: CGVector(dx: -1, dy: 0)
            case .right: CGVector(dx: 1, dy: 0)
            }
        }
    }

    /// One finger, and what came of it.
    public struct Play: Sendable, Codable, Hashable {
        /// Who got the finger.
        public var owner: Owner
        /// Who also did something.
        public var others: [Owner] = []
        /// The arbiter's decision about the finger, in words.
        public var reason: String
        /// The name of the view on which the finger came down.
        public var view: String
    }

    /// The part of the window that the map covers, in points.
    public let area: CGRect
    /// The distance between two places, in points.
    public let grid: CGFloat
    /// What fingers did at each place.
    public let fingers: [Stroke]
    /// The seconds for which the fingers rested before they moved.
    public let rest: TimeInterval
    /// The places at which something is wrong with the screen, one for each cause. See ``Conflict``.
    public internal(set) var conflicts: [Conflict] = []
    /// The plays of each stroke, place by place, in reading order.
    var plays: [Stroke: [Play]] = [:]

    init(area: CGRect, grid: CGFloat, fingers: [Stroke], rest: TimeInterval) {
        (self.area, self.grid, self.fingers, self.rest) = (area, grid, fingers, rest)
    }

    /// Returns who gets a finger that comes down at a point of the window and goes that way, as at the nearest place of
    /// the grid; nil if no such finger was played.
    public func owner(at point: CGPoint, going stroke: Stroke = .tap) -> Owner? {
        play(at: point, going: stroke)?.owner
    }

    /// Returns what came of a finger that comes down at a point of the window and goes that way, as at the nearest place
    /// of the grid; nil if no such finger was played.
    public func play(at point: CGPoint, going stroke: Stroke = .tap) -> Play? {
        guard let place = place(at: point), let plays = plays[stroke] else { return nil }
        return plays[place]
    }

    /// Who gets fingers, in the order in which they appear, without `.nothing`.
    public var owners: [Owner] { legend.map(\.owner) }

    /// The conflicts that no exception accepts.
    ///
    ///     #expect(map.conflicts(except: [.covered("Save"), .dead]) == [])
    public func conflicts(except accepted: Set<Conflict.Exception>) -> [Conflict] {
        conflicts.filter { conflict in !accepted.contains { $0.accepts(conflict) } }
    }

    // MARK: Places

    /// The number of places across the area, whose middle is the grid's middle: no edge is farther than half a step.
    var columns: Int { max(Int((area.width / grid).rounded(.up)), 1) }
    /// The number of places down the area.
    var rows: Int { max(Int((area.height / grid).rounded(.up)), 1) }
    package var places: Range<Int> { 0..<columns * rows }

    /// The place that is nearest to a point of the window; nil outside of the area.
    func place(at point: CGPoint) -> Int? {
        guard area.contains(point) else { return nil }
        let (x, y) = ((point.x - corner.x) / grid, (point.y - corner.y) / grid)
        return min(max(Int(y), 0), rows - 1) * columns + min(max(Int(x), 0), columns - 1)
    }

    /// The point of the window at the middle of a place.
    package func point(_ place: Int) -> CGPoint {
        CGPoint(
            x: corner.x + (CGFloat(place % columns) + 0.5) * grid,
            y: corner.y + (CGFloat(place / columns) + 0.5) * grid)
    }

    /// The top left corner of the grid, which may be outside of the area.
    private var corner: CGPoint {
        CGPoint(x: area.midX - CGFloat(columns) * grid / 2, y: area.midY - CGFloat(rows) * grid / 2)
    }

    /// The places beside a place: above, below, left and right of it.
    func neighbors(of place: Int) -> [Int] {
        let (column, row) = (place % columns, place / columns)
        return [
            row > 0 ? place - columns : nil, column > 0 ? place - 1 : nil,
            column < columns - 1 ? place + 1 : nil, row < rows - 1 ? place + columns : nil,
        ].compactMap { $0 }
    }

    /// The places, the box around them, and the place that is deepest inside, in words.
    func words(for places: [Int]) -> String {
        let points = places.map(point)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, right) = (max((xs.min() ?? 0) - grid / 2, area.minX), min((xs.max() ?? 0) + grid / 2, area.maxX))
        let (top, bottom) = (max((ys.min() ?? 0) - grid / 2, area.minY), min((ys.max() ?? 0) + grid / 2, area.maxY))
        let deepest = places.isEmpty ? .zero : point(deepest(of: places))
        return "\(places.count) \(places.count == 1 ? "place" : "places") in x \(left.rounded)–\(right.rounded), "
            + "y \(top.rounded)–\(bottom.rounded); such as \(deepest.words)"
    }

    /// The place that is farthest from all places outside.
    func deepest(of places: [Int]) -> Int {
        var inside = Set(places)
        while true {
            let core = inside.filter { place in
                let around = neighbors(of: place)
                return around.count == 4 && around.allSatisfy(inside.contains)
            }
            if core.isEmpty { return inside.min() ?? 0 }
            inside = core
        }
    }
}

extension CGFloat {
    /// The nearest whole number; numbers that are not finite are 0.
    var rounded: Int { isFinite ? Int(Swift.min(Swift.max(rounded(.toNearestOrAwayFromZero), -1e9), 1e9)) : 0 }
}

extension CGPoint {
    var words: String { "(\(x.rounded), \(y.rounded))" }
}
