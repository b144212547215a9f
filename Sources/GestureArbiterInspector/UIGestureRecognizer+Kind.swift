import UIKitShim

extension UIGestureRecognizer {
    /// The scroll view whose own pan this is.
    package var ownScrollView: UIScrollView? {
        (view as? UIScrollView).flatMap { $0.panGestureRecognizer === self ? $0 : nil }
    }

    /// Whether the class is UIKit's own and not public, as those of text selection and context menus are: what they do
    /// is not documented. True of the pans of scroll views, too.
    var isPrivate: Bool {
        let parts = String(reflecting: type(of: self)).split(separator: ".")
        guard let name = parts.last, !Self.publicNames.contains(String(name)) else { return false }
        return name.hasPrefix("UI") || name.hasPrefix("_") || parts.first == "HeadlessUIKit"
    }

    private static var publicNames: [String] {
        ["Pan", "ScreenEdgePan", "Swipe", "Tap", "LongPress", "Pinch", "Rotation", "Hover"].map {
            "UI\($0)GestureRecognizer"
        }
    }
}
