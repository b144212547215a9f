import HeadlessUIKit

extension CGFloat {
    /// True within a tenth of a point.
    public func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.1 }
}
