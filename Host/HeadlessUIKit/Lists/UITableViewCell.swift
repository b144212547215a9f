/// One row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// The style of a cell. All styles have one label here.
    public enum CellStyle: Int, Sendable {
        /// A cell with one label.
        case `default`
        /// The same as `default` here.
        case value1
        /// The same as `default` here.
        case value2
        /// The same as `default` here.
        case subtitle
    }

    /// The identifier under which the cell is reused; a cell without one is not reused.
    public let reuseIdentifier: String?
    /// The view for the cell's subviews: the cell without its reorder control, moved aside by swipe actions.
    public let contentView = UIView()
    /// The label in the content view, 16 points from its sides. Created when first read.
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    /// A Boolean value that is true while a finger is down on the row. It is not drawn.
    open var isHighlighted = false
    /// A Boolean value that says whether the row is selected. It is not drawn.
    open var isSelected = false
    /// A Boolean value that is true while the table is edited, if the row can be edited.
    open var isEditing = false { didSet { setNeedsLayout() } }
    /// A Boolean value that says whether a movable row shows its reorder control while the table is edited.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }

    /// The distance by which swipe actions have moved the content, in points; negative to the left.
    var swipe: CGFloat = 0 { didSet { setNeedsLayout() } }
    private var grip: ReorderControl?

    /// Creates a cell of 320 × 44 points, until it is in a table.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        // Constraints in the content view use the cell's size from the start.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Creates a cell without a size or an identifier; the coder is not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
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

    /// Returns the given width, and the height of the content view by its constraints; without constraints, 44 points.
    /// A cell without constraints overrides this.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentView.updateConstraintsIfNeeded()
        guard contentView.containsConstraints else { return CGSize(width: size.width, height: 44) }
        let height = contentView.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return CGSize(width: size.width, height: height)
    }

    /// Lays out the content view, a label in it, and the reorder control.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let showsGrip = isEditing && showsReorderControl
        let width = showsGrip ? ReorderControl.width : 0
        contentView.frame = CGRect(x: swipe, y: 0, width: bounds.width - width, height: bounds.height)
        if let label = contentView.subviews.first as? UILabel, label.translatesAutoresizingMaskIntoConstraints {
            label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        }
        layOutGrip(showsGrip)
    }

    private func layOutGrip(_ isShown: Bool) {
        guard isShown else {
            grip?.removeFromSuperview()
            grip = nil
            return
        }
        let grip = grip ?? ReorderControl()
        if grip.superview == nil { addSubview(grip) }
        self.grip = grip
        grip.frame = CGRect(
            x: bounds.width - ReorderControl.width, y: 0, width: ReorderControl.width, height: bounds.height)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }
}
