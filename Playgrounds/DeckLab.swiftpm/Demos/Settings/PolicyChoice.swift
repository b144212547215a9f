import GestureArbiter
import UIKitShim

/// A policy as the page's controls describe it.
package struct PolicyChoice: Codable, Hashable, Sendable {
    package enum Condition: String, Codable, Hashable, Sendable, CaseIterable {
        case atEdge, atEdgeOrHandle, atEdgeAndNotDecelerating, contentOffset, contentStill, always
    }

    package enum Handoff: String, Codable, Hashable, Sendable, CaseIterable {
        case never, toDrag, toScroll, continuous
    }

    package var condition = Condition.atEdge
    package var handoff = Handoff.never
    /// In points.
    package var slop = 10.0
    /// In degrees to either side of the direction.
    package var cone = 45.0
    package var beyondRest = ArbitrationPolicy.BeyondRest.resists.rawValue
    package var momentum = ArbitrationPolicy.Momentum.stays.rawValue
    /// True if the policy has `.unless(.editing)`.
    package var unlessEditing = false
    /// True if the flag is on.
    package var isEditing = false

    package init(handoff: Handoff = .never) {
        self.handoff = handoff
    }

    package static let continuous = PolicyChoice(handoff: .continuous)
    /// The choices that are GestureArbiter's named policies, in the order of the page.
    package static let named = PolicyName.allCases.map { (name: $0.rawValue, choice: $0.choice) }
}

extension PolicyChoice {
    package func policy(_ direction: ArbitrationPolicy.Direction = .down) -> ArbitrationPolicy {
        let policy = ArbitrationPolicy(
            direction, when: condition.value, handoff: handoff.value, slop: CGFloat(slop), cone: CGFloat(cone),
            beyondRest: ArbitrationPolicy.BeyondRest(rawValue: beyondRest) ?? .resists,
            momentum: ArbitrationPolicy.Momentum(rawValue: momentum) ?? .stays)
        return unlessEditing ? policy.unless(.editing) : policy
    }

    package var flags: Set<ArbitrationPolicy.Flag> { isEditing ? [.editing] : [] }
}

extension PolicyChoice.Condition {
    package var value: ArbitrationPolicy.Condition {
        switch self {
        case .atEdge: .atEdge
        case .atEdgeOrHandle: .atEdge || .touchStarts(in: .handle)
        case .atEdgeAndNotDecelerating: .atEdge && !.decelerating
        case .contentOffset: .contentOffset(atMost: 0)
        case .contentStill: .atEdge && .contentStill(for: 0.15)
        case .always: .always
        }
    }
}

extension PolicyChoice.Handoff {
    package var value: ArbitrationPolicy.Handoff {
        switch self {
        case .never: .never
        case .toDrag: .toDrag
        case .toScroll: .toScroll
        case .continuous: .continuous
        }
    }
}
