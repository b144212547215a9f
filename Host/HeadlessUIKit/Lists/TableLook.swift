/// What a table's separators and its index look like. Stores only: neither is drawn.
struct TableLook {
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor? = .separator
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var separatorEffect: UIVisualEffect?
    var titles: [String]?
    var indexColor: UIColor?
    var indexBackgroundColor: UIColor?
    var indexTrackingBackgroundColor: UIColor?
    var indexMinimumDisplayRowCount = 0
    var cellLayoutMarginsFollowReadableWidth = false
    var insetsContentViewsToSafeArea = true
    var remembersLastFocusedIndexPath = false
    var selectionFollowsFocus = false
    var isPrefetchingEnabled = true
    var dragInteractionEnabled = true
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
}

extension UITableView {
    /// The edge from which `separatorInset` counts.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the cell's edges.
        case fromCellEdges
        /// From the automatic insets.
        case fromAutomaticInsets
    }

    /// The line between rows. Stores only.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        get { look.separatorStyle }
        set { look.separatorStyle = newValue }
    }
    /// The colour of the lines. Stores only.
    public var separatorColor: UIColor? {
        get { look.separatorColor }
        set { look.separatorColor = newValue }
    }
    /// The insets of the lines, in points. Stores only.
    public var separatorInset: UIEdgeInsets {
        get { look.separatorInset }
        set { look.separatorInset = newValue }
    }
    /// The edge from which the insets count. Stores only.
    public var separatorInsetReference: SeparatorInsetReference {
        get { look.separatorInsetReference }
        set { look.separatorInsetReference = newValue }
    }
    /// The effect of the lines. Stores only.
    public var separatorEffect: UIVisualEffect? {
        get { look.separatorEffect }
        set { look.separatorEffect = newValue }
    }
    /// The colour of the index's titles. Stores only.
    public var sectionIndexColor: UIColor? {
        get { look.indexColor }
        set { look.indexColor = newValue }
    }
    /// The colour behind the index. Stores only.
    public var sectionIndexBackgroundColor: UIColor? {
        get { look.indexBackgroundColor }
        set { look.indexBackgroundColor = newValue }
    }
    /// The colour behind the index while a finger is on it. Stores only.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { look.indexTrackingBackgroundColor }
        set { look.indexTrackingBackgroundColor = newValue }
    }
    /// The number of rows from which the index is shown. Stores only.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { look.indexMinimumDisplayRowCount }
        set { look.indexMinimumDisplayRowCount = newValue }
    }
    /// Stores only.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { look.cellLayoutMarginsFollowReadableWidth }
        set { look.cellLayoutMarginsFollowReadableWidth = newValue }
    }
    /// Stores only.
    public var insetsContentViewsToSafeArea: Bool {
        get { look.insetsContentViewsToSafeArea }
        set { look.insetsContentViewsToSafeArea = newValue }
    }
    /// Stores only: the host has no focus.
    public var remembersLastFocusedIndexPath: Bool {
        get { look.remembersLastFocusedIndexPath }
        set { look.remembersLastFocusedIndexPath = newValue }
    }
    /// Stores only: the host has no focus.
    public var selectionFollowsFocus: Bool {
        get { look.selectionFollowsFocus }
        set { look.selectionFollowsFocus = newValue }
    }
    /// Stores only.
    public var isPrefetchingEnabled: Bool {
        get { look.isPrefetchingEnabled }
        set { look.isPrefetchingEnabled = newValue }
    }
    /// The delegate of drags between apps. Stores only: the host never drags rows out.
    public weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { look.dragDelegate }
        set { look.dragDelegate = newValue }
    }
    /// The delegate of drops. Stores only: the host never drops.
    public weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { look.dropDelegate }
        set { look.dropDelegate = newValue }
    }
    /// Stores only.
    public var dragInteractionEnabled: Bool {
        get { look.dragInteractionEnabled }
        set { look.dragInteractionEnabled = newValue }
    }
    /// True if a drag is over the table: never here.
    public var hasActiveDrag: Bool { false }
    /// True if a drop is under way: never here.
    public var hasActiveDrop: Bool { false }
    /// True while a batch has begun.
    public var hasUncommittedUpdates: Bool { batch.depth > 0 }
    /// Reloads the titles of the index.
    public func reloadSectionIndexTitles() { look.titles = dataSource?.sectionIndexTitles(for: self) }
}
