/// An object that is told of a split view's columns. All methods are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Tells that code shows a column that was hidden.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Tells that code hides a column.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Tells that other columns will be shown in a regular width.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Tells that one column is shown alone from now on.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Tells that columns are beside each other from now on.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Never called: the columns of the host come back as they were.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Never called: the host shows a detail itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// Never called: the host shows a controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Never called: the host keeps the controllers of both columns.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Never called: the host keeps the controllers of both columns.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Never called: the host keeps the controllers of both columns.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Never called: no finger shows a column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Never called: no finger shows a column.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    /// Never called: a test turns its stage.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    /// Never called: a test turns its stage.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
    /// Asks which column to show in a compact width; without an answer, the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Asks whether to drop the secondary controller in a compact width; false if not implemented.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .all }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .portrait }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}

// Row W12.
/// Two or three controllers side by side in a regular width; in a compact width, one of them over the others.
///
/// Columns never overlap. Nothing is animated, and no gesture shows or hides a column.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// Controllers set by `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A supplementary column between these.
        case tripleColumn = 2
    }

    /// The place of a controller.
    public enum Column: Int, Sendable {
        /// The first column.
        case primary = 0
        /// The column in the middle of three.
        case supplementary = 1
        /// The last column, which takes the rest of the width.
        case secondary = 2
        /// The controller that is shown alone in a compact width.
        case compact = 3
    }

    /// The columns that are shown.
    public enum DisplayMode: Int, Sendable {
        /// The system's choice: here, all columns.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// All of two columns, or the last two of three.
        case oneBesideSecondary = 2
        /// The same as `oneBesideSecondary` here.
        case oneOverSecondary = 3
        /// All three columns.
        case twoBesideSecondary = 4
        /// The same as `twoBesideSecondary` here.
        case twoOverSecondary = 5
        /// The same as `twoBesideSecondary` here.
        case twoDisplaceSecondary = 6
    }

    /// The way columns share the width. Stores only.
    public enum SplitBehavior: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Columns beside each other.
        case tile = 1
        /// Columns over the secondary one.
        case overlay = 2
        /// Columns that push the secondary one aside.
        case displace = 3
    }

    /// Stands for the system's width.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The number of columns that the controller was made with.
    public let style: Style
    /// The delegate. Held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The number of columns.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The way columns share the width. Stores only.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// The width of the first column as a share of the whole; `automaticDimension`, the default, means 320 points, a
    /// guess.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the first column, in points; `automaticDimension`, the default, means the share above.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The greatest width of the first column, in points; `automaticDimension` for none.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The least width of the first column, in points; `automaticDimension` for none.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that says whether a swipe shows the first column. Stores only: there is no such swipe.
    open var presentsWithGesture = true
    /// A Boolean value that says whether a button for the display mode is shown. Stores only.
    open var showsSecondaryOnlyButton = false

    private var columns: [Column: UIViewController] = [:]
    private var hiddenColumns: Set<Column> = []
    private var shownInCompact: Column?
    /// Whether one column was shown alone when the columns were laid out last; nil before that.
    private var wasCollapsed: Bool?

    /// Creates a controller with empty columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose columns are set by `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller whose columns are set by `viewControllers`: the coder is not read.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The controllers of the columns, in order. Setting it sets the first and the secondary column.
    open var viewControllers: [UIViewController] {
        get { Self.order.compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue[newValue.count - 1] : nil, for: .secondary)
        }
    }
    private static let order: [Column] = [.primary, .supplementary, .secondary]

    /// Returns the controller of a column; nil for none.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Sets the controller of a column, as a child; nil empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let old = columns[column]
        guard vc !== old else { return }
        columns[column] = vc
        if let old {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        if let vc {
            addChild(vc)
            vc.didMove(toParent: self)
        }
        placeColumns()
    }

    /// A Boolean value that says whether one column is shown over the others: in a compact width.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    /// The columns that are shown.
    open var displayMode: DisplayMode {
        let shown = shownColumns
        if shown.contains(.supplementary), shown.contains(.primary) { return .twoBesideSecondary }
        return shown.count > 1 ? .oneBesideSecondary : .secondaryOnly
    }

    /// Shows a column: beside the others, or alone in a compact width.
    open func show(_ column: Column) {
        shownInCompact = column
        change(column) { hiddenColumns.remove(column) }
    }

    /// Hides a column in a regular width.
    open func hide(_ column: Column) { change(column) { hiddenColumns.insert(column) } }

    /// Shows or hides a column, and tells the delegate before the views change.
    private func change(_ column: Column, _ change: () -> Void) {
        let (mode, shown) = (displayMode, shownColumns.contains(column))
        change()
        if !isCollapsed, displayMode != mode { delegate?.splitViewController(self, willChangeTo: displayMode) }
        if shownColumns.contains(column) != shown {
            shown
                ? delegate?.splitViewController(self, willHide: column)
                : delegate?.splitViewController(self, willShow: column)
        }
        placeColumns()
    }

    /// Shows a controller as the secondary column.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        placeColumns()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeColumns()
    }
}

