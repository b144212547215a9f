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
