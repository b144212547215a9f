#if !canImport(CoreGraphics)

/// A direction and a length, in points or in points per second.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal length, positive to the right.
    public var dx: CGFloat
    /// The vertical length, positive downwards.
    public var dy: CGFloat

    /// Creates a vector from its two numbers.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector of zeros.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of zeros.
    public static let zero = CGVector()
}

#endif
