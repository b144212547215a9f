/// GestureArbiter's named policies, by the names that page and command know, in the order of the page.
package enum PolicyName: String, CaseIterable, Hashable, Sendable {
    case gated, once, continuous, sheet

    package var choice: PolicyChoice {
        switch self {
        case .gated: PolicyChoice(handoff: .never)
        case .once: PolicyChoice(handoff: .toDrag)
        case .continuous: .continuous
        case .sheet: PolicyChoice(handoff: .toScroll)
        }
    }
}
