import Foundation

extension ArbitrationPolicy {
    /// The touch and the scroll views under it, at one moment: the input of every condition.
    public struct Situation: Hashable, Sendable {
        /// The distance that content under the finger can still move before its edge, in points, over all scroll views;
        /// 0 if nothing scrolls.
        public var roomToEdge: CGFloat
        /// The innermost scroll view's raw content offset along the drag's axis, in points; 0 if nothing scrolls.
        public var contentOffset: CGFloat
        /// Half a pixel, in points: distances up to this count as 0.
        public var tolerance: CGFloat
        /// The regions in which the touch came down.
        public var regions: Set<Region>
        /// The regions that are bound to a place; nil if not known.
        public var boundRegions: Set<Region>?
        /// True if a scroll view under the finger was coasting at touch-down.
        public var wasDecelerating: Bool
        /// The flags that are on.
        public var flags: Set<Flag>
        /// Seconds since content under the finger last moved; infinite if it has not.
        public var timeSinceScroll: TimeInterval

        /// Creates a situation, such as one in which a test asks a policy: nothing scrolls, unless you say so.
        public init(
            roomToEdge: CGFloat = 0, contentOffset: CGFloat = 0, tolerance: CGFloat = 0.5,
            regions: Set<Region> = [], boundRegions: Set<Region>? = nil, wasDecelerating: Bool = false,
            flags: Set<Flag> = [], timeSinceScroll: TimeInterval = .infinity
        ) {
            (self.roomToEdge, self.contentOffset, self.tolerance) = (roomToEdge, contentOffset, tolerance)
            (self.regions, self.boundRegions, self.flags) = (regions, boundRegions, flags)
            (self.wasDecelerating, self.timeSinceScroll) = (wasDecelerating, timeSinceScroll)
        }
    }
}
