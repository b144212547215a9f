/// Answers for scroll views, the default first in each.
extension Assumptions {
    // Row S18.
    /// The conduct of a scroll view's pan on content that has nowhere to go.
    public enum ShortContentPan: String, Hashable, Codable, Sendable, CaseIterable {
        /// The pan fails, and others may have the touch.
        case fails
        /// The pan begins, and moves nothing.
        case beginsInPlace
    }
    // Row S29.
    /// The effect on a drag under way of switching scrolling off.
    public enum DisabledScrolling: String, Hashable, Codable, Sendable, CaseIterable {
        /// The pan is cancelled, and the drag with it.
        case cancelsPan
        /// The drag goes on until the finger lifts.
        case endsWithPan
    }
    // Row S31.
    /// The time at which a scroll view at its edge passes scrolling on to one around it.
    public enum ScrollTransfer: String, Hashable, Codable, Sendable, CaseIterable {
        /// At the start of a drag that leads beyond the edge; for the whole of it.
        case atStart
        /// Also within a drag that arrives at the edge; the rest of the way, and the momentum, are passed on.
        case inMidGesture
    }
    // Row S17a.
    /// The way in which the inset under a bar that opens follows the content.
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
        /// 54 and 52, as reported of iOS 26.
        case taller
        /// 50, as on an iPad, and 40: lower than any bar that is known.
        case lowerParts
    }
    // Row V13.
    /// The movement that a bar follows which gets smaller while content scrolls, and with it the safe area.
    public enum BarMinimization: String, Hashable, Codable, Sendable, CaseIterable {
        /// The finger's, also where other code holds the content.
        case withFinger
        /// The content offset's, whoever changes it.
        case withOffset
    }
    // Row S34.
    /// The place from which a drag goes on after the offset was assigned by other code.
    public enum Tracking: String, Hashable, Codable, Sendable, CaseIterable {
        /// The offset that was assigned.
        case incremental
        /// The place to which the finger has pulled the content: the assignment is undone.
        case absolute
    }
    // Row S41.
    /// The fate of content at rest whose end comes nearer than it is scrolled: it becomes shorter, or its inset smaller, or
    /// its view taller.
    public enum ContentBeyondEnd: String, Hashable, Codable, Sendable, CaseIterable {
        /// It stays beyond its end until it is moved.
        case stays
        /// It is at its end at once.
        case isBroughtBack
    }
}
