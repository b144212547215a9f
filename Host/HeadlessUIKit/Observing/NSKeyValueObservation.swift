/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// An additional call when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change, if `.new` was asked for.
    public let newValue: Value?
    /// The value before the change, if `.old` was asked for.
    public let oldValue: Value?
    /// False: the host calls after a change only.
    public let isPrior: Bool
}

/// An observation by a key path. It ends with this object, or by `invalidate()`.
@preconcurrency @MainActor public final class NSKeyValueObservation {
    private var check: (() -> Void)?

    init(check: @escaping () -> Void) { self.check = check }

    /// Ends the observation.
    public func invalidate() { check = nil }

    func lookAgain() { check?() }
}
