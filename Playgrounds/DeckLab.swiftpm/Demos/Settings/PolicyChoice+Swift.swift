import GestureArbiter

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
