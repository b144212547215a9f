extension UIView {
    /// The way content fills a view's bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, in its own proportions.
        case scaleAspectFit = 1
        /// As small as fills the bounds, in its own proportions.
        case scaleAspectFill = 2
        /// Drawn anew when the bounds change.
        case redraw = 3
        /// In the middle.
        case center = 4
        /// At the top.
        case top = 5
        /// At the bottom.
        case bottom = 6
        /// At the left.
        case left = 7
        /// At the right.
        case right = 8
        /// In the top left corner.
        case topLeft = 9
        /// In the top right corner.
        case topRight = 10
        /// In the bottom left corner.
        case bottomLeft = 11
        /// In the bottom right corner.
        case bottomRight = 12
    }
}
