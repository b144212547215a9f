/// A message over everything else. It can be presented and dismissed; its buttons are not drawn.
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

    /// Adds a choice. Nobody can tap it: dismiss the alert as a tap would.
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
    /// Kept: there is no button.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// A choice. The host has no button for it, and never calls the handler.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
