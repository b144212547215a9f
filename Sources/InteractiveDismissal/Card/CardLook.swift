import GestureArbiter
import UIKitShim

/// The values of a card's look, for decks and panels.
extension InteractiveDismissal {
    /// The shape of rounded corners.
    public enum CornerCurve: String, Equatable, Sendable {
        /// Arcs of a circle.
        case circular
        /// Continuous curves like those of the device and of app icons.
        case continuous
    }

    /// Corners of the card. Left is left, also in interfaces that run from right to left.
    public struct Corners: OptionSet, Equatable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The top left corner.
        public static let topLeft = Corners(rawValue: 1 << 0)
        /// The top right corner.
        public static let topRight = Corners(rawValue: 1 << 1)
        /// The bottom left corner.
        public static let bottomLeft = Corners(rawValue: 1 << 2)
        /// The bottom right corner.
        public static let bottomRight = Corners(rawValue: 1 << 3)
        /// Both top corners, as in DeckTransition.
        public static let top: Corners = [.topLeft, .topRight]
        /// All four corners, for a card that floats.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// A bar at the side of the card that shows first, such as the top of a card that leaves downwards. A touch on the
    /// bar always drags the card, whatever the content's offset. A tap opens a card with several detents to the next
    /// more open detent, or from the most open detent to the smallest. For VoiceOver the bar is an adjustable element.
    public struct Handle: Equatable, Sendable {
        /// The bar's width in points; 0 or more.
        public var width: CGFloat { didSet { width = width.length("Handle.width") } }
        /// The bar's height in points; 0 or more.
        public var height: CGFloat { didSet { height = height.length("Handle.height") } }
        /// The distance from that side of the card to the bar, in points; 0 or more.
        public var topMargin: CGFloat { didSet { topMargin = topMargin.length("Handle.topMargin") } }
        /// The depth from that side in which a touch counts as on the handle, in points; 0 or more. The touch area
        /// extends 44 pt beyond either end of the bar. Beyond the bar, controls and text of the content keep their
        /// touches.
        public var touchHeight: CGFloat { didSet { touchHeight = touchHeight.length("Handle.touchHeight") } }
        /// The bar's color.
        public var color: UIColor
        /// The accessibility label. Translate it yourself.
        public var label = "Card handle"

        /// The width of the touch area beside the bar, in points.
        static let sideMargin: CGFloat = 44

        /// Creates a handle. Lengths that are negative or not finite count as 0.
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
        /// The opacity, 0 to 1.
        public var opacity: CGFloat { didSet { opacity = opacity.share("Shadow.opacity") } }
        /// The blur radius in points; 0 or more.
        public var radius: CGFloat { didSet { radius = radius.length("Shadow.radius") } }
        /// The distance of the shadow below the card, in points; negative: above.
        public var offset: CGFloat { didSet { offset = offset.distance("Shadow.offset") } }

        /// Creates a shadow. An opacity above 1 counts as 1; values that are negative or not finite count as 0.
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

// MARK: - Clamping

@_spi(Cards) extension CGFloat {
    public var length: CGFloat { self > 0 && isFinite ? self : 0 }
    public var share: CGFloat { CGFloat.minimum(length, 1) }
    public var finiteOrZero: CGFloat { isFinite ? self : 0 }

    /// Returns `taken` in place of this number. If they differ, logs the replacement by the property.
    public func replaced(by taken: CGFloat, _ property: String, _ range: String) -> CGFloat {
        if taken != self { warnOnce(property, "\(self) was replaced by \(taken). Give \(range).") }
        return taken
    }
}

extension CGFloat {
    fileprivate func length(_ property: String) -> CGFloat { replaced(by: length, property, "0 or more") }
    fileprivate func share(_ property: String) -> CGFloat { replaced(by: share, property, "0 to 1") }
    fileprivate func distance(_ property: String) -> CGFloat {
        replaced(by: finiteOrZero, property, "a number of points")
    }
}

@_spi(Cards) extension ArbitrationPolicy {
    /// This policy, with touches on the handle dragging if there is a handle. A policy that already has such a
    /// condition is unchanged.
    public func draggedByHandle(_ hasHandle: Bool) -> ArbitrationPolicy {
        guard hasHandle, !condition.regions.contains(.handle) else { return self }
        var policy = self
        policy.condition = condition || .touchStarts(in: .handle)
        return policy
    }
}
