// Row V20.
/// A bar with buttons, 44 points high without the safe area: a guess. It is not drawn, but for custom views.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    /// The height without the safe area, in points.
    static let height: CGFloat = 44

    /// The buttons.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// Sets the buttons, at once.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The look. Stores only.
    open var barStyle = UIBarStyle.default
    /// Stores only.
    open var isTranslucent = true
    /// Stores only.
    open var barTintColor: UIColor?
    /// The delegate. Never called: nothing is drawn.
    open weak var delegate: (any UIToolbarDelegate)?
    public var barPosition: UIBarPosition { .bottom }
    private var look = BarLook(standard: UIToolbarAppearance())
    /// The ordinary look. Stores only.
    open var standardAppearance: UIToolbarAppearance {
        get { look.standard }
        set { look.standard = newValue }
    }
    /// Stores only.
    open var compactAppearance: UIToolbarAppearance? {
        get { look.compact }
        set { look.compact = newValue }
    }
    /// Stores only.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { look.scrollEdge }
        set { look.scrollEdge = newValue }
    }
    /// Has no effect.
    open func setBackgroundImage(_ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    /// Has no effect.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private var buttons: [BarButton] = []

    /// Places the buttons, and shares the room between flexible spaces.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        if items.map(ObjectIdentifier.init) != buttons.compactMap({ $0.item.map(ObjectIdentifier.init) }) {
            for button in buttons { button.removeFromSuperview() }
            buttons = items.map { item in BarButton(item) { item.perform() } }
            for button in buttons where button.item?.isSpace != true { addSubview(button) }
        }
        let flexible = buttons.filter { $0.item?.isFlexible == true }
        let fixed = buttons.filter { $0.item?.isFlexible != true }.map(\.width).reduce(0, +)
        let free = max(0, bounds.width - 16 - fixed) / CGFloat(max(1, flexible.count))
        var x: CGFloat = 8
        for button in buttons {
            button.isEnabled = button.item?.isEnabled ?? true
            let width = button.item?.isFlexible == true ? free : button.width
            button.frame = CGRect(x: x, y: 0, width: width, height: min(Self.height, bounds.height))
            x += width
        }
    }
}

/// The delegate of a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
