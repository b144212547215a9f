import Foundation

extension ArbitrationPolicy {
    /// The way a finger moves to drag the container away.
    ///
    /// A card that is pulled down leaves its list at the top edge, a panel that is pushed left leaves its list at
    /// the right edge, and so on: the direction also says which edge `.atEdge` means.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Toward the bottom of the screen.
        case down
        /// Toward the top of the screen.
        case up
        /// Toward the left, wherever text begins.
        case left
        /// Toward the right, wherever text begins.
        case right
        /// Toward the side where a line of text begins: left, or right where text runs from right to left.
        case leading
        /// Toward the side where a line of text ends.
        case trailing
        /// Up or down, as the finger goes: a photo that leaves at either end. Places are counted downwards; those above 0
        /// are negative.
        case vertical
        /// To the left or to the right, as the finger goes, wherever text begins: a row that opens at either side. Places
        /// are counted to the right; those left of 0 are negative.
        case horizontal

        /// The axis of the movement.
        public enum Axis: Hashable, Sendable {
            /// Left and right.
            case horizontal
            /// Up and down.
            case vertical
        }

        /// The axis that the direction lies on.
        public var axis: Axis {
            switch self {
            case .down, .up, .vertical: .vertical
            case .left, .right, .leading, .trailing, .horizontal: .horizontal
            }
        }

        /// The same direction with `leading` and `trailing` replaced by the side they mean.
        public func resolved(isRightToLeft: Bool) -> Direction {
            switch self {
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            case .down, .up, .left, .right, .vertical, .horizontal: self
            }
        }

        /// True for `.vertical` and `.horizontal`: the finger's way says which of two ways it is.
        public var isBothWays: Bool { self == .vertical || self == .horizontal }

        /// Whether it is the other one, or both ways on its axis.
        package func contains(_ other: Direction) -> Bool {
            self == other || way(onOtherSide: false) == other || way(onOtherSide: true) == other
        }

        /// Of both ways, the one on which places are greater than 0, or the other one; else the direction itself.
        package func way(onOtherSide isOther: Bool) -> Direction {
            switch self {
            case .down, .up, .left, .right, .leading, .trailing: self
            case .vertical: isOther ? .up : .down
            case .horizontal: isOther ? .left : .right
            }
        }

        /// The other way on the same axis; both ways are their own.
        package var opposite: Direction {
            switch self {
            case .down: .up
            case .up: .down
            case .left: .right
            case .right: .left
            case .leading: .trailing
            case .trailing: .leading
            case .vertical, .horizontal: self
            }
        }

        /// 1 where the finger's coordinate grows along the direction, −1 where it shrinks.
        /// `leading` and `trailing` count as in a left-to-right layout: resolve them first.
        public var sign: CGFloat {
            switch self {
            case .down, .right, .trailing, .vertical, .horizontal: 1
            case .up, .left, .leading: -1
            }
        }

        /// The edge of the content that a finger moving this way comes to.
        package var edgeName: String {
            switch self {
            case .down: "top"
            case .up: "bottom"
            case .left: "right"
            case .right: "left"
            case .leading: "trailing"
            case .trailing: "leading"
            case .vertical: "top or bottom"
            case .horizontal: "left or right"
            }
        }

        /// The share of a movement along the direction and across it. `across` keeps its sign only to be compared.
        public func components(of movement: CGPoint) -> (along: CGFloat, across: CGFloat) {
            switch axis {
            case .vertical: (movement.y * sign, movement.x)
            case .horizontal: (movement.x * sign, movement.y)
            }
        }
    }
}

/// A direction on the screen, for those who move something along it themselves. `leading` and `trailing` count as in a
/// left-to-right layout: resolve them first.
extension ArbitrationPolicy.Direction {
    /// Returns the way across the screen of something that goes `distance` points along the direction: the inverse of
    /// ``components(of:)``.
    public func movement(by distance: CGFloat) -> CGPoint {
        switch axis {
        case .vertical: CGPoint(x: 0, y: distance * sign)
        case .horizontal: CGPoint(x: distance * sign, y: 0)
        }
    }

    /// Returns the way along the direction on which what lies in `frame` leaves `bounds` until nothing of it shows:
    /// points, 0 or more. Both in one coordinate system. Of both ways it is the one on which places are greater than 0.
    public func distance(of frame: CGRect, outOf bounds: CGRect) -> CGFloat {
        switch self {
        case .down, .vertical: max(bounds.maxY - frame.minY, 0)
        case .up: max(frame.maxY - bounds.minY, 0)
        case .right, .trailing, .horizontal: max(bounds.maxX - frame.minX, 0)
        case .left, .leading: max(frame.maxX - bounds.minX, 0)
        }
    }
}
