import GestureArbiter
import UIKitShim

/// The values that every kind of card has in common: presented cards, decks and panels.
public enum CardTraits {
    /// How a card's content is laid out while less than the whole card shows.
    public enum Content: String, Equatable, Sendable, CaseIterable {
        /// The content keeps its size at the largest detent, and moves. The part out of sight is safe area, so that the
        /// user can scroll to the last row. The safe area changes when the card reaches or passes a detent, and so once
        /// between two detents. A card from the top, and a panel that floats at its own side, resize instead: otherwise
        /// the first would hide the beginning of its content, the second its lower edge.
        case slides
        /// The content is as tall as its visible part, and laid out with every movement. Use this for a bar at its
        /// bottom.
        case resizes

        /// The layout of a card's content that leaves along `direction`, and may float at that side.
        @_spi(Cards) public func shown(along direction: ArbitrationPolicy.Direction, floats: Bool = false) -> Content {
            floats || direction == .up ? .resizes : self
        }
    }

    /// A card's response to a keyboard. In either case, edited text in a card resigns first responder when the card
    /// leaves, so that the keyboard leaves with it, and editing resumes if a finger brings the card back. A scroll view
    /// whose `keyboardDismissMode` lets drags end editing does so in a card, too, whether the content or the card
    /// moves.
    public enum Keyboard: String, Equatable, Sendable {
        /// The card moves up as far as its top allows; the part that is still covered becomes safe area of the
        /// controller. Edited text is scrolled into sight; if nothing around it can scroll, the card moves up further.
        /// During a drag the card waits for the lift.
        case moves
        /// The card stays where it is. Use this for content that makes way for keyboards by itself.
        case ignores
    }

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

@_spi(Cards) extension Double {
    /// Clamps the number to `range`; `fallback` if it is not a number. Logs a replacement by its property.
    public func clamped(to range: ClosedRange<Double>, orElse fallback: Double, _ property: String) -> Double {
        let taken = isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
        return Double(
            CGFloat(self).replaced(by: CGFloat(taken), property, "\(range.lowerBound) to \(range.upperBound)"))
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

    /// Replaces a two-way direction by its first way, because `what`, which `type` configures, can leave only one way.
    public func leavingOneWay(_ what: String, of type: String) -> ArbitrationPolicy {
        guard direction.isBothWays else { return self }
        var policy = self
        policy.direction = direction.way(onOtherSide: false)
        warnOnce(
            "\(type).policy.direction",
            """
            \(what) leaves one way: .\(direction.rawValue) was replaced by .\(policy.direction.rawValue). Give one way, or \
            move a view of your own by GestureArbiter.attach(to:policy:moving:).
            """)
        return policy
    }
}
