/// A closure that makes the layout of a section; nil omits the section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The environment of a section provider.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The collection view's size.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The size of a collection view.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets: zero here.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets: zero here.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor final class CompositionalEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    let contentInsets = NSDirectionalEdgeInsets.zero
    let effectiveContentInsets = NSDirectionalEdgeInsets.zero

    init(_ size: CGSize, _ traits: UITraitCollection = UITraitCollection()) {
        (contentSize, traitCollection) = (size, traits)
    }
}

/// The settings of all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration {
    /// The direction in which the list scrolls. Stores only: vertical here.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between two sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole list. Stores only: the host does not show them.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edge from which insets count. Stores only.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// Creates the default settings.
    public init() {}
}

// Row W25.
/// A layout whose sections have their own layouts.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The settings of all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var elements: [UICollectionViewLayoutAttributes] = []
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var estimated: Set<ObjectIdentifier> = []
    /// The elements that stick to an edge, with the top and the bottom of their sections.
    private var sticky: [ObjectIdentifier: (edge: NSRectAlignment, top: CGFloat, bottom: CGFloat)] = [:]
    private var scrolling: [Int: AcrossSection] = [:]
    private var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    private var size = CGSize.zero

    /// Creates a layout that asks for each section's layout whenever it is prepared.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    /// Creates a layout that asks for each section's layout whenever it is prepared.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout in which all sections have the same layout.
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    /// Creates a layout in which all sections have the same layout.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Creates a layout without sections; the coder is not read.
    public required init?(coder: NSCoder) {
        (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }
    /// Returns the layout of a list, in which each cell has its own height.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
    }

    open override var collectionViewContentSize: CGSize { size }
    override var across: [Int: AcrossSection] { scrolling }
    override func list(of section: Int) -> UICollectionLayoutListConfiguration? { lists[section] }
    override func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimated.contains(ObjectIdentifier(attributes))
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements.compactMap { element in
            if element.representedElementKind == nil, let section = scrolling[element.indexPath.section] {
                return section.frame.intersects(rect) ? element : nil
            }
            guard let collectionView, let (edge, top, bottom) = sticky[ObjectIdentifier(element)] else {
                return element.cuts(rect) ? element : nil
            }
            let pinned = element.pinned(edge, in: collectionView, from: top, to: bottom)
            return pinned.cuts(rect) ? pinned : nil
        }
    }

    open override func prepare() {
        super.prepare()
        guard let list = collectionView else { return }
        (elements, items, estimated, sticky, scrolling, lists) = ([], [:], [], [:], [:], [:])
        var top: CGFloat = 0
        for index in list.loadedCounts.indices {
            let environment = CompositionalEnvironment(list.bounds.size, list.traitCollection)
            guard let section = provider(index, environment) else { continue }
            lists[index] = section.list
            if top > 0 { top += configuration.interSectionSpacing }
            top = place(section, at: index, of: list, top: top)
        }
        size = CGSize(width: list.bounds.width, height: top)
        if lists.values.contains(where: \.hasSwipeActions) { list.swipesRows() }
    }

    private func place(
        _ section: NSCollectionLayoutSection, at index: Int, of list: UICollectionView, top: CGFloat
    ) -> CGFloat {
        let insets = section.contentInsets
        let width = list.bounds.width - insets.leading - insets.trailing
        let sizes = (0..<list.loadedCounts[index]).map { list.measured[IndexPath(item: $0, section: index)] }
        let (frames, content) = section.frames(of: sizes, in: CGSize(width: width, height: list.bounds.height))
        var y = place(section.boundarySupplementaryItems.filter(\.isHeader), section, index, list, top)
        y += insets.top
        if section.isOrthogonal {
            scrolling[index] = AcrossSection(
                frame: CGRect(x: 0, y: y, width: list.bounds.width, height: content.height),
                content: CGSize(
                    width: content.width + insets.leading + insets.trailing, height: content.height),
                pages: section.pages)
        }
        for (item, (frame, isEstimated)) in frames.enumerated() {
            let element = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
            element.frame = frame.offsetBy(dx: insets.leading, dy: section.isOrthogonal ? 0 : y)
            items[element.indexPath] = element
            if isEstimated { estimated.insert(ObjectIdentifier(element)) }
            elements.append(element)
        }
        y += content.height + insets.bottom
        let bottom = place(section.boundarySupplementaryItems.filter { !$0.isHeader }, section, index, list, y)
        for element in elements where element.indexPath.section == index {
            if let (edge, _, _) = sticky[ObjectIdentifier(element)] {
                sticky[ObjectIdentifier(element)] = (edge, top, bottom)
            }
        }
        return bottom
    }

    /// Places headers or footers below each other, and returns their bottom.
    private func place(
        _ parts: [NSCollectionLayoutBoundarySupplementaryItem], _ section: NSCollectionLayoutSection, _ index: Int,
        _ list: UICollectionView, _ top: CGFloat
    ) -> CGFloat {
        var y = top
        for part in parts {
            let path = IndexPath(item: 0, section: index)
            let element = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: part.elementKind, with: path)
            let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
            let room = CGSize(
                width: list.bounds.width - insets.leading - insets.trailing, height: list.bounds.height)
            let measured = list.measuredParts[UICollectionView.PartPlace(kind: part.elementKind, path: path)]
            let size = part.layoutSize.size(in: room, measured: measured)
            element.frame = CGRect(x: insets.leading, y: y, width: size.width, height: size.height)
            if part.layoutSize.isEstimated { estimated.insert(ObjectIdentifier(element)) }
            element.zIndex = 1
            if part.pinToVisibleBounds {
                sticky[ObjectIdentifier(element)] = (part.isHeader ? .top : .bottom, 0, 0)
            }
            elements.append(element)
            y += size.height
        }
        return y
    }
}
