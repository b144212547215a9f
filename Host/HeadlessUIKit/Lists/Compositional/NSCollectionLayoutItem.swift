/// The length of an item or a group: in points, as a share of its container, or known once it is shown.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension {
    private enum Length {
        case points(CGFloat)
        case shareOfWidth(CGFloat)
        case shareOfHeight(CGFloat)
        case estimated(CGFloat)
    }
    private let length: Length

    private init(_ length: Length) { self.length = length }

    /// Returns a length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.points(absoluteDimension)) }
    /// Returns a share of the container's width; 1 is all of it.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.shareOfWidth(fractionalWidth)) }
    /// Returns a share of the container's height; 1 is all of it.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.shareOfHeight(fractionalHeight)) }
    /// Returns a length in points that the cell replaces by its own once it is shown.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated(estimatedDimension)) }

    /// A Boolean value that says whether the length is in points.
    public var isAbsolute: Bool { if case .points = length { true } else { false } }
    /// A Boolean value that says whether the length is estimated.
    public var isEstimated: Bool { if case .estimated = length { true } else { false } }
    /// A Boolean value that says whether the length is a share of a width.
    public var isFractionalWidth: Bool { if case .shareOfWidth = length { true } else { false } }
    /// A Boolean value that says whether the length is a share of a height.
    public var isFractionalHeight: Bool { if case .shareOfHeight = length { true } else { false } }
    /// The number that was given.
    public var dimension: CGFloat {
        switch length {
        case .points(let number), .shareOfWidth(let number), .shareOfHeight(let number), .estimated(let number): number
        }
    }

    func points(in container: CGSize) -> CGFloat {
        switch length {
        case .points(let points), .estimated(let points): points
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

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

    /// Returns the size with the measured lengths in place of the estimated ones.
    func size(in container: CGSize, measured: CGSize?) -> CGSize {
        var size = size(in: container)
        if let measured, heightDimension.isEstimated { size.height = measured.height }
        if let measured, widthDimension.isEstimated { size.width = measured.width }
        return size
    }
}

/// The space between items or groups.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing {
    /// The length in points.
    public let spacing: CGFloat
    /// A Boolean value that says whether the space may be wider. The host takes the least.
    public let isFlexibleSpacing: Bool
    /// A Boolean value that says whether the space is exactly the length.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }
    /// Returns a fixed space.
    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    /// Returns a least space.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
}

/// The spaces around an item. Stores only.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing {
    /// The space before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item.
    public let bottom: NSCollectionLayoutSpacing?
    /// Creates spaces.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// An item of a group.
@preconcurrency @MainActor public class NSCollectionLayoutItem {
    /// The size in its container.
    public let layoutSize: NSCollectionLayoutSize
    /// The space inside that size, around the cell, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item. Stores only.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The badges. Stores only: the host does not show them.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) { (self.layoutSize, supplementaryItems) = (layoutSize, []) }
    /// Creates an item with badges, which the host does not show.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }
}

/// Where a supplementary view is. Stores only.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor {
    /// The edges.
    public let edges: NSDirectionalRectEdge
    /// The distance.
    public let offset: CGPoint
    /// Creates an anchor.
    public init(edges: NSDirectionalRectEdge) { (self.edges, offset) = (edges, .zero) }
    /// Creates an anchor with a distance in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset) = (edges, absoluteOffset)
    }
    /// Creates an anchor with a distance as a share of the item.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset) = (edges, fractionalOffset)
    }
}

/// A view beside an item.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind for which the data source is asked.
    public let elementKind: String
    /// The order from back to front.
    public var zIndex = 0
    /// Creates a view of a size. The host does not show it, unless it is a boundary item.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

// Row W25.
/// A header or a footer of a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem:
    NSCollectionLayoutSupplementaryItem
{
    /// The side of the section.
    public let alignment: NSRectAlignment
    /// The distance from there, in points. Stores only.
    public let offset: CGPoint
    /// A Boolean value that says whether the section's items move aside. True here.
    public var extendsBoundary = true
    /// A Boolean value that says whether the view stays on screen as long as its section.
    public var pinToVisibleBounds = false
    /// Creates a header or a footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind)
    }

    var isHeader: Bool { alignment == .top || alignment == .topLeading || alignment == .topTrailing }
}

/// A decoration behind a section. Stores only: the host does not show it.
@preconcurrency @MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind.
    public let elementKind: String
    /// The order from back to front.
    public var zIndex = 0
    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }
    /// Returns a background.
    public static func background(elementKind: String) -> Self { Self(elementKind) }
}

/// A side or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// As in UIKit.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Sides of a rectangle, by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The start of a line.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The end of a line.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
