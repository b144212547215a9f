import Foundation

extension Arbitration {
    /// A scroll view of the chain, in the finger's points along the direction, from the edge that the drag comes from.
    ///
    /// Between two observations the content is assumed to follow the finger, with a rubber band beyond its ends. That
    /// matters in the event that passes a boundary.
    struct Link: Sendable {
        /// The finger's distance to the near edge: 0 there, `range` at the far edge, less or more beyond an end.
        var room: CGFloat = 0
        /// The last reported bounds. `room` has the place within them.
        private var bounds: ScrollGeometry
        /// The change of the content offset for a point of the finger.
        private var pace: CGFloat
        /// True if the drag was turned: the geometry's near edge is the far edge.
        private var isTurned = false
        private var elasticity = Elasticity.unknown
        private var isEdgeSoft: Bool { bounds.isEdgeSoft && !isTurned }
        private var offer = Offer()
        /// True if movement was passed on to this scroll view, and it has not moved yet. UIKit may have given the touch
        /// to the previous scroll view, so untaken movement says nothing about this edge. Row S31.
        private var isPassedOver = false
        private var lastSeen: CGFloat = 0
        /// The observed movement from the near edge, before the touch had an owner.
        private var way: CGFloat = 0
        /// Over-scroll that no finger caused, for example after the content shrank. Negative beyond the near edge.
        private var overhang: CGFloat = 0
        /// The untaken movement after which a soft edge counts as closed.
        private let patience: CGFloat
        private let tolerance: CGFloat

        /// - Parameter isAtRest: Whether over-scroll stays, rather than return from a pull.
        init(
            _ geometry: ScrollGeometry, direction: ArbitrationPolicy.Direction, patience: CGFloat, tolerance: CGFloat,
            isAtRest: Bool
        ) {
            self.patience = patience
            self.tolerance = tolerance
            bounds = geometry
            pace = geometry.usablePace ?? -direction.sign
            bounds.offset = 0
            settle(at: place(of: geometry.offset))
            lastSeen = shown
            if isAtRest, room != unstretched { overhang = excess }
        }

        mutating func turn() {
            isTurned.toggle()
            pace = -pace
            (room, lastSeen, way, overhang) = (range - room, range - lastSeen, -way, -overhang)
            isPassedOver = false
            offer = Offer()
        }

        var minimum: CGFloat { bounds.minimum }
        var maximum: CGFloat { bounds.maximum }
        var isScrollable: Bool { bounds.isScrollable }
        var range: CGFloat { (maximum - minimum) / abs(pace) }
        /// The content's visible place: negative beyond the near edge, more than `range` beyond the far edge.
        var shown: CGFloat { elasticity.shown(for: room, range: range) }
        /// The nearest place within the ends, without over-scroll.
        var unstretched: CGFloat { room.within(range) }
        /// The content offset at the visible place, in the scroll view's own points.
        var offset: CGFloat { pace > 0 ? maximum - shown * pace : minimum - shown * pace }

        /// The finger's distance to the edge in the direction of `movement`; negative beyond it.
        func room(for movement: CGFloat) -> CGFloat { movement > 0 ? room : range - room }

        /// The visible over-scroll, negative beyond the near edge.
        private var excess: CGFloat {
            let shown = shown
            return shown - shown.within(range)
        }

        /// The visible distance from the near edge, and the movement that a bar may still take there.
        var roomToEdge: CGFloat {
            guard isScrollable else { return 0 }
            return (isWithinGrain ? 0 : max(shown, 0)) + wayOfBar
        }

        /// The distance to the near edge within half a pixel; nil if it is more, or a bar may still open.
        var crumb: CGFloat? {
            guard isScrollable else { return 0 }
            return isWithinGrain && wayOfBar == 0 ? max(room, 0) : nil
        }

