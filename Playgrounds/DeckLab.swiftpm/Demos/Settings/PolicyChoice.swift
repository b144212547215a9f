import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFiles
import UIKitShim

/// A policy as the page's controls describe it.
package struct PolicyChoice: Codable, Hashable, Sendable {
    package enum Handoff: String, Codable, Hashable, Sendable, CaseIterable {
        case never, toDrag, toScroll, continuous
    }

    /// When the card is dragged. Names are never changed: links hold them.
    package enum Condition: String, Codable, Hashable, Sendable, CaseIterable {
        case atEdge, atEdgeOrHandle, atEdgeAndNotDecelerating, contentOffset, contentStill, always
    }

    package var condition = Condition.atEdge
    package var handoff = Handoff.never
    /// In points.
    package var slop = 10.0
    /// In degrees to either side of the direction.
    package var cone = 45.0
    package var beyondRest = "resists"
    package var momentum = "stays"
    /// True if the policy has `.unless(.editing)`.
    package var unlessEditing = false
    /// True if the flag is on.
    package var isEditing = false
    /// True if a trackpad's scrolling drags the card, too.
    package var followsTrackpad = false
    /// The policy as JSON, in place of all of the above except `isEditing`; empty for those.
    package var json = ""

    package init(handoff: Handoff = .never) {
        self.handoff = handoff
    }

    package static let continuous = PolicyChoice(handoff: .continuous)
    /// The choices that are GestureArbiter's named policies, in the order of the page.
    package static let named = PolicyName.allCases.map { (name: $0.rawValue, choice: $0.choice) }
}

extension ArbitrationPolicy.Opening {
    /// The choice of this name on the page.
    init(named name: String?) { self = name == "always" ? .always : name == "never" ? .never : .atEdge }
}

extension PolicyChoice {
    /// The policy as it is declared, which may contradict itself.
    package func declared(_ direction: ArbitrationPolicy.Direction = .down) -> ArbitrationPolicy {
        guard !json.isEmpty, var policy = try? ArbitrationPolicy(json: json, over: .gated) else {
            return chosen(direction)
        }
        policy.direction = direction
        return policy
    }

    private func chosen(_ direction: ArbitrationPolicy.Direction) -> ArbitrationPolicy {
        var policy = ArbitrationPolicy(
            direction, when: condition.value, handoff: handoff.value, slop: CGFloat(slop), cone: CGFloat(cone),
            beyondRest: beyondRest == "stops" ? .stops : .resists,
            momentum: ["bounces": .bounces, "carries": .carries][momentum] ?? .stays)
        policy.followsTrackpad = followsTrackpad
        return unlessEditing ? policy.unless(.editing) : policy
    }

    /// The policy as JSON, as an app would keep it in a file.
    package var written: String { json.isEmpty ? (try? declared().json()) ?? "" : json }

    /// The policy as it is attached. A debug build stops at a policy that contradicts itself, so such a one is replaced
    /// by what it amounts to: a drag that may always begin has no hand-off.
    package func policy(_ direction: ArbitrationPolicy.Direction = .down) -> ArbitrationPolicy {
        var policy = declared(direction)
        if policy.contradiction() != nil { policy.handoff.remove(.toDrag) }
        return policy
    }

    /// Why the policy cannot do what it says, and what to write instead.
    package var warnings: [String] {
        declared().contradiction().map { ["The policy can never do what it says. \($0)"] } ?? []
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

/// GestureArbiter's named policies, by the names that the page and the command use, in the order of the page.
package enum PolicyName: String, CaseIterable, Hashable, Sendable {
    case gated, once, continuous, sheet

    /// The policy's effect, in a sentence.
    package var meaning: String {
        switch self {
        case .gated: "Whichever moves first keeps the finger: the card if the list is at its top, else the list."
        case .once: "A list that is scrolled to its top hands the finger over to the card, and does not get it back."
        case .continuous:
            "The finger goes over to the card at the list's top, and back to the list when the card is at rest."
        case .sheet: "A card that is back at rest hands the finger over to the list, as the system's sheet does."
        }
    }

    package var choice: PolicyChoice {
        switch self {
        case .gated: PolicyChoice(handoff: .never)
        case .once: PolicyChoice(handoff: .toDrag)
        case .continuous: .continuous
        case .sheet: PolicyChoice(handoff: .toScroll)
        }
    }
}

extension PolicyChoice {
    /// The Swift that declares the policy, ready to paste. One of GestureArbiter's own policies is called by its name.
    package var swift: String {
        let exclusion = unlessEditing ? ".unless(.editing)" : ""
        let trackpad = followsTrackpad ? ".overriding { $0.followsTrackpad = true }" : ""
        return nameOfOwn.map { "ArbitrationPolicy.\($0)\(exclusion)\(trackpad)" } ?? "\(declared())"
    }

    /// The name of the GestureArbiter policy that equals this one apart from the exclusion and the trackpad.
    private var nameOfOwn: String? {
        Self.named.first { _, choice in
            var choice = choice
            (choice.unlessEditing, choice.isEditing) = (unlessEditing, isEditing)
            choice.followsTrackpad = followsTrackpad
            return choice == self
        }?.name
    }
}
