extension ArbitrationPolicy.Condition {
    /// True if the touch came down in `region`.
    public static func touchStarts(in region: ArbitrationPolicy.Region) -> Self {
        Self(ArbitrationPolicy.Criterion(.touchStarts, name: region.rawValue))
    }
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let touchStarts = ArbitrationPolicy.Criterion.Kind(
        "touchStarts(in:)", taking: .region, isFixed: true
    ) { criterion, situation in
        situation.regions.contains(ArbitrationPolicy.Region(rawValue: criterion.name))
    }
}
