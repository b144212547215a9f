/// The arrangement of a collection view's elements. A subclass overrides what is asked here; see row W24.
@preconcurrency @MainActor open class UICollectionViewLayout {
    /// The collection view whose layout this is.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout that shows nothing. Use a flow layout, a compositional one, or a subclass.
    public init() {}
    /// Creates a layout; the coder is not read.
    public required init?(coder: NSCoder) {}

    /// The class of the attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts of invalidation.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Called before the layout is asked for attributes: after data was loaded, and after an invalidation.
    open func prepare() {}
    /// The size of the content.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all elements that cut a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a header, a footer or another supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration. Never called: the host shows no decorations.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns whether the layout is prepared again for new bounds; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the context of an invalidation for new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    /// Returns whether a cell's own size changes the layout; true unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }
    /// Returns the offset at which a drag comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the offset after an update.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Asks for another preparation in the next layout pass.
    open func invalidateLayout() { collectionView?.layoutIsDue() }
    /// Asks for another preparation in the next layout pass.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    /// Called before the items of a batch change. The host passes an empty list.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the items of a batch have changed.
    open func finalizeCollectionViewUpdates() {}
    /// Never called: the host shows the end of animations.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// Never called: the host shows the end of animations.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Registers the class of a decoration. Has no effect: the host shows no decorations.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
    /// A Boolean value that says whether the layout is mirrored for right to left. Not asked here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The sections that scroll across, each with its items in a scroll view of its own.
    var across: [Int: AcrossSection] { [:] }
    /// The configuration of a section that is a list; nil for another section.
    func list(of section: Int) -> UICollectionLayoutListConfiguration? { nil }
    /// True if an element's size is only known once it is shown.
    func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}

/// A section that scrolls across.
struct AcrossSection {
    var frame: CGRect
    var content: CGSize
    var pages: Bool
}

/// The context of an invalidation. The host prepares all of the layout anyway.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that says whether everything is invalid.
    open internal(set) var invalidateEverything = false
    /// A Boolean value that says whether the numbers of items are invalid.
    open internal(set) var invalidateDataSourceCounts = false
    /// The change of the content's offset. Stores only.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content's size. Stores only.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that are invalid.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Creates a context.
    public init() {}
    /// Adds items that are invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Adds headers and footers that are invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// A change of an item in a batch. The host makes none.
@preconcurrency @MainActor open class UICollectionViewUpdateItem {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// As in UIKit.
        case insert, delete, reload, move, none
    }
    /// The place before the batch.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    /// The place after the batch.
    open var indexPathAfterUpdate: IndexPath? { nil }
    /// The kind of the change.
    open var updateAction: Action { .none }
}

/// The place and the look of an element.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: Equatable {
    /// The element's index path.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind of a supplementary view; nil for a cell.
    open internal(set) var representedElementKind: String?
    /// The category of the element.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The frame in the content.
    open var frame = CGRect.zero
    /// The transform.
    open var transform = CGAffineTransform.identity
    /// The opacity.
    open var alpha: CGFloat = 1
    /// The order from back to front.
    open var zIndex = 0
    /// A Boolean value that says whether the element is hidden.
    open var isHidden = false
    /// The size.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// The centre.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The bounds: the size at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// Creates attributes without a place.
    public required init() {}
    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, elementKind)
        representedElementCategory = .supplementaryView
    }
    /// Creates the attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
        representedElementCategory = .decorationView
    }

    /// Returns a copy: another object of the same class.
    open func copy() -> Any {
        let copy = type(of: self).init()
        (copy.indexPath, copy.representedElementKind) = (indexPath, representedElementKind)
        copy.representedElementCategory = representedElementCategory
        (copy.frame, copy.transform, copy.alpha) = (frame, transform, alpha)
        (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
        return copy
    }

    nonisolated public static func == (
        one: UICollectionViewLayoutAttributes, other: UICollectionViewLayoutAttributes
    ) -> Bool { one === other }

    /// True if the elements of a rectangle include this.
    func cuts(_ rect: CGRect) -> Bool { frame.intersects(rect) }
}
