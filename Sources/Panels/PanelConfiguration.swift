@_spi(Cards) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

extension Panel {
    /// The place, look and behaviour of a panel, as one value.
    ///
    ///     map.addPanel(places, configuration: Panel.Configuration(detents: [.height(88), .medium, .large]))
    ///
    /// The defaults are those of a sheet from the bottom with a handle. A length that is negative or not finite counts
    /// as 0, and the log says so once.
    public struct Configuration: Equatable, Sendable {
        // MARK: Place

        /// The side that the panel comes from and leaves over.
        public var edge = Edge.bottom
        /// The resting places, by how much of the panel shows beyond the safe area; if empty, the whole panel shows.
        /// For a panel at the left or right, detents are widths.
        public var detents: [Detent] = []
        /// The first detent; nil: the smallest.
        public var selectedDetent: Detent.Identifier?
        /// The distance from the sides of the parent's view, in points. The default is 0. With a margin at its own side
        /// the panel floats: then it is as tall as its visible part, whatever ``content`` says.
        public var margins = UIEdgeInsets.zero {
            didSet {
                margins = UIEdgeInsets(
                    top: margins.top.length("margins.top"), left: margins.left.length("margins.left"),
                    bottom: margins.bottom.length("margins.bottom"), right: margins.right.length("margins.right"))
            }
        }
        /// The width of a panel at the top or bottom if the parent's width is regular, as on an iPad.
        public var regularWidth = RegularWidth.leading(375)
        /// The width in points of a strip along the panel's side of the parent. A finger that starts in the strip opens
        /// a panel at its smallest detent, such as a drawer that is out of sight. The default is 0: no strip. Views
        /// under the strip keep their taps.
        public var edgeSwipe: CGFloat = 0 { didSet { edgeSwipe = edgeSwipe.length("edgeSwipe") } }

        // MARK: Movement

        /// How far a finger may pull the panel beyond its most open detent, in points. The default is 0. After the lift
        /// the panel comes back. The content scrolls only when the panel can be pulled no further.
        public var stretch: CGFloat = 0 { didSet { stretch = stretch.length("stretch") } }
        /// The rule of who moves, the content or the panel. Its direction is always the way over the panel's ``edge``.
        public var policy = ArbitrationPolicy.continuous
        /// The rule that chooses a detent, or away, by distance and velocity at the lift.
        public var release = ReleaseRule.velocityAndProgress()
        /// The damping ratio of the springs; 1 does not swing. Clamped to 0.1...4; 1 if it is not a number.
        public var dampingRatio: Double = 1 {
            didSet { dampingRatio = dampingRatio.clamped(to: 0.1...4, orElse: 1, "Panel.Configuration.dampingRatio") }
        }
        /// The response of the springs: their undamped period, in seconds. Clamped to 0.001...5; 0.35 if it is not a
        /// number.
        public var response: TimeInterval = 0.35 {
            didSet { response = response.clamped(to: 0.001...5, orElse: 0.35, "Panel.Configuration.response") }
        }
        /// A Boolean value that says whether a finger, or VoiceOver's escape, can remove the panel below its smallest
        /// detent.
        public var canBeDraggedAway = false
        /// How the content is laid out between detents.
        public var content = CardTraits.Content.slides
        /// The panel's response to a keyboard.
        public var keyboard = CardTraits.Keyboard.moves
        /// Haptic feedback when a drag changes the detent that a release would go to; nil: none.
        public var impact: UIImpactFeedbackGenerator.FeedbackStyle?
        /// Declarations for the arbiter, such as regions and flags; the container is the panel's card.
        public var declared = GestureArbiter.Declarations()

        // MARK: Look

        /// The color behind the content; nil: none, for content with its own color.
        public var surface: UIColor? = .systemBackground
        /// The radius of the corners, in points; 0 or more.
        public var cornerRadius: CGFloat = 12 { didSet { cornerRadius = cornerRadius.length("cornerRadius") } }
        /// The rounded corners; nil: those at the side that shows first, and all four corners of a floating panel.
        public var corners: CardTraits.Corners?
        /// The shape of the corners.
        public var cornerCurve = CardTraits.CornerCurve.continuous
        /// The bar at the side that shows first, which is the region `.handle`; nil: none.
        public var handle: CardTraits.Handle? = CardTraits.Handle(touchHeight: 22)
        /// The panel's shadow; nil: none.
        public var shadow: CardTraits.Shadow? = CardTraits.Shadow(
            opacity: 0.16, radius: 10, offset: 0)
        /// The backdrop that darkens the parent of an open panel; nil: none, and touches beside the panel go to the
        /// parent.
        public var backdrop: Backdrop?

