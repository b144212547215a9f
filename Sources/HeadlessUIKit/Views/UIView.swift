/// A rectangle in a window: it has a place, a look, subviews and gesture recognizers.
///
/// Geometry is kept as UIKit keeps it: `bounds`, `center` and `transform` are stored, `frame` follows from them.
/// All distances are points.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// What the view looks like beyond its colour. A view has one layer, which refers back to it.
    public let layer = CALayer()
    /// Nil for a window, and for a view that is nowhere.
    public internal(set) weak var superview: UIView?
    /// The window at the root of the hierarchy, also for that window itself; nil outside of one.
    public internal(set) weak var window: UIWindow?
    /// From the hindmost to the frontmost. Hit testing goes the other way.
    public internal(set) var subviews: [UIView] = []
    /// The controller whose `view` this is.
    package weak var viewController: UIViewController?
    /// The animations under way.
    var changes: [AnimatedChange] = []

    /// A view of that size; the place counts once there is a superview. A negative size is turned round.
    public init(frame: CGRect) {
        super.init()
        let frame = frame.standardized
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        layer.view = self
    }

    /// A view without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init()
        layer.view = self
    }

    /// A view without a size.
    public override convenience init() { self.init(frame: .zero) }

    // MARK: Geometry

    /// The view's own coordinates. Moving the origin scrolls the subviews.
    open var bounds = CGRect.zero {
        didSet {
            animate(.bounds, from: AnimatedValue(oldValue))
            guard bounds != oldValue else { return }
            guard bounds.size != oldValue.size else { return geometryDidChange() }
            setNeedsLayout()
            askSuperviewForLayout()
            resizeSubviews(from: oldValue.size)
        }
    }

    /// Where the layer's anchor point, the middle as a rule, is in the superview. Row V1.
    open var center = CGPoint.zero {
        didSet {
            animate(.center, from: AnimatedValue(oldValue))
            guard center != oldValue else { return }
            geometryDidChange()
            if superview != nil, Stage.of(self)?.assumptions.centerAsksForLayout == true { askSuperviewForLayout() }
        }
    }

    /// Applied about the layer's anchor point. Row V1.
    open var transform = CGAffineTransform.identity {
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

    /// Whether subviews follow a change of size as their `autoresizingMask` says. Without it layout is `layoutSubviews`
    /// alone.
    open var autoresizesSubviews = true
    /// What follows the superview's size; nothing unless set. The host has no constraints.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Look

    /// From 0 to 1. Below 0.01 it is not touched.
    open var alpha: CGFloat = 1 { didSet { animate(.alpha, from: AnimatedValue(oldValue)) } }
    /// A hidden view, and what is in it, is not touched, and not drawn by snapshots.
    open var isHidden = false
    /// Kept: snapshots draw by colour and alpha.
    open var isOpaque = true
    /// Nil, as unless set, draws nothing. Animatable.
    open var backgroundColor: UIColor? { didSet { animate(.backgroundColor, from: AnimatedValue(oldValue)) } }
    /// Whether snapshots cut off what is in it at its rounded edge. Touches outside are lost either way.
    open var clipsToBounds = false
    /// A number of one's own, for `viewWithTag(_:)`.
    open var tag = 0
    /// What `Snapshot.frame(of:)` finds the view by.
    open var accessibilityIdentifier: String?
    /// Known by name: the host has no VoiceOver.
    open var accessibilityViewIsModal = false
    /// Whether it is mirrored for a language that runs right to left; a view keeps it to itself.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    /// The traits of the window, or those of a phone for a view that is in none.
    open var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection() }

    // MARK: Touches

    /// If false, neither it nor what is in it is touched. Rows A16 and A17 for views under animation.
    open var isUserInteractionEnabled = true
    /// Whether the view hears of further fingers while it has one. Row G41.
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

    /// Takes a recognizer off. One that has seen a touch is cancelled, or fails, at the turn's end (row G34).
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(of: gestureRecognizer) else { return }
        recognizers.remove(at: index)
        gestureRecognizer.view = nil
        gestureRecognizer.environment?.noteRemoval()
    }

    /// Whether a recognizer of this view or of one above may begin. Row G14.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The frontmost view at `point`, in this view's coordinates; this view itself if no subview is there.
    ///
    /// A view that is hidden, has an alpha below 0.01, or does not interact is not found, nor is anything in it.
    /// Subviews are found only where their superview is. Under animation: rows A16 and A17.
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

    /// Whether a point in its coordinates is one of the view's: within its bounds, unless overridden.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open override var next: UIResponder? { viewController ?? superview }
    override var windowOfResponder: UIWindow? { window }

    // MARK: Hierarchy hooks

    /// Called before it gets another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when it has another superview, or none; the window is told first.
    open func didMoveToSuperview() {}
    /// Called before the window becomes another; for all views in it, too.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window is another; for all views in it, too.
    open func didMoveToWindow() {}
    /// Called when a subview has come from elsewhere; not for another order.
    open func didAddSubview(_ subview: UIView) {}
    /// Called while the subview is still there.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Adds a view at the front; it leaves the superview that it had. To add a view to one of its own subviews traps.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Leaves the superview. A gesture under way on it is row G34; its animations end where they lead.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        move(to: nil) { superview.subviews.removeAll { $0 === self } }
        superview.setNeedsLayout()
    }

    // MARK: Layout

    package var needsLayout = true
    /// What the layout passes know of this view.
    var layoutRecord = LayoutRecord()

    /// Asks for `layoutSubviews` in the window's next layout pass. Row V1 for what asks by itself.
    open func setNeedsLayout() {
        needsLayout = true
        geometryDidChange()
    }

    /// Lays out now, from the outermost superview of the unbroken chain that needs it.
    open func layoutIfNeeded() {
        var root = self
        while let superview = root.superview, superview.needsLayout { root = superview }
        root.layOutTree(isMoved: true)
    }

    /// Places the subviews. Called in a layout pass for a view that asked for it; autoresizing is done by then.
    open func layoutSubviews() {}

    /// How far the window's bars and cut-outs reach into the view; zero outside a window.
    ///
    /// It follows from where the view lies and the superview's insets, each of which it never exceeds. What a transform
    /// does to it is `Assumptions/safeAreaUnderTransform`. Row T26.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// Called in the layout pass, before `layoutSubviews`, when `safeAreaInsets` differs from last time.
    open func safeAreaInsetsDidChange() {}

    /// The size that suits the view; its present size without an override.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

extension UIView {
    private func replaceRecognizers(with replacement: [UIGestureRecognizer]) {
        recognizers.filter { !replacement.contains($0) }.forEach(removeGestureRecognizer)
        replacement.forEach(addGestureRecognizer)
        recognizers = replacement
    }
}
