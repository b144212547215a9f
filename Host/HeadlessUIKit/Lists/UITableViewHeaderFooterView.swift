// Row W15.
/// The header or the footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the view is reused.
    public internal(set) var reuseIdentifier: String?
    /// The view for the subviews.
    open private(set) lazy var contentView: UIView = makeContentView()
    /// The label of the title. Created when first read.
    open private(set) lazy var textLabel: UILabel? = makeLabel(.footnote)
    /// The label below the title. Created when first read.
    open private(set) lazy var detailTextLabel: UILabel? = makeLabel(.footnote)
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The colour behind the content. Stores only.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The content by configuration; nil for that of the subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shown = showContent(contentConfiguration, replacing: shown, in: contentView) }
    }
    private var shown: (any UIView & UIContentView)?

    /// Creates a view that is reused under an identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    }

    /// Creates a view without an identifier; the coder is not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called before the view is reused.
    open func prepareForReuse() {}
    /// Returns the configuration of a header.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
    /// Asks for `updateConfiguration(using:)`.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// Called to update the content for a state.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// The state of the view.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    /// Returns the given width, and the height of the content: by constraints, or of the labels with 6 points above
    /// and below, a guess.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if contentView.containsConstraints { return contentView.fittingHeight(in: size.width) }
        let room = CGSize(width: size.width - 32, height: 0)
        let labels = contentView.subviews.compactMap { $0 as? UILabel }
        let height = labels.map { $0.sizeThatFits(room).height }.reduce(0, +)
        return CGSize(width: size.width, height: max(28, height + 12))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        var top: CGFloat = 6
        for label in contentView.subviews.compactMap({ $0 as? UILabel })
        where label.translatesAutoresizingMaskIntoConstraints {
            let height = label.sizeThatFits(CGSize(width: bounds.width - 32, height: 0)).height
            label.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: height)
            top += height
        }
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }

    private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }
}
