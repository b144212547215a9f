/// A description of how a change is animated. The host animates nothing: that there is one, or none, is what is passed on.
public struct Animation: Hashable, Sendable {
    /// The animation of a change that names no other.
    public static let `default` = Animation()
}

/// What goes with a change of state to all views that it affects.
public struct Transaction: Sendable {
    /// The animation; nil: none was asked for.
    public var animation: Animation?
    /// A Boolean value that says whether nothing is to be animated.
    public var disablesAnimations = false

    /// Creates a transaction that asks for nothing.
    public init() {}
    /// Creates a transaction with an animation, or none.
    public init(animation: Animation?) { self.animation = animation }

    var isSet: Bool { animation != nil || disablesAnimations }

    /// The one that changes go with which are made now.
    @TaskLocal static var current: Transaction?

    static func with<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
        guard let transaction else { return try body() }
        return try $current.withValue(transaction) { try body() }
    }
}

/// Runs `body`; what it changes goes with the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Runs `body`; what it changes goes with the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try Transaction.with(Transaction(animation: animation), body) }
