/// Answers for scroll views, the default first in each.
extension Assumptions {
    // Row S18.
    /// How a scroll view's pan behaves on content that cannot scroll.
    public enum ShortContentPan: String, Hashable, Codable, Sendable, CaseIterable {
        /// The pan fails, and other recognizers may begin.
        case fails
        /// The pan begins, and moves nothing.
        case beginsInPlace
    }
    // Row S29.
    /// How disabling scrolling affects a running drag.
    public enum DisabledScrolling: String, Hashable, Codable, Sendable, CaseIterable {
        /// The pan is cancelled, and the drag with it.
        case cancelsPan
        /// The drag continues until the finger lifts.
        case endsWithPan
    }
    // Row S31.
    /// When a scroll view at its edge passes scrolling to an outer one.
    public enum ScrollTransfer: String, Hashable, Codable, Sendable, CaseIterable {
        /// At the start of a drag beyond the edge; for the whole drag.
        case atStart
        /// Also within a drag that reaches the edge; the rest of the movement and the momentum are passed on.
        case inMidGesture
    }
    // Row S17a.
    /// How the inset under an opening bar follows the content.
    public enum BarOpening: String, Hashable, Codable, Sendable, CaseIterable {
        /// Point by point, as the content is pulled.
        case withContent
        /// All of it with the first point.
        case allAtOnce
    }
    // Row S17c.
    /// The height of a closed navigation bar, and of each part that opens, in points.
    public enum BarHeights: String, Hashable, Codable, Sendable, CaseIterable {
        /// 44 and 52, as on phones up to iOS 18.
        case phone
        /// 54 and 52, as reported for iOS 26.
        case taller
        /// 50, as on an iPad, and 40: lower than any known bar.
        case lowerParts
    }
    // Row V13.
    /// The movement that a shrinking bar, and with it the safe area, follows while content scrolls.
    public enum BarMinimization: String, Hashable, Codable, Sendable, CaseIterable {
        /// The finger's movement, even if other code holds the content.
        case withFinger
        /// The content offset's movement, for any reason.
        case withOffset
    }
    // Row S34.
    /// How a drag continues after other code has assigned the offset.
    public enum Tracking: String, Hashable, Codable, Sendable, CaseIterable {
        /// From the assigned offset.
        case incremental
        /// From the offset to which the finger has pulled the content: the assignment is undone.
        case absolute
    }
    // Row S41.
    /// What happens to content at rest that lies beyond its new end, because it became shorter, its inset smaller, or
    /// its view taller.
    public enum ContentBeyondEnd: String, Hashable, Codable, Sendable, CaseIterable {
        /// It stays beyond its end until it is moved.
        case stays
        /// It is moved to its end at once.
        case isBroughtBack
    }
}
