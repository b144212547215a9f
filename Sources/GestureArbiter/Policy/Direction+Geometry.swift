import Foundation

/// A direction on the screen, for those who move something along it themselves. `leading` and `trailing` count as in a
/// left-to-right layout: resolve them first.
extension ArbitrationPolicy.Direction {
    /// How far across the screen something goes that goes `distance` points along the direction: the inverse of
    /// ``components(of:)``.
    public func movement(by distance: CGFloat) -> CGPoint {
        switch axis {
        case .vertical: CGPoint(x: 0, y: distance * sign)
        case .horizontal: CGPoint(x: distance * sign, y: 0)
        }
    }

    /// How far along the direction what lies in `frame` has to go until nothing of it shows in `bounds`: points, 0 or
    /// more. Both in one coordinate system.
    public func distance(of frame: CGRect, outOf bounds: CGRect) -> CGFloat {
        switch self {
        case .down: max(bounds.maxY - frame.minY, 0)
        case .up: max(frame.maxY - bounds.minY, 0)
        case .right, .trailing: max(bounds.maxX - frame.minX, 0)
        case .left, .leading: max(frame.maxX - bounds.minX, 0)
        }
    }
}
