/// A description of how a change is animated. The host animates nothing: that there is one, or none, is what is passed on.
public struct Animation: Hashable, Sendable {
    /// The animation of a change that names no other.
    public static let `default` = Animation(name: "default")
    /// An animation that begins and ends slowly.
    public static let easeInOut = Animation(name: "easeInOut")
    /// An animation that is as fast at all times.
    public static let linear = Animation(name: "linear")
    /// An animation by a spring.
    public static let spring = Animation(name: "spring")
    /// An animation that begins and ends slowly, over so many seconds. The host does not look at them.
    public static func easeInOut(duration: Double) -> Animation { easeInOut }
    /// An animation that is as fast at all times, over so many seconds. The host does not look at them.
    public static func linear(duration: Double) -> Animation { linear }
    private let name: String
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

private struct Animated<Content: View, Value: Equatable> {
    let content: Content
    let animation: Animation?
    let value: Value
}
extension Animated: Primitive {
    func update(_ node: Node) {
        if let old = node.memory as? Value, old != value { node.transaction.animation = animation }
        node.memory = value
        node.setChildren([(0, content)])
    }
}

extension View {
    // Row U44.
    /// Lets the changes of the view go with an animation in the passes in which the value is another.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        Animated(content: self, animation: animation, value: value)
    }
}
