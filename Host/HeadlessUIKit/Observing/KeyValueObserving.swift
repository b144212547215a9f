/// An object whose values can be observed by key paths. Host-only: in UIKit every `NSObject` is one.
@preconcurrency @MainActor public protocol KeyValueObserving: AnyObject {}

extension UIResponder: KeyValueObserving {}

extension KeyValueObserving where Self: UIResponder {
    // Row W8.
    /// Calls a closure after each change of a value, until the observation is invalidated or deallocated.
    ///
    /// A scroll view reports its `contentOffset`, `contentSize` and `contentInset`, after the delegate has been told,
    /// and only if the value has changed. An observer of another object or value is never called, and the stage warns.
    ///
    ///     observation = list.observe(\.contentOffset, options: .new) { list, change in
    ///         header.alpha = list.contentOffset.y > 0 ? 1 : 0
    ///     }
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (before, now) = (last, self[keyPath: keyPath])
            guard !areEqual(before, now) else { return }
            last = now
            let change = NSKeyValueObservedChange(
                newValue: options.contains(.new) ? now : nil, oldValue: options.contains(.old) ? before : nil,
                isPrior: false)
            changeHandler(self, change)
        }
        if let scrollView = self as? UIScrollView {
            scrollView.observations.removeAll { $0.object == nil }
            scrollView.observations.append(Weak(object: observation))
        } else {
            Stage.implied?.warnings.append(
                "A value of a \(type(of: self)) was observed by a key path. Only scroll views tell of changes here: use "
                    + "a callback, such as layoutSubviews.")
        }
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil, isPrior: false))
        }
        return observation
    }
}

/// True if both values are equal; false if their type is not equatable.
private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    func isEqual<Kind: Equatable>(_ one: Kind) -> Bool { one == other as? Kind }
    return (one as? any Equatable).map { isEqual($0) } ?? false
}

extension UIScrollView {
    /// Calls the scroll view's key-path observers.
    func tellObservers() {
        for observation in observations { observation.object?.lookAgain() }
    }
}
