import GestureArbiter
import InteractiveDismissal
import UIKitShim

extension Panel {
    /// A place for a panel to rest at.
    public typealias Detent = InteractiveDismissal.Detent
    /// Where a panel is among its detents.
    public typealias Position = InteractiveDismissal.Position

    /// The place, look and behaviour of a panel, as one value.
    ///
    ///     map.addPanel(places, configuration: Panel.Configuration(detents: [.height(88), .medium, .large]))
    ///
    /// The defaults are those of a sheet from the bottom with a handle. A length that is negative or not finite counts as 0,
    /// which is said in the log once.
    public struct Configuration: Equatable, Sendable {
        // MARK: Where it is

        /// The side that it comes from and leaves over.
        public var edge = Edge.bottom
        /// The places to rest at, by how much of the panel shows beyond the safe area; empty: the whole of it. Of a panel at
        /// the left or right they are widths.
        public var detents: [Detent] = []
        /// The detent that is shown first; nil: the smallest.
        public var selectedDetent: Detent.Identifier?
        /// The distance from the sides of its parent's view, in points: 0, unless set. One that is not 0 at the panel's own
        /// side makes it float: then it is as tall as it shows, whatever ``content`` says.
        public var margins = UIEdgeInsets.zero {
            didSet {
                margins = UIEdgeInsets(
                    top: margins.top.length("margins.top"), left: margins.left.length("margins.left"),
                    bottom: margins.bottom.length("margins.bottom"), right: margins.right.length("margins.right"))
            }
        }
        /// The width where the parent's width is regular, as on an iPad, of a panel at the top or bottom.
        public var regularWidth = RegularWidth.leading(375)
        /// A strip along its side of the parent, in points, from which a finger opens it when it is at its smallest detent:
        /// for a drawer that is out of sight. 0, unless set: none. What lies under the strip keeps its taps.
        public var edgeSwipe: CGFloat = 0 { didSet { edgeSwipe = edgeSwipe.length("edgeSwipe") } }

        // MARK: How it moves

        /// How far a finger may pull it beyond its most open detent, in points: 0, unless set. Let go, it comes back. Its content
        /// waits so long: it scrolls where the panel can be pulled no further.
        public var stretch: CGFloat = 0 { didSet { stretch = stretch.length("stretch") } }
        /// The rule of who moves, the content or the panel. Its direction is the one over the panel's ``edge``, whatever it says.
        public var policy = ArbitrationPolicy.continuous
        /// Which detent, or away, by distance and velocity at lift.
        public var release = ReleaseRule.velocityAndProgress()
        /// The damping ratio of its springs: 1 does not swing. Taken into 0.1...4; 1 where it is not a number.
        public var dampingRatio: Double = 1 {
            didSet { dampingRatio = dampingRatio.clamped(to: 0.1...4, orElse: 1, "Panel.Configuration.dampingRatio") }
        }
        /// The response of its springs: the period that they would have undamped, in seconds. Taken into 0.001...5; 0.35
        /// where it is not a number.
        public var response: TimeInterval = 0.35 {
            didSet { response = response.clamped(to: 0.001...5, orElse: 0.35, "Panel.Configuration.response") }
        }
        /// A Boolean value that says whether a finger, or VoiceOver's escape, can take it away below its smallest detent.
        public var canBeDraggedAway = false
        /// What becomes of its content between detents.
        public var content = InteractiveDismissal.Content.slides
        /// Its answer to a keyboard.
        public var keyboard = InteractiveDismissal.Keyboard.moves
        /// A knock that the hand feels where it would be let go to another detent; nil: none.
        public var impact: UIImpactFeedbackGenerator.FeedbackStyle?
        /// Words for its arbiter, regions and flags among them; the container is the panel's card.
        public var declared = GestureArbiter.Declarations()

        // MARK: What it looks like

        /// The color behind the content; nil: none, for content that has its own.
        public var surface: UIColor? = .systemBackground
        /// The radius of the corners, in points; 0 or more.
        public var cornerRadius: CGFloat = 12 { didSet { cornerRadius = cornerRadius.length("cornerRadius") } }
        /// The rounded ones of the corners; nil: those that show first, and all four of a panel that floats.
        public var corners: InteractiveDismissal.Corners?
        /// The shape of the corners.
        public var cornerCurve = InteractiveDismissal.CornerCurve.continuous
        /// The bar at the side that shows first, which is the region `.handle`; nil: none.
        public var handle: InteractiveDismissal.Handle? = InteractiveDismissal.Handle(touchHeight: 22)
        /// A shadow around it; nil: none.
        public var shadow: InteractiveDismissal.Shadow? = InteractiveDismissal.Shadow(
            opacity: 0.16, radius: 10, offset: 0)
        /// What darkens its parent where it is open; nil: nothing, and touches beside it are its parent's.
        public var backdrop: Backdrop?

