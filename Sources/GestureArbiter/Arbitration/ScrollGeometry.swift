import Foundation

extension Arbitration {
    /// One scroll view of the chain, as far as the drag's axis goes. Points, in its content's coordinates.
    public struct ScrollGeometry: Hashable, Sendable {
        /// The content offset along the axis.
        public var offset: CGFloat
        /// The offset at rest against the near edge (top or left): `−adjustedContentInset.top`.
        public var minimum: CGFloat
        /// The offset at rest against the far edge; never less than `minimum`.
        public var maximum: CGFloat
        /// Whether its own pan can move it along the axis at all.
        public var isScrollable: Bool

        /// What is not a number counts as a content at rest that nothing can scroll; a maximum below the minimum as
        /// no range.
        public init(offset: CGFloat, minimum: CGFloat, maximum: CGFloat, isScrollable: Bool = true) {
            let isMeasurable = offset.isFinite && minimum.isFinite
            self.offset = isMeasurable ? offset : 0
            self.minimum = isMeasurable ? minimum : 0
            self.maximum = isMeasurable && maximum > minimum ? maximum : self.minimum
            self.isScrollable = isScrollable && isMeasurable
        }
    }

    /// A scroll view of the chain as the engine counts it: by its room toward the drag's edge.
    ///
    /// `room` is what the finger has left in it: 0 at the edge, `range` at the other end, outside that range where the
    /// finger has pulled beyond an end. What shows there is the scroll view's own affair.
    struct Link: Hashable, Sendable {
        var room: CGFloat
        private(set) var minimum: CGFloat
        private(set) var maximum: CGFloat
        private(set) var isScrollable: Bool
        /// The overscroll that was last seen at the drag's edge, in points on the screen.
        private(set) var visibleOverscroll: CGFloat = 0
        private let growsTowardEdge: Bool

        init(_ geometry: ScrollGeometry, direction: ArbitrationPolicy.Direction) {
            growsTowardEdge = direction.sign < 0
            minimum = geometry.minimum
            maximum = geometry.maximum
            isScrollable = geometry.isScrollable
            room = 0
            room = room(at: geometry.offset)
            visibleOverscroll = max(-room, 0)
        }

        var range: CGFloat { maximum - minimum }
        /// The room that content can show: within the range.
        var shownRoom: CGFloat { min(max(room, 0), range) }
        /// The content offset that shows `shownRoom`.
        var offset: CGFloat { growsTowardEdge ? maximum - shownRoom : minimum + shownRoom }

        /// Counts a movement of the finger toward the drag (positive) or back, and returns what of it shows.
        mutating func take(_ movement: CGFloat) -> CGFloat {
            let before = shownRoom
            room -= movement
            return before - shownRoom
        }

        /// Takes over what was seen, where it is not what was expected, and returns how far the content had moved
        /// toward the drag beyond that. Within half a pixel it is what was expected, rounded.
        mutating func observe(_ offset: CGFloat, tolerance: CGFloat) -> CGFloat {
            guard offset.isFinite else { return 0 }
            let seen = room(at: offset)
            visibleOverscroll = max(-seen, 0)
            let expected = shownRoom
            let shown = min(max(seen, 0), range)
            guard abs(shown - expected) > tolerance * 1.001 else { return 0 }
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
            let there = room(at: heldOffset)
            room = isHeld && wasAtEdge ? 0 : isHeld ? min(max(there, 0), range) : there
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

        private func room(at offset: CGFloat) -> CGFloat { growsTowardEdge ? maximum - offset : offset - minimum }
    }
}
