import HeadlessUIKit

// Row U32.
/// A value that follows the focus. Setting it moves the focus to the view that `focused(_:equals:)` binds to that
/// value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state that is true while the bound view has the focus.
    public init() where Value == Bool { initial = false }
    /// Creates a state that is nil while no bound view has the focus.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, nil) }
    }
    /// A binding for `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }

    /// A reference to a focus state.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        fileprivate let location: StateLocation<Value>?
        fileprivate let initial: Value

        /// The value.
        public var wrappedValue: Value {
            get { location?.value ?? initial }
            nonmutating set { location?.set(newValue, nil) }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}
extension FocusState: Installable {
    mutating func install(in node: Node, at offset: Int) { location = node.readLocation(at: offset, initial) }
}
extension FocusState.Binding: Installable {
    mutating func install(in node: Node, at offset: Int) { node.hold(location?.readersOfState) }
}

/// The connection between a field's focus and a focus state.
struct FocusLink {
    var isFocused = false
    var set: @MainActor (Bool) -> Void = { _ in }
}

private enum FocusKey: EnvironmentKey {
    static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
    var focus: FocusLink? {
        get { self[FocusKey.self] ?? nil }
        set { self[FocusKey.self] = newValue }
    }
}

private struct Focused<Content: View, Value: Hashable> {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value
    let nothing: Value
}
extension Focused: Primitive {
    func update(_ node: Node) {
        var environment = node.environment
        let (binding, value, nothing) = (binding, value, nothing)
        environment.focus = FocusLink(isFocused: node.reading { binding.wrappedValue == value }) { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = nothing
            }
        }
        node.setChildren([(0, content)], environment: environment)
    }
}

extension View {
    /// Binds the focus of a field in the view to a state that is true while the field has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Focused(content: self, binding: condition, value: true, nothing: false)
    }
    /// Binds the focus of a field in the view to a value of a state.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View { Focused(content: self, binding: binding, value: value, nothing: nil) }
}
