/// How a section scrolls horizontally.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// A section that does not scroll horizontally.
    case none
    /// Scrolling that decelerates.
    case continuous
    /// Scrolling that decelerates; the host ignores the groups' boundaries.
    case continuousGroupLeadingBoundary
    /// Scrolling by the section's width.
    case paging
    /// Scrolling by the section's width; the host ignores the group's.
    case groupPaging
    /// Scrolling by the section's width; the host ignores the group's, and does not center.
    case groupPagingCentered
}

/// The edge from which insets count. Stores only.
public enum UIContentInsetsReference: Int, Sendable {
    /// As in UIKit.
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// An element on the screen, as a section's handler is told of it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
    /// The frame.
    var frame: CGRect { get }
    /// The centre.
    var center: CGPoint { get set }
    /// The index path.
    var indexPath: IndexPath { get }
}
/// A closure that is told of the elements on the screen. Never called here.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A group that repeats until all items have a place; vertically, or horizontally in a scroll view of its own.
@preconcurrency @MainActor public final class NSCollectionLayoutSection {
    /// How the section scrolls horizontally; it does not unless set.
    ///
    /// All paging behaviours page by the section's width here; the others decelerate.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The space between two groups, in points, along the section's direction.
    public var interGroupSpacing: CGFloat = 0
    /// The space around the section's groups, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The edge from which insets count. Stores only.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    // Row W25.
    /// The headers and footers.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// A Boolean value that says whether headers have the section's insets, too.
    public var supplementariesFollowContentInsets = true
    /// The decorations. Stores only: the host does not show them.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Never called here.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    private let group: NSCollectionLayoutGroup
    /// The configuration of a section that is a list.
    package var list: UICollectionLayoutListConfiguration?

    /// Creates a vertical section without space between its groups.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }

    var pages: Bool {
        switch orthogonalScrollingBehavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: false
        case .paging, .groupPaging, .groupPagingCentered: true
        }
    }

    /// Returns the items' frames in the section, whether each is estimated, and the size that they take.
    ///
    /// - Parameter sizes: The measured size of each item; nil before it is shown.
    func frames(of sizes: [CGSize?], in container: CGSize) -> (frames: [(CGRect, Bool)], size: CGSize) {
        guard !sizes.isEmpty else { return ([], .zero) }
        var frames: [(CGRect, Bool)] = []
        var (position, across) = (CGFloat(0), CGFloat(0))
        while frames.count < sizes.count {
            if !frames.isEmpty { position += interGroupSpacing }
            let (part, size) = group.place(sizes[frames.count...], in: container)
            guard !part.isEmpty else { return ([], .zero) }
            frames += part.map {
                ($0.0.offsetBy(dx: isOrthogonal ? position : 0, dy: isOrthogonal ? 0 : position), $0.1)
            }
            position += isOrthogonal ? size.width : size.height
            across = max(across, isOrthogonal ? size.height : size.width)
        }
        return (
            frames,
            isOrthogonal ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
        )
    }
}
