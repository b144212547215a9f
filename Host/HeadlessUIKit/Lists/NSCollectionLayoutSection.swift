/// The length of an item or a group: in points, or as a share of its container.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension {
    private enum Length {
        case points(CGFloat)
        case shareOfWidth(CGFloat)
        case shareOfHeight(CGFloat)
    }
    private let length: Length

    private init(_ length: Length) { self.length = length }

    /// Returns a length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.points(absoluteDimension)) }
    /// Returns a share of the container's width; 1 is all of it.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.shareOfWidth(fractionalWidth)) }
    /// Returns a share of the container's height; 1 is all of it.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.shareOfHeight(fractionalHeight)) }

    func points(in container: CGSize) -> CGFloat {
        switch length {
        case .points(let points): points
        case .shareOfWidth(let share): share * container.width
        case .shareOfHeight(let share): share * container.height
        }
    }
}

/// The width and the height of an item or a group.
@preconcurrency @MainActor public final class NSCollectionLayoutSize {
    /// The width: a group's may depend on the collection view, an item's on its group.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height: a group's may depend on the collection view, an item's on its group.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from two lengths, which may depend on the same side of the container.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }
}

/// An item of a group.
@preconcurrency @MainActor public class NSCollectionLayoutItem {
    /// The size in its container.
    public let layoutSize: NSCollectionLayoutSize

    /// Creates an item without insets, which the host does not have.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items beside or below each other.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let isHorizontal: Bool
    private let subitems: [NSCollectionLayoutItem]

    private init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool) {
        (self.subitems, self.isHorizontal) = (subitems, isHorizontal)
        super.init(layoutSize: layoutSize)
    }

    /// Returns a group of items from left to right. The subitems repeat as often as they fit into the width, at least
    /// once.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, isHorizontal: true)
    }

    /// Returns a group of items from top to bottom. The subitems repeat as often as they fit into the height, at least
    /// once.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, isHorizontal: false)
    }

    /// Returns as many frames as fit into the group, at least one, for the repeated subitems.
    func frames(in size: CGSize) -> [CGRect] {
        var frames: [CGRect] = []
        var position: CGFloat = 0
        let room = (isHorizontal ? size.width : size.height) + 0.001
        while let item = subitems.isEmpty ? nil : subitems[frames.count % subitems.count] {
            let itemSize = item.layoutSize.size(in: size)
            let length = isHorizontal ? itemSize.width : itemSize.height
            guard frames.isEmpty || (length > 0 && position + length <= room) else { break }
            let origin = isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
            frames.append(CGRect(origin: origin, size: itemSize))
            position += length
        }
        return frames
    }
}

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

/// A group that repeats until all items have a place; vertically, or horizontally in a scroll view of its own.
@preconcurrency @MainActor public final class NSCollectionLayoutSection {
    /// How the section scrolls horizontally; it does not unless set.
    ///
    /// All paging behaviours page by the section's width here; the others decelerate.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The space between two groups, in points, along the section's direction.
    public var interGroupSpacing: CGFloat = 0
    private let group: NSCollectionLayoutGroup

    /// Creates a vertical section without space between its groups.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }

    var pages: Bool {
        switch orthogonalScrollingBehavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: false
        case .paging, .groupPaging, .groupPagingCentered: true
        }
    }

    /// Returns the items' frames in the section, and the size that they take.
    func frames(of count: Int, in container: CGSize) -> (frames: [CGRect], size: CGSize) {
        let groupSize = group.layoutSize.size(in: container)
        let pattern = group.frames(in: groupSize)
        guard count > 0, !pattern.isEmpty else { return ([], .zero) }
        let step = (isOrthogonal ? groupSize.width : groupSize.height) + interGroupSpacing
        let frames = (0..<count).map { index in
            let distance = step * CGFloat(index / pattern.count)
            return pattern[index % pattern.count].offsetBy(
                dx: isOrthogonal ? distance : 0, dy: isOrthogonal ? 0 : distance)
        }
        let length = step * CGFloat((count - 1) / pattern.count) + step - interGroupSpacing
        return (
            frames,
            isOrthogonal
                ? CGSize(width: length, height: groupSize.height) : CGSize(width: groupSize.width, height: length)
        )
    }
}