        /// A sheet from the bottom, with a handle, that rests at its greatest height.
        public init() {}

        /// A panel that rests at one of several detents.
        ///
        /// One from the top has a policy whose `opening` is `.always`: its list begins at the far end of the way, where
        /// `.atEdge` would only scroll.
        ///
        ///     Panel.Configuration(detents: [.height(88), .medium, .large]) { $0.canBeDraggedAway = true }
        ///
        /// - Parameters:
        ///   - edge: The side that it comes from.
        ///   - detents: Where it may rest.
        ///   - selected: Where it rests first; nil: at the smallest.
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
    public enum Edge: String, Equatable, Sendable, CaseIterable {
        /// The top.
        case top
        /// The bottom.
        case bottom
        /// The left, wherever text begins.
        case left
        /// The right, wherever text begins.
        case right
        /// Left, or right in an interface that runs from right to left.
        case leading
        /// Right, or left in an interface that runs from right to left.
        case trailing

        /// The way over it.
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

        var place: GestureArbiter.Place.Edge {
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .leading: .leading
            case .trailing: .trailing
            }
        }
    }

    /// The width of a panel where the parent's width is regular, in points. What is not above 0 fills it.
    public enum RegularWidth: Equatable, Sendable {
        /// As wide as its parent, but for the margins.
        case fills
        /// At the side where text begins.
        case leading(CGFloat)
        /// In the middle.
        case center(CGFloat)
        /// At the side where text ends.
        case trailing(CGFloat)
    }

    /// The darkness over a parent whose panel is open.
    ///
    ///     configuration.backdrop = .init(above: .medium)
    public struct Backdrop: Equatable, Sendable {
        /// How dark it becomes, 0 to 1.
        public var opacity: CGFloat {
            didSet { opacity = opacity.replaced(by: opacity.share, "Panel.Configuration.backdrop.opacity", "0 to 1") }
        }
        /// Its color.
        public var color: UIColor
        /// The largest detent at which the parent is not darkened: it begins there, and is complete at the next more open one.
        /// Nil: it begins where nothing of the panel shows, and is complete at the smallest.
        public var start: Panel.Detent.Identifier?
        /// Whether a tap on it closes the panel to `start`, or to its smallest detent; one that can be dragged away and has
        /// no `start` is removed. Where it does not, it swallows touches all the same.
        public var closesByTap = true

        /// - Parameters:
        ///   - start: The largest detent at which the parent is not darkened.
        ///   - opacity: 0 to 1: what is more counts as 1, what is negative or not finite as 0.
        ///   - color: What it is darkened with.
        public init(above start: Panel.Detent.Identifier? = nil, opacity: CGFloat = 0.3, color: UIColor = .black) {
            (self.start, self.color) = (start, color)
            self.opacity = opacity.replaced(by: opacity.share, "Panel.Configuration.backdrop.opacity", "0 to 1")
        }
    }
}

extension Panel.Configuration {
    /// What the arbiter gets: along the way over the panel's side, and with the handle in it.
    var wholePolicy: ArbitrationPolicy {
        var policy = policy.draggedByHandle(handle)
        policy.direction = edge.direction
        return policy
    }

    /// What becomes of the content: of a panel that floats its lower edge shows at every detent.
    var shownContent: InteractiveDismissal.Content {
        content.shown(along: edge.direction, floats: floats(along: edge.direction))
    }

    private func floats(along direction: ArbitrationPolicy.Direction) -> Bool {
        switch direction {
        case .down, .vertical: margins.bottom > 0
        case .up: margins.top > 0
        case .left, .leading: margins.left > 0
        case .right, .trailing, .horizontal: margins.right > 0
        }
    }

    var spring: Motion.Spring { Motion.Spring(dampingRatio: dampingRatio, response: response) }

    /// Those of a panel whose way out is `direction`: left or right, never leading or trailing.
    func corners(along direction: ArbitrationPolicy.Direction) -> InteractiveDismissal.Corners {
        if let corners { return corners }
        if floats(along: direction) { return .all }
        return switch direction {
        case .down, .vertical: .top
        case .up: [.bottomLeft, .bottomRight]
        case .left, .leading: [.topRight, .bottomRight]
        case .right, .trailing, .horizontal: [.topLeft, .bottomLeft]
        }
    }
}

extension CGFloat {
    fileprivate func length(_ property: String) -> CGFloat {
        replaced(by: length, "Panel.Configuration.\(property)", "0 or more")
    }
}
