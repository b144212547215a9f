/// One axis of a scroll view: the offsets where content may rest, and the resistance beyond them. Row S24.
struct ScrollAxis {
    /// Offsets at which the content may rest, in points.
    var range: ClosedRange<CGFloat>
    /// The viewport's length along the axis, in points.
    var length: CGFloat
    var bounces: Bool
    /// True if a drag may move the content along this axis. Row S18.
    var canScroll: Bool

    private static let coefficient: CGFloat = 0.55

    /// Returns the visible offset when the finger has pulled the content to `pulled`.
    func shown(for pulled: CGFloat) -> CGFloat {
        let rest = clamp(pulled)
        guard bounces, length > 0 else { return rest }
        let pull = abs(pulled - rest) * Self.coefficient
        return rest + copysign(pull * length / (length + pull), pulled - rest)
    }

    /// Returns the finger's pull for a visible offset.
    func pulled(forShown shown: CGFloat) -> CGFloat {
        let rest = clamp(shown)
        let stretch = abs(shown - rest)
        guard bounces, stretch < length else { return shown }
        return rest + copysign(stretch * length / (Self.coefficient * (length - stretch)), shown - rest)
    }

    /// Returns the content's speed at the visible offset, as a share of the finger's.
    func slope(atShown shown: CGFloat) -> CGFloat {
        let pull = abs(pulled(forShown: shown) - clamp(shown)) * Self.coefficient
        guard pull > 0 else { return 1 }
        return Self.coefficient * (length / (length + pull)) * (length / (length + pull))
    }

    func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

    func isOutside(_ offset: CGFloat) -> Bool { clamp(offset) != offset }
}
