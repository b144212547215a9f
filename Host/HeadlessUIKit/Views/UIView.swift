/// A rectangle in a window: it has a place, a look, subviews and gesture recognizers.
///
/// Geometry is kept as UIKit keeps it: `bounds`, `center` and `transform` are stored, `frame` follows from them.
/// All distances are points.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // `@exclusivity(unchecked)` stands in the host where a property is used many times in a frame. Swift's checks took a
    // third of a frame's instructions; properties in Objective-C, as UIKit's are, have none. It may stand where no code
    // that changes the property in place comes to the same property on its way.

    /// The view's look beyond its colour. A view has one layer, which refers back to it.
    public let layer = CALayer()
    /// The view that contains this one; nil for a window, and for a view that is in none.
    public internal(set) var superview: UIView? {
        get { linkedSuperview }
        set { linkedSuperview = newValue }
    }
    @exclusivity(unchecked) private nonisolated(unsafe) final unowned(unsafe) var linkedSuperview: UIView?
    /// The window at the root of the hierarchy, also for that window itself; nil outside of one.
    public internal(set) var window: UIWindow? {
        get { linkedWindow }
        set { (linkedWindow, windowNotes) = (newValue, newValue?.layoutNotes) }
    }
    @exclusivity(unchecked) private nonisolated(unsafe) final unowned(unsafe) var linkedWindow: UIWindow?
    /// The window's notes, which every view in it has at hand.
    private(set) nonisolated(unsafe) final var windowNotes: WindowNotes?
    /// The subviews, from the hindmost to the frontmost. Hit testing goes the other way.
    public internal(set) var subviews: [UIView] {
        get { linkedSubviews }
        _modify { yield &linkedSubviews }
    }
    @exclusivity(unchecked) private nonisolated(unsafe) final var linkedSubviews: [UIView] = []
    /// The controller whose `view` this is.
    @exclusivity(unchecked) package weak var viewController: UIViewController?
    /// What the view has to do with constraints; nil if it has nothing to do with them.
    nonisolated(unsafe) final var autoLayout: ViewLayout?
    /// True if the view around it is gone, and there were constraints in its tree.
    nonisolated(unsafe) final var isOrphan = false
    /// The animations under way.
    @exclusivity(unchecked) var changes: [AnimatedChange] = []

    /// Creates a view of that size; the place counts once there is a superview. A negative size is turned round.
    public init(frame: CGRect) {
        super.init()
        let frame = frame.standardized
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        layer.view = self
    }

    /// Creates a view without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init()
        layer.view = self
    }

    /// Creates a view without a size.
    public override convenience init() { self.init(frame: .zero) }

    // Links back to a view that is gone are cut here. Weak references would do the same, at a third of a frame's
    // instructions. A view is in its superview's `subviews` for as long as it links to it, and its window is that of its
    // superview: so every link to this view, and to its window, is found.
    deinit {
        layer.view = nil
        for subview in linkedSubviews {
            subview.linkedSuperview = nil
            subview.loseWindow()
            subview.isOrphan = autoLayout != nil
        }
        autoLayout?.ownEngine = nil
    }

    private nonisolated func loseWindow() {
        guard linkedWindow != nil else { return }
        linkedWindow = nil
        windowNotes = nil
        for subview in linkedSubviews { subview.loseWindow() }
    }

    // MARK: Geometry

    /// The view's own coordinates. Moving the origin scrolls the subviews.
    @exclusivity(unchecked) open var bounds = CGRect.zero {
        didSet {
            animate(.bounds, from: AnimatedValue(oldValue))
            guard bounds != oldValue else { return }
            if autoLayout != nil { frameMayConcernConstraints() }
            guard bounds.size != oldValue.size else { return geometryDidChange() }
            setNeedsLayout()
            askSuperviewForLayout()
            resizeSubviews(from: oldValue.size)
        }
    }

    // Row V1.
    /// The place of the layer's anchor point in the superview: of the view's middle, as a rule.
    @exclusivity(unchecked) open var center = CGPoint.zero {
        didSet {
            animate(.center, from: AnimatedValue(oldValue))
            guard center != oldValue else { return }
            if autoLayout != nil { frameMayConcernConstraints() }
            geometryDidChange()
            if superview != nil, Stage.of(self)?.assumptions.centerAsksForLayout == true { askSuperviewForLayout() }
        }
    }

    // Row V1.
    /// The transform, applied about the layer's anchor point.
    @exclusivity(unchecked) open var transform = CGAffineTransform.identity {
        didSet {
            animate(.transform, from: AnimatedValue(oldValue))
            guard transform != oldValue else { return }
            transformMayChangeSafeArea()
            askSuperviewForLayout()
        }
    }

    /// The smallest rectangle around the view in its superview.
    ///
    /// Under a transform other than the identity UIKit calls the frame undefined. Here reading gives the rectangle
    /// around the transformed bounds; setting sizes the bounds by the inverse and puts that rectangle's origin there.
    open var frame: CGRect {
        get { bounds.applying(transformToSuperview) }
        set { place(in: newValue.standardized) }
    }

    /// A Boolean value that says whether subviews follow a change of size as their `autoresizingMask` says. If not,
    /// layout is `layoutSubviews` alone.
    open var autoresizesSubviews = true
    /// The parts that change with the superview's size; none unless set.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Look

    final var cornerRadii: UICornerConfiguration?

    /// The opacity, from 0 to 1. Below 0.01 the view cannot be touched.
    @exclusivity(unchecked) open var alpha: CGFloat = 1 { didSet { animate(.alpha, from: AnimatedValue(oldValue)) } }
    /// A Boolean value that says whether the view, with all that is in it, is hidden: neither touched nor drawn by
    /// snapshots.
    open var isHidden = false {
        didSet { if autoLayout != nil, isHidden != oldValue { (superview as? UIStackView)?.arrangementIsDue() } }
    }
    /// Has no effect: snapshots draw by colour and alpha.
    open var isOpaque = true
    /// The background colour; nil, the default, draws nothing. Animatable.
    open var backgroundColor: UIColor? { didSet { animate(.backgroundColor, from: AnimatedValue(oldValue)) } }
    /// A Boolean value that says whether snapshots cut off subviews at the view's rounded edge. Touches outside the
    /// bounds do not count either way.
    open var clipsToBounds = false
    /// The way the content fills the bounds, such as a picture. Stores only: nothing is drawn.
    open var contentMode = ContentMode.scaleToFill
    /// The colour of what can be tapped: the superview's unless set, and else blue. Nothing is drawn for it; nil
    /// goes back to the superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?
    // Row V6.
    /// A view whose opaque part is what shows of this one; its frame is in this view's coordinates, and it is in no
    /// hierarchy. Here its rounded bounds count, whatever colour it has. Touches are not concerned.
    @exclusivity(unchecked) open var mask: UIView?
    /// A number for the app's own use, for `viewWithTag(_:)`.
    open var tag = 0
    /// The name by which `Snapshot.frame(of:)` finds the view.
    open var accessibilityIdentifier: String?
    /// Has no effect: the host has no VoiceOver.
    open var accessibilityViewIsModal = false
    /// The kind of the view's content, which decides whether it is mirrored for a right-to-left language. Subviews do
    /// not inherit it.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { autoLayout?.engine?.rebuild() }
    }

    /// The traits of the window, or those of a phone for a view that is in none.
    open var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection() }

    /// Called when the window's traits have changed, before anything is laid out anew.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells the tree from here down.
    func traitsDidChange(from before: UITraitCollection) {
        (next as? UIViewController)?.traitCollectionDidChange(before)
        traitCollectionDidChange(before)
        for subview in subviews { subview.traitsDidChange(from: before) }
    }

    // MARK: Touches

    // Rows A16, A17.
    /// A Boolean value that says whether the view, with all that is in it, can be touched.
    open var isUserInteractionEnabled = true
    // Row G41.
    /// A Boolean value that says whether the view is told of further fingers while it has one.
    open var isMultipleTouchEnabled = false

    /// The recognizers in the order added, nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }
    private var recognizers: [UIGestureRecognizer] = []

    /// Adds a recognizer, which leaves the view that it was on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        if let old = gestureRecognizer.view {
            Stage.of(self)?.warnings.append(
                "A \(type(of: gestureRecognizer)) was added to a second view and so has left the first, a "
                    + "\(type(of: old)). Give each view a recognizer of its own.")
            old.removeGestureRecognizer(gestureRecognizer)
        }
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    // Row G34.
    /// Removes a recognizer. One that has seen a touch is cancelled, or fails, at the end of the turn.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(of: gestureRecognizer) else { return }
        recognizers.remove(at: index)
        gestureRecognizer.view = nil
        gestureRecognizer.environment?.noteRemoval()
    }

    // Row G14.
    /// Returns whether a recognizer of this view, or of one around it, may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // Rows A16, A17.
    /// Returns the frontmost view at `point`, in this view's coordinates; this view itself if no subview is there.
    ///
    /// A view that is hidden, has an alpha below 0.01, or does not interact is not found, nor is anything in it.
    /// Subviews are found only where their superview is. A view under animation is found only if the
    /// animation lets it be touched: where it will be or, if a property animator moves it, where it is seen.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !ignoresTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            guard let hit = subview.hitTest(subview.touchPoint(point, of: self), with: event) else { continue }
            return hit
        }
        return self
    }

    /// Returns whether a point in the view's coordinates counts as inside: within the bounds, unless overridden.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open override var next: UIResponder? { viewController ?? superview }
    override var windowOfResponder: UIWindow? { window }

    // MARK: Hierarchy hooks

    /// Called before the view gets another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has another superview, or none; `didMoveToWindow()` comes first.
    open func didMoveToSuperview() {}
    /// Called before the window changes; for all views inside, too.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed; for all views inside, too.
    open func didMoveToWindow() {}
    /// Called when a subview has come from elsewhere; not for another order.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves, while it is still there.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Adds a view at the front; it leaves the superview that it had. Adding a view to one of its own subviews traps.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    // Row G34.
    /// Removes the view from its superview. A gesture under way on it is cancelled; its animations end where they lead.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        move(to: nil) { superview.subviews.removeAll { $0 === self } }
        superview.setNeedsLayout()
    }

    // MARK: Layout

    @exclusivity(unchecked) package var needsLayout = true
    /// The notes of the layout passes on this view.
    @exclusivity(unchecked) var layoutRecord = LayoutRecord()

    // Row V1.
    /// Asks for `layoutSubviews` in the window's next layout pass.
    open func setNeedsLayout() {
        needsLayout = true
        geometryDidChange()
    }

    /// Lays out now, from the outermost superview of the unbroken chain that needs it.
    open func layoutIfNeeded() {
        solveConstraints()
        var root = self
        while let superview = root.superview, superview.needsLayout { root = superview }
        root.layOutTree(isMoved: true)
    }

    /// Places the subviews that have constraints. Called in a layout pass for a view that asked for it; autoresizing is
    /// done by then.
    open func layoutSubviews() { if layoutRecord.isConstrained { placeSubviews() } }

    // Row T26.
    /// The distance that the window's bars and cut-outs reach into the view; zero outside a window.
    ///
    /// It follows from the view's place and the superview's insets, each of which it never exceeds, unless a controller
    /// adds to it: ``UIViewController/additionalSafeAreaInsets``, or a ``UITabBarController`` for its tabs.
    /// ``Assumptions/safeAreaUnderTransform`` says what a transform does to it.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// Called in the layout pass, before `layoutSubviews`, when `safeAreaInsets` differs from last time.
    open func safeAreaInsetsDidChange() {}

    /// Returns the size that suits the view; its present size without an override.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    // MARK: Constraints

    /// A Boolean value that says whether the view has the frame that it is given, by code or by its autoresizing mask;
    /// true unless set. If false, its constraints and the size of its content place it.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout?.isTranslated ?? true }
        set { translationDidChange(to: newValue) }
    }

    /// A Boolean value that says whether the class makes its constraints in `updateConstraints()`, so that it is called
    /// once the view has a superview, without being asked for.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes constraints. Called before a layout for a view that asked for it, those inside first. An override calls
    /// super at its end.
    open func updateConstraints() {}

    /// The size of the view's content, to which constraints add how much it counts; `noIntrinsicMetric` for a length
    /// that the content does not have.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Notes that the content's size is another, so that the next layout asks for it.
    open func invalidateIntrinsicContentSize() { contentMayHaveChanged() }

    /// Called when `layoutMargins` were changed by code.
    open func layoutMarginsDidChange() {}

    /// Returns the size that the constraints in the view give it, as near to `targetSize` as they allow. Without
    /// constraints, that of `sizeThatFits(_:)`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            Fitting(size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }
}

extension UIView {
    private func replaceRecognizers(with replacement: [UIGestureRecognizer]) {
        recognizers.filter { !replacement.contains($0) }.forEach(removeGestureRecognizer)
        replacement.forEach(addGestureRecognizer)
        recognizers = replacement
    }
}
