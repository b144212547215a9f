/// An object that is told of a field's editing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Asks whether editing may begin; after false the keyboard stays as it is.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether editing may end; after false the field stays first responder, unless it is forced to resign.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells that editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

// Row K2.
/// One line of text; a tap begins editing and shows a keyboard. Nobody can type on a stage.
@preconcurrency @MainActor open class UITextField: UIControl {
    /// The text of the field.
    open var text: String? = "" { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
    /// The delegate. Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// A Boolean value that says whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    /// The size of the text, or of the placeholder, on a line 22 points high: a guess.
    open override var intrinsicContentSize: CGSize {
        let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
        return CGSize(width: Snapshot.Text.width(of: shown, pointSize: 17).rounded(.up), height: 22)
    }

    override func didBecomeFirstResponder() {
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirstResponder() { delegate?.textFieldDidEndEditing(self) }

    /// Begins editing at the end of a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    /// The notification that a `UITextField` has become the first responder; its object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
}
