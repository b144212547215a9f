// Row W26.
/// The look of a list in a collection view.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// As in UIKit.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// What is above a section.
    public enum HeaderMode: Int, Sendable {
        /// As in UIKit.
        case none, supplementary, firstItemInSection
    }
    /// What is below a section.
    public enum FooterMode: Int, Sendable {
        /// As in UIKit.
        case none, supplementary
    }
    /// The code that returns the swipe actions of an item; nil for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// What is above a section.
    public var headerMode = HeaderMode.none
    /// What is below a section.
    public var footerMode = FooterMode.none
    /// The space above a header, in points; nil for the system's. Stores only.
    public var headerTopPadding: CGFloat?
    /// Stores only.
    public var showsSeparators = true
    /// Stores only.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The colour behind the list. Stores only.
    public var backgroundColor: UIColor?
    /// Asked for the actions of an item that a swipe to the right shows.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Asked for the actions of an item that a swipe to the left shows.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }
    /// Never called here.
    public var itemSeparatorHandler:
        (
            @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
                UIListSeparatorConfiguration
        )?

    /// Creates the look of a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The look of separators. Stores only.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    /// When a separator is shown.
    public enum Visibility: Int, Sendable {
        /// As in UIKit.
        case automatic, visible, hidden
    }
    /// The line above.
    public var topSeparatorVisibility = Visibility.automatic
    /// The line below.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The insets of the line below.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The colour.
    public var color: UIColor = .separator
    /// Creates the look of a list's separators.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    /// Returns the section of a list, in which each cell has its own height, 44 points until it is shown.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        let width = layoutEnvironment.container.contentSize.width
        if configuration.appearance == .insetGrouped {
            let side: CGFloat = width < 414 ? 16 : 20
            section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: side, bottom: 18, trailing: side)
        } else if configuration.appearance == .grouped {
            section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
        }
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

/// A cell of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// What is beside the content. Its width is kept free; only custom views are shown.
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
    /// The steps by which the content is indented.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10
    /// Stores only.
    open var indentsAccessories = true
    /// The place of the separator: the content's. Stores only.
    open private(set) lazy var separatorLayoutGuide = makeGuide()

    /// Returns the configuration of a list's cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private func makeGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }

    private var insets: (left: CGFloat, right: CGFloat) {
        let shown = accessories.filter { $0.isShown(whileEditing: configurationState.isEditing) }
        let leading = shown.filter(\.isLeading).map(\.width).reduce(0, +)
        return (
            leading + CGFloat(indentationLevel) * indentationWidth,
            shown.filter { !$0.isLeading }.map(\.width).reduce(0, +)
        )
    }

    override func preferredSize(in size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - insets.left - insets.right, height: size.height)
        return CGSize(width: size.width, height: max(44, super.preferredSize(in: room).height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let insets = insets
        contentView.frame = CGRect(
            x: swipe + insets.left, y: 0, width: bounds.width - insets.left - insets.right, height: bounds.height)
        var x = bounds.width
        for accessory in accessories.reversed() where !accessory.isLeading {
            x -= accessory.width
            guard let view = accessory.view else { continue }
            if view.superview !== self { addSubview(view) }
            view.center = CGPoint(x: x + accessory.width / 2, y: bounds.midY)
        }
    }
}

/// Something beside the content of a list's cell.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        /// As in UIKit.
        case always, whenEditing, whenNotEditing
    }
    /// Where a custom view is.
    public enum Placement {
        /// As in UIKit.
        case leading(displayed: DisplayedState = .always)
        /// As in UIKit.
        case trailing(displayed: DisplayedState = .always)
    }
    /// A custom view, and where it is.
    public struct CustomViewConfiguration {
        let view: UIView
        let placement: Placement
        /// Creates a custom view. Its tint and order have no effect.
        public init(
            customView: UIView, placement: Placement, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) { (view, self.placement) = (customView, placement) }
    }
    /// The width that is kept free. Stores only.
    public enum LayoutDimension: Sendable {
        /// As in UIKit.
        case actual, standard
        /// As in UIKit.
        case custom(CGFloat)
    }

    let width: CGFloat
    let isLeading: Bool
    let displayed: DisplayedState
    var view: UIView?

    func isShown(whileEditing isEditing: Bool) -> Bool {
        displayed == .always || isEditing == (displayed == .whenEditing)
    }

    /// Returns a chevron.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(width: 34, isLeading: false, displayed: displayed)
    }
    /// Returns a tick.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(width: 40, isLeading: false, displayed: displayed)
    }
    /// Returns a control that deletes. It does nothing here.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(width: 38, isLeading: true, displayed: displayed) }
    /// Returns a control that inserts. It does nothing here.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(width: 38, isLeading: true, displayed: displayed) }
    /// Returns a control that moves the cell. It does nothing here.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(width: 44, isLeading: false, displayed: displayed)
    }
    /// Returns a circle that shows whether the cell is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(width: 38, isLeading: true, displayed: displayed)
    }
    /// Returns a control that opens an outline. It does nothing here.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(width: 34, isLeading: false, displayed: displayed) }
    /// Returns a text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        let width = TextLines.width(of: text, font: .systemFont(ofSize: 17)).rounded(.up) + 16
        return UICellAccessory(width: width, isLeading: false, displayed: displayed)
    }
    /// Returns a custom view, as wide as it is.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let width = configuration.view.bounds.width + 16
        return switch configuration.placement {
        case .leading(let displayed):
            UICellAccessory(width: width, isLeading: true, displayed: displayed, view: configuration.view)
        case .trailing(let displayed):
            UICellAccessory(width: width, isLeading: false, displayed: displayed, view: configuration.view)
        }
    }
}
