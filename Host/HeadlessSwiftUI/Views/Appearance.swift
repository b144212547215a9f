import HeadlessUIKit

/// A change of the views of UIKit that a view is made of.
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
    /// Shows the view with this opacity, from 0 to 1: the alpha of its views. A view that its own state brings up to date
    /// keeps it.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        Shown(content: self) { $0.alpha = CGFloat(opacity) }
    }

    /// Gives the words in the view a colour.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        Shown(content: self) { view in
            guard let color else { return }
            view.colorWords(color.uiColor)
        }
    }

    /// Gives the words in the view a colour. Other styles than colours are not here.
    nonisolated public func foregroundStyle(_ style: Color) -> some View { foregroundColor(style) }
}

extension UIView {
    fileprivate func colorWords(_ color: UIColor) {
        (self as? UILabel)?.textColor = color
        for subview in subviews { subview.colorWords(color) }
    }
}
