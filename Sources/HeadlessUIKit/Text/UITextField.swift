/// Hears when a field is edited.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// A no leaves the keyboard where it is.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// What is typed goes here.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// A no keeps what is typed here, unless it is taken by force.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// What is typed goes elsewhere.
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// One line to be edited; a tap begins that, and a keyboard comes. Row K2. Nobody can type on a stage.
@preconcurrency @MainActor open class UITextField: UIControl {
    /// What stands in it.
    open var text: String? = ""
    /// What stands there as long as it is empty.
    open var placeholder: String?
    /// Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether it is the first responder.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    override func didBecomeFirstResponder() {
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirstResponder() { delegate?.textFieldDidEndEditing(self) }

    /// A tap edits.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    /// A `UITextField` has become the first responder; it is the notification's object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
}
