import GestureArbiter
import UIKitShim

/// Geometry at the sides of a card. `leading` and `trailing` count as left and right.
@_spi(Cards) extension ArbitrationPolicy.Direction {
    /// The side that a card moving along the direction leaves over, as a coordinate that grows along the direction.
    public func front(of frame: CGRect) -> CGFloat {
        switch (axis, sign > 0) {
        case (.vertical, true): frame.maxY
        case (.vertical, false): -frame.minY
        case (.horizontal, true): frame.maxX
        case (.horizontal, false): -frame.minX
        }
    }

    /// The opposite side of the card, which shows first, as such a coordinate.
    public func rear(of frame: CGRect) -> CGFloat {
        switch (axis, sign > 0) {
        case (.vertical, true): frame.minY
        case (.vertical, false): -frame.maxY
        case (.horizontal, true): frame.minX
        case (.horizontal, false): -frame.maxX
        }
    }

    /// The inset at the side that the card leaves over.
    public func inset(of insets: UIEdgeInsets) -> CGFloat {
        switch (axis, sign > 0) {
        case (.vertical, true): insets.bottom
        case (.vertical, false): insets.top
        case (.horizontal, true): insets.right
        case (.horizontal, false): insets.left
        }
    }

    /// Insets of `depth` points at the side that the card leaves over.
    public func insets(_ depth: CGFloat) -> UIEdgeInsets {
        switch (axis, sign > 0) {
        case (.vertical, true): UIEdgeInsets(top: 0, left: 0, bottom: depth, right: 0)
        case (.vertical, false): UIEdgeInsets(top: depth, left: 0, bottom: 0, right: 0)
        case (.horizontal, true): UIEdgeInsets(top: 0, left: 0, bottom: 0, right: depth)
        case (.horizontal, false): UIEdgeInsets(top: 0, left: depth, bottom: 0, right: 0)
        }
    }

    /// The strip of `frame`, `depth` points deep, at the side that the card leaves over.
    public func strip(of frame: CGRect, _ depth: CGFloat) -> CGRect {
        switch (axis, sign > 0) {
        case (.vertical, true): CGRect(x: frame.minX, y: frame.maxY - depth, width: frame.width, height: depth)
        case (.vertical, false): CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: depth)
        case (.horizontal, true): CGRect(x: frame.maxX - depth, y: frame.minY, width: depth, height: frame.height)
        case (.horizontal, false): CGRect(x: frame.minX, y: frame.minY, width: depth, height: frame.height)
        }
    }
}
