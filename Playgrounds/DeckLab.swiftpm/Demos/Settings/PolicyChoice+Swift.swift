import GestureArbiter

extension PolicyChoice {
    /// The Swift that declares the policy, ready to paste: one of GestureArbiter's own by its name.
    package var swift: String {
        let exclusion = unlessEditing ? ".unless(.editing)" : ""
        return nameOfOwn.map { "ArbitrationPolicy.\($0)\(exclusion)" } ?? "\(policy())"
    }

    /// The name of GestureArbiter's own policy that this is, but for the exclusion.
    private var nameOfOwn: String? {
        Self.named.first { _, choice in
            var choice = choice
            (choice.unlessEditing, choice.isEditing) = (unlessEditing, isEditing)
            return choice == self
        }?.name
    }
}
