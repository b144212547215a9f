import UIKitShim

extension DeckConfiguration {
    /// A bar at the card's top that always drags, whatever the content's offset.
    public struct Handle: Hashable, Sendable {
        /// In points; 0 or more.
        public var width: CGFloat { didSet { width = width.length("handle.width") } }
        /// In points; 0 or more.
        public var height: CGFloat { didSet { height = height.length("handle.height") } }
        /// From the card's top to the bar's, in points; 0 or more.
        public var topMargin: CGFloat { didSet { topMargin = topMargin.length("handle.topMargin") } }
        /// How far down from the card's top a touch counts as on the handle, in points; 0 or more. To either side of the
        /// bar it is 44 pt.
        public var touchHeight: CGFloat { didSet { touchHeight = touchHeight.length("handle.touchHeight") } }
        /// The bar's color.
        public var color: UIColor

        /// How far beside the bar a touch counts as on the handle, in points.
        static let sideMargin: CGFloat = 44

        /// Lengths that are negative or not finite count as 0.
        public init(
            width: CGFloat = 36, height: CGFloat = 5, topMargin: CGFloat = 5, touchHeight: CGFloat = 44,
            color: UIColor = UIColor(white: 0, alpha: 0.2)
        ) {
            self.width = width.length("handle.width")
            self.height = height.length("handle.height")
            self.topMargin = topMargin.length("handle.topMargin")
            self.touchHeight = touchHeight.length("handle.touchHeight")
            self.color = color
        }
    }

    /// A shadow around the card.
    public struct Shadow: Hashable, Sendable {
        /// What it is cast in.
        public var color: UIColor
        /// 0 to 1.
        public var opacity: CGFloat { didSet { opacity = opacity.share("shadow.opacity") } }
        /// In points; 0 or more.
        public var radius: CGFloat { didSet { radius = radius.length("shadow.radius") } }
        /// How far it lies below the card, in points; negative: above.
        public var offset: CGFloat { didSet { offset = offset.distance("shadow.offset") } }

        /// An opacity above 1 counts as 1; what is negative or not finite as 0.
        public init(
            color: UIColor = .black, opacity: CGFloat = 0.2, radius: CGFloat = 12, offset: CGFloat = -2
        ) {
            self.color = color
            self.opacity = opacity.share("shadow.opacity")
            self.radius = radius.length("shadow.radius")
            self.offset = offset.distance("shadow.offset")
        }
    }
}
