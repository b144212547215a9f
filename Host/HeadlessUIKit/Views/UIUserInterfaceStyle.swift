/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
}

extension UIView {
    /// How a tint is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As in UIKit.
        case automatic, normal, dimmed
    }

    /// Has no effect: nothing is drawn.
    public func setNeedsDisplay(_ rect: CGRect) {}
}
