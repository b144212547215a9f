/// A length of an item or a group: in points, or as a share of its container's.
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
    /// The width: a group's may follow the collection view, an item's its group.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height: a group's may follow the collection view, an item's its group.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from two lengths, which may both follow the same side.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }
}

/// Something that takes room in a group.
@preconcurrency @MainActor public class NSCollectionLayoutItem {
    /// The size in its container.
    public let layoutSize: NSCollectionLayoutSize

    /// Creates an item that takes all of its room: the host has no insets of items.
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

    /// Returns a group of items from left to right, repeated in turn as often as they fit into the width, at least
    /// once.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, isHorizontal: true)
    }

    /// Returns a group of items from top to bottom, repeated in turn as often as they fit into the height, at least
    /// once.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, isHorizontal: false)
    }

    /// Returns as many frames as fit into the group, at least one, its subitems repeated in turn.
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

/// The way a section scrolls across, if it does.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// A section that goes down the list.
    case none
    /// Scrolling that glides.
    case continuous
    /// Scrolling that glides, here without stopping at groups.
    case continuousGroupLeadingBoundary
    /// Scrolling by the section's width.
    case paging
    /// Scrolling by the section's width here, not the group's.
    case groupPaging
    /// Scrolling by the section's width here, not the group's, and not centred.
    case groupPagingCentered
}

/// A group repeated until all items have a place; down the list, or across in a scroll view of its own.
@preconcurrency @MainActor public final class NSCollectionLayoutSection {
    /// The way the section scrolls across; it does not unless set.
    ///
    /// All paging behaviours page by the section's width here; the others glide.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The space between two groups, in points, in the direction in which the section goes on.
    public var interGroupSpacing: CGFloat = 0
    private let group: NSCollectionLayoutGroup

    /// Creates a section that goes down the list, its groups without space between them.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }

    var pages: Bool {
        switch orthogonalScrollingBehavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: false
        case .paging, .groupPaging, .groupPagingCentered: true
        }
    }

    /// Returns the items' frames in the section, and the room that they take.
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
