// Row W25.
/// Lines of items, as many as fit; a line's free space is spread between its items.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for the size that a cell returns once it is shown.
    public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

    /// The size of items for which the delegate gives none, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size until an item is shown; zero, the default, means that items do not size themselves.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The space between two lines, in points: exactly this if the items of a line are equally long.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least space between two items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of headers: only the length along the scroll direction counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers: only the length along the scroll direction counts.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The space around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The direction in which the list scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// A Boolean value that says whether headers stay on screen as long as their sections.
    open var sectionHeadersPinToVisibleBounds = false
    /// A Boolean value that says whether footers stay on screen as long as their sections.
    open var sectionFootersPinToVisibleBounds = false
    /// The edge from which insets count. Stores only.
    open var sectionInsetReference = SectionInsetReference.fromContentInset

    /// The edge from which insets count. Stores only.
    public enum SectionInsetReference: Int, Sendable {
        /// As in UIKit.
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    private var elements: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero

    open override var collectionViewContentSize: CGSize { size }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        pinned(elements).filter { $0.cuts(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }

    override func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementKind == nil && estimatedItemSize != .zero
    }

    /// Places all items. Everything is computed as for vertical scrolling; for horizontal scrolling, with both axes
    /// exchanged.
    open override func prepare() {
        super.prepare()
        guard let list = collectionView else { return }
        let isVertical = scrollDirection == .vertical
        elements = []
        var top: CGFloat = 0
        let room = isVertical ? list.bounds.width : list.bounds.height
        for section in 0..<list.loadedCounts.count {
            top = place(section, of: list, top: top, room: room)
        }
        size = isVertical ? CGSize(width: room, height: top) : CGSize(width: top, height: room)
    }

    private func turned(_ size: CGSize) -> CGSize {
        scrollDirection == .vertical ? size : CGSize(width: size.height, height: size.width)
    }

    private func add(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) {
        attributes.frame =
            scrollDirection == .vertical
            ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        elements.append(attributes)
    }

    private func place(_ section: Int, of list: UICollectionView, top: CGFloat, room: CGFloat) -> CGFloat {
        let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
        let insets = delegate?.collectionView(list, layout: self, insetForSectionAt: section) ?? sectionInset
        let spacing =
            delegate?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let lineSpacing =
            delegate?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let header =
            delegate?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(list, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let isVertical = scrollDirection == .vertical
        let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let (start, end) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        var y = addPart(UICollectionView.elementKindSectionHeader, header, section, top, room) + before
        let sizes = (0..<list.loadedCounts[section]).map { item in
            turned(self.size(of: IndexPath(item: item, section: section), in: list, delegate))
        }
        var first = 0
        var full: CGFloat?
        while first < sizes.count {
            var (last, width) = (first, sizes[first].width)
            while last + 1 < sizes.count, width + spacing + sizes[last + 1].width <= room - start - end + 0.001 {
                last += 1
                width += spacing + sizes[last].width
            }
            if first > 0 { y += lineSpacing }
            let height = sizes[first...last].map(\.height).max() ?? 0
            let count = last - first
            let free = room - start - end - width + spacing * CGFloat(count)
            // The last line is set like the one above it.
            let isShort = last == sizes.count - 1 && full != nil
            let gap = count > 0 ? (isShort ? full! : last == sizes.count - 1 ? spacing : free / CGFloat(count)) : 0
            if last < sizes.count - 1 { full = count > 0 ? gap : spacing }
            var x = start
            for item in first...last {
                let size = sizes[item]
                let place = CGPoint(x: x, y: y + (height - size.height) / 2)
                add(
                    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)),
                    CGRect(origin: place, size: size))
                x += size.width + gap
            }
            y += height
            first = last + 1
        }
        return addPart(UICollectionView.elementKindSectionFooter, footer, section, y + after, room)
    }

    private func size(
        of path: IndexPath, in list: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        if let measured = list.measured[path] { return measured }
        if estimatedItemSize != .zero {
            return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        }
        return delegate?.collectionView(list, layout: self, sizeForItemAt: path) ?? itemSize
    }

    private func addPart(
        _ kind: String, _ size: CGSize, _ section: Int, _ top: CGFloat, _ room: CGFloat
    ) -> CGFloat {
        let height = turned(size).height
        guard height > 0 else { return top }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        add(attributes, CGRect(x: 0, y: top, width: room, height: height))
        return top + height
    }

    private func pinned(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let list = collectionView, scrollDirection == .vertical,
            sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        else { return elements }
        return elements.map { element in
            let isHeader = element.representedElementKind == UICollectionView.elementKindSectionHeader
            guard element.representedElementKind != nil,
                isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
            else { return element }
            let section = elements.filter { $0.indexPath.section == element.indexPath.section }
            return element.pinned(
                isHeader ? .top : .bottom, in: list, from: section.map(\.frame.minY).min() ?? 0,
                to: section.map(\.frame.maxY).max() ?? 0)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy that stays at an edge of the viewport as long as its section is on screen.
    func pinned(
        _ edge: NSRectAlignment, in list: UICollectionView, from top: CGFloat, to bottom: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        let insets = list.adjustedContentInset
        if edge == .top {
            copy.frame.origin.y = max(frame.minY, min(list.bounds.minY + insets.top, bottom - frame.height))
        } else {
            copy.frame.origin.y = min(
                frame.minY, max(list.bounds.maxY - insets.bottom - frame.height, top))
        }
        copy.zIndex = 1024
        return copy
    }
}

/// A delegate that gives the sizes of a flow layout. All methods are optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Asks for the size of an item.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Asks for the space around a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Asks for the space between lines.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Asks for the least space between items of a line.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Asks for the size of a header.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Asks for the size of a footer.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
