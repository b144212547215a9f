/// An outline. The host knows its bounds, and draws nothing along it.
public final class CGPath: Sendable {
    /// The smallest rectangle around the outline.
    public let boundingBoxOfPath: CGRect

    init(boundingBoxOfPath: CGRect) { self.boundingBoxOfPath = boundingBoxOfPath }
}

/// An object that makes outlines: of rectangles with rounded corners.
open class UIBezierPath {
    /// The outline as a `CGPath`.
    open var cgPath: CGPath

    /// Creates a rectangle of which some corners are rounded.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        cgPath = CGPath(boundingBoxOfPath: rect)
    }
}

/// The corners of a rectangle. y points down: the top is where y is least.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
}
