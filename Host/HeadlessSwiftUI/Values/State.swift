/// A property that the host sets in place before it reads the view's body.
public protocol DynamicProperty {
    /// Updates the property; does nothing by default. The host does not call it.
    mutating func update()
}
extension DynamicProperty { public mutating func update() {} }

/// A dynamic property of the host. The host tells it its node.
@MainActor
protocol Installable {
    mutating func install(in node: Node, at offset: Int)
}

extension Optional: Installable where Wrapped: Installable {
    mutating func install(in node: Node, at offset: Int) { self?.install(in: node, at: offset) }
}

/// A value that lives as long as its view is in the tree. After a change, the bodies that have read it are read again.
///
/// This is the wrapper of Xcode 26 and earlier. From Xcode 27 on `@State` is a macro, and `_x = State(…)` is no longer
/// written.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state that begins with `value`.
    public init(wrappedValue value: Value) { initial = value }
    /// Creates a state that begins with `value`.
    public init(initialValue value: Value) { initial = value }

    /// The value. A value set outside of a tree is lost.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, nil) }
    }
    /// A binding to the state.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location)
    }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}
extension State: Installable {
    mutating func install(in node: Node, at offset: Int) { location = node.readLocation(at: offset, initial) }
}

/// A reference to a value that another object owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of changes that the binding makes.
    public var transaction = Transaction()
    private let location: Location<Value>

    init(_ location: Location<Value>) { self.location = location }

    init<Whole>(
        mapping whole: Binding<Whole>, get: @escaping (Whole) -> Value, set: @escaping (Value) -> Whole
    ) {
        location = MappedLocation(whole.location, get: get, set: set)
        transaction = whole.transaction
    }

    /// Creates a binding from two closures.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // The closures are not `@MainActor`, as in SwiftUI: the caller is on the actor where they were made.
        typealias Get = () -> Value
        typealias Assign = (Value) -> Void
        let plainGet = unsafeBitCast(get, to: Get.self)
        let plainSet = unsafeBitCast(set, to: Assign.self)
        location = ClosureLocation(get: plainGet, set: plainSet)
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction.isSet ? transaction : nil) }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }
    /// Creates the same binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Creates a binding with a constant value, which ignores assignments.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(ClosureLocation(get: { value }, set: { _ in }))
    }
    /// Returns a binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(PartLocation(location, keyPath))
        part.transaction = transaction
        return part
    }
    /// Returns the binding with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
    /// Returns the binding with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
extension Binding: Installable {
    mutating func install(in node: Node, at offset: Int) { node.hold(location.readersOfState) }
}
