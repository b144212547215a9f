extension ArbitrationPolicy {
    /// A part of the container that a touch may start in, known by name: `.handle`, or one of your own.
    ///
    /// The policy is a value and holds no views: which place the region is, is said to the arbiter. One that is not bound is
    /// no touch's, and decisions say that it is not bound.
    public struct Region: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The region called `name`: equal names are one region.
        public init(_ name: String) { self.init(rawValue: name) }
        public init(stringLiteral name: String) { self.init(rawValue: name) }

        /// The grab handle of a card.
        public static let handle = Region("handle")
        /// A part whose touches go to what is in it alone, wherever they land: the region of what ``GestureArbiter/treatAsOpaque(_:)``
        /// says of a view. For a drawing that is no view of its own, as in SwiftUI. Policies that do not yield to controls
        /// do not yield to it.
        public static let opaque = Region("opaque")
    }

    /// A state of your app that arbitration asks about, known by name: `.editing`, or one of your own.
    public struct Flag: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The state called `name`: equal names are one state.
        public init(_ name: String) { self.init(rawValue: name) }
        public init(stringLiteral name: String) { self.init(rawValue: name) }

        /// Something in the container is being edited.
        public static let editing = Flag("editing")
    }
}
