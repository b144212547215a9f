extension ArbitrationPolicy {
    /// The name of a part of the container in which a touch may start: `.handle`, or one of your own. The arbiter's
    /// `bind(_:to:)` gives it a place; a region without a place contains no touch.
    public struct Region: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral name: String) { self.init(rawValue: name) }

        /// The grab handle of a card.
        public static let handle = Region("handle")
        /// A region whose touches never drag, as in ``GestureArbiter/treatAsOpaque(_:)``. Ignored by policies that do
        /// not yield to controls.
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
