import Foundation

extension Arbitration {
    /// A scroll view of the chain as the engine counts it: by its room toward the drag's edge.
    ///
    /// `room` is what the finger has left in it: 0 at the edge, `range` at the other end, outside that range where the
    /// finger has pulled beyond an end. What shows there is the scroll view's own affair.
    struct Link: Hashable, Sendable {
        var room: CGFloat = 0
        private(set) var minimum: CGFloat
        private(set) var maximum: CGFloat
        private(set) var isScrollable: Bool
        private var isEdgeSoft: Bool
        /// The overscroll that was last seen at the drag's edge, in points on the screen.
        private(set) var visibleOverscroll: CGFloat = 0
        /// The overscroll that was last seen at the other end.
        private var visibleFarOverscroll: CGFloat = 0
        /// Movement toward the edge that it was offered since it was last looked at.
        private var offered: CGFloat = 0
        /// Movement toward the edge that it was offered and did not take, neither by moving nor by opening its inset.
        private var untaken: CGFloat = 0
        /// How often in a row it was looked at and had not taken anything.
        private var looks: UInt8 = 0
        /// Movement was passed on to it in mid-touch, and it has not moved by it yet. UIKit may have given the whole
        /// touch to the one before: that it takes nothing says nothing about its edge then. Row S31.
        private var isPassedOver = false
        private var lastSeen: CGFloat
        /// How much untaken movement says that it is at its edge, whatever it reports.
        private let patience: CGFloat
        private let growsTowardEdge: Bool

        init(_ geometry: ScrollGeometry, direction: ArbitrationPolicy.Direction, patience: CGFloat) {
            growsTowardEdge = direction.sign < 0
            minimum = geometry.minimum
            maximum = geometry.maximum
            isScrollable = geometry.isScrollable
            isEdgeSoft = geometry.isEdgeSoft
            self.patience = patience
            lastSeen = 0
            room = room(at: geometry.offset)
            lastSeen = shownRoom
            lookBeyondEnds(room)
        }

        var range: CGFloat { maximum - minimum }
        /// The room that content can show: within the range.
        var shownRoom: CGFloat { min(max(room, 0), range) }
        /// The content offset to hold: what shows now, a stretch at the far end included.
        var offset: CGFloat {
            let visible = room > range ? range + visibleFarOverscroll : shownRoom
            return growsTowardEdge ? maximum - visible : minimum + visible
        }

        /// How far it is from its edge for conditions: what it reports, more where the edge may still give way,
        /// nothing where it was offered movement for long enough and did not take it.
        var roomToEdge: CGFloat {
            guard isScrollable, !isExhausted else { return 0 }
            return shownRoom + (isEdgeSoft ? max(patience - untaken, 1) : 0)
        }

        /// It was offered movement for long enough and did not take it.
        private var isExhausted: Bool { !isPassedOver && untaken >= patience && looks >= 3 }

        /// From now on the touch is expected to be its.
        mutating func succeed() { isPassedOver = true }

        /// Whether it can move the finger's way.
        func hasRoom(for movement: CGFloat) -> Bool {
            guard isScrollable else { return false }
            return movement > 0 ? room > 0 && !isExhausted : room < range
        }

        /// The share of a movement that only lets a stretch go.
        func relaxation(of movement: CGFloat) -> CGFloat {
            if movement > 0 { return min(movement, max(room - range, 0)) }
            return max(movement, min(room, 0))
        }

        /// Counts a movement of the finger toward the drag (positive) or back, and returns what of it shows.
        mutating func take(_ movement: CGFloat) -> CGFloat {
            let before = shownRoom
            if offered == 0, untaken == 0 { lastSeen = before }
            offered = movement > 0 ? offered + movement - relaxation(of: movement) : 0
            room -= movement
            if room >= 0 { visibleOverscroll = 0 }
            if room <= range { visibleFarOverscroll = 0 }
            if movement < 0 { forgetOffers() }
            return before - shownRoom
        }

        /// Takes over what was seen, where it is not what was expected, and returns how far the content had moved
        /// toward the drag beyond that. Within a pixel it is what was expected: content and finger are both rounded.
        mutating func observe(_ offset: CGFloat, tolerance: CGFloat) -> CGFloat {
            guard offset.isFinite else { return 0 }
            let seen = room(at: offset)
            lookBeyondEnds(seen)
            let expected = shownRoom
            let shown = min(max(seen, 0), range)
            note(shown, hasMoved: abs(shown - lastSeen) > tolerance)
            if seen < -tolerance, room >= 0 { room = seen }
            guard abs(shown - expected) > 2 * tolerance * 1.001 else { return 0 }
            room = shown
            return expected - shown
        }

        /// New bounds. Content that rested against the drag's edge goes on resting there; other content stays where
        /// it is as far as the range allows. Returns whether it had to move.
        mutating func adopt(_ geometry: ScrollGeometry, tolerance: CGFloat, isHeld: Bool) -> Bool {
            let wasAtEdge = abs(room) <= tolerance
            let heldOffset = isHeld ? offset : geometry.offset
            minimum = geometry.minimum
            maximum = geometry.maximum
            isScrollable = geometry.isScrollable
            isEdgeSoft = geometry.isEdgeSoft
            let there = room(at: heldOffset)
            room = isHeld && wasAtEdge ? 0 : isHeld ? min(max(there, 0), range) : there
            lastSeen = shownRoom
            forgetOffers()
            if !isHeld { lookBeyondEnds(there) }
            return isHeld && abs(room - there) > tolerance
        }

        /// Forgets what was pulled beyond the drag's edge, and returns what of it was seen.
        mutating func surrenderOverscroll() -> CGFloat {
            defer {
                visibleOverscroll = 0
                room = max(room, 0)
            }
            return room < 0 ? visibleOverscroll : 0
        }

        private mutating func note(_ shown: CGFloat, hasMoved: Bool) {
            guard !hasMoved else {
                lastSeen = shown
                isPassedOver = false
                return forgetOffers()
            }
            if offered > 0 { looks = min(looks + 1, 3) }
            untaken = min(untaken + offered, patience)
            offered = 0
        }

        private mutating func forgetOffers() {
            offered = 0
            untaken = 0
            looks = 0
        }

        private mutating func lookBeyondEnds(_ seen: CGFloat) {
            visibleOverscroll = max(-seen, 0)
            visibleFarOverscroll = max(seen - range, 0)
        }

        private func room(at offset: CGFloat) -> CGFloat { growsTowardEdge ? maximum - offset : offset - minimum }
    }
}