        /// The movement that a bar above the content may still take.
        private var wayOfBar: CGFloat { isEdgeSoft && !isExhausted ? max(patience - offer.untaken, 1) : 0 }
        private var isWithinGrain: Bool { shown <= grain + 1e-9 }

        /// The finger's movement until the content offset is `threshold`, which is in the scroll view's own points.
        func distance(toOffset threshold: CGFloat) -> CGFloat {
            room - elasticity.pull(showing: place(of: threshold), range: range)
        }

        /// Whether the content shows nothing beyond its ends.
        var isRigid: Bool { !bounds.bounces }

        mutating func takeOver() { isPassedOver = true }

        /// Untaken movement says nothing once another scroll view has had the movement.
        mutating func forgetOffer() { offer = Offer() }

        /// Whether the content can move the finger's way, by more than a rounding error.
        func hasRoom(for movement: CGFloat) -> Bool {
            isScrollable && room(for: movement) > tolerance * 1e-6 && (movement <= 0 || !isExhausted)
        }

        func relaxation(of movement: CGFloat) -> CGFloat {
            if movement > 0 { return min(movement, max(room - range, 0)) }
            return max(movement, min(room, 0))
        }

        /// Applies the finger's movement, and returns the visible part.
        mutating func take(_ movement: CGFloat) -> CGFloat {
            let before = shown
            if offer.isEmpty { lastSeen = before }
            if movement > 0 { offer.add(movement - relaxation(of: movement)) } else if movement < 0 { offer = Offer() }
            room -= movement
            keepOverhang()
            return before - shown
        }

        /// Takes the observed offset if it differs from the expected one by more than a pixel, and returns the
        /// difference. Movement was offered to the scroll view only if its own pan is under way.
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

