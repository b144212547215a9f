/// Items beside or below each other.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case horizontal
        case vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }
    private let arrangement: Arrangement
    /// The items that repeat.
    public let subitems: [NSCollectionLayoutItem]
    /// The number of equally long items that the group is divided into; nil for as many as fit.
    private let count: Int?
    /// The space between items.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement,
        count: Int? = nil
    ) {
        (self.subitems, self.arrangement, self.count) = (subitems, arrangement, count)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns a group of items from left to right. The subitems repeat as often as they fit into the width, at least
    /// once.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, .horizontal)
    }
    /// Returns a group of items from top to bottom. The subitems repeat as often as they fit into the height, at least
    /// once.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, .vertical)
    }
    /// Returns a group of equally wide items.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [subitem], .horizontal, count: count) }
    /// Returns a group of equally high items.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [subitem], .vertical, count: count) }
    /// Returns a group of items that repeat a number of times, with their own widths.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [repeatingSubitem], .horizontal, count: count) }
    /// Returns a group of items that repeat a number of times, with their own heights.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [repeatingSubitem], .vertical, count: count) }
    /// Returns a group whose items a closure places.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { Self(layoutSize, [], .custom(itemProvider)) }

    /// Places items of a section, the next first, until the group is full.
    ///
    /// - Returns: The frames in the group, whether each is estimated, and the group's size; fewer frames than items if
    ///   the group has no room for them, and at least one.
    func place(_ items: ArraySlice<CGSize?>, in container: CGSize) -> (frames: [(CGRect, Bool)], size: CGSize) {
        let size = layoutSize.size(in: container)
        let insets = contentInsets
        let inner = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        var frames: [(CGRect, Bool)] = []
        var end = CGSize.zero
        let isHorizontal = if case .horizontal = arrangement { true } else { false }
        if case .custom(let provider) = arrangement {
            frames = provider(CompositionalEnvironment(inner)).prefix(items.count).map { ($0.frame, false) }
        } else {
            let gap = interItemSpacing?.spacing ?? 0
            let room = (isHorizontal ? inner.width : inner.height) + 0.001
            let share = count.map { (room - 0.001 - gap * CGFloat($0 - 1)) / CGFloat($0) }
            let isOpen = isHorizontal ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
            var (position, placed) = (CGFloat(0), 0)
            while frames.count < items.count, let item = subitems.isEmpty ? nil : subitems[placed % subitems.count] {
                if let count, placed == count { break }
                if isOpen, count == nil, placed == subitems.count { break }
                let rest = items[(items.startIndex + frames.count)...]
                var (part, itemSize) = item.placeOne(rest, in: inner)
                if let share, !(subitems[0] is NSCollectionLayoutGroup) {
                    if isHorizontal {
                        itemSize.width = share
                    } else {
                        itemSize.height = max(share, isOpen ? itemSize.height : 0)
                    }
                    part = part.map { (item.inset(CGRect(origin: .zero, size: itemSize)), $0.1) }
                }
                let length = isHorizontal ? itemSize.width : itemSize.height
                guard placed == 0 || isOpen || (length > 0 && position + length <= room) else { break }
                let origin = isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
                frames += part.map { ($0.0.offsetBy(dx: origin.x, dy: origin.y), $0.1) }
                end = CGSize(
                    width: max(end.width, origin.x + itemSize.width),
                    height: max(end.height, origin.y + itemSize.height))
                position += length + gap
                placed += 1
            }
        }
        let used = CGSize(
            width: layoutSize.widthDimension.isEstimated ? end.width + insets.leading + insets.trailing : size.width,
            height: layoutSize.heightDimension.isEstimated ? end.height + insets.top + insets.bottom : size.height)
        return (frames.map { ($0.0.offsetBy(dx: insets.leading, dy: insets.top), $0.1) }, used)
    }
}

extension NSCollectionLayoutItem {
    /// Places one item, or a group's items.
    fileprivate func placeOne(
        _ items: ArraySlice<CGSize?>, in container: CGSize
    ) -> (frames: [(CGRect, Bool)], size: CGSize) {
        if let group = self as? NSCollectionLayoutGroup { return group.place(items, in: container) }
        let size = layoutSize.size(in: container, measured: items.first ?? nil)
        return ([(inset(CGRect(origin: .zero, size: size)), layoutSize.isEstimated)], size)
    }

    fileprivate func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + contentInsets.leading, y: rect.minY + contentInsets.top,
            width: max(0, rect.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, rect.height - contentInsets.top - contentInsets.bottom))
    }
}

/// A closure that places the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item that a closure gives.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem {
    /// The frame in the group.
    public let frame: CGRect
    /// The order from back to front. Stores only.
    public let zIndex: Int
    /// Creates a place.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
