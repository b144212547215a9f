/// Distances inwards from the four edges of a rectangle, in points; negative ones extend outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top downwards.
    public var top: CGFloat
    /// The distance from the left to the right.
    public var left: CGFloat
    /// The distance from the bottom upwards.
    public var bottom: CGFloat
    /// The distance from the right to the left.
    public var right: CGFloat

    /// Creates insets from four numbers.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
    /// Returns the sums, edge by edge.
    static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: lhs.top + rhs.top, left: lhs.left + rhs.left,
            bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }
}

extension CGRect {
    /// Returns the rectangle inset at its edges. Insets larger than the rectangle leave a negative size.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edge at which y is least.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The edge at which x is least.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The edge at which y is greatest.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The edge at which x is greatest.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
