import HeadlessUIKit

// Row U64.
/// A name that belongs to a view while the view is in the tree, and tells its identities from those of other views.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The name.
    public struct ID: Hashable, Sendable {
        private final class Token: Sendable {}
        private let token: Token?

        fileprivate static let none = ID(token: nil)
        fileprivate static func new() -> ID { ID(token: Token()) }

        public static func == (left: ID, right: ID) -> Bool { left.token === right.token }
        public func hash(into hasher: inout Hasher) { hasher.combine(token.map(ObjectIdentifier.init)) }
    }

    private var id = ID.none

    /// Creates a name.
    public init() {}
    /// The name, the same as long as the view is in the tree. Outside of a tree, all names are equal.
    public var wrappedValue: ID { id }
}
extension Namespace: Sendable {}
extension Namespace: Installable {
    mutating func install(in node: Node, at offset: Int) {
        id = node.location(at: offset) { StateLocation(ID.new()) }.value
    }
}

/// What two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The place and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    // Row U64.
    /// Says that the view shares its geometry with the views that have the same identity in the same namespace. Stores
    /// only: on the host each view keeps its own place and size, and changes are not animated.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}
