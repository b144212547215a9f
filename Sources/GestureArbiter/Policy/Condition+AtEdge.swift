extension ArbitrationPolicy.Condition {
    /// True if every scroll view under the finger is at the edge that the drag comes from, to within half a pixel.
    public static let atEdge = Self(ArbitrationPolicy.Criterion(.atEdge))
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let atEdge = ArbitrationPolicy.Criterion.Kind("atEdge", isFixed: true, in: .pointsToEdge) {
        _, situation in
        (Double(situation.roomToEdge), Double(situation.tolerance))
    }
}
