import GestureArbiterInspector

extension TouchMap { public typealias Owner = TouchOwner }

extension TouchOwner {
    /// True if the finger uses the control of this name.
    func uses(control name: String) -> Bool {
        switch self {
        case .presses(name), .changes(name), .edits(name), .touches(name): true
        default: false
        }
    }
}
