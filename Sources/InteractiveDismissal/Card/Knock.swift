import UIKitShim

/// What the hand feels of the point from which the card leaves: a knock whenever the card passes it.
@MainActor
package final class Knock {
    private let generator: UIImpactFeedbackGenerator
    /// Where it has knocked last, in points from rest.
    private var last: CGFloat?
    private var isReady = true
    /// In points: a hand that trembles moves less.
    private static let leastWay: CGFloat = 8

    package init(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        generator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
    }

    /// The card has moved, to `translation` points from rest.
    package func follow(_ translation: CGFloat) {
        if let last, abs(translation - last) >= Self.leastWay { isReady = true }
    }

    /// It has passed the point, at `translation` points from rest.
    package func pass(at translation: CGFloat) {
        guard isReady else { return }
        (isReady, last) = (false, translation)
        generator.impactOccurred()
    }
}
