import Foundation

extension ArbitrationPolicy {
    /// The direction in which a finger drags the card away. `.atEdge` tests the edge that content reaches that way: for
    /// `.down`, the top.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Toward the bottom of the screen.
        case down
        /// Toward the top of the screen.
        case up
        /// Toward the left, in every layout direction.
        case left
        /// Toward the right, in every layout direction.
        case right
        /// Toward the left, or the right in a right-to-left layout.
        case leading
        /// Toward the right, or the left in a right-to-left layout.
        case trailing
        /// Up or down, as the finger moves. Distances below rest are positive, above it negative.
        case vertical
        /// Left or right, as the finger moves. Distances to the right of rest are positive, to the left negative.
        case horizontal

        @_spi(Cards) public enum Axis: Hashable, Sendable { case horizontal, vertical }

        @_spi(Cards) public var axis: Axis {
            switch self {
            case .down, .up, .vertical: .vertical
            case .left, .right, .leading, .trailing, .horizontal: .horizontal
            }
        }

        /// The direction with `leading` and `trailing` replaced by left or right.
        @_spi(Cards) public func resolved(isRightToLeft: Bool) -> Direction {
            switch self {
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            case .down, .up, .left, .right, .vertical, .horizontal: self
            }
        }

        /// True for `.vertical` and `.horizontal`, for which the finger chooses one of two directions.
        @_spi(Cards) public var isBothWays: Bool { self == .vertical || self == .horizontal }

        /// The second side has the negative numbers of a two-way direction, the first all others.
        package enum Side: Sendable {
            case first, second

            package init(of number: CGFloat, isTwoWay: Bool) { self = isTwoWay && number < 0 ? .second : .first }

            /// Converts a number along the direction to this side's count, where the way out is positive, or back.
            package func counted(_ number: CGFloat) -> CGFloat { self == .second ? 0 - number : number }
            package var other: Side { self == .first ? .second : .first }
        }

        func side(of number: CGFloat) -> Side { Side(of: number, isTwoWay: isBothWays) }

        /// Whether this is `other`, or two-way on the axis of `other`.
        package func contains(_ other: Direction) -> Bool {
            self == other || way(onOtherSide: false) == other || way(onOtherSide: true) == other
        }

        /// For a two-way direction, the way with positive places, or the other way; else the direction itself.
        package func way(onOtherSide isOther: Bool) -> Direction {
            switch self {
            case .down, .up, .left, .right, .leading, .trailing: self
            case .vertical: isOther ? .up : .down
            case .horizontal: isOther ? .left : .right
            }
        }

        /// A two-way direction is its own opposite.
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

        /// 1 if the finger's coordinate grows along the direction, −1 if it shrinks. `leading` and `trailing` count as
        /// in a left-to-right layout here and below: resolve them first.
        @_spi(Cards) public var sign: CGFloat {
            switch self {
            case .down, .right, .trailing, .vertical, .horizontal: 1
            case .up, .left, .leading: -1
            }
        }

        /// Splits a movement into its parts along the direction and across it.
        @_spi(Cards) public func components(of movement: CGPoint) -> (along: CGFloat, across: CGFloat) {
            axis == .vertical ? (movement.y * sign, movement.x) : (movement.x * sign, movement.y)
        }
    }
}

extension ArbitrationPolicy.Direction {
    /// Returns the movement on the screen for `distance` points along the direction.
    @_spi(Cards) public func movement(by distance: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: 0, y: distance * sign) : CGPoint(x: distance * sign, y: 0)
    }

    /// Returns the distance along the direction after which `frame` is outside `bounds`, both in one coordinate system,
    /// in points, 0 or more. For a two-way direction, the way with positive places counts.
    @_spi(Cards) public func distance(of frame: CGRect, outOf bounds: CGRect) -> CGFloat {
        switch self {
        case .down, .vertical: max(bounds.maxY - frame.minY, 0)
        case .up: max(frame.maxY - bounds.minY, 0)
        case .right, .trailing, .horizontal: max(bounds.maxX - frame.minX, 0)
        case .left, .leading: max(frame.maxX - bounds.minX, 0)
        }
    }
}