        /// Creates the configuration of a sheet from the bottom, with a handle, that rests at its greatest height.
        public init() {}

        /// Creates the configuration of a panel that rests at one of several detents.
        ///
        /// A panel from the top has a policy whose `opening` is `.always`: its list begins at the far end of the way,
        /// where `.atEdge` would only scroll.
        ///
        ///     Panel.Configuration(detents: [.height(88), .medium, .large]) { $0.canBeDraggedAway = true }
        ///
        /// - Parameters:
        ///   - edge: The side that the panel comes from.
        ///   - detents: The resting places.
        ///   - selected: The first detent; nil: the smallest.
        ///   - change: Sets everything else.
        public init(
            at edge: Edge = .bottom, detents: [Detent], selected: Detent.Identifier? = nil,
            _ change: (inout Configuration) -> Void = { _ in }
        ) {
            (self.edge, self.detents, selectedDetent) = (edge, detents, selected)
            if edge == .top { policy.opening = .always }
            change(&self)
        }
    }
}

extension Panel.Configuration {
    /// The side of its parent that a panel comes from.
    public typealias Edge = GestureArbiter.Place.Edge

    /// The width of a panel if the parent's width is regular, in points. A width that is not above 0 fills the parent.
    public enum RegularWidth: Equatable, Sendable {
        /// As wide as the parent, minus the margins.
        case fills
        /// At the side where text begins.
        case leading(CGFloat)
        /// In the middle.
        case center(CGFloat)
        /// At the side where text ends.
        case trailing(CGFloat)
    }

    /// The backdrop that darkens the parent of an open panel.
    ///
    ///     configuration.backdrop = .init(above: .medium)
    public struct Backdrop: Equatable, Sendable {
        /// The greatest opacity, 0 to 1.
        public var opacity: CGFloat { didSet { opacity = opacity.usableShare } }
        /// The backdrop's color.
        public var color: UIColor
        /// The largest detent at which the parent is not darkened. The backdrop begins there, and is complete at the
        /// next more open detent. If nil, the backdrop begins where the panel is out of sight, and is complete at the
        /// smallest detent.
        public var start: Detent.Identifier?
        /// Whether a tap on the backdrop closes the panel to `start`, or to its smallest detent; a panel that can be
        /// dragged away and has no `start` is removed. If false, the backdrop still takes touches.
        public var closesByTap = true

        /// - Parameters:
        ///   - start: The largest detent at which the parent is not darkened.
        ///   - opacity: 0 to 1. A greater value counts as 1, a value that is negative or not finite as 0.
        ///   - color: The backdrop's color.
        public init(above start: Detent.Identifier? = nil, opacity: CGFloat = 0.3, color: UIColor = .black) {
            (self.start, self.color) = (start, color)
            self.opacity = opacity.usableShare
        }
    }
}

extension Panel.Configuration {
    /// The arbiter's policy: along the way over the panel's side, and with the handle.
    var wholePolicy: ArbitrationPolicy {
        var policy = policy.draggedByHandle(handle != nil)
        policy.direction = edge.direction
        return policy
    }

    /// The content's layout. A floating panel always resizes, so that its lower edge shows at every detent.
    var shownContent: CardTraits.Content {
        content.shown(along: edge.direction, floats: edge.direction.inset(of: margins) > 0)
    }

    var spring: Motion.Spring { Motion.Spring(dampingRatio: dampingRatio, response: response) }

    /// The corners of a panel whose way out is `direction`, which is left or right, never leading or trailing.
    func corners(along direction: ArbitrationPolicy.Direction) -> CardTraits.Corners {
        if let corners { return corners }
        if direction.inset(of: margins) > 0 { return .all }
        return switch direction {
        case .down, .vertical: .top
        case .up: [.bottomLeft, .bottomRight]
        case .left, .leading: [.topRight, .bottomRight]
        case .right, .trailing, .horizontal: [.topLeft, .bottomLeft]
        }
    }
}

extension GestureArbiter.Place.Edge {
    /// The way out over this side.
    var direction: ArbitrationPolicy.Direction {
        switch self {
        case .top: .up
        case .bottom: .down
        case .left: .left
        case .right: .right
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension CGFloat {
    fileprivate func length(_ property: String) -> CGFloat {
        replaced(by: length, "Panel.Configuration.\(property)", "0 or more")
    }

    fileprivate var usableShare: CGFloat { replaced(by: share, "Panel.Configuration.backdrop.opacity", "0 to 1") }
}
