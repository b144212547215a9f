import UIKitShim

/// A property of someone else's view, while this library sets it. If the owner sets the property meanwhile, the owner's
/// value stays.
@MainActor
final class BorrowedProperty<Value: Equatable> {
    let original: Value
    private let path: ReferenceWritableKeyPath<UIView, Value>
    /// The value that the view has, unless someone else has set the property.
    private var given: Value

    init(_ path: ReferenceWritableKeyPath<UIView, Value>, of view: UIView) {
        self.path = path
        original = view[keyPath: path]
        given = original
    }

    func give(_ value: Value, to view: UIView) {
        guard value != given, view[keyPath: path] == given else { return }
        view[keyPath: path] = value
        // Read the value back: the view may round it.
        given = view[keyPath: path]
    }

    /// Restores the owner's value, unless someone else has set the property.
    func putBack(on view: UIView) { give(original, to: view) }
}
