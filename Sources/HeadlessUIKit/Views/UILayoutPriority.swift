/// How much a constraint matters. The host has no constraints; clients name it when they ask for fitting sizes.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// As `UIView.systemLayoutSizeFitting` takes it; no difference here.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// As `UIView.systemLayoutSizeFitting` takes it; no difference here.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UIView {
    /// The size that fits: `sizeThatFits(_:)`, since the host has no constraints.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
