import HeadlessUIKit

/// The name and default of a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// The values that views hand down to the views in them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What the hosting controller says of itself.
    var hosted = Hosted()
    /// The same where nothing was set in between: nobody can compare the values themselves.
    private(set) var stamp = Stamp.none

    /// Creates an environment of default values.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            renewStamp()
        }
    }

    struct Hosted {
        var dismiss: (@MainActor @Sendable () -> Void)?
        var isPresented = false
    }

    final class Stamp: Sendable { static let none = Stamp() }

    mutating func renewStamp() { stamp = Stamp() }
}

/// A value of the environment, read in the body of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    /// Creates a property that reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value; outside of a body the default.
    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension Environment: Installable {
    mutating func install(in node: Node, at offset: Int) { value = node.environment[keyPath: keyPath] }
}

// MARK: - What it holds

/// An action that dismisses what the view is presented in.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    let action: @MainActor @Sendable () -> Void
    /// Dismisses it.
    public func callAsFunction() { action() }
}

/// The room along an axis.
public enum UserInterfaceSizeClass: Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    // Row U13.
    /// Dismisses what the view is presented in. It cannot be set.
    public var dismiss: DismissAction {
        let action = hosted.dismiss ?? {}
        return MainActor.assumeIsolated { DismissAction(action: action) }
    }
    // Row U14.
    /// Whether the view is presented. It cannot be set.
    public var isPresented: Bool { hosted.isPresented }
    /// The room across.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }
    /// The room down.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }
    /// Whether controls react.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// Whether a finger scrolls.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

// MARK: - Setting it

private struct EnvironmentWriter<Content: View, Value> {
    let content: Content
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}
extension EnvironmentWriter: Primitive {
    func update(_ node: Node) {
        let memory = node.memory as? Memory
        let isSame = memory.map { $0.outer === node.environment.stamp && haveSameBytes($0.value, value) } ?? false
        guard !isSame else { return node.setChildren([(0, content)], environment: memory?.inner) }
        var inner = node.environment
        // Row U11: a whole environment takes what the hosting controller says of itself with it, or does not.
        let hosted = inner.hosted
        inner[keyPath: keyPath] = value
        if keyPath == \EnvironmentValues.self, node.host?.assumptions.dismiss != .presenters { inner.hosted = hosted }
        inner.renewStamp()
        node.memory = Memory(outer: node.environment.stamp, value: value, inner: inner)
        node.setChildren([(0, content)], environment: inner)
    }

    private struct Memory {
        let outer: EnvironmentValues.Stamp
        let value: Value
        let inner: EnvironmentValues
    }
}

private struct TransactionWriter<Content: View> {
    let content: Content
    let change: (inout Transaction) -> Void
}
extension TransactionWriter: Primitive {
    func update(_ node: Node) {
        change(&node.transaction)
        node.setChildren([(0, content)])
    }
}

extension View {
    /// Sets a value for what is in the view; with `\.self`, all of them.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { EnvironmentWriter(content: self, keyPath: keyPath, value: value) }

    /// Changes what goes with changes to what is in the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionWriter(content: self, change: transform)
    }

    /// Says whether controls in the view react.
    nonisolated public func disabled(_ disabled: Bool) -> some View { environment(\.isEnabled, !disabled) }

    // Row U30.
    /// Says whether a finger scrolls what is in the view: `isScrollEnabled` of the scroll views that they are.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
}
