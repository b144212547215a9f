/// The root of a view hierarchy, as large as its screen.
///
/// The stage runs its layout passes.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The screen of the window, whose size is the window's.
    ///
    /// A stage's window is at the screen's origin, unless you set its `frame`, in the screen's coordinates, to where
    /// Stage Manager or Slide Over would have put it.
    public let screen: UIScreen
    /// The window's insets for the status bar, rounded corners and the home indicator.
    package var deviceSafeAreaInsets = UIEdgeInsets.zero { didSet { geometryDidChange() } }
    /// The direction of the interface language.
    @exclusivity(unchecked) package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
        didSet { autoLayout?.engine?.rebuild() }
    }
    /// The stage of the window. It sets this to nil when it is deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var stage: Stage?
    /// The window's first responder, which receives typed text.
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { stage?.firstResponderChanged() } }
    }
    /// The scene of the window; nil for a window of your own. Setting it has no effect.
    open weak var windowScene: UIWindowScene? {
        get { stage == nil ? nil : ownScene }
        set {}
    }
    private(set) lazy var ownScene = UIWindowScene(window: self)
    /// The coordinator while the window's size changes.
    var resizing: TransitionCoordinator?
    /// True if a view in the window has moved or needs layout since the last pass.
    package var needsLayoutPass: Bool { layoutNotes.isPassDue }
    let layoutNotes = WindowNotes()

    package init(screen: UIScreen, safeAreaInsets: UIEdgeInsets = .zero) {
        self.screen = screen
        super.init(frame: screen.bounds)
        window = self
        isHidden = true
        deviceSafeAreaInsets = safeAreaInsets
    }

    /// Creates a hidden window of your own. No stage sends it touches: use `Stage.window`.
    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
        window = self
        isHidden = true
    }

    /// Creates a hidden window of your own, as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// Creates a hidden window without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        screen = .main
        super.init(coder: coder)
        window = self
    }

    /// The controller whose view fills the window.
    ///
    /// In a visible window the old one disappears and the new one appears during the assignment.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue, !isHidden else { return }
            Stage.drive(the: self) {
                oldValue?.leave(self)
                rootViewController?.fill(self)
            }
        }
    }

    /// Does nothing: a stage's window is always its key window.
    open func makeKey() {}

    /// Shows the window; its root controller appears at once.
    open func makeKeyAndVisible() {
        makeKey()
        guard isHidden else { return }
        isHidden = false
        rootViewController?.fill(self)
    }

    open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

    open override var traitCollection: UITraitCollection {
        if let traits, traits.size == bounds.size, traits.direction == layoutDirection { return traits.collection }
        let style = overrideUserInterfaceStyle == .unspecified ? userStyle : overrideUserInterfaceStyle
        var collection = UITraitCollection(
            windowSize: bounds.size, displayScale: screen.scale, layoutDirection: layoutDirection,
            preferredContentSizeCategory: textSize,
            userInterfaceIdiom: UIUserInterfaceIdiom(screenSize: stage?.screen.size ?? screen.bounds.size),
            userInterfaceStyle: style)
        if let classes = keptSizeClasses {
            collection = UITraitCollection(
                horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
                displayScale: screen.scale, layoutDirection: layoutDirection, preferredContentSizeCategory: textSize,
                userInterfaceIdiom: UIUserInterfaceIdiom(screenSize: stage?.screen.size ?? screen.bounds.size),
                userInterfaceStyle: style)
        }
        traits = (bounds.size, layoutDirection, collection)
        return collection
    }
    /// The fixed size classes; nil if they follow from the size.
    var keptSizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)? {
        didSet { traits = nil }
    }
    /// The cached traits, and the values from which they follow.
    private var traits: (size: CGSize, direction: UITraitEnvironmentLayoutDirection, collection: UITraitCollection)?
    /// The user's preferred text size.
    var textSize = UIContentSizeCategory.large { didSet { if textSize != oldValue { renewTraits() } } }
    /// The style that the user prefers. Row V18.
    var userStyle = UIUserInterfaceStyle.light {
        didSet {
            DarkTasks.note(userStyle)
            if userStyle != oldValue { renewTraits() }
        }
    }
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set {
            guard newValue != super.overrideUserInterfaceStyle else { return }
            ownStyle = newValue
            renewTraits()
        }
    }

    private func renewTraits() {
        let before = traits?.collection ?? traitCollection
        traits = nil
        tellOfTraits(from: before)
    }

    // Row T17b.
    /// Returns the frontmost view at a point; nil during a transition in which touches do not reach views.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isClosedToTouches ? nil : super.hitTest(point, with: event)
    }

    /// Lays out until no view needs it, at most 16 times; the rest waits for the next pass.
    package func layoutPass() {
        for _ in 0..<16 where layoutNotes.isPassDue {
            if autoLayout != nil { layoutEngine?.update() }
            layoutNotes.isPassDue = false
            layOutTree()
        }
        guard !layoutNotes.undrawn.isEmpty else { return }
        let views = layoutNotes.undrawn
        for view in views where view.window === self { view.drawItself() }
        layoutNotes.undrawn.removeFirst(views.count)
    }
}
