// Row G42.
/// A control with a title that can be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The label with the title, created in the first layout pass with a title.
    open private(set) var titleLabel: UILabel?
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    /// The menu of the button; choose by ``Stage/tapMenu(_:of:)``. It is not drawn.
    open var menu: UIMenu?
    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom
    /// The space between the button's edges and its title, in points; all zero counts as 6 above and below, a guess.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

    /// The space around the title, in points. Stores only.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The space around the picture, in points. Stores only.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Stores only.
    open var adjustsImageWhenHighlighted = true
    /// Stores only.
    open var adjustsImageWhenDisabled = true
    /// Stores only.
    open var showsTouchWhenHighlighted = false
    /// Stores only.
    open var isPointerInteractionEnabled = false
    /// Stores only.
    open var changesSelectionAsPrimaryAction = false
    /// The view of the picture: not in the hierarchy, since pictures are not drawn.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    private var backgrounds: [State: UIImage] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }
    /// The picture that is shown.
    open var currentImage: UIImage? { image(for: state) }
    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// Sets the picture behind the title. It is not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
    /// Returns the picture behind the title for a state, or else the normal one.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    /// Sets the title with attributes for exactly that state. Its text is measured in the title's font.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        setTitle(title?.string, for: state)
    }
    /// Returns the title with attributes for a state, or else the normal one.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    /// Has no effect: shadows are not drawn.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

    // Row W30.
    /// The look of the button; nil for a look by titles, pictures and colours of states.
    open var configuration: Configuration? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Changes the button before it is laid out after `setNeedsUpdateConfiguration()` or in another state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A Boolean value that says whether the configuration changes with the state. Stores only.
    open var automaticallyUpdatesConfiguration = true
    private var isUpdateDue = false
    private var background: UIView?
    private var subtitleLabelOfConfiguration: UILabel?
    /// The label of the configuration's subtitle.
    open var subtitleLabel: UILabel? { subtitleLabelOfConfiguration }
    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        isUpdateDue = true
        setNeedsLayout()
    }
    /// Calls the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// The type of a button. All are drawn alike.
    public enum ButtonType: Int, Sendable {
        /// A custom button.
        case custom = 0
        /// The system's look.
        case system = 1
        /// An arrow in a circle.
        case detailDisclosure = 2
        /// A letter in a circle.
        case infoLight = 3
        /// A letter in a circle, darker.
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// A cross in a circle.
        case close = 7
    }

    /// Creates a button without a title. A tap sends `.touchUpInside`, and with it `.primaryActionTriggered`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: { $0.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
    }

    /// Creates a button of a type, without a size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button of a type, without a size, that shows the action's title and performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = primaryAction?.image { setImage(image, for: .normal) }
    }

    /// Creates a button with a configuration, without a size, that performs the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        var configuration = configuration
        if let title = primaryAction?.title, !title.isEmpty, configuration.title == nil { configuration.title = title }
        configuration.image = configuration.image ?? primaryAction?.image
        self.configuration = configuration
        bounds.size = intrinsicContentSize
    }

    /// Creates a button without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTarget(self, action: { $0.sendActions(for: .primaryActionTriggered) }, for: .touchUpInside)
    }

    open override var isHighlighted: Bool { didSet { stateDidChange() } }
    open override var isSelected: Bool { didSet { stateDidChange() } }
    open override var isEnabled: Bool { didSet { stateDidChange() } }
    private func stateDidChange() {
        configurationUpdateHandler == nil ? setNeedsLayout() : setNeedsUpdateConfiguration()
    }

    /// Returns the title for a state, or else the normal one.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// Sets the title for exactly that state; the next layout pass shows it.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if configuration != nil, state == .normal { configuration?.title = title }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the colour of the title for a state, or else the normal one; nil if neither was set.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

    /// Sets the colour of the title for exactly that state; the next layout pass shows it.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsLayout()
    }

    /// Returns the picture for a state, or else the normal one.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// Sets the picture for exactly that state. It is not drawn, but takes space before the title.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size of the title and the picture before it, with `contentEdgeInsets` or 6 points above and below: a guess.
    open override var intrinsicContentSize: CGSize {
        let font = titleLabel?.font ?? .systemFont(ofSize: 17)
        if let configuration {
            let small = subtitleLabel?.font ?? .systemFont(ofSize: 12)
            return configuration.size(title: font, subtitle: small)
        }
        let width = TextLines.width(of: title(for: state) ?? "", font: font).rounded(.up)
        let picture = image(for: state)?.size ?? .zero
        let insets = contentEdgeInsets
        let room = insets == .zero ? 12 : insets.top + insets.bottom
        return CGSize(
            width: max(width + picture.width, 30) + insets.left + insets.right,
            height: (max(font.lineHeight, picture.height) + room).rounded(.up))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isUpdateDue {
            isUpdateDue = false
            updateConfiguration()
        }
        if let configuration { return layOut(configuration) }
        background?.isHidden = true
        let title = title(for: state)
        guard title != nil || titleLabel != nil else { return }
        let label = titleLabel ?? makeLabel()
        label.text = title
        if let color = titleColor(for: state) { label.textColor = color }
        label.frame = bounds
    }

    /// Shows the configuration: a background below the title and the subtitle.
    private func layOut(_ configuration: Configuration) {
        let fill = background ?? makeBackground()
        (fill.frame, fill.isHidden) = (bounds, false)
        fill.backgroundColor = configuration.fill(tint: tintColor)
        fill.layer.cornerRadius = configuration.radius(of: bounds.size)
        let room = configuration.room(
            in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let label = titleLabel ?? makeLabel()
        label.text = configuration.title ?? title(for: state)
        label.textColor = isEnabled ? configuration.foreground(tint: tintColor) : .tertiaryLabel
        label.frame = room
        guard let subtitle = configuration.subtitle else {
            subtitleLabelOfConfiguration?.isHidden = true
            return
        }
        let small = subtitleLabelOfConfiguration ?? makeSubtitle()
        (small.isHidden, small.text, small.textColor) = (false, subtitle, label.textColor)
        let (high, low) = (label.font.lineHeight, small.font.lineHeight)
        let top = room.midY - (high + configuration.titlePadding + low) / 2
        label.frame = CGRect(x: room.minX, y: top, width: room.width, height: high)
        small.frame = CGRect(
            x: room.minX, y: top + high + configuration.titlePadding, width: room.width, height: low)
    }

    private func makeBackground() -> UIView {
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        background = view
        return view
    }

    private func makeSubtitle() -> UILabel {
        let label = UILabel(frame: bounds)
        (label.textAlignment, label.font) = (.center, .systemFont(ofSize: 12))
        addSubview(label)
        subtitleLabelOfConfiguration = label
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: bounds)
        label.textAlignment = .center
        addSubview(label)
        titleLabel = label
        return label
    }
}
