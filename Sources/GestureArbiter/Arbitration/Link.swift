import Foundation

extension Arbitration {
    /// A scroll view of the chain as the engine counts it: in the finger's points along the direction, from the edge
    /// that the drag comes from.
    ///
    /// While it has the touch, it is where it was last seen. Between two looks it is taken to follow the finger, by its
    /// rubber band beyond its ends: that serves the one event in which a boundary is passed.
    struct Link: Equatable, Sendable {
        /// The ends of the content, as the drag meets them.
        enum Edge: Equatable, Sendable {
            /// The one that the drag comes from: the top, for a drag down.
            case near
            /// The other one.
            case far

            /// The one that a finger moving so comes to.
            init(toward movement: CGFloat) { self = movement > 0 ? .near : .far }
        }

        /// What the finger has left in it before its near edge: 0 at that edge, `range` at the far one, outside of them
        /// where the finger has pulled beyond an end.
        var room: CGFloat = 0
        /// As it was last told of. Where it is in its bounds, `room` says.
        private var bounds: ScrollGeometry
        /// How far the content offset goes for a point of the finger.
        private var pace: CGFloat
        /// The drag has been turned: what the geometry counts as near is far.
        private var isTurned = false
        private var elasticity = Elasticity.unknown
        private var isEdgeSoft = false
        private var offer = Offer()
        /// Movement was passed on to it in mid-touch, and it has not moved by it yet. UIKit may have given the whole
        /// touch to the one before: that it takes nothing says nothing about its edge then. Row S31.
        private var isPassedOver = false
        private var lastSeen: CGFloat = 0
        /// What was seen of its way from its near edge, while the touch was nobody's.
        private var way: CGFloat = 0
        /// How far it shows beyond an end though no finger has pulled it there: content that has become shorter. Negative
        /// beyond the near one.
        private var overhang: CGFloat = 0
        /// How much untaken movement says that a soft edge gives way no more.
        private let patience: CGFloat
        /// Half a pixel on the screen.
        private let tolerance: CGFloat

        /// - Parameter isAtRest: It does not move by itself: what shows beyond an end is not on its way back from a pull.
        init(
            _ geometry: ScrollGeometry, direction: ArbitrationPolicy.Direction, patience: CGFloat, tolerance: CGFloat,
            isAtRest: Bool
        ) {
            self.patience = patience
            self.tolerance = tolerance
            bounds = geometry
            isEdgeSoft = geometry.isEdgeSoft
            pace = geometry.usablePace ?? -direction.sign
            bounds.offset = 0
            settle(at: place(of: geometry.offset))
            lastSeen = shown
            if isAtRest, room != unstretched { overhang = excess }
        }

        /// The drag goes the other way from now: its edges are each other's.
        mutating func turn() {
            isTurned.toggle()
            pace = -pace
            (room, lastSeen, way, overhang) = (range - room, range - lastSeen, -way, -overhang)
            isEdgeSoft = bounds.isEdgeSoft && !isTurned
            isPassedOver = false
            offer = Offer()
        }

        var minimum: CGFloat { bounds.minimum }
        var maximum: CGFloat { bounds.maximum }
        var isScrollable: Bool { bounds.isScrollable }
        /// From edge to edge.
        var range: CGFloat { (maximum - minimum) / abs(pace) }
        /// Where the content shows: negative beyond the near edge, more than `range` beyond the far one.
        var shown: CGFloat { elasticity.shown(for: room, range: range) }
        /// The nearest place within its ends: a stretch left out.
        var unstretched: CGFloat { min(max(room, 0), range) }
        /// The content offset at which it shows there, in the scroll view's own points.
        var offset: CGFloat { pace > 0 ? maximum - shown * pace : minimum - shown * pace }

        /// What the finger has before it comes to `edge`; negative beyond.
        func room(to edge: Edge) -> CGFloat {
            switch edge {
            case .near: room
            case .far: range - room
            }
        }

        /// How far beyond `edge` the content shows: 0 or more.
        func stretch(beyond edge: Edge) -> CGFloat {
            switch edge {
            case .near: max(-shown, 0)
            case .far: max(shown - range, 0)
            }
        }

        /// How far the content shows beyond an end, negative beyond the near one.
        private var excess: CGFloat { stretch(beyond: .far) - stretch(beyond: .near) }

        /// How far it is from its near edge for conditions: what is seen, and more where the edge may still give way.
        var roomToEdge: CGFloat {
            guard isScrollable else { return 0 }
            return (isWithinGrain ? 0 : max(shown, 0)) + wayOfBar
        }

