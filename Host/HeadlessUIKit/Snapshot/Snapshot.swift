/// The appearance of a view and its subviews at one moment, as a value.
///
/// Equal snapshots mean that the trees look and are touched the same; the same tree always encodes and renders to the
/// same bytes. Distances are points.
///
///     let card = Snapshot(of: window).frame(of: "card")   // in the window's coordinates
///
/// Host-only: UIKit has no such type.
public struct Snapshot: Hashable, Codable, Sendable {
    /// The view that was captured.
    public var root: Node
    /// Pixels per point of the screen.
    public var scale: CGFloat

    /// Creates a snapshot by hand, to compare with a captured one.
    public init(root: Node, scale: CGFloat) {
        self.root = root
        self.scale = scale
    }

    /// Captures `view` without laying it out first.
    @MainActor
    public init(of view: UIView) {
        self.init(root: Node(view), scale: view.traitCollection.displayScale)
    }

    /// The size of the captured view, in points.
    public var size: CGSize { root.bounds.size }

    /// Returns the frame, in the root's coordinates, of the first node with an accessibility identifier.
    ///
    /// For a transformed view, the frame is the smallest rectangle around it; nil if there is no such node.
    public func frame(of identifier: String) -> CGRect? {
        root.rect(of: identifier, through: .identity)
    }
}

extension Snapshot {
    /// One view in a snapshot.
    public struct Node: Hashable, Codable, Sendable {
        /// The name of the view's class.
        public var kind: String
        /// The view's `accessibilityIdentifier`.
        public var identifier: String?
        /// The view's bounds. The origin is the content offset of a scroll view.
        public var bounds: CGRect
        /// The place of the anchor point, in the parent's coordinates.
        public var center: CGPoint
        /// The anchor point, as a share of the bounds; the middle is (0.5, 0.5).
        public var anchorPoint: CGPoint
        /// The view's transform, applied about the anchor point.
        public var transform: CGAffineTransform
        /// The transform from the node's coordinates to its parent's. It follows from the four properties above.
        public var transformToParent: CGAffineTransform
        /// The node's own alpha; its children are multiplied by it.
        public var alpha: CGFloat
        /// A Boolean value that says whether the node and its children are hidden.
        public var isHidden: Bool
        /// The background colour; nil for none.
        public var background: CGColor?
        /// The rounding of the bounds' corners.
        public var corners: Corners
        /// A Boolean value that says whether the node's content is clipped at its (rounded) edge.
        public var clips: Bool
        /// The visible part of a masked node and its children; nil if everything is visible.
        public var cut: Cut? = nil
        /// The border; nil for a width of 0.
        public var border: Border?
        /// The shadow; nil for an opacity of 0.
        public var shadow: Shadow?
        /// The text of a label; nil for other views, and for an empty label.
        public var text: Text?
        /// The children, in drawing order: by `zPosition`, then as subviews.
        public var children: [Node]

        /// The content offset of a scroll view: the bounds' origin.
        public var contentOffset: CGPoint { bounds.origin }

        /// Hashes the kind, the name, the size and the children. CoreGraphics' transform is not Hashable on every Mac.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(identifier)
            hasher.combine(bounds.width)
            hasher.combine(bounds.height)
            hasher.combine(children)
        }
    }

    /// The rounding of a node's corners.
    public struct Corners: Hashable, Codable, Sendable {
        /// The radius in points; corners are drawn as quarters of a circle.
        public var radius: CGFloat
        /// The corners that are rounded, as the raw value of a `CACornerMask`.
        public var mask: UInt
        /// A Boolean value that says whether the curve is continuous. Both curves are drawn alike.
        public var isContinuous: Bool
    }

    /// A rectangle to which a node is clipped.
    public struct Cut: Hashable, Codable, Sendable {
        /// In the node's coordinates.
        public var frame: CGRect
        /// The rounding of its corners.
        public var corners: Corners
    }

    /// A line inside the bounds, over the content.
    public struct Border: Hashable, Codable, Sendable {
        /// The width in points, inside the bounds.
        public var width: CGFloat
        /// The colour, in sRGB.
        public var color: CGColor
    }

    /// The shadow of a node's outline.
    public struct Shadow: Hashable, Codable, Sendable {
        /// The colour, in sRGB.
        public var color: CGColor
        /// The opacity, from 0 to 1, on top of the colour's own alpha.
        public var opacity: CGFloat
        /// The distance of the shadow from the outline, in points.
        public var offset: CGSize
        /// The softness: the deviation of the blur, in points.
        public var radius: CGFloat
    }

    /// A label's text and the way it is drawn.
    public struct Text: Hashable, Codable, Sendable {
        /// The whole text, even if it does not fit.
        public var string: String
        /// The colour of the letters, in sRGB.
        public var color: CGColor
        /// The size of the font, in points.
        public var pointSize: CGFloat
        /// The weight, from 300, light, to 800, heavy.
        public var weight: Int
        /// The alignment as drawn: natural alignment is left or right here.
        public var alignment: NSTextAlignment
        /// The greatest number of lines; 0 for no limit.
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
