import UIKitShim

/// A song's artwork, which grows as its player opens. It takes no touches.
final class ArtworkView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "artwork"
    }

    required init?(coder: NSCoder) { nil }

    /// Places the artwork between its frame in the bar and that in the open player.
    ///
    /// - Parameter openness: 0 in the bar, 1 open.
    func lie(between small: CGRect, and large: CGRect, openness: CGFloat) {
        func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * openness }
        frame = CGRect(
            x: between(small.minX, large.minX), y: between(small.minY, large.minY),
            width: between(small.width, large.width), height: between(small.height, large.height))
        layer.cornerRadius = between(8, 20)
    }
}
