extension ArbitrationPolicy {
    /// The name of a part of the container in which a touch may start: `.handle`, or one of your own. Bind a place to
    /// it with the arbiter's `bind(_:to:)`; a region without a place contains no touch.
    public struct Region: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral name: String) { self.init(rawValue: name) }

        /// The grab handle of a card.
        public static let handle = Region("handle")
        /// A region whose touches go to its content alone, like a view that you pass to
        /// ``GestureArbiter/treatAsOpaque(_:)``. Policies that do not yield to controls do not yield to this region.
        public static let opaque = Region("opaque")
    }

    /// The name of a state of your app that a condition reads: `.editing`, or one of your own.
    public struct Flag: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral name: String) { self.init(rawValue: name) }

        /// Something in the container is being edited.
        public static let editing = Flag("editing")
    }
}
