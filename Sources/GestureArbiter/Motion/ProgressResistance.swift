import Foundation

/// The resistance of the article's transition to negative progress: the card moved the other way than it leaves.
///
///     ProgressResistance().progress(for: -0.1)   // −0.0333
///
/// It works on progress, a share of the way, where ``RubberBand`` works on points.
public struct ProgressResistance: Hashable, Sendable {
    /// How quickly it stiffens: progress never exceeds 1/`steepness`.
    public var steepness: CGFloat

    /// - Parameter steepness: How quickly it stiffens; greater than 0. The article's is 20.
    public init(steepness: CGFloat = 20) {
        self.steepness = steepness
    }

    /// The progress shown for `progress`: odd in `progress`, 0 for what is not finite.
    public func progress(for progress: CGFloat) -> CGFloat {
        guard progress.isFinite else { return 0 }
        return progress / (1 + abs(steepness * progress))
    }
}
