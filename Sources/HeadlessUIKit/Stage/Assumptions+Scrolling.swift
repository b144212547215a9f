/// What scroll views may do, the default first in each.
extension Assumptions {
    /// What a scroll view's pan does on content with nowhere to go. Row S18.
    public enum ShortContentPan: String, Hashable, Codable, Sendable, CaseIterable {
        /// It fails, and others may have the touch.
        case fails
        /// It begins, and moves nothing.
        case beginsInPlace
    }
    /// What switching scrolling off does to a drag under way. Row S29.
    public enum DisabledScrolling: String, Hashable, Codable, Sendable, CaseIterable {
        /// The pan is cancelled, and the drag with it.
        case cancelsPan
        /// The drag goes on until the finger lifts.
        case endsWithPan
    }
    /// When a scroll view at its edge passes scrolling on to one around it. Row S31.
    public enum ScrollTransfer: String, Hashable, Codable, Sendable, CaseIterable {
        /// For a drag that starts there and leads beyond; for the whole of it.
        case atStart
        /// Also within a drag that arrives there; the rest of the way, and the momentum, are passed on.
        case inMidGesture
    }
    /// How the inset under a bar that opens follows the content. Row S17a.
    public enum BarOpening: String, Hashable, Codable, Sendable, CaseIterable {
        /// Point by point, as the content is pulled.
        case withContent
        /// All of it with the first point.
        case allAtOnce
    }
    /// How high a navigation bar is when closed, and how much each part that opens adds, in points. Row S17c.
    public enum BarHeights: String, Hashable, Codable, Sendable, CaseIterable {
        /// 44 and 52, as phones had up to iOS 18.
        case phone
        /// 54 and 52, as is reported of iOS 26.
        case taller
        /// 50, as on an iPad, and 40: less than is known of any.
        case lowerParts
    }
    /// Where a drag goes on whose offset was assigned by somebody else. Row S34.
    public enum Tracking: String, Hashable, Codable, Sendable, CaseIterable {
        /// From the offset that was assigned.
        case incremental
        /// Where the finger has pulled the content to: what was assigned is undone.
        case absolute
    }
}
