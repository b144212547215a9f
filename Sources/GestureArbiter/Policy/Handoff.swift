extension ArbitrationPolicy {
    /// Whether the owner of a touch may change under one finger, and which way.
    public struct Handoff: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Whoever has the touch keeps it until the finger lifts.
        public static let never: Handoff = []
        /// The finger that scrolled to the edge goes on as the drag.
        public static let toDrag = Handoff(rawValue: 1 << 0)
        /// The finger that brought the card back to rest goes on scrolling.
        public static let toScroll = Handoff(rawValue: 1 << 1)
        /// Both, any number of times.
        public static let continuous: Handoff = [.toDrag, .toScroll]
    }
}
