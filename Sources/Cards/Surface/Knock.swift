import GestureArbiter
import UIKitShim

/// Haptic feedback for a finger, whenever the target of a release changes.
@MainActor
@_spi(Cards) public final class Knock {
    private let generator: UIImpactFeedbackGenerator
    /// The place of the last feedback, in points from rest.
    private var last: CGFloat?
    private var isReady = true
    /// The target of a release, when it was last checked.
    private var target: ReleaseRule.Target?
    /// The least distance between two impacts, in points. A trembling hand moves less.
    private static let leastWay: CGFloat = 8

    public init(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        generator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
    }

    /// Gives feedback if the target of a release has changed, for a card at `translation` points from rest.
    public func feel(_ target: ReleaseRule.Target?, at translation: CGFloat) {
        if let last, abs(translation - last) >= Self.leastWay { isReady = true }
        defer { self.target = target }
        guard isReady, let former = self.target, former != target else { return }
        (isReady, last) = (false, translation)
        generator.impactOccurred()
    }
}
