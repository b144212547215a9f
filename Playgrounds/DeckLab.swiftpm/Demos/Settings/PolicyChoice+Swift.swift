import GestureArbiter

extension PolicyChoice {
    /// The Swift that declares the policy, ready to paste. One of GestureArbiter's own policies is called by its name.
    package var swift: String {
        let exclusion = unlessEditing ? ".unless(.editing)" : ""
        return nameOfOwn.map { "ArbitrationPolicy.\($0)\(exclusion)" } ?? "\(declared())"
    }

    /// The name of the GestureArbiter policy that equals this one apart from the exclusion.
    private var nameOfOwn: String? {
        Self.named.first { _, choice in
            var choice = choice
            (choice.unlessEditing, choice.isEditing) = (unlessEditing, isEditing)
            return choice == self
        }?.name
    }
}
