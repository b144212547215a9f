/// A change to a view, as a value.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// Returns the changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
}

/// The place of the view that a modifier changes.
public struct _ViewModifier_Content<Modifier> {
    let view: any View
}
extension _ViewModifier_Content: View where Modifier: ViewModifier {}
extension _ViewModifier_Content: Primitive where Modifier: ViewModifier {
    func update(_ node: Node) { node.setChildren([(0, view)]) }
}
extension _ViewModifier_Content: MayBeAbsent {
    var mayBeAbsent: Bool { (view as? any MayBeAbsent)?.mayBeAbsent ?? false }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The change.
    public var modifier: Modifier
    /// Combines a view and a modifier.
    nonisolated public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
    func update(_ node: Node) {
        var modifier = modifier
        node.install(&modifier)
        let body = node.reading { modifier.body(content: _ViewModifier_Content(view: content)) }
        node.setChildren([(0, body)])
    }
}

extension ModifiedContent: MayBeAbsent {
    var mayBeAbsent: Bool { (content as? any MayBeAbsent)?.mayBeAbsent ?? false }
}

private struct Identified {
    let key: AnyHashable
    let view: any View
}
extension Identified: Primitive, IdentityGiver { func update(_ node: Node) { node.setChildren([(key, view)]) } }

private struct Changing<Content: View, Value: Equatable> {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}
extension Changing: Primitive {
    func update(_ node: Node) {
        let old = node.memory as? Value
        node.memory = value
        let (new, action) = (value, action)
        if old != new, old != nil || isInitial { node.host?.afterUpdate { action(old ?? new, new) } }
        node.setChildren([(0, content)])
    }
}

extension View {
    /// Returns the view with a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
    /// Sets the view's identity. When `id` changes, the view is made anew and its state begins anew.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Identified(key: id, view: self) }
    /// Calls `action` with the old and the new value, after a pass in which `value` has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { Changing(content: self, value: value, isInitial: initial, action: action) }
    /// Calls `action` after a pass in which `value` has changed.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    { Changing(content: self, value: value, isInitial: initial) { _, _ in action() } }
    /// Calls `action` with the new value, after a pass in which `value` has changed. Deprecated since iOS 17.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    { Changing(content: self, value: value, isInitial: false) { action($1) } }
}
