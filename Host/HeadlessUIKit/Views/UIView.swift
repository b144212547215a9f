/// A rectangle in a window, with a position, an appearance, subviews and gesture recognizers.
///
/// As in UIKit, `bounds`, `center` and `transform` are stored, and `frame` follows from them. All distances are points.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // `@exclusivity(unchecked)` marks properties of the host that are read many times in a frame. Swift's checks took a
    // third of a frame's instructions; properties in Objective-C, such as UIKit's, have none. The attribute is safe
    // only if no code that changes the property in place also reads it by another path.

    /// The view's layer, of the class `layerClass`. It refers back to the view.
    @exclusivity(unchecked) public internal(set) final var layer = CALayer()
    /// What the view has drawn. Row V22.
    final var drawing: CGContext?
    /// The superview; nil for a window, and for a view without one.
    public internal(set) var superview: UIView? {
        get { linkedSuperview }
        set { linkedSuperview = newValue }
    }
    @exclusivity(unchecked) private nonisolated(unsafe) final unowned(unsafe) var linkedSuperview: UIView?
    /// The window of the view; for a window, itself; otherwise nil.
    public internal(set) var window: UIWindow? {
        get { linkedWindow }
        set { (linkedWindow, windowNotes) = (newValue, newValue?.layoutNotes) }
    }
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var linkedWindow: UIWindow?
    /// The window's layout state, shared by all its views.
    nonisolated(unsafe) final var windowNotes: WindowNotes?
    /// The subviews, back to front. Hit testing goes front to back.
    public internal(set) var subviews: [UIView] {
        get { linkedSubviews }
        _modify { yield &linkedSubviews }
    }
    @exclusivity(unchecked) nonisolated(unsafe) final var linkedSubviews: [UIView] = []
    /// The controller whose `view` this is.
    @exclusivity(unchecked) package weak var viewController: UIViewController?
    /// The constraint state of the view; nil without constraints.
    nonisolated(unsafe) final var autoLayout: ViewLayout?
    /// True if the superview was deallocated and its tree had constraints.
    nonisolated(unsafe) final var isOrphan = false
    /// The running animations.
    @exclusivity(unchecked) var changes: [AnimatedChange] = []

    /// Creates a view with a frame, in the coordinates of its later superview. A negative size is made positive.
    public init(frame: CGRect) {
        super.init()
        let frame = frame.standardized
        makeLayer()
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Creates a view without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init()
        makeLayer()
    }

    /// Creates a view without a size.
    public override convenience init() { self.init(frame: .zero) }

    // Clears the references to this view. Weak references would do the same, for a third of a frame's instructions. A
    // subview is in `subviews` as long as it refers to this view, and its window is its superview's, so every reference
    // to this view and to its window is found.
    deinit {
        layer.view = nil
        for subview in linkedSubviews {
            subview.linkedSuperview = nil
            subview.loseWindow()
            subview.isOrphan = autoLayout != nil
        }
        autoLayout?.ownEngine = nil
    }

    // MARK: Geometry

    /// The view's bounds in its own coordinates. Moving their origin scrolls the subviews.
    @exclusivity(unchecked) open var bounds = CGRect.zero {
        didSet {
            animate(.bounds, from: AnimatedValue(oldValue))
            guard bounds != oldValue else { return }
            if autoLayout != nil { frameMayConcernConstraints() }
            guard bounds.size != oldValue.size else { return geometryDidChange() }
            setNeedsLayout()
            if contentMode == .redraw || oldValue.isEmpty { setNeedsDisplay() }
            askSuperviewForLayout()
            resizeSubviews(from: oldValue.size)
        }
    }

    // Row V1.
    /// The position of the layer's anchor point in the superview: usually the view's centre.
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
    /// Under a transform, UIKit calls the frame undefined. Here it is the rectangle around the transformed bounds;
    /// setting it applies the inverse to the size, and moves that rectangle's origin.
    open var frame: CGRect {
        get { bounds.applying(transformToSuperview) }
        set { place(in: newValue.standardized) }
    }

    /// A Boolean value that says whether a change of size resizes subviews by their `autoresizingMask`. If false, only
    /// `layoutSubviews` places them.
    open var autoresizesSubviews = true
    /// The parts that change with the superview's size; none unless set.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Look

    final var cornerRadii: UICornerConfiguration?

    /// The opacity, from 0 to 1. Below 0.01 the view cannot be touched.
    @exclusivity(unchecked) open var alpha: CGFloat = 1 { didSet { animate(.alpha, from: AnimatedValue(oldValue)) } }
    /// A Boolean value that says whether the view and its subviews are hidden: neither touched nor drawn by snapshots.
    open var isHidden = false {
        didSet { if autoLayout != nil, isHidden != oldValue { (superview as? UIStackView)?.arrangementIsDue() } }
    }
    /// Has no effect: snapshots draw by colour and alpha.
    open var isOpaque = true
    /// The background colour; nil, the default, draws nothing. Animatable.
    open var backgroundColor: UIColor? { didSet { animate(.backgroundColor, from: AnimatedValue(oldValue)) } }
    /// A Boolean value that says whether snapshots clip subviews at the view's rounded edge. Touches outside the bounds
    /// never hit.
    open var clipsToBounds = false
    /// The way content, such as a picture, fills the bounds. Stores only: nothing is drawn.
    open var contentMode = ContentMode.scaleToFill
    /// The tint colour: the superview's unless set, or else blue. It is not drawn; nil restores the superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tellOfTint()
        }
    }
    final var ownTintColor: UIColor?
    // Row V6.
    /// A view whose opaque part masks this one; its frame is in this view's coordinates, and it is in no hierarchy. The
    /// host uses its rounded bounds, whatever its colour. It does not affect touches.
    @exclusivity(unchecked) open var mask: UIView?
    /// A number for the app's use, and for `viewWithTag(_:)`.
    open var tag = 0
    /// Called after `tintColor` has changed.
    open func tintColorDidChange() {}
    /// How the tint is shown. Stores only.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    // Row V22.
    /// Draws the content into the current drawing. Called after layout, once the view is in a window and has a size, and
    /// after `setNeedsDisplay()`. The host records what is drawn in ``drawn``.
    open func draw(_ rect: CGRect) {}
    /// Asks for `draw(_:)` after the next layout.
    open func setNeedsDisplay() { needsDrawing() }
    /// Sets the size that `sizeThatFits(_:)` returns for the present one. Row V11.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    // Row V18.
    /// Whether the view and its subviews are light or dark; unspecified for the superview's style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            let before = traitCollection
            ownStyle = newValue
            if traitCollection != before { tellOfTraits(from: before) }
        }
    }
    final var ownStyle = UIUserInterfaceStyle.unspecified { didSet { UIView.overridesStyles = true } }
    /// Whether any view or controller has overridden its style.
    static var overridesStyles = false
    var traitRegistrations: [TraitRegistration] = []
    /// The class of the layer; `CALayer` unless overridden. Row V23.
    open class var layerClass: AnyClass { CALayer.self }
    /// Stores only.
    open var contentScaleFactor: CGFloat = 1, restorationIdentifier: String?, focusGroupIdentifier: String?
    /// Stores only: several fingers may be down on several views.
    open var clearsContextBeforeDrawing = true, isExclusiveTouch = false
    /// Has no effect: the host has no VoiceOver.
    open var accessibilityElementsHidden = false, accessibilityViewIsModal = false
    /// Has no effect.
    open var accessibilityIgnoresInvertColors = false, shouldGroupAccessibilityChildren = false
    /// The identifier by which `Snapshot.frame(of:)` finds the view.
    open var accessibilityIdentifier: String?
    /// The kind of the view's content, which decides whether it is mirrored for a right-to-left language. Subviews do
    /// not inherit it.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { autoLayout?.engine?.rebuild() }
    }

    /// The traits of the window, in the style that the view has; without a window, those of a phone.
    open var traitCollection: UITraitCollection {
        let traits = window?.traitCollection ?? .withoutWindow
        guard UIView.overridesStyles, let style = overriddenStyle, style != traits.userInterfaceStyle else {
            return traits
        }
        return traits.with(style)
    }
    /// Called when the window's traits have changed, before layout.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells this view and its subviews of changed traits, except those whose own style leaves them as they were.
    func traitsDidChange(from before: UITraitCollection) {
        guard UIView.overridesStyles, let style = styleOfItsOwn else { return tellOfTraits(from: before) }
        let before = before.with(style)
        if traitCollection != before { tellOfTraits(from: before) }
    }

    // Row W37.
    /// A Boolean value that says whether the keyboard's focus may be on the view; false unless overridden.
    open var canBecomeFocused: Bool { false }

    // MARK: Touches

    // Rows A16, A17.
    /// A Boolean value that says whether the view and its subviews can be touched.
    open var isUserInteractionEnabled = true
    // Row G41.
    /// A Boolean value that says whether the view receives more than one finger.
    open var isMultipleTouchEnabled = false

    /// The recognizers in the order in which they were added; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }
    final var recognizers: [UIGestureRecognizer] = []
    final var ownInteractions: [any UIInteraction] = []

    /// Adds a recognizer, and removes it from its previous view.
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
        if window != nil { Stage.arrivals += 1 }
    }

    // Row G34.
    /// Removes a recognizer. If it has seen a touch, it is cancelled or fails at the end of the turn.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(of: gestureRecognizer) else { return }
        recognizers.remove(at: index)
        gestureRecognizer.view = nil
        gestureRecognizer.environment?.noteRemoval()
    }

    // Row G14.
    /// Returns whether a recognizer of this view or of a superview may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // Rows A16, A17.
    /// Returns the frontmost view at `point`, in this view's coordinates; this view if no subview is hit.
    ///
    /// A view that is hidden, has an alpha below 0.01, or does not interact is not hit, nor are its subviews. Subviews
    /// are hit only inside their superview. An animated view is hit only if the animation allows it: at its final frame
    /// or, under a property animator, where it is shown.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !ignoresTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            guard let hit = subview.hitTest(subview.touchPoint(point), with: event) else { continue }
            return hit
        }
        return self
    }

    /// Returns whether a point in the view's coordinates is inside: within the bounds, unless overridden.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open override var next: UIResponder? { viewController ?? superview }
    override var windowOfResponder: UIWindow? { window }

    // MARK: Hierarchy hooks

    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed, and after `didMoveToWindow()`.
    open func didMoveToSuperview() {}
    /// Called before the window changes; also for all subviews.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed; also for all subviews.
    open func didMoveToWindow() {}
    /// Called after a subview was added; not when its order changes.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Adds a view at the front, and removes it from its previous superview. Adding a view to its own subview traps.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    // Row G34.
    /// Removes the view from its superview. A running gesture on it is cancelled; its animations end at their final
    /// values.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        move(to: nil) { superview.subviews.removeAll { $0 === self } }
        superview.setNeedsLayout()
    }

    // MARK: Layout

    @exclusivity(unchecked) package var needsLayout = true
    /// The layout state of the view.
    @exclusivity(unchecked) var layoutRecord = LayoutRecord()

    // Row V1.
    /// Asks for `layoutSubviews` in the window's next layout pass.
    open func setNeedsLayout() {
        needsLayout = true
        geometryDidChange()
    }

    /// Lays out now, beginning with the outermost superview that needs layout without a gap in between.
    open func layoutIfNeeded() {
        solveConstraints()
        var root = self
        while let superview = root.superview, superview.needsLayout { root = superview }
        root.layOutTree(isMoved: true)
    }

    /// Places the subviews that have constraints. Called in a layout pass for a view that needs it, after autoresizing.
    open func layoutSubviews() { if layoutRecord.isConstrained { placeSubviews() } }

    // Row T26.
    /// The part of the view that the window's bars and cut-outs cover, at each side; zero outside a window.
    ///
    /// It follows from the view's frame and the superview's insets, which it never exceeds, unless a controller adds to
    /// it: ``UIViewController/additionalSafeAreaInsets``, or a ``UITabBarController`` for its tabs.
    /// ``Assumptions/safeAreaUnderTransform`` says how a transform affects it.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// Called in the layout pass, before `layoutSubviews`, when `safeAreaInsets` has changed.
    open func safeAreaInsetsDidChange() {}

    /// Returns the view's best size; its current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    // MARK: Constraints

    /// A Boolean value that says whether the view's frame is set by code or its autoresizing mask; true unless set. If
    /// false, constraints and the content's size determine it.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout?.isTranslated ?? true }
        set { translationDidChange(to: newValue) }
    }

    /// A Boolean value that says whether the class creates its constraints in `updateConstraints()`, which is then
    /// called once the view has a superview.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes constraints. Called before layout for a view that asked for it, subviews first. An override calls super
    /// at its end.
    open func updateConstraints() {}

    /// The size of the view's content, to which constraints add priorities; `noIntrinsicMetric` for a length that the
    /// content does not have.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Notes that the content's size has changed; the next layout asks for it.
    open func invalidateIntrinsicContentSize() { contentMayHaveChanged() }

    /// Called after code has changed `layoutMargins`.
    open func layoutMarginsDidChange() {}

    /// Returns the view's size by its constraints, as near to `targetSize` as they allow; without constraints, the size
    /// from `sizeThatFits(_:)`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            Fitting(size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }
}
