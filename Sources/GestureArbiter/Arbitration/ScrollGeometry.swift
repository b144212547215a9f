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
        /// The near inset may still open when the content is pulled beyond its edge: a large title, a search bar that
        /// hides. Such content is offered the movement first, and is at its edge when it does not take it.
        public var isEdgeSoft = false

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
