/// A message over everything else. Its buttons are not drawn: tap them by `Stage.tapAlert(_:)`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Where UIKit shows an alert. Here both fill the screen over what is there.
    public enum Style: Int, Sendable {
        /// At the bottom of a phone.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    /// Below the title.
    open var message: String?
    /// As it was made.
    open private(set) var preferredStyle = Style.alert
    /// In the order added.
    open private(set) var actions: [UIAlertAction] = []

    /// An alert that dissolves in over full screen, and leaves its presenter in the window.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        (modalPresentationStyle, modalTransitionStyle) = (.overFullScreen, .crossDissolve)
    }

    /// Adds a choice.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// What can be chosen in an alert.
@preconcurrency @MainActor open class UIAlertAction {
    /// What a choice is.
    public enum Style: Int, Sendable {
        /// One of several.
        case `default` = 0
        /// The way out.
        case cancel = 1
        /// One that loses something.
        case destructive = 2
    }

    /// What its button says.
    public let title: String?
    /// As it was made.
    public let style: Style
    /// Whether a tap on it does anything.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// A choice. The handler is called once the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

extension Stage {
    /// Taps a button of the alert in front: it is dismissed, and when it is gone, the button's handler is called. Row T31.
    ///
    /// - Returns: Whether there is an alert in front with a button of that title that is enabled; where there is none, a
    ///   warning says what is there.
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
