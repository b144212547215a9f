import Foundation

/// An outline. The host only knows its bounds.
public final class CGPath: Sendable {
    /// The smallest rectangle around the outline.
    public let boundingBoxOfPath: CGRect

    init(boundingBoxOfPath: CGRect) { self.boundingBoxOfPath = boundingBoxOfPath }
}

/// The end of a line. Stores only.
public enum CGLineCap: Int32, Sendable {
    /// As in UIKit.
    case butt, round, square
}
/// The corners of a line. Stores only.
public enum CGLineJoin: Int32, Sendable {
    /// As in UIKit.
    case miter, round, bevel
}

/// An outline, such as a rectangle with rounded corners.
open class UIBezierPath {
    /// The outline as a `CGPath`.
    open var cgPath: CGPath

    private var end = CGPoint.zero

    /// Creates an empty outline.
    public init() { cgPath = CGPath(boundingBoxOfPath: .null) }

    /// Creates a rectangle.
    public init(rect: CGRect) { cgPath = CGPath(boundingBoxOfPath: rect) }

    /// Creates a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath = CGPath(boundingBoxOfPath: rect) }

    /// Creates the ellipse that fits into a rectangle.
    public init(ovalIn rect: CGRect) { cgPath = CGPath(boundingBoxOfPath: rect) }

    /// Creates an outline from another.
    public init(cgPath: CGPath) { self.cgPath = cgPath }

    /// The smallest rectangle around the outline.
    open var bounds: CGRect { cgPath.boundingBoxOfPath }

    /// Moves to a point without a line.
    open func move(to point: CGPoint) { end = point }

    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) {
        let line = CGRect(
            x: min(end.x, point.x), y: min(end.y, point.y), width: abs(end.x - point.x), height: abs(end.y - point.y))
        cgPath = CGPath(boundingBoxOfPath: bounds.union(line))
        end = point
    }

    /// Adds an arc, after a straight line to its start. Angles are radians, 0 to the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = clockwise ? startAngle...max(startAngle, endAngle) : min(startAngle, endAngle)...startAngle
        let quarters = (-8...8).map { CGFloat($0) * .pi / 2 }.filter(sweep.contains)
        if bounds.isNull { end = Self.point(at: startAngle, around: center, radius) }
        for angle in [startAngle] + quarters + [endAngle] { addLine(to: Self.point(at: angle, around: center, radius)) }
    }

    private static func point(at angle: CGFloat, around center: CGPoint, _ radius: CGFloat) -> CGPoint {
        func exact(_ share: CGFloat) -> CGFloat { (share * 1e9).rounded() / 1e9 }
        return CGPoint(x: center.x + radius * exact(cos(angle)), y: center.y + radius * exact(sin(angle)))
    }

    /// Adds a curve: here, a straight line to its end.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { addLine(to: endPoint) }
    /// Adds a curve: here, a straight line to its end.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { addLine(to: endPoint) }
    /// Adds another outline.
    open func append(_ bezierPath: UIBezierPath) {
        cgPath = CGPath(boundingBoxOfPath: bounds.union(bezierPath.bounds))
    }
    /// A Boolean value that says whether there is nothing to draw.
    open var isEmpty: Bool { bounds.isNull }
    /// The last point.
    open var currentPoint: CGPoint { end }
    /// The width of the line. Stores only.
    open var lineWidth: CGFloat = 1
    /// The end of the line. Stores only.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of the line. Stores only.
    open var lineJoinStyle = CGLineJoin.miter
    /// How a path that crosses itself is filled. Stores only.
    open var usesEvenOddFillRule = false
    // Row V22.
    /// Fills the outline in the current drawing: the host records its bounds.
    open func fill() { CGContext.current?.fill(bounds) }
    /// Draws the line of the outline in the current drawing: the host records its bounds.
    open func stroke() { CGContext.current?.stroke(bounds) }
    /// Has no effect: the host records what would be outside.
    open func addClip() {}

    /// Adds a straight line to the start of the outline, which does not change the bounds.
    open func close() {}

    /// Creates a rectangle with some rounded corners.
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
