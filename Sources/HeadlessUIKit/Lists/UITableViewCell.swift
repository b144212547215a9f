/// One row of a table view.
@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    public let reuseIdentifier: String?
    public let contentView = UIView()
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    open var isHighlighted = false
    open var isSelected = false
    open var isEditing = false { didSet { setNeedsLayout() } }
    /// Whether a row that can be moved shows its grip while the table is edited.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }

    /// How far swipe actions have pushed the content aside, in points; negative to the left.
    var swipe: CGFloat = 0 { didSet { setNeedsLayout() } }
    private var grip: ReorderControl?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Called before the cell stands for another row.
    open func prepareForReuse() {}

    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

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