        /// Takes new bounds. The near edge takes held content along that lies at it, that a finger has pulled beyond it, or
        /// that was left beyond it by less than the edge moves, unless content was loaded there; other held content stays
        /// where it is, as far as the range and its over-scroll allow. Other content takes its reported offset. Returns
        /// whether held content had to move.
        mutating func adopt(_ geometry: ScrollGeometry, isHeld: Bool) -> Bool {
            let (former, formerPace, formerlyShown, stretch) = (bounds, pace, shown, excess)
            let pulled = stretch - overhang
            let wasShort = room > grain
            let offset = isHeld ? offset : geometry.offset
            pace = geometry.usablePace.map { isTurned ? -$0 : $0 } ?? copysign(1, pace)
            bounds = geometry
            bounds.offset = 0
            let there = place(of: offset)
            if isHeld {
                let isSameEnd = (pace > 0) == (formerPace > 0)
                let way = wasShort || !isSameEnd ? 0 : wayOfEdge(since: former) / abs(pace)
                // Over-scroll that the finger has pulled becomes movement of the card, so the edge takes it along.
                let left = pulled < -tolerance ? 0 : min(stretch, 0)
                let ahead = way > 0 ? max(way + left, 0) : way
                settle(at: min(max(there - ahead, min(stretch, 0)), range + max(stretch, 0)))
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

        /// How far the near edge has moved out since `before`, in its own points, by its inset or a shorter view, but
        /// not by new content there. Negative if it has moved in.
        private func wayOfEdge(since before: ScrollGeometry) -> CGFloat {
            let isFar = pace > 0
            let way = isFar ? maximum - before.maximum : before.minimum - minimum
            let withInset =
                isFar ? bounds.maximumInset - before.maximumInset : bounds.minimumInset - before.minimumInset
            let loss = bounds.length > 0 && before.length > 0 ? before.length - bounds.length : 0
            let rest = way - withInset
            let withView = Self.share(of: rest, within: loss)
            // Content that became longer than its view lies at its start, whatever insets count from now on.
            guard before.maximum > before.minimum || rest - withView <= tolerance else { return 0 }
            let sum = withInset + withView + min(rest - withView, 0)
            return sum.isNaN ? 0 : sum
        }

        /// Counts over-scroll as no finger's beyond that of a pull of `limit` points.
        mutating func limitStretch(to limit: CGFloat) {
            let longest = elasticity.longestStretch(within: limit)
            overhang = min(max(overhang, excess - longest), excess + longest)
        }

        /// Removes and returns a finger's over-scroll beyond the near edge, at most `way` points.
        mutating func surrenderStretch(upTo way: CGFloat) -> CGFloat {
            let share = min(max(min(overhang, 0) - shown, 0), way)
            settle(at: shown + share)  // a pull that does not show ends here, too
            return share
        }

        /// How far the content has moved from its near edge since touch-down, with the same bounds.
        var lead: CGFloat { isScrollable ? min(max(way, 0), max(shown, 0)) : 0 }
        mutating func giveBack(_ distance: CGFloat) { settle(at: shown - distance) }

        /// Half a pixel of the scroll view or of the screen, whichever is larger.
        private var grain: CGFloat { tolerance * max(1, 1 / abs(pace)) }

        /// True if the content did not take enough movement toward its near edge.
        private var isExhausted: Bool { !isPassedOver && offer.isRefused(patience: patience) }

        private mutating func settle(at place: CGFloat) {
            let (excess, length) = (abs(place - place.within(range)), bounds.length / abs(pace))
            if bounds.bounces, excess < length {
                elasticity = .band(Motion.RubberBand(dimension: length))
            } else {
                // Only the app moves content beyond ends that do not bounce, or farther than a finger can pull.
                elasticity = bounds.bounces || excess > 0 ? .unknown : .rigid
            }
            room = elasticity.pull(showing: place, range: range)
            keepOverhang()
        }

        /// Reduces the overhang to its visible part.
        private mutating func keepOverhang() {
            if overhang != 0 { overhang = Self.share(of: overhang, within: excess) }
        }

        /// The part of a movement in the direction of `limit`, at most that.
        private static func share(of movement: CGFloat, within limit: CGFloat) -> CGFloat {
            limit < 0 ? max(min(movement, 0), limit) : min(max(movement, 0), limit)
        }

        private func place(of offset: CGFloat) -> CGFloat {
            (pace > 0 ? maximum - offset : offset - minimum) / abs(pace)
        }
    }
}

extension Arbitration.Link {
    /// The movement toward its near edge that the content got, and whether the content moved.
    private struct Offer: Sendable {
        /// The movement since the last observation.
        private var open: CGFloat = 0
        /// The movement that the content has not taken, neither by moving nor by a larger inset.
        private(set) var untaken: CGFloat = 0
        /// The number of consecutive observations in which the content took nothing.
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

    /// The content's response beyond its ends.
    private enum Elasticity: Sendable {
        case rigid
        case band(Motion.RubberBand)
        /// Unknown: the finger's movement counts as the content's.
        case unknown

        /// The visible place of content that the finger has pulled to `room`.
        func shown(for room: CGFloat, range: CGFloat) -> CGFloat {
            let rest = room.within(range)
            guard room != rest else { return room }
            switch self {
            case .rigid: return rest
            case .band(let band): return rest + band.stretch(for: room - rest)
            case .unknown: return room
            }
        }

        func pull(showing place: CGFloat, range: CGFloat) -> CGFloat {
            let rest = place.within(range)
            guard place != rest, case .band(let band) = self else { return place }
            return rest + band.distance(for: place - rest)
        }

        /// The greatest over-scroll by a finger's movement of `distance`, or of the content's length if that is more.
        func longestStretch(within distance: CGFloat) -> CGFloat {
            switch self {
            case .rigid: 0
            case .band(let band): band.stretch(for: max(distance, band.dimension))
            case .unknown: distance > 0 ? distance : .infinity
            }
        }
    }
}

extension CGFloat {
    /// The nearest value in 0...`range`.
    fileprivate func within(_ range: CGFloat) -> CGFloat { Swift.min(Swift.max(self, 0), range) }
}
