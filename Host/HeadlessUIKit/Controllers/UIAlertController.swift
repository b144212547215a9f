/// A message over everything else. Its buttons are not drawn: tap them by `Stage.tapAlert(_:)`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The place where an alert is shown. Here both styles fill the screen.
    public enum Style: Int, Sendable {
        /// An alert at the bottom of a phone.
        case actionSheet = 0
        /// An alert in the middle.
        case alert = 1
    }

    /// The text below the title.
    open var message: String?
    /// The style that the alert was made with.
    open private(set) var preferredStyle = Style.alert
    /// The actions, in the order added.
    open private(set) var actions: [UIAlertAction] = []

    /// Creates an alert that dissolves in over full screen, and leaves its presenter in the window.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        (modalPresentationStyle, modalTransitionStyle) = (.overFullScreen, .crossDissolve)
    }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// The action of the return key. Stores only.
    open var preferredAction: UIAlertAction?
    // Row W29.
    /// The fields, in the order added; nil if there are none.
    open private(set) var textFields: [UITextField]?

    /// Adds a field, and lets the app configure it. The alert's view shows the fields below each other.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let top = 300 + CGFloat(textFields?.count ?? 0) * 36
        let field = UITextField(frame: CGRect(x: 40, y: top, width: 240, height: 32))
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        loadViewIfNeeded()
        view.addSubview(field)
    }

    /// Begins the editing of the first field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }
}

/// A choice that an alert offers.
@preconcurrency @MainActor open class UIAlertAction {
    /// The kind of a choice.
    public enum Style: Int, Sendable {
        /// An ordinary choice.
        case `default` = 0
        /// The choice that changes nothing.
        case cancel = 1
        /// A choice that deletes something.
        case destructive = 2
    }

    /// The text of the button.
    public let title: String?
    /// The style that the action was made with.
    public let style: Style
    /// A Boolean value that says whether the button can be tapped.
    open var isEnabled = true
    /// What the button is called in tests and by VoiceOver. Stores only.
    open var accessibilityIdentifier: String?, accessibilityLabel: String?
    let handler: ((UIAlertAction) -> Void)?

    /// Creates a choice. The handler is called once the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

extension Stage {
    // Row T31.
    /// Taps a button of the alert in front. The alert is dismissed, and then the button's handler is called.
    ///
    /// - Returns: True if the alert in front has an enabled button of that title. Otherwise a warning says what is
    ///   there.
    @discardableResult public func tapAlert(_ title: String) -> Bool {
        var front = window.rootViewController
        while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
        guard let alert = front as? UIAlertController,
            let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
        else {
            let titles = (front as? UIAlertController)?.actions.compactMap(\.title) ?? []
            warnings.append(
                "There is no button \(title) to tap: in front is \(front.map { "\(type(of: $0))" } ?? "nothing") "
                    + "with \(titles). Present the alert first, and let the stage go on.")
            return false
        }
        drive { alert.presentingViewController?.dismiss(animated: true) { action.handler?(action) } }
        return true
    }
}
