import HeadlessUIKit

/// A change to the UIKit views of a view.
private struct Shown<Content: View> {
    let content: Content
    let show: @MainActor (UIView) -> Void
}
extension Shown: Primitive {
    func update(_ node: Node) {
        node.setChildren([(0, content)])
        for view in node.views { show(view) }
    }
}

extension View {
    /// Sets the view's opacity, from 0 to 1, as the alpha of its UIKit views. A view that its own state updates keeps
    /// the opacity.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        Shown(content: self) { $0.alpha = CGFloat(opacity) }
    }

    /// Names the UIKit views of the view, for tests and `Snapshot.frame(of:)`.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        Shown(content: self) { $0.accessibilityIdentifier = identifier }
    }

    /// Sets the colour of the text in the view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        Shown(content: self) { view in
            guard let color else { return }
            view.colorWords(color.uiColor)
        }
    }

    /// Sets the colour of the text in the view. The host has no other styles than colours.
    nonisolated public func foregroundStyle(_ style: Color) -> some View { foregroundColor(style) }
}

extension UIView {
    fileprivate func colorWords(_ color: UIColor) {
        (self as? UILabel)?.textColor = color
        for subview in subviews { subview.colorWords(color) }
    }
}
