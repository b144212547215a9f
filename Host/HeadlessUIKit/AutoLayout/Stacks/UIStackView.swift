/// A row or a column of views, which it places by constraints of its own.
///
/// Hidden views take no space. `removeFromSuperview()` also removes a view from the arrangement.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of views along the axis.
    public enum Distribution: Int, Sendable {
        /// Views fill the stack; hugging and compression priorities decide which view changes its length.
        case fill = 0
        /// Views fill the stack and are equally long.
        case fillEqually = 1
        /// Views fill the stack, in proportion to the lengths of their contents.
        case fillProportionally = 2
        /// Views are as long as their contents, with equal gaps.
        case equalSpacing = 3
        /// Views are as long as their contents, with equal distances between their centres.
        case equalCentering = 4
    }

    /// The alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        /// From one side to the other.
        case fill = 0
        /// At the leading side, or at the top.
        case leading = 1
        /// On the first baseline of each view; in a row only.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing side, or at the bottom.
        case trailing = 4
        /// On the last baseline of each view; in a row only.
        case lastBaseline = 5

        /// The same as `leading`.
        public static var top: Alignment { .leading }
        /// The same as `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for the stack's own `spacing`.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the system's spacing: 8 points, a guess.
    public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The arranged views, in order. The order of `subviews` is independent.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The axis of the arrangement; horizontal unless set.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementIsDue() } } }
    /// The distribution of views along the axis.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementIsDue() } } }
    /// The alignment of views across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementIsDue() } } }
    /// The distance between views, in points; the minimum if the distribution makes gaps equal.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementIsDue() } } }
    /// Has no effect: distances are between frames.
    open var isBaselineRelativeArrangement = false
    /// A Boolean value that says whether views are arranged within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementIsDue() } }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []

    /// Creates a stack without views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack without a size: the coder is not read.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view, and makes it a subview. An arranged view moves to the index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            (0...arrangedSubviews.count).contains(stackIndex),
            "A view was inserted at \(stackIndex) in a stack of \(arrangedSubviews.count). Give an index up to that.")
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        arrangementIsDue()
    }

    /// Removes a view from the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(view) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementIsDue()
    }

    /// Sets the distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        arrangementIsDue()
    }

    /// Returns the distance that was set after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Makes the constraints of the arrangement again.
    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(arrangement)
        for guide in layoutGuides where guide is StackGap { removeLayoutGuide(guide) }
        arrangement = makeArrangement()
        NSLayoutConstraint.activate(arrangement)
        super.updateConstraints()
    }

    func arrangementIsDue() { setNeedsUpdateConstraints() }

    /// The distance after a view, in points.
    func distance(after view: UIView) -> CGFloat {
        switch customSpacing(after: view) {
        case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? 8 : spacing
        case Self.spacingUseSystem: 8
        case let distance: distance
        }
    }
}
