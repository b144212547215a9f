/// What a view and everything in it looked like at one moment, as a value.
///
/// Two snapshots are equal if the trees would look and be touched the same; the same tree always encodes and renders
/// to the same bytes. Distances are points.
///
///     let card = Snapshot(of: window).frame(of: "card")   // in the window's coordinates
///
/// Host-only: UIKit has no such type.
public struct Snapshot: Hashable, Codable, Sendable {
    /// The view that was captured.
    public var root: Node
    /// Pixels per point of the screen.
    public var scale: CGFloat

    /// A snapshot put together by hand, to compare with one that was captured.
    public init(root: Node, scale: CGFloat) {
        self.root = root
        self.scale = scale
    }

    /// Captures `view` as it is; layout that is still asked for is not run.
    @MainActor
    public init(of view: UIView) {
        self.init(root: Node(view), scale: view.traitCollection.displayScale)
    }

    /// How large the captured view is, in points.
    public var size: CGSize { root.bounds.size }

    /// The frame, in the root's coordinates, of the first node with an accessibility identifier.
    ///
    /// Of a transformed view it is the smallest rectangle around it; nil if there is no such node.
    public func frame(of identifier: String) -> CGRect? {
        root.rect(of: identifier, through: .identity)
    }
}

extension Snapshot {
    /// One view.
    public struct Node: Hashable, Codable, Sendable {
        /// The name of the view's class.
        public var kind: String
        /// The view's `accessibilityIdentifier`.
        public var identifier: String?
        /// The origin is what a scroll view has scrolled to.
        public var bounds: CGRect
        /// Where the anchor point lies, in the parent's coordinates.
        public var center: CGPoint
        /// A share of the bounds; the middle is (0.5, 0.5).
        public var anchorPoint: CGPoint
        /// Applied about the anchor point.
        public var transform: CGAffineTransform
        /// From the node's coordinates to its parent's; follows from the four before.
        public var transformToParent: CGAffineTransform
        /// The node's own; what is in it is paler still.
        public var alpha: CGFloat
        /// Whether it, and all that is in it, is not seen.
        public var isHidden: Bool
        /// Nil draws nothing.
        public var background: CGColor?
        /// How the corners of the bounds are rounded.
        public var corners: Corners
        /// Whether what is in the node is cut off at its (rounded) edge.
        public var clips: Bool
        /// Nil for a width of 0.
        public var border: Border?
        /// Nil for an opacity of 0.
        public var shadow: Shadow?
        /// What a label says; nil for other views, and for a label that says nothing.
        public var text: Text?
        /// In the order drawn: by `zPosition`, then as subviews.
        public var children: [Node]

        /// The bounds' origin: for a scroll view, what it has scrolled to.
        public var contentOffset: CGPoint { bounds.origin }
    }

    /// Corners are rounded by `radius` where `mask`, a `CACornerMask`'s raw value, says so.
    public struct Corners: Hashable, Codable, Sendable {
        /// In points; drawn as quarters of a circle.
        public var radius: CGFloat
        /// A `CACornerMask`'s raw value: which corners are rounded.
        public var mask: UInt
        /// Whether the curve is continuous. Told apart here, drawn alike.
        public var isContinuous: Bool
    }

    /// A line inside the bounds, over what is in them.
    public struct Border: Hashable, Codable, Sendable {
        /// In points, inside the bounds.
        public var width: CGFloat
        /// The line's colour, in sRGB.
        public var color: CGColor
    }

    /// What the node's outline casts below it.
    public struct Shadow: Hashable, Codable, Sendable {
        /// Its colour, in sRGB.
        public var color: CGColor
        /// From 0 to 1; the colour's own alpha comes on top.
        public var opacity: CGFloat
        /// How far it lies from the outline, in points.
        public var offset: CGSize
        /// How soft it is: the blur's deviation, in points.
        public var radius: CGFloat
    }

    /// A label's text and how it is drawn.
    public struct Text: Hashable, Codable, Sendable {
        /// All of it, though not all may have room.
        public var string: String
        /// The letters' colour, in sRGB.
        public var color: CGColor
        /// The size of the font, in points.
        public var pointSize: CGFloat
        /// From 300, light, to 800, heavy.
        public var weight: Int
        /// As drawn: natural alignment is left or right here.
        public var alignment: NSTextAlignment
        /// The most lines drawn; 0 for as many as there are.
        public var numberOfLines: Int
    }
}

extension Snapshot.Node {
    fileprivate func rect(of identifier: String, through outer: CGAffineTransform) -> CGRect? {
        guard self.identifier != identifier else { return bounds.applying(outer) }
        return children.lazy
            .compactMap { $0.rect(of: identifier, through: $0.transformToParent.concatenating(outer)) }
            .first
    }
}
