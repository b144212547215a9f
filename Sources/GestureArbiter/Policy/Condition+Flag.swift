extension ArbitrationPolicy.Condition {
    /// True while the app's flag is on.
    public static func flag(_ flag: ArbitrationPolicy.Flag) -> Self {
        Self(ArbitrationPolicy.Criterion(.flag, name: flag.rawValue))
    }

    /// True while the flag `.editing` is on, which means that something in the container is being edited.
    public static let editing = flag(.editing)
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let flag = ArbitrationPolicy.Criterion.Kind("flag(_:)", taking: .flag, isFixed: false) {
        criterion, situation in
        situation.flags.contains(ArbitrationPolicy.Flag(rawValue: criterion.name))
    }
}
