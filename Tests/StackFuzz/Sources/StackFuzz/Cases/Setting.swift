import GestureArbiter
import HeadlessUIKit

/// A scene: views, an arbiter, a client, and a way in which UIKit might behave.
struct Setting {
    enum Tree: String, CaseIterable {
        case list, nestedLists, carouselInList, shortList, noList, listOfNoSize, table, refreshable
    }

    enum Client: String, CaseIterable {
        /// Told of the drags, moves the card by itself.
        case hears
        /// The card is moved for it.
        case looksOn
    }

    var tree = Tree.list
    var client = Client.hears
    /// The card's arbiter, not the list's.
    var isOnCard = false
    /// Points.
    var contentLength: CGFloat = 2640
    var startOffset: CGFloat = 0
    var insets: (CGFloat, CGFloat) = (0, 0)
    var adjustsInsets = false
    var bounces = true
    var alwaysBounces = false
    var policy = ArbitrationPolicy.continuous
    /// The client refuses every attempt whose number, from 1, this divides; 0 refuses none and is not asked.
    var refusesEvery = 0
    var framesPerSecond = 120
    var assumptions = Assumptions()

    var axis: ArbitrationPolicy.Direction.Axis { policy.direction.axis }

    /// Whether the lists follow the finger event by event as the engine expects, so that content can be held against
    /// it. A list that counts from the drag's beginning jumps once when it gets the touch back, by the slop; of nested
    /// ones the engine observes the owner only, and expects the innermost after its own slop.
    var listsFollowAsExpected: Bool {
        guard assumptions.offsetWhileTracking == .incremental else { return false }
        guard tree == .nestedLists || tree == .carouselInList else { return true }
        guard !assumptions.disturbances.contains(.swallowedTouches) else { return false }
        let slop = policy.handoff == .never ? policy.slop : max(policy.slop, 10)
        return assumptions.nestedPriority == .innermost && slop == assumptions.scrollSlop
    }
}

extension Setting {
    static func random(_ chance: inout Chance) -> Setting {
        var setting = Setting()
        setting.tree = chance.of([.list, .list, .list] + Tree.allCases)
        setting.client = chance.of(Client.allCases)
        setting.isOnCard = chance.percent(40) || setting.tree == .noList || setting.tree == .listOfNoSize
        setting.contentLength = chance.of([2640, 2640, 1000, 789, 790])
        setting.startOffset = chance.of([0, 0, 15, 40, 200, 211])
        if chance.percent(25) { setting.insets = (chance.of([0, 20, 52]), chance.of([0, 34])) }
        setting.adjustsInsets = chance.percent(30)
        setting.bounces = !chance.percent(20)
        setting.alwaysBounces = chance.percent(25)
        let direction = chance.of(
            [.down, .down, .down, .down] + [ArbitrationPolicy.Direction.up, .left, .right, .leading, .trailing])
        setting.policy = randomPolicy(direction, &chance)
        setting.refusesEvery = chance.of([0, 0, 0, 1, 2, 3])
        setting.framesPerSecond = chance.of([60, 120])
        for doubt in Switch.all where chance.percent(25) { doubt.flip(&setting.assumptions, &chance) }
        if chance.percent(20) { setting.assumptions.disturbances = [chance.of(Disturbance.allCases)] }
        return setting
    }

    static func randomPolicy(_ direction: ArbitrationPolicy.Direction, _ chance: inout Chance) -> ArbitrationPolicy {
        var named: [ArbitrationPolicy] = [.gated, .once, .continuous, .continuous, .sheet]
        for index in named.indices {
            named[index].direction = direction
            named[index].momentum = chance.of([.stays, .bounces])
        }
        guard chance.percent(40) else { return chance.of(named) }
        let conditions: [ArbitrationPolicy.Condition] = [
            .atEdge, .atEdge || .touchStarts(in: .handle), .contentOffset(atMost: 20), .always,
            .atEdge && !.decelerating, .contentStill(for: 0.1), .atEdge && .contentStill(for: 0.05),
            .flag(.editing), .atEdge || .flag(.editing), .custom("room below 30") { $0.roomToEdge < 30 },
        ]
        var policy = ArbitrationPolicy(
            direction, when: chance.of(conditions), handoff: chance.of([.never, .toDrag, .toScroll, .continuous]))
        policy.slop = chance.of([10, 10, 0, 4, 24])
        policy.cone = chance.of([45, 45, 30, 90])
        policy.beyondRest = chance.of([.resists, .stops])
        policy.momentum = chance.of([.stays, .bounces])
        if chance.percent(20) { policy = policy.unless(.flag(.editing)) }
        return policy
    }
}

extension Setting: CustomStringConvertible {
    var description: String {
        let container = isOnCard ? "the card" : "the list"
        var lines = [
            "scene: \(tree), \(client), arbiter on \(container), content \(contentLength) from \(startOffset), insets "
                + "\(insets.0)/\(insets.1)\(adjustsInsets ? " adjusted" : ""), "
                + "\(bounces ? "" : "no ")bounces\(alwaysBounces ? " always" : ""), \(framesPerSecond) Hz",
            "policy: \(policy.summary)",
        ]
        if refusesEvery > 0 { lines.append("refuses every \(refusesEvery). attempt") }
        let switches = Switch.differences(of: assumptions)
        if !switches.isEmpty { lines.append("uikit: " + switches.joined(separator: " ")) }
        return lines.joined(separator: "\n")
    }
}

extension ArbitrationPolicy {
    /// One line.
    var summary: String {
        "\(direction) when \(condition) unless \(exclusion.map { "\($0)" } ?? "never"), hand-off \(handoff.name), "
            + "slop \(slop), cone \(cone), \(beyondRest), momentum \(momentum)"
    }
}

extension ArbitrationPolicy.Handoff {
    fileprivate var name: String {
        switch (contains(.toDrag), contains(.toScroll)) {
        case (true, true): "both ways"
        case (true, false): "to the drag"
        case (false, true): "to scrolling"
        case (false, false): "never"
        }
    }
}
