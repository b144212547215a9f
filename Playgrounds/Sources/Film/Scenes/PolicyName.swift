import GestureArbiter

/// The policies that are filmed, by the names that the command knows.
package enum PolicyName: String, CaseIterable, Hashable, Sendable {
    case gated, once, continuous, sheet

    package var policy: ArbitrationPolicy {
        switch self {
        case .gated: .gated
        case .once: .once
        case .continuous: .continuous
        case .sheet: .sheet
        }
    }
}
