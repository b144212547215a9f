/// A length of an item or a group: in points, or as a share of what it is in.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension {
    private enum Length {
        case points(CGFloat)
        case shareOfWidth(CGFloat)
        case shareOfHeight(CGFloat)
    }
    private let length: Length

    private init(_ length: Length) { self.length = length }

    /// A length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.points(absoluteDimension)) }
    /// A share of the container's width; 1 is all of it.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.shareOfWidth(fractionalWidth)) }
    /// A share of the container's height; 1 is all of it.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.shareOfHeight(fractionalHeight)) }

    func points(in container: CGSize) -> CGFloat {
        switch length {
        case .points(let points): points
        case .shareOfWidth(let share): share * container.width
        case .shareOfHeight(let share): share * container.height
        }
    }
}

/// How wide and how high an item or a group is.
@preconcurrency @MainActor public final class NSCollectionLayoutSize {
    /// Of a group, by the collection view; of an item, by its group.
    public let widthDimension: NSCollectionLayoutDimension
    /// Of a group, by the collection view; of an item, by its group.
    public let heightDimension: NSCollectionLayoutDimension

    /// By its two lengths, which may both follow the same side.
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
    /// How large it is in what it is in.
    public let layoutSize: NSCollectionLayoutSize

    /// An item that takes all of its room: the host has no insets of items.
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

    /// Items from left to right, repeated in turn as often as they fit into the width, at least once.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, isHorizontal: true)
    }

    /// Items from top to bottom, repeated in turn as often as they fit into the height, at least once.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, isHorizontal: false)
    }

    /// As many frames as fit into the group, at least one, its subitems repeated in turn.
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

/// Whether a section scrolls across, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: it goes down the list.
    case none
    /// It glides.
    case continuous
    /// It glides, here without stopping at groups.
    case continuousGroupLeadingBoundary
    /// By the section's width.
    case paging
    /// By the section's width here, not the group's.
    case groupPaging
    /// By the section's width here, not the group's, and not centred.
    case groupPagingCentered
}

/// A group repeated until all items have a place; down the list, or across in a scroll view of its own.
@preconcurrency @MainActor public final class NSCollectionLayoutSection {
    /// All that page do so by the section's width here; the others glide.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Between two groups, in points, in the direction in which the section goes on.
    public var interGroupSpacing: CGFloat = 0
    private let group: NSCollectionLayoutGroup

    /// A section that goes down the list, its groups without space between them.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }

    var pages: Bool {
        switch orthogonalScrollingBehavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: false
        case .paging, .groupPaging, .groupPagingCentered: true
        }
    }

    /// The items' frames in the section, and how much room they take.
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
