/// The root of a tree of views, as large as its screen.
///
/// A window is laid out by whoever drives it: `layoutPass()` runs what was asked for since the last one.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// What the window is as large as. A stage's window is on the stage's screen, at its origin unless you set its `frame`
    /// otherwise, which is in the screen's coordinates: that is where Stage Manager or Slide Over would have put it.
    public let screen: UIScreen
    /// What the device takes away at the window's edges: status bar, rounded corners, home indicator.
    package var deviceSafeAreaInsets = UIEdgeInsets.zero { didSet { geometryDidChange() } }
    /// The direction of the interface language.
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// The one that drives it.
    weak var stage: Stage?
    /// Who gets what is typed here.
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { stage?.firstResponderChanged() } }
    }
    /// What goes on while the window changes its size.
    var resizing: TransitionCoordinator?
    /// Whether anything in the window has been moved or asked for layout since the last pass.
    package var needsLayoutPass = true
    /// Counts the changes of place and size in the window.
    var geometry = 0

    package init(screen: UIScreen, safeAreaInsets: UIEdgeInsets = .zero) {
        self.screen = screen
        super.init(frame: screen.bounds)
        window = self
        isHidden = true
        deviceSafeAreaInsets = safeAreaInsets
    }

    /// A window of one's own, hidden. No stage sends it touches: use `Stage.window`.
    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
        window = self
        isHidden = true
    }

    /// A hidden window without a size: the coder is not read.
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

    /// Does nothing: a stage's window is its key window from the start.
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
        let collection = UITraitCollection(
            windowSize: bounds.size, displayScale: screen.scale, layoutDirection: layoutDirection)
        traits = (bounds.size, layoutDirection, collection)
        return collection
    }
    /// The traits, and what they follow from.
    private var traits: (size: CGSize, direction: UITraitEnvironmentLayoutDirection, collection: UITraitCollection)?

    /// Nil during a transition that is closed to touches (row T17b); otherwise the frontmost view, as in any view.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isClosedToTouches ? nil : super.hitTest(point, with: event)
    }

    /// Lays out until nothing asks for it any more, at most 16 times over; what is left waits for the next pass.
    package func layoutPass() {
        for _ in 0..<16 where needsLayoutPass {
            needsLayoutPass = false
            layOutTree()
        }
    }
}
