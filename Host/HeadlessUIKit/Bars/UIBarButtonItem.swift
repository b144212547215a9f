// Row W2.
/// A button of a bar. It is not drawn, but for a custom view; a finger taps it, 44 points wide, in the navigation bar of
/// its controller, or a test by ``Stage/tapBarButton(_:)``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The code that a bar button calls, off Apple's platforms, where there are no selectors.
    public typealias TargetAction = @MainActor (UIBarButtonItem) -> Void

    /// The look of a button. Stores only.
    public enum Style: Int, Sendable {
        /// An ordinary button.
        case plain = 0
        /// The button that completes the screen's task.
        case done = 2
    }

    /// The buttons that the system has a title or an image for. The host only stores which one it is.
    public enum SystemItem: Int, Sendable {
        /// "Done".
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save".
        case save
        /// A plus sign.
        case add
        /// Space that is shared out.
        case flexibleSpace
        /// Space of a fixed width.
        case fixedSpace
        /// A square and a pencil.
        case compose
        /// A bent arrow.
        case reply
        /// A square and an arrow.
        case action
        /// A folder.
        case organize
        /// An open book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A round arrow.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle to the right.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A cross in a circle.
        case close = 24
    }

    /// The style of the button. Stores only.
    open var style: Style = .plain
    /// The width in points; 0 for the content's. Stores only.
    open var width: CGFloat = 0
    /// The view that replaces the button; nil for none. The bar shows it from its next layout pass or touch on.
    open var customView: UIView?
    /// The colour of the button. Stores only.
    open var tintColor: UIColor?
    /// The action of a tap, if there is no target.
    open var primaryAction: UIAction?
    /// The menu of a tap, if there is neither a target nor an action; choose an entry by ``Stage/tapMenu(_:of:)``.
    open var menu: UIMenu?
    /// The target that the button was created with. Held weakly.
    open weak var target: AnyObject?
    var targetAction: TargetAction?
    private(set) var systemItem: SystemItem?

    /// Creates a button without a title.
    public override init() { super.init() }

    /// Creates a button with a title that calls a closure while the target exists; with nil, always.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: TargetAction?) {
        self.init()
        (self.title, self.style) = (title, style)
        setTarget(target, action)
    }

    /// Creates a button with an image that calls a closure while the target exists; with nil, always.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: TargetAction?) {
        self.init()
        (self.image, self.style) = (image, style)
        setTarget(target, action)
    }

    /// Creates one of the system's buttons that calls a closure while the target exists; with nil, always.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: TargetAction?) {
        self.init()
        become(systemItem)
        setTarget(target, action)
    }

    /// Creates a button that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a button with a title or an image that performs an action, or shows a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.primaryAction, self.menu) = (primaryAction, menu)
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Creates one of the system's buttons that performs an action, or shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Returns a space that is shared out between buttons.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns a space of a fixed width between buttons, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private func become(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    private func setTarget(_ target: AnyObject?, _ action: TargetAction?) {
        self.target = target
        targetAction = action
        guard target != nil, let action else { return }
        targetAction = { [weak target] item in if target != nil { action(item) } }
    }
}

extension Stage {
    // Row W2.
    /// Taps a bar button: calls the target's closure, or else performs the action, wherever the button is. Host-only.
    ///
    /// - Returns: True if the button is enabled and belongs to a shown controller. Otherwise a warning says what is
    ///   missing, and nothing is called.
    @discardableResult public func tapBarButton(_ item: UIBarButtonItem) -> Bool {
        guard item.isEnabled else { return refuse(item, "it is disabled. Enable it first") }
        guard window.rootViewController?.shows(item) == true else {
            return refuse(item, "no navigation controller in front has it on top. Push its controller first")
        }
        drive { item.perform() }
        return true
    }

    private func refuse(_ item: UIBarButtonItem, _ reason: String) -> Bool {
        warnings.append("The bar button \(item.title ?? "without a title") was not tapped: \(reason).")
        return false
    }
}

extension UIViewController {
    /// True if the bar of a navigation controller here, or in a presented controller, shows the button.
    fileprivate func shows(_ item: UIBarButtonItem) -> Bool {
        if let presented = presentedViewController, !presented.isBeingDismissed { return presented.shows(item) }
        if let navigation = self as? UINavigationController, let top = navigation.topViewController,
            (top.navigationItem.buttons + (navigation.isToolbarHidden ? [] : top.toolbarItems ?? [])).contains(where: {
                $0 === item
            })
        {
            return true
        }
        let shown = children.filter { $0.viewIfLoaded?.window != nil }
        return shown.contains { $0.shows(item) }
    }
}
