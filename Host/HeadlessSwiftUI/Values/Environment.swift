import HeadlessUIKit

/// The name and default of a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}

/// Values that a view passes down to the views in it.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The values that the hosting controller provides.
    var hosted = Hosted()
    /// Identifies the environment: two with the same stamp are equal. The values themselves cannot be compared.
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

    /// The value; outside of a body, the default value.
    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension Environment: Installable {
    mutating func install(in node: Node, at offset: Int) { value = node.environment[keyPath: keyPath] }
}

// MARK: - Values

/// An action that dismisses the presentation that shows the view.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    let action: @MainActor @Sendable () -> Void
    /// Dismisses the presentation.
    public func callAsFunction() { action() }
}

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Sendable {
    /// Little space.
    case compact
    /// Much space.
    case regular
}

/// The direction of a language.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

private enum DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DismissesKeyboardKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
    // Row U13.
    /// Dismisses the presentation that shows the view. Read-only.
    public var dismiss: DismissAction {
        let action = hosted.dismiss ?? {}
        return MainActor.assumeIsolated { DismissAction(action: action) }
    }
    // Row U14.
    /// Whether the view is presented. Read-only.
    public var isPresented: Bool { hosted.isPresented }
    /// The amount of horizontal space.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }
    /// The amount of vertical space.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }
    // Row U61.
    /// The direction of the language: the window's, unless set.
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set { self[DirectionKey.self] = newValue }
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
    var scrollDismissesKeyboard: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

// MARK: - Modifiers

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
        // Row U11: whether a copied environment includes the hosting controller's values.
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
    /// Sets a value for the views in the view; with `\.self`, all values.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { EnvironmentWriter(content: self, keyPath: keyPath, value: value) }

    /// Changes the transaction of changes to the views in the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionWriter(content: self, change: transform)
    }

    /// Says whether controls in the view react.
    nonisolated public func disabled(_ disabled: Bool) -> some View { environment(\.isEnabled, !disabled) }

    // Row U30.
    /// Sets whether a finger scrolls the scroll views in the view, by their `isScrollEnabled`.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

    // Row U68.
    /// Sets how a finger that scrolls dismisses the keyboard, by the scroll views' `keyboardDismissMode`.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboard, mode)
    }
}

/// How a finger that scrolls dismisses the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
    /// As the scroll view does by itself.
    case automatic
    /// As soon as it scrolls.
    case immediately
    /// As the finger reaches the keyboard.
    case interactively
    /// Not at all.
    case never
}

extension UIScrollView {
    /// Takes the values of the environment for scroll views.
    func follow(_ environment: EnvironmentValues) {
        isScrollEnabled = environment.isScrollEnabled
        switch environment.scrollDismissesKeyboard {
        case .automatic: break
        case .immediately: keyboardDismissMode = .onDrag
        case .interactively: keyboardDismissMode = .interactive
        case .never: keyboardDismissMode = .none
        }
        follow(environment.refresh)
    }
}
