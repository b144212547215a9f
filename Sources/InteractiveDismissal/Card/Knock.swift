import UIKitShim

/// Haptic feedback whenever the card passes the point from which it leaves.
@MainActor
package final class Knock {
    private let generator: UIImpactFeedbackGenerator
    /// The place of the last feedback, in points from rest.
    private var last: CGFloat?
    private var isReady = true
    /// The least distance between two impacts, in points. A trembling hand moves less.
    private static let leastWay: CGFloat = 8

    package init(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        generator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
    }

    /// Follows the card to `translation` points from rest.
    package func follow(_ translation: CGFloat) {
        if let last, abs(translation - last) >= Self.leastWay { isReady = true }
    }

    /// Gives feedback as the card passes the point, at `translation` points from rest.
    package func pass(at translation: CGFloat) {
        guard isReady else { return }
        (isReady, last) = (false, translation)
        generator.impactOccurred()
    }
}
