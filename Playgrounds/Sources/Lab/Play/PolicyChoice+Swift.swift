import GestureArbiter

extension PolicyChoice {
    /// The Swift that declares the policy, ready to paste.
    package var swift: String {
        let base = named.map { "ArbitrationPolicy.\($0)" } ?? written
        return unlessEditing ? base + "\n    .unless(.flag(.editing))" : base
    }

    /// The name of GestureArbiter's own policy that this is, but for the exclusion.
    private var named: String? {
        Self.named.first { name, choice in
            var choice = choice
            (choice.unlessEditing, choice.isEditing) = (unlessEditing, isEditing)
            return choice == self
        }?.name
    }

    /// Only what differs from the defaults is written out.
    private var written: String {
        var arguments = [".down"]
        if condition != .atEdge { arguments.append("when: \(condition.value)") }
        if handoff != .never { arguments.append("handoff: .\(handoff.rawValue)") }
        let standard = PolicyChoice()
        if slop != standard.slop { arguments.append("slop: \(number(slop))") }
        if cone != standard.cone { arguments.append("cone: \(number(cone))") }
        if beyondRest != standard.beyondRest { arguments.append("beyondRest: .\(policy().beyondRest.rawValue)") }
        if momentum != standard.momentum { arguments.append("momentum: .\(policy().momentum.rawValue)") }
        return "ArbitrationPolicy(\(arguments.joined(separator: ", ")))"
    }

    private func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
