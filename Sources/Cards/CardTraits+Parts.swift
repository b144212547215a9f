import GestureArbiter
import UIKitShim

extension CardTraits {
    /// How a card's content is laid out while less than the whole card shows.
    public enum ContentSizing: Equatable, Sendable, CaseIterable {
        /// The content keeps its size at the largest detent, and moves. The part out of sight is safe area, so that the
        /// user can scroll to the last row. The safe area changes when the card reaches or passes a detent. Cards from
        /// the top, and floating panels, resize instead: they would hide the content's beginning, or their lower edge.
        case slides
        /// The content is as tall as its visible part, and laid out with every movement, such as for a bottom bar.
        case resizes
    }

    /// A card's response to a keyboard. In either case, edited text resigns first responder when the card leaves, and
    /// editing resumes if the card comes back. `keyboardDismissMode` works whether the content or the card moves.
    public enum Keyboard: Equatable, Sendable {
        /// The card moves up as far as its top allows; the part that is still covered becomes safe area of the
        /// controller. Edited text is scrolled into sight; if nothing around it can scroll, the card moves up further.
        /// During a drag the card waits for the lift. A keyboard for text beside the card does not move it.
        case moves
        /// The card stays where it is, for content that makes way for keyboards by itself.
        case ignores
    }

    /// The effect of a touch beside the card, while the presenter or the panel's parent is dimmed.
    public enum TapOutside: Equatable, Sendable {
        /// Nothing: the touch ends there.
        case nothing
        /// A tap dismisses the card, if the user may dismiss it.
        case dismisses
        /// A tap moves the card to ``CardTraits/largestUndimmedDetent``. Without such a detent the tap dismisses the
        /// card, if the user may dismiss it, or else moves the card to its smallest detent.
        case collapses
        /// Touches go to the views behind the card. In a deck the presenter must be `.live` or `.dimOnly`.
        case passes
    }

    /// The shape of rounded corners.
    public enum CornerCurve: Equatable, Sendable {
        /// Arcs of a circle.
        case circular
        /// Continuous curves like those of the device and of app icons.
        case continuous
    }

    /// Corners of the card. Left is left, also in a right-to-left layout.
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
        /// From iOS 26 on, the rounded corners share their centers with the corners of the container, such as the
        /// screen's: `[.all, .concentric]`. The corner radius is the least radius; before iOS 26, the radius.
        public static let concentric = Corners(rawValue: 1 << 4)
        /// All four corners, for a card that floats.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// A bar at the side of the card that shows first. A drag from the bar always moves the card; a tap selects the next
    /// more open detent, or the smallest after the most open one. For VoiceOver the bar is an adjustable element, and with
    /// the keyboard's focus arrow keys move the card by one detent.
    public struct Grabber: Equatable, Sendable {
        /// The bar's width in points; 0 or more.
        public var width: CGFloat { didSet { width = width.length("Grabber.width") } }
        /// The bar's height in points; 0 or more.
        public var height: CGFloat { didSet { height = height.length("Grabber.height") } }
        /// The distance from that side of the card to the bar, in points; 0 or more.
        public var topMargin: CGFloat { didSet { topMargin = topMargin.length("Grabber.topMargin") } }
        /// The depth of the area around the bar from that side, in points; 0 or more. The area extends 44 pt beyond
        /// either end of the bar. Touches beside the bar go to the content: a tap there is the bar's only where no view
        /// of the content listens, and a drag only where no content scrolls.
        public var touchHeight: CGFloat { didSet { touchHeight = touchHeight.length("Grabber.touchHeight") } }
        /// The bar's color.
        public var color: UIColor
        /// The accessibility label. Translate it yourself.
        public var label = "Card handle"
        /// The name of the action by which assistive technology dismisses the card. Translate it yourself.
        public var dismissLabel = "Dismiss"

        /// The width of the area beside the bar, in points.
        static let sideMargin: CGFloat = 44

        /// Creates a grabber. Lengths that are negative or not finite count as 0.
        public init(
            width: CGFloat = 36, height: CGFloat = 5, topMargin: CGFloat = 5, touchHeight: CGFloat = 44,
            color: UIColor = UIColor(white: 0, alpha: 0.2)
        ) {
            self.width = width.length("Grabber.width")
            self.height = height.length("Grabber.height")
            self.topMargin = topMargin.length("Grabber.topMargin")
            self.touchHeight = touchHeight.length("Grabber.touchHeight")
            self.color = color
        }
    }

    /// How a card steps back while another card lies over it, at full share. It follows the other card's share.
    public struct CoveredLook: Equatable, Sendable {
        /// The scale, about the middle of the side that shows first.
        public let scale: CGFloat
        /// The distance along the card's way out, in points; negative to show the card beyond the other one.
        public let offset: CGFloat
        /// The opacity of black over the card, besides the other card's own dimming.
        public let dimming: CGFloat

        /// Creates a look. With Reduce Motion the card is only dimmed.
        ///
        /// - Parameters:
        ///   - scale: Clamped to 0.1...1; NaN counts as 1. The default is 0.92.
        ///   - offset: In points; a number that is not finite counts as 0, the default.
        ///   - dimming: Clamped to 0...1; NaN counts as 0, the default.
        public init(scale: CGFloat = 0.92, offset: CGFloat = 0, dimming: CGFloat = 0) {
            self.scale = scale.scale("CoveredLook.scale")
            self.offset = offset.distance("CoveredLook.offset")
            self.dimming = dimming.share("CoveredLook.dimming")
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
        /// The distance of the shadow below the card, in points; negative above the card.
        public var offset: CGFloat { didSet { offset = offset.distance("Shadow.offset") } }

        /// Creates a shadow. An opacity above 1 counts as 1; values that are negative or not finite count as 0.
        public init(color: UIColor = .black, opacity: CGFloat = 0.2, radius: CGFloat = 12, offset: CGFloat = -2) {
            self.color = color
            self.opacity = opacity.share("Shadow.opacity")
            self.radius = radius.length("Shadow.radius")
            self.offset = offset.distance("Shadow.offset")
        }
    }
}
