/// A description of how a change is animated. The host animates nothing; it only passes on whether there is an
/// animation.
public struct Animation: Hashable, Sendable {
    /// The animation of a change that names no other.
    public static let `default` = Animation(name: "default")
    /// An animation that begins and ends slowly.
    public static let easeInOut = Animation(name: "easeInOut")
    /// An animation that begins slowly.
    public static let easeIn = Animation(name: "easeIn")
    /// An animation that ends slowly.
    public static let easeOut = Animation(name: "easeOut")
    /// An animation at a constant speed.
    public static let linear = Animation(name: "linear")
    /// An animation by a spring.
    public static let spring = Animation(name: "spring")
    /// An animation that begins and ends slowly. The host ignores the duration, in seconds.
    public static func easeInOut(duration: Double) -> Animation { easeInOut }
    /// An animation that begins slowly. The host ignores the duration, in seconds.
    public static func easeIn(duration: Double) -> Animation { easeIn }
    /// An animation that ends slowly. The host ignores the duration, in seconds.
    public static func easeOut(duration: Double) -> Animation { easeOut }
    /// An animation by a spring. The host ignores its response, in seconds, and its damping.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    { spring }
    /// An animation at a constant speed. The host ignores the duration, in seconds.
    public static func linear(duration: Double) -> Animation { linear }
    private let name: String
}

/// The context that a change of state carries to all views that it affects.
public struct Transaction: Sendable {
    /// The animation; nil if none was asked for.
    public var animation: Animation?
    /// A Boolean value that disables animations.
    public var disablesAnimations = false

    /// Creates a transaction that asks for nothing.
    public init() {}
    /// Creates a transaction with an animation, or none.
    public init(animation: Animation?) { self.animation = animation }

    var isSet: Bool { animation != nil || disablesAnimations }

    /// The transaction of the changes that are made now.
    @TaskLocal static var current: Transaction?

    static func with<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
        guard let transaction else { return try body() }
        return try $current.withValue(transaction) { try body() }
    }
}

/// Runs `body`, and gives its changes the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Runs `body`, and gives its changes the animation.
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
    /// Animates the view's changes in passes in which `value` has changed.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        Animated(content: self, animation: animation, value: value)
    }
}
