/// The arrangement of a collection view's items. The host lays out by sections only.
@preconcurrency @MainActor open class UICollectionViewLayout {
    /// Creates a layout without sections, which shows nothing. Use a flow layout or a compositional one.
    public init() {}

    /// Returns the layout of a section; nil omits the section.
    func section(at index: Int, in width: CGFloat) -> NSCollectionLayoutSection? { nil }
}

/// Lines of items of one size, as many as fit side by side, scrolling vertically.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of every item, in points; an item wider than the list has its own line.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The space between two lines, in points: exactly this here.
    open var minimumLineSpacing: CGFloat = 10

    override func section(at index: Int, in width: CGFloat) -> NSCollectionLayoutSection? {
        let item = NSCollectionLayoutItem(layoutSize: size(itemSize.width))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(width), subitems: [item]))
        section.interGroupSpacing = minimumLineSpacing
        return section
    }

    private func size(_ width: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(itemSize.height))
    }
}

/// A closure that makes the layout of a section; nil omits the section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The environment of a section provider.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The traits: those of an upright phone, whatever the window.
    var traitCollection: UITraitCollection { get }
}

/// A layout whose sections have their own layouts.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    private final class Environment: NSCollectionLayoutEnvironment {
        let traitCollection = UITraitCollection()
    }

    /// Creates a layout that asks for each section's layout whenever data is loaded or the width changes.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
    }

    /// Creates a layout in which all sections have the same layout.
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

    override func section(at index: Int, in width: CGFloat) -> NSCollectionLayoutSection? {
        provider(index, Environment())
    }
}
