import UIKitShim

/// A property of another owner's view, while this library sets it. A value that the owner sets meanwhile stays.
@MainActor
final class BorrowedProperty<Value: Equatable> {
    let original: Value
    private let path: ReferenceWritableKeyPath<UIView, Value>
    /// The last value that this library has set, or the original.
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

    func putBack(on view: UIView) { give(original, to: view) }
}
