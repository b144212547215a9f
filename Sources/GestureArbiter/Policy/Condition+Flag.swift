extension ArbitrationPolicy.Condition {
    /// Holds while the named state of your app is on.
    public static func flag(_ flag: ArbitrationPolicy.Flag) -> Self {
        Self(Criterion(.flag, name: flag.rawValue))
    }

    /// Holds while something in the container is being edited: while the flag `.editing` is on.
    public static let editing = flag(.editing)
}

extension Criterion.Kind {
    static let flag = Criterion.Kind("flag(_:)", taking: .flag, isFixed: false) { criterion, situation in
        situation.flags.contains(ArbitrationPolicy.Flag(criterion.name))
    }
}
