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

    /// Where the rubber band ends, as a share of the length. Content that was flung farther follows a finger at the rate
    /// of this place, so that it does not jump when it is caught. No finger pulls that far; a guess.
    private static let reach: CGFloat = 0.95
    /// The resisted pull at that place, and the content's speed there as a share of the resisted pull's.
    private var bend: (pull: CGFloat, slope: CGFloat) {
        (length * Self.reach / (1 - Self.reach), (1 - Self.reach) * (1 - Self.reach))
    }

    /// Returns the visible offset when the finger has pulled the content to `pulled`.
    func shown(for pulled: CGFloat) -> CGFloat {
        let rest = clamp(pulled)
        guard bounces, length > 0 else { return rest }
        let (bend, pull) = (bend, abs(pulled - rest) * Self.coefficient)
        let banded = min(pull, bend.pull)
        let stretch = banded * length / (length + banded) + (pull - banded) * bend.slope
        return rest + copysign(stretch, pulled - rest)
    }

    /// Returns the finger's pull for a visible offset.
    func pulled(forShown shown: CGFloat) -> CGFloat {
        let rest = clamp(shown)
        guard bounces, length > 0 else { return shown }
        let (bend, stretch) = (bend, abs(shown - rest))
        let banded = min(stretch, length * Self.reach)
        let pull = banded * length / (length - banded) + (stretch - banded) / bend.slope
        return rest + copysign(pull / Self.coefficient, shown - rest)
    }

    /// Returns the content's speed at the visible offset, as a share of the finger's.
    func slope(atShown shown: CGFloat) -> CGFloat {
        let pull = min(abs(pulled(forShown: shown) - clamp(shown)) * Self.coefficient, bend.pull)
        guard pull > 0 else { return 1 }
        return Self.coefficient * (length / (length + pull)) * (length / (length + pull))
    }

    func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

    func isOutside(_ offset: CGFloat) -> Bool { clamp(offset) != offset }
}