        /// What is left of its way to the near edge where nobody can see it: less than half a pixel. Nil where there is
        /// more, or a bar may still open.
        var crumb: CGFloat? {
            guard isScrollable else { return 0 }
            return isWithinGrain && wayOfBar == 0 ? max(room, 0) : nil
        }

        /// What a bar above it may still take.
        private var wayOfBar: CGFloat { isEdgeSoft && !isExhausted ? max(patience - offer.untaken, 1) : 0 }

        private var isWithinGrain: Bool { shown <= grain + 1e-9 }

        /// The finger's way until the content offset is `threshold`, in the scroll view's own points.
        func distance(toOffset threshold: CGFloat) -> CGFloat {
            room - elasticity.pull(showing: place(of: threshold), range: range)
        }

        /// Marks it as the one that movement goes to next: what it has not taken so far says nothing about it.
        mutating func takeOver() { isPassedOver = true }

        /// Whether it can move the finger's way. What rounding has left is no room.
        func hasRoom(for movement: CGFloat) -> Bool {
            let edge = Edge(toward: movement)
            return isScrollable && room(to: edge) > tolerance * 1e-6 && (edge == .far || !isExhausted)
        }

        /// The share of a movement that only lets a stretch go.
        func relaxation(of movement: CGFloat) -> CGFloat {
            if movement > 0 { return min(movement, max(room - range, 0)) }
            return max(movement, min(room, 0))
        }

        /// Counts a movement of the finger toward the drag (positive) or back, and returns what of it shows.
        mutating func take(_ movement: CGFloat) -> CGFloat {
            let before = shown
            if offer.isEmpty { lastSeen = before }
            if movement > 0 { offer.add(movement - relaxation(of: movement)) } else if movement < 0 { offer = Offer() }
            room -= movement
            keepOverhang()
            return before - shown
        }

        /// Takes over what is seen, where it is not what was expected, and returns how far the content has moved toward
        /// the drag beyond that. Within a pixel it is what was expected: content and finger are both rounded.
        ///
        /// - Parameter isPanning: Its own pan is under way. Only such a pan was offered anything.
        mutating func observe(_ offset: CGFloat, isPanning: Bool) -> CGFloat {
            guard offset.isFinite else { return 0 }
            let pixel = 2 * grain * 1.001
            let (seen, expected) = (place(of: offset), shown)
            if abs(seen - lastSeen) > pixel / 2 {
                lastSeen = seen
                isPassedOver = false
                offer = Offer()
            } else {
                offer.close(wasMade: isPanning, patience: patience)
            }
            guard abs(seen - expected) > pixel else { return 0 }
            settle(at: seen)
            return expected - seen
        }

        /// New bounds. Held content that rested against the near edge goes on resting there, but for what the content itself
        /// has grown by at that end: what is loaded moves nothing that is there. Other held content stays where it is as far
        /// as the range allows. Content that is not held is where it says that it is. Returns whether it had to move.
        mutating func adopt(_ geometry: ScrollGeometry, isHeld: Bool) -> Bool {
            let (former, formerPace, formerlyShown, pulled) = (bounds, pace, shown, excess - overhang)
            let wasAtEdge = abs(room) <= tolerance
            let offset = isHeld ? offset : geometry.offset
            pace = geometry.usablePace.map { isTurned ? -$0 : $0 } ?? copysign(1, pace)
            takeBounds(of: geometry)
            let there = place(of: offset)
            if isHeld {
                let isSameEnd = (pace > 0) == (formerPace > 0)
                let ahead = wasAtEdge && isSameEnd ? wayOfEdge(since: former) / abs(pace) : 0
                settle(at: min(max(there - ahead, 0), range))
            } else {
                settle(at: there)
            }
            lastSeen = shown
            let isSame = (minimum, maximum, pace) == (former.minimum, former.maximum, formerPace)
            way = isSame ? way + shown - formerlyShown : 0
            if !isSame { overhang = excess - Self.share(of: pulled, within: excess) }
            offer = Offer()
            return isHeld && abs(room - there) > tolerance
        }

        /// How far the near edge has gone out since `before`, in its own points, but for what the content has grown by there:
        /// with its inset, and with the edge of a view that was made shorter. Negative where it has come nearer.
        private func wayOfEdge(since before: ScrollGeometry) -> CGFloat {
            let isFar = pace > 0
            let way = isFar ? maximum - before.maximum : before.minimum - minimum
            let withInset =
                isFar ? bounds.maximumInset - before.maximumInset : bounds.minimumInset - before.minimumInset
            let loss = bounds.length > 0 && before.length > 0 ? before.length - bounds.length : 0
            let rest = way - withInset
            let withView = Self.share(of: rest, within: loss)
            let sum = withInset + withView + min(rest - withView, 0)
            return sum.isNaN ? 0 : sum
        }

