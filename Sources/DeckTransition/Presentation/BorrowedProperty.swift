import UIKitShim

/// A property of somebody else's view, while it is given other values here. What its owner sets meanwhile is noticed,
/// and left.
@MainActor
struct BorrowedProperty<Value: Equatable> {
    let original: Value
    private let path: ReferenceWritableKeyPath<UIView, Value>
    /// What the view has, if nobody else has set it.
    private var given: Value

    init(_ path: ReferenceWritableKeyPath<UIView, Value>, of view: UIView) {
        self.path = path
        original = view[keyPath: path]
        given = original
    }

    mutating func give(_ value: Value, to view: UIView) {
        guard value != given, view[keyPath: path] == given else { return }
        view[keyPath: path] = value
        // Read back: the view may keep it rounded.
        given = view[keyPath: path]
    }

    /// The owner's own again, unless it has been set to something else.
    mutating func putBack(on view: UIView) { give(original, to: view) }
}
