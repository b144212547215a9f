/// What a view and everything in it looked like at one moment, as a value.
///
/// Two snapshots are equal if the trees would look and be touched the same; the same tree always encodes and renders
/// to the same bytes. Distances are points.
///
///     let card = Snapshot(of: window).frame(of: "card")   // in the window's coordinates
///
/// Host-only: UIKit has no such type.
public struct Snapshot: Hashable, Codable, Sendable {
    public var root: Node
    /// Pixels per point of the screen.
    public var scale: CGFloat

    public init(root: Node, scale: CGFloat) {
        self.root = root
        self.scale = scale
    }

    /// Captures `view` as it is; layout that is still asked for is not run.
    @MainActor
    public init(of view: UIView) {
        self.init(root: Node(view), scale: view.traitCollection.displayScale)
    }

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
        public var identifier: String?
        /// The origin is what a scroll view has scrolled to.
        public var bounds: CGRect
        public var center: CGPoint
        public var anchorPoint: CGPoint
        public var transform: CGAffineTransform
        /// From the node's coordinates to its parent's; follows from the four before.
        public var transformToParent: CGAffineTransform
        public var alpha: CGFloat
        public var isHidden: Bool
        public var background: CGColor?
        public var corners: Corners
        /// Whether what is in the node is cut off at its (rounded) edge.
        public var clips: Bool
        public var border: Border?
        public var shadow: Shadow?
        public var text: Text?
        /// In the order drawn: by `zPosition`, then as subviews.
        public var children: [Node]

        public var contentOffset: CGPoint { bounds.origin }
    }

    /// Corners are rounded by `radius` where `mask`, a `CACornerMask`'s raw value, says so.
    public struct Corners: Hashable, Codable, Sendable {
        public var radius: CGFloat
        public var mask: UInt
        public var isContinuous: Bool
    }

    public struct Border: Hashable, Codable, Sendable {
        public var width: CGFloat
        public var color: CGColor
    }

    public struct Shadow: Hashable, Codable, Sendable {
        public var color: CGColor
        public var opacity: CGFloat
        public var offset: CGSize
        public var radius: CGFloat
    }

    public struct Text: Hashable, Codable, Sendable {
        public var string: String
        public var color: CGColor
        public var pointSize: CGFloat
        /// From 300, light, to 800, heavy.
        public var weight: Int
        /// As drawn: natural alignment is left or right here.
        public var alignment: NSTextAlignment
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
