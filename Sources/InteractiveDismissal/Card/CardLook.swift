import GestureArbiter
import UIKitShim

/// What a card looks like, as values: of decks and of panels.
extension InteractiveDismissal {
    /// The shape of rounded corners.
    public enum CornerCurve: String, Equatable, Sendable {
        /// Arcs of a circle.
        case circular
        /// As those of the device and of app icons.
        case continuous
    }

    /// Corners of the card. In interfaces that run from right to left, too, left is left.
    public struct Corners: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The left one at the top.
        public static let topLeft = Corners(rawValue: 1 << 0)
        /// The right one at the top.
        public static let topRight = Corners(rawValue: 1 << 1)
        /// The left one at the bottom.
        public static let bottomLeft = Corners(rawValue: 1 << 2)
        /// The right one at the bottom.
        public static let bottomRight = Corners(rawValue: 1 << 3)
        /// Both at the top, as in DeckTransition.
        public static let top: Corners = [.topLeft, .topRight]
        /// All four: for a card that floats.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// A bar at the side of the card that shows first, the top of one that leaves downwards: it always drags, whatever the
    /// content's offset. Of a card with several detents a tap on it
    /// goes to the next more open one, and from the most open one to the smallest; VoiceOver finds it as something that can
    /// be adjusted.
    public struct Handle: Equatable, Sendable {
        /// In points; 0 or more.
        public var width: CGFloat { didSet { width = width.length("Handle.width") } }
        /// In points; 0 or more.
        public var height: CGFloat { didSet { height = height.length("Handle.height") } }
        /// From that side of the card to the bar, in points; 0 or more.
        public var topMargin: CGFloat { didSet { topMargin = topMargin.length("Handle.topMargin") } }
        /// The depth from that side in which a touch counts as on the handle, in points; 0 or more. To either
        /// end of the bar it is 44 pt. Beyond the bar, controls and text of the content keep their touches.
        public var touchHeight: CGFloat { didSet { touchHeight = touchHeight.length("Handle.touchHeight") } }
        /// The bar's color.
        public var color: UIColor
        /// What VoiceOver calls it. It is for you to translate.
        public var label = "Card handle"

        /// How far beside the bar a touch counts as on the handle, in points.
        static let sideMargin: CGFloat = 44

        /// Lengths that are negative or not finite count as 0.
        public init(
            width: CGFloat = 36, height: CGFloat = 5, topMargin: CGFloat = 5, touchHeight: CGFloat = 44,
            color: UIColor = UIColor(white: 0, alpha: 0.2)
        ) {
            self.width = width.length("Handle.width")
            self.height = height.length("Handle.height")
            self.topMargin = topMargin.length("Handle.topMargin")
            self.touchHeight = touchHeight.length("Handle.touchHeight")
            self.color = color
        }
    }

    /// A shadow around the card.
    public struct Shadow: Equatable, Sendable {
        /// The color of the shadow.
        public var color: UIColor
        /// 0 to 1.
        public var opacity: CGFloat { didSet { opacity = opacity.share("Shadow.opacity") } }
        /// In points; 0 or more.
        public var radius: CGFloat { didSet { radius = radius.length("Shadow.radius") } }
        /// The distance of the shadow below the card, in points; negative: above.
        public var offset: CGFloat { didSet { offset = offset.distance("Shadow.offset") } }

        /// An opacity above 1 counts as 1; what is negative or not finite as 0.
        public init(
            color: UIColor = .black, opacity: CGFloat = 0.2, radius: CGFloat = 12, offset: CGFloat = -2
        ) {
            self.color = color
            self.opacity = opacity.share("Shadow.opacity")
            self.radius = radius.length("Shadow.radius")
            self.offset = offset.distance("Shadow.offset")
        }
    }
}

// MARK: - Numbers as looks take them

extension CGFloat {
    package var length: CGFloat { self > 0 && isFinite ? self : 0 }
    package var share: CGFloat { CGFloat.minimum(length, 1) }
    package var finiteOrZero: CGFloat { isFinite ? self : 0 }

    /// `taken` in place of this number. Where that is another one it is said, by the property.
    package func replaced(by taken: CGFloat, _ property: String, _ range: String) -> CGFloat {
        if taken != self { warnOnce(property, "\(self) was replaced by \(taken). Give \(range).") }
        return taken
    }

    fileprivate func length(_ property: String) -> CGFloat { replaced(by: length, property, "0 or more") }
    fileprivate func share(_ property: String) -> CGFloat { replaced(by: share, property, "0 to 1") }
    fileprivate func distance(_ property: String) -> CGFloat {
        replaced(by: finiteOrZero, property, "a number of points")
    }
}

extension ArbitrationPolicy {
    /// Where there is a handle, it drags; a policy that says so itself is taken as it is.
    package func draggedByHandle(_ handle: InteractiveDismissal.Handle?) -> ArbitrationPolicy {
        guard handle != nil, !condition.regions.contains(.handle) else { return self }
        var policy = self
        policy.condition = condition || .touchStarts(in: .handle)
        return policy
    }
}
