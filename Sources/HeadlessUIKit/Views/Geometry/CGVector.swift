/// A direction and a length, in points or in points per second.
public struct CGVector: Hashable, Codable, Sendable {
    /// Across, positive to the right.
    public var dx: CGFloat
    /// Down, on a screen; positive downwards.
    public var dy: CGFloat

    /// By its two numbers.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No length.
    public init() { self.init(dx: 0, dy: 0) }

    /// No length.
    public static let zero = CGVector()
}
