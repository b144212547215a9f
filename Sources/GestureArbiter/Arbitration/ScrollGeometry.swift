import Foundation

extension Arbitration {
    /// One scroll view of the chain, as far as the drag's axis goes. Points, in its own coordinates.
    public struct ScrollGeometry: Hashable, Sendable {
        /// The content offset along the axis.
        public var offset: CGFloat
        /// The offset at rest against the near edge (top or left): `−adjustedContentInset.top`.
        public var minimum: CGFloat
        /// The offset at rest against the far edge; never less than `minimum`.
        public var maximum: CGFloat
        /// Whether its own pan can move it along the axis at all.
        public var isScrollable: Bool
        /// The near inset may still open when the content is pulled beyond its edge: a large title, a search bar that
        /// hides. Such content is offered the movement first, and is at its edge when it does not take it.
        public var isEdgeSoft = false
        /// How far the content offset goes for each point that the finger goes along the direction: −1 for a list that a
        /// finger scrolls to its top by moving down, 1 for one that is turned upside down. Nil: as the direction goes on
        /// the screen, point for point.
        public var pace: CGFloat?
        /// Its length along the axis, the measure of its rubber band; 0 where that is not known.
        public var length: CGFloat = 0
        /// Whether it can be pulled beyond its ends at all.
        public var bounces = true

        /// What is not a number counts as a content at rest that nothing can scroll; a maximum below the minimum as
        /// no range.
        public init(offset: CGFloat, minimum: CGFloat, maximum: CGFloat, isScrollable: Bool = true) {
            let isMeasurable = offset.isFinite && minimum.isFinite && maximum.isFinite
            self.offset = isMeasurable ? offset : 0
            self.minimum = isMeasurable ? minimum : 0
            self.maximum = isMeasurable && maximum > minimum ? maximum : self.minimum
            self.isScrollable = isScrollable && isMeasurable
        }
    }
}
