/// An outline. The host knows its bounds, and draws nothing along it.
public final class CGPath: Sendable {
    /// The smallest rectangle around it.
    public let boundingBoxOfPath: CGRect

    init(boundingBoxOfPath: CGRect) { self.boundingBoxOfPath = boundingBoxOfPath }
}

/// Makes outlines: of rectangles with rounded corners.
open class UIBezierPath {
    /// The outline. Of another path than before it is another one.
    open var cgPath: CGPath

    /// A rectangle of which some corners are rounded.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        cgPath = CGPath(boundingBoxOfPath: rect)
    }
}

/// Corners of a rectangle. y points down: the top is where y is least.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left one at the top.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The right one at the top.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The left one at the bottom.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The right one at the bottom.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
}
