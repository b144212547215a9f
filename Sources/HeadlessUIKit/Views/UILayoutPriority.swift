/// The weight of a constraint. The host has no constraints; clients name it when they ask for fitting sizes.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority for `UIView.systemLayoutSizeFitting`, where it makes no difference.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// A priority for `UIView.systemLayoutSizeFitting`, where it makes no difference.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UIView {
    /// Returns the size that fits: that of `sizeThatFits(_:)`, since the host has no constraints.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
