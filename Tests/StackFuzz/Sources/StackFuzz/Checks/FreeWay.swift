import GestureArbiter
import HeadlessUIKit

/// A finger that goes straight the drag's way while content lies at its edge, and nobody has a better claim: it drags.
@MainActor struct FreeWay {
    /// The arbiter's, in this touch.
    private let cone: Double
    /// How far across it may go before a list that scrolls across has it.
    private let breadth: CGFloat
    private var isFree: Bool
    /// Since touch-down, along the direction and across.
    private var way = (along: CGFloat(0), across: CGFloat(0))

    /// The longest that anybody may wait: the greatest slop, twice, and an event.
    private static let patience: CGFloat = 60

    /// - Parameter before: What was to be seen as the finger came down, of the lists under it.
    init(_ setting: Setting, _ arbiter: GestureArbiter?, _ before: Shot, _ lists: [UIScrollView]) {
        let policy = arbiter?.policy ?? setting.policy
        cone = policy.cone
        breadth = setting.tree == .carouselInList ? 3 : .infinity
        isFree =
            arbiter != nil && policy.exclusion == nil && policy.condition.holdsAtEdge
            && setting.refusesEvery == 0 && setting.tree != .refreshable
            // Its rows are swiped.
            && (setting.tree != .table || policy.direction.axis == .vertical)
            && !setting.onlookers.contains { $0.manner == .claims }
            && setting.assumptions.disturbances.isSubset(of: [.lookingOnPans])
            && before.card == 0 && !before.isStretched && before.rooms.allSatisfy { abs($0.room) < 0.49 / 3 }
            && !lists.contains { $0.isDecelerating || !$0.isScrollEnabled }
    }

    mutating func move(along: CGFloat, across: CGFloat, isClean: Bool, _ after: Shot) throws(Violation) {
        way = (way.along + along, way.across + across)
        let limit = min(0.8 * tan(min(cone, 45) * .pi / 180) * way.along, breadth)
        isFree = isFree && isClean && along >= 0 && abs(way.across) <= limit
        guard isFree, way.along - along > Self.patience, after.owner != .drag else { return }
        throw Violation(
            rule: "a drag that nobody refuses begins",
            text: "\(way.along) pt straight on, and it is \(after.owner)'s")
    }
}

extension ArbitrationPolicy.Condition {
    /// Whether content at its edge is enough for it.
    fileprivate var holdsAtEdge: Bool {
        switch self {
        case .always, .atEdge: true
        case .all(let parts): parts.allSatisfy { $0.holdsAtEdge }
        case .any(let parts): parts.contains { $0.holdsAtEdge }
        case .contentOffset, .touchStarts, .decelerating, .flag, .contentStill, .closure, .not: false
        }
    }
}
