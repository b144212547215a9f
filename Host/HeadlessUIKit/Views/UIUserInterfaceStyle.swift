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

    /// Asks for `draw(_:)` of the whole view after the next layout.
    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}

extension UIView {
    /// The style of the nearest view or controller that overrides it. Row V18.
    var overriddenStyle: UIUserInterfaceStyle? {
        sequence(first: self, next: \.superview).lazy.compactMap(\.styleOfItsOwn).first
    }
    var styleOfItsOwn: UIUserInterfaceStyle? {
        let style = ownStyle == .unspecified ? viewController?.overrideUserInterfaceStyle : ownStyle
        return style == .unspecified ? nil : style
    }

    func tellOfTraits(from before: UITraitCollection) {
        if let controller = next as? UIViewController {
            controller.traitCollectionDidChange(before)
            controller.tellRegistrations(from: before)
        }
        traitCollectionDidChange(before)
        tellRegistrations(from: before)
        for subview in subviews { subview.traitsDidChange(from: before) }
    }

    func tellOfTint() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil { subview.tellOfTint() }
    }
}
