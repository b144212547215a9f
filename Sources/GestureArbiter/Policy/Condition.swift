import Foundation

extension ArbitrationPolicy {
    /// What must hold for the drag to have the touch: a value that can be combined, compared, printed and explained.
    ///
    ///     let reachable: ArbitrationPolicy.Condition = .atEdge || .touchStarts(in: .handle)
    ///     let calm: ArbitrationPolicy.Condition = .contentOffset(atMost: 0) && !.decelerating
    ///
    /// Combinations are flat: `a && (b && c)` is `a && b && c`, so grouping changes neither the value nor its print.
    public indirect enum Condition: Hashable, Sendable {
        /// Holds always: for a container that nothing scrolls in.
        case always
        /// Every scroll view under the finger rests against the edge that the drag comes from, to within half a pixel.
        case atEdge
        /// The innermost scroll view's raw content offset along the drag's axis is at most this, in points.
        /// Insets are not looked at: with none, `atMost: 0` is the top of the content.
        case contentOffset(atMost: CGFloat)
        /// The touch came down in the region.
        case touchStarts(in: Region)
        /// A scroll view under the finger was still coasting when the touch came down.
        case decelerating
        /// The named state is on.
        case flag(Flag)
        /// No content under the finger has moved for this long, in seconds. Until then the answer is "not yet".
        case contentStill(for: TimeInterval)
        /// A question of your own; see ``custom(_:_:)``.
        case closure(Closure)
        /// Every one of them. Made by `&&`.
        case all([Condition])
        /// At least one of them. Made by `||`.
        case any([Condition])
        /// Not this one. Made by `!`.
        case not(Condition)

        /// A question of your own, asked with what the arbiter knows of the touch.
        ///
        /// The name stands for the closure in prints, explanations and comparisons: two with one name are equal.
        /// - Parameters:
        ///   - name: What the condition is called.
        ///   - holds: Called on the arbiter's thread, the main one, once per evaluation; keep it cheap. What it reads of
        ///     the arbiter is as before the event; what it tells the arbiter to do is done right after the answer.
        public static func custom(_ name: String, _ holds: @escaping @Sendable (Situation) -> Bool) -> Condition {
            .closure(Closure(name: name, holds: holds))
        }
    }

    /// A named question of the client's. Equal to another of the same name.
    public struct Closure: Hashable, Sendable {
        /// What it is called in prints and explanations.
        public let name: String
        let holds: @Sendable (Situation) -> Bool

        public static func == (one: Closure, other: Closure) -> Bool { one.name == other.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
}

extension ArbitrationPolicy.Condition {
    /// Holds where both hold.
    public static func && (one: Self, other: Self) -> Self { .all(one.conjuncts + other.conjuncts) }
    /// Holds where at least one of them holds.
    public static func || (one: Self, other: Self) -> Self { .any(one.disjuncts + other.disjuncts) }
    /// Holds where `condition` does not.
    public static prefix func ! (condition: Self) -> Self {
        if case .not(let inner) = condition { inner } else { .not(condition) }
    }

    /// `self && other`, for those who read functions more easily.
    public func and(_ other: Self) -> Self { self && other }
    /// `self || other`.
    public func or(_ other: Self) -> Self { self || other }
    /// `!self`.
    public var negated: Self { !self }

    private var conjuncts: [Self] { if case .all(let parts) = self { parts } else { [self] } }
    private var disjuncts: [Self] { if case .any(let parts) = self { parts } else { [self] } }

    /// The conditions that this one is made of, left to right, without the operators.
    public var leaves: [Self] {
        var leaves: [Self] = []
        collectLeaves(into: &leaves)
        return leaves
    }

    /// Whether a question of the client's is among them.
    var asksClosures: Bool {
        leaves.contains { if case .closure = $0 { true } else { false } }
    }

    private func collectLeaves(into leaves: inout [Self]) {
        switch self {
        case .all(let parts), .any(let parts):
            for part in parts { part.collectLeaves(into: &leaves) }
        case .not(let inner):
            inner.collectLeaves(into: &leaves)
        case .always, .atEdge, .contentOffset, .touchStarts, .decelerating, .flag, .contentStill, .closure:
            leaves.append(self)
        }
    }
}