        /// Gives up what a finger has pulled beyond the near edge, `limit` at most, and returns it. What is left stays where
        /// it is.
        mutating func surrenderStretch(atMost limit: CGFloat) -> CGFloat {
            let pulled = max(min(overhang, 0) - shown, 0)
            let share = min(pulled, elasticity.longestStretch(within: limit))
            settle(at: shown + share)  // a pull that does not show ends here, too
            return share
        }

        /// How far it has gone away from its near edge since the touch came down, with the same bounds; beyond its far end,
        /// too: short content does nothing else.
        var lead: CGFloat { isScrollable ? min(max(way, 0), max(shown, 0)) : 0 }

        /// Goes back by what it has scrolled away from its near edge.
        mutating func giveBack(_ distance: CGFloat) { settle(at: shown - distance) }

        private mutating func takeBounds(of geometry: ScrollGeometry) {
            bounds = geometry
            bounds.offset = 0
            isEdgeSoft = bounds.isEdgeSoft && !isTurned
        }

        /// Half a pixel of its own or of the screen's, whichever shows larger.
        private var grain: CGFloat { tolerance * max(1, 1 / abs(pace)) }

        /// It was offered movement toward its near edge for long enough and did not take it.
        private var isExhausted: Bool { !isPassedOver && offer.isRefused(patience: patience) }

        /// The content shows at `place`, as far as the engine knows.
        private mutating func settle(at place: CGFloat) {
            let isWithinEnds = place >= 0 && place <= range
            if bounds.bounces, bounds.length > 0 {
                elasticity = .band(Motion.RubberBand(dimension: bounds.length / abs(pace)))
            } else {
                // Beyond ends that do not give way only the client can have put it.
                elasticity = bounds.bounces || !isWithinEnds ? .unknown : .rigid
            }
            room = elasticity.pull(showing: place, range: range)
            keepOverhang()
        }

        /// What no longer shows beyond the end is none any more.
        private mutating func keepOverhang() {
            if overhang != 0 { overhang = Self.share(of: overhang, within: excess) }
        }

        /// What of a movement goes the way of `limit`, and no farther.
        private static func share(of movement: CGFloat, within limit: CGFloat) -> CGFloat {
            limit < 0 ? max(min(movement, 0), limit) : min(max(movement, 0), limit)
        }

        private func place(of offset: CGFloat) -> CGFloat {
            (pace > 0 ? maximum - offset : offset - minimum) / abs(pace)
        }
    }
}

extension Arbitration.Link {
    /// Movement toward its near edge that the content was offered, and whether it took it.
    private struct Offer: Equatable, Sendable {
        /// Since it was last looked at.
        private var open: CGFloat = 0
        /// Looked at since, and not taken: neither by moving nor by opening its inset.
        private(set) var untaken: CGFloat = 0
        /// How often in a row it was looked at and had not taken anything.
        private var looks: UInt8 = 0

        var isEmpty: Bool { open == 0 && untaken == 0 }

        mutating func add(_ movement: CGFloat) { open += movement }

        mutating func close(wasMade: Bool, patience: CGFloat) {
            if wasMade, open > 0 {
                looks = min(looks + 1, 3)
                untaken = min(untaken + open, patience)
            }
            open = 0
        }

        func isRefused(patience: CGFloat) -> Bool { untaken >= patience && looks >= 3 }
    }

    /// What content does beyond its ends.
    private enum Elasticity: Equatable, Sendable {
        /// It stops there.
        case rigid
        /// It follows as a rubber band does.
        case band(Motion.RubberBand)
        /// It is not known: the finger's way and the content's count as one.
        case unknown

        /// Where content shows that the finger has pulled to `room`.
        func shown(for room: CGFloat, range: CGFloat) -> CGFloat {
            let rest = min(max(room, 0), range)
            guard room != rest else { return room }
            switch self {
            case .rigid: return rest
            case .band(let band): return rest + band.stretch(for: room - rest)
            case .unknown: return room
            }
        }

        /// Where the finger has pulled content to that shows at `place`.
        func pull(showing place: CGFloat, range: CGFloat) -> CGFloat {
            let rest = min(max(place, 0), range)
            guard place != rest, case .band(let band) = self else { return place }
            return rest + band.distance(for: place - rest)
        }

        /// The most that a finger can stretch it by a way of `distance`, or by its own length, whichever is longer.
        func longestStretch(within distance: CGFloat) -> CGFloat {
            switch self {
            case .rigid: 0
            case .band(let band): band.stretch(for: max(distance, band.dimension))
            case .unknown: distance > 0 ? distance : .infinity
            }
        }
    }
}
