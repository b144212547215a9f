/// One row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// What a cell consists of. Kept: all have one label here.
    public enum CellStyle: Int, Sendable {
        /// A label.
        case `default`
        /// As `default` here.
        case value1
        /// As `default` here.
        case value2
        /// As `default` here.
        case subtitle
    }

    /// As it was made; a cell without one is not used again.
    public let reuseIdentifier: String?
    /// Where subviews belong: the cell without its grip, pushed aside by swipe actions.
    public let contentView = UIView()
    /// In the content view, 16 points from its sides. Made when first read.
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    /// While a finger is down on the row. Nothing is drawn of it.
    open var isHighlighted = false
    /// Whether the row is selected. Nothing is drawn of it.
    open var isSelected = false
    /// While the table is edited, and the row can be.
    open var isEditing = false { didSet { setNeedsLayout() } }
    /// Whether a row that can be moved shows its grip while the table is edited.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }

    /// How far swipe actions have pushed the content aside, in points; negative to the left.
    var swipe: CGFloat = 0 { didSet { setNeedsLayout() } }
    private var grip: ReorderControl?

    /// A cell of 320 × 44 points until it is in a table.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }

    /// A cell without a size or an identifier; the coder is not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// A cell without an identifier.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Called before the cell stands for another row.
    open func prepareForReuse() {}

    /// Called by the table; at once whatever `animated` says.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Called by the table; at once whatever `animated` says.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Called by the table; at once whatever `animated` says.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// As wide as it may be, and 44 points tall: a cell of one's own says otherwise.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Places the content view, a label in it, and the grip.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let showsGrip = isEditing && showsReorderControl
        let width = showsGrip ? ReorderControl.width : 0
        contentView.frame = CGRect(x: swipe, y: 0, width: bounds.width - width, height: bounds.height)
        if let label = contentView.subviews.first as? UILabel {
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
