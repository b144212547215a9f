/// A row or a column of views, which it places by constraints of its own.
///
/// Hidden views take no room. A view that is removed from the stack by `removeFromSuperview()` leaves the arrangement.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How the room along the axis is shared out.
    public enum Distribution: Int, Sendable {
        /// Views fill it by their contents; hugging and resistance say which of them gives way.
        case fill = 0
        /// Views fill it and are equally long.
        case fillEqually = 1
        /// Views fill it, as long as their contents are, in proportion.
        case fillProportionally = 2
        /// Views are as long as their contents, with equal gaps.
        case equalSpacing = 3
        /// Views are as long as their contents, with equal distances of their middles.
        case equalCentering = 4
    }

    /// Where views are across the axis.
    public enum Alignment: Int, Sendable {
        /// From one side to the other.
        case fill = 0
        /// At the leading side, or at the top.
        case leading = 1
        /// On one baseline, the first of each view; in a row only.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing side, or at the bottom.
        case trailing = 4
        /// On one baseline, the last of each view; in a row only.
        case lastBaseline = 5

        /// The same as `leading`.
        public static var top: Alignment { .leading }
        /// The same as `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The distance between views that is the stack's own `spacing`.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The distance between views that the system has: 8 points, a guess.
    public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The arranged views, in their order. Their order among `subviews` is another matter.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction in which views follow each other; a row unless set.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementIsDue() } } }
    /// How the room along the axis is shared out.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementIsDue() } } }
    /// Where views are across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementIsDue() } } }
    /// The distance between views, in points; the least one where gaps are made equal.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementIsDue() } } }
    /// Has no effect: distances are between frames.
    open var isBaselineRelativeArrangement = false
    /// A Boolean value that says whether views are arranged within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementIsDue() } }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: [NSLayoutConstraint] = []

    /// Creates a stack of no views.
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

    /// Inserts a view, which is a subview from now on. One that is arranged already changes its place.
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

    /// Takes a view out of the arrangement. It stays a subview: remove it from its superview if it is to go.
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

    /// Returns the distance that was set for after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Makes the arrangement's constraints anew.
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
