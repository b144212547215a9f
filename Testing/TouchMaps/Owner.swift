import GestureArbiterInspector

extension TouchMap {
    /// Who gets a finger.
    public typealias Owner = TouchOwner
}

extension TouchOwner {
    /// The owner in words; the same for all rows of a list.
    var caption: String {
        guard case .selects = self else { return description }
        return description.replacing(#/^selects (row|item) \d+( in section \d+)? of /#) { "selects \($0.1)s of " }
    }

    /// True if the finger uses the control of this name.
    func uses(control name: String) -> Bool {
        switch self {
        case .presses(name), .changes(name), .edits(name), .touches(name): true
        default: false
        }
    }
}