extension UISplitViewController {
    /// The columns that are shown now, from the first to the last.
    private var shownColumns: [Column] {
        let present = Self.order.filter { columns[$0] != nil }
        if isCollapsed { return columnOnTop.map { [$0] } ?? [] }
        let wanted: [Column] =
            switch preferredDisplayMode {
            case .secondaryOnly: [.secondary]
            case .oneBesideSecondary, .oneOverSecondary:
                style == .tripleColumn ? [.supplementary, .secondary] : Self.order
            case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: Self.order
            }
        return present.filter { wanted.contains($0) && !hiddenColumns.contains($0) }
    }

    private var columnOnTop: Column? {
        if columns[.compact] != nil { return .compact }
        let present = Self.order.filter { columns[$0] != nil }
        if let shownInCompact, columns[shownInCompact] != nil { return shownInCompact }
        guard style == .unspecified else {
            let proposed = present.last
            let answer = proposed.map {
                delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: $0) ?? $0
            }
            return answer.flatMap { columns[$0] == nil ? nil : $0 } ?? proposed
        }
        guard let first = columns[.primary], let last = columns[.secondary] else { return present.last }
        let isLeftAway = delegate?.splitViewController(self, collapseSecondary: last, onto: first) ?? false
        return isLeftAway ? .primary : .secondary
    }

    private var primaryWidth: CGFloat {
        let width = view.bounds.width
        var own: CGFloat = 320
        if preferredPrimaryColumnWidthFraction >= 0 { own = width * preferredPrimaryColumnWidthFraction }
        if preferredPrimaryColumnWidth >= 0 { own = preferredPrimaryColumnWidth }
        if maximumPrimaryColumnWidth >= 0 { own = min(own, maximumPrimaryColumnWidth) }
        if minimumPrimaryColumnWidth >= 0 { own = max(own, minimumPrimaryColumnWidth) }
        return min(own, width)
    }

    /// Lays out the shown columns side by side, and removes the others.
    private func placeColumns() {
        guard isViewLoaded else { return }
        if view.window != nil, wasCollapsed != isCollapsed {
            defer { wasCollapsed = isCollapsed }
            if wasCollapsed != nil {
                isCollapsed
                    ? delegate?.splitViewControllerDidCollapse(self) : delegate?.splitViewControllerDidExpand(self)
            }
        }
        let shown = shownColumns
        for (column, controller) in columns where !shown.contains(column) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        var left: CGFloat = 0
        for column in shown {
            guard let child = columns[column]?.view else { continue }
            let isLast = column == shown.last
            let width = isLast ? max(0, view.bounds.width - left) : min(primaryWidth, view.bounds.width - left)
            let frame = CGRect(x: left, y: 0, width: width, height: view.bounds.height)
            if child.superview !== view {
                child.frame = frame
                view.insertSubview(child, at: 0)
            } else if child.frame != frame {
                child.frame = frame
            }
            left += width
        }
    }
}

extension UIViewController {
    /// The nearest split view controller that contains this controller.
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
}
