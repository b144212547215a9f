/// One row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// The identifier under which the cell is reused; a cell without one is not reused.
    public internal(set) var reuseIdentifier: String?
    /// The view for the cell's subviews: the cell without its controls and accessories, moved aside by swipe actions.
    public let contentView = UIView()
    let style: CellStyle
    /// The views that the cell has made, beside the content.
    var parts = CellParts()

    /// The main label in the content view. Created when first read.
    open var textLabel: UILabel? { parts.text ?? makeLabel(\.text, size: 17) }
    // Row W22.
    /// The second label in the content view; nil in the style `default`. Created when first read.
    open var detailTextLabel: UILabel? {
        style == .default ? nil : parts.detail ?? makeLabel(\.detail, size: style == .subtitle ? 12 : 17)
    }
    /// The picture before the text. Created when first read.
    open var imageView: UIImageView? {
        if let image = parts.image { return image }
        let view = UIImageView()
        parts.image = view
        contentView.addSubview(view)
        return view
    }
    /// A Boolean value that is true while a finger is down on the row.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// A Boolean value that says whether the row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// A Boolean value that is true while the table is edited, if the row can be edited.
    open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
    /// A Boolean value that says whether a movable row shows its reorder control while the table is edited.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// The control of the row while the table is edited. Set by the table.
    open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
    /// A Boolean value that says whether the content moves aside for that control.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// A Boolean value that is true while the button that deletes the row is shown.
    open var showingDeleteConfirmation: Bool { swipe < 0 }
    /// The steps by which the content is indented.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    // Row W22.
    /// What is at the end of the row.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The view at the end of the row, in place of `accessoryType`. It keeps its size.
    open var accessoryView: UIView? { didSet { setNeedsLayout() } }
    /// What is at the end of the row while the table is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The view at the end of the row while the table is edited.
    open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
    /// How a selection is drawn. With `none`, `selectedBackgroundView` does not appear.
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
    /// The insets of the line below the row. Stores only.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// How the cell looks in focus. Stores only: the host has no focus.
    open var focusStyle = FocusStyle.default
    /// Stores only: rows are not dragged out.
    open var userInteractionEnabledWhileDragging = false
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { setNeedsLayout() } }
    /// The view behind the content while the row is highlighted or selected.
    open var selectedBackgroundView: UIView? { didSet { setNeedsLayout() } }
    /// The view behind the content of a selected row of a table that lets several be selected. Stores only.
    open var multipleSelectionBackgroundView: UIView?

    /// The distance by which swipe actions have moved the content, in points; negative to the left.
    var swipe: CGFloat = 0 { didSet { setNeedsLayout() } }

    // MARK: Configurations (row W23)

    /// The content by configuration; nil for that of the subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { parts.shown = showContent(contentConfiguration, replacing: parts.shown, in: contentView) }
    }
    /// The look of the background; nil for the default.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
    /// A Boolean value that says whether the content's configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// A Boolean value that says whether the background's configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called to update the cell for a state, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
        (state.isEditing, state.isSwiped) = (isEditing, swipe != 0)
        return state
    }
    /// Returns the configuration of a cell of this style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
    /// Returns the configuration of a plain cell's background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfiguration = true
        setNeedsLayout()
    }
    /// Called to update the content for a state: before the cell is shown, and when its state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }

    func updateConfigurationIfNeeded() {
        guard parts.needsConfiguration else { return }
        parts.needsConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    private func stateDidChange() { setNeedsUpdateConfiguration() }

    // MARK: Life

    /// Creates a cell of 320 × 44 points, until it is in a table.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        // Constraints in the content view use the cell's size from the start.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Creates a cell without a size or an identifier; the coder is not read.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates a cell without an identifier.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {}
    /// Sets the highlight without animation. Called by the table.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Sets the selection without animation. Called by the table.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets the editing state without animation. Called by the table.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Called before the row's controls appear or disappear.
    open func willTransition(to state: StateMask) {}
    /// Called after the row's controls have appeared or disappeared.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    /// Returns the given width, and the height of the content: by constraints, by its configuration, or of the labels;
    /// at least 44 points without constraints, and 44 where they leave the height open. A cell with another content overrides
    /// this.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        contentView.updateConstraintsIfNeeded()
        let room = size.width - contentInsets.left - contentInsets.right
        guard contentView.containsConstraints else {
            let height = parts.shown?.sizeThatFits(CGSize(width: room, height: 0)).height ?? heightOfLabels(in: room)
            return CGSize(width: size.width, height: max(44, height))
        }
        let height = contentView.fittingHeight(in: room).height
        return CGSize(width: size.width, height: height > 0 ? height : 44)
    }

    /// Lays out the content view, the labels in it, the controls and the accessories.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let insets = contentInsets
        contentView.frame = CGRect(
            x: swipe + insets.left, y: 0, width: bounds.width - insets.left - insets.right, height: bounds.height)
        layOutLabels()
        layOutControls()
        layOutBackgrounds()
    }

    private func makeLabel(_ part: WritableKeyPath<CellParts, UILabel?>, size: CGFloat) -> UILabel {
        let label = UILabel()
        if size != 17 { label.font = .systemFont(ofSize: size) }
        parts[keyPath: part] = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }
}

extension UITableViewCell {
    /// The style of a cell: which labels it has, and where.
    public enum CellStyle: Int, Sendable {
        /// One label.
        case `default`
        /// A second label at the end of the line.
        case value1
        /// A second label behind the first, which is as wide as a quarter of the row.
        case value2
        /// A second label below the first.
        case subtitle
    }
    /// How a selection is drawn.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none
        /// As `default`.
        case blue
        /// As `default`.
        case gray
        /// By the selected background.
        case `default`
    }
    /// What is at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron.
        case disclosureIndicator
        /// A button and a chevron.
        case detailDisclosureButton
        /// A tick.
        case checkmark
        /// A button.
        case detailButton
    }
    /// The control of a row while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none
        /// A control that offers to delete the row.
        case delete
        /// A control that inserts a row.
        case insert
    }
    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// A line.
        case singleLine
    }
    /// How a cell looks in focus.
    public enum FocusStyle: Int, Sendable {
        /// As the system says.
        case `default`
        /// As the app draws it.
        case custom
    }
    /// The controls that a row shows.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The edit control.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
    /// The code that updates a cell for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
