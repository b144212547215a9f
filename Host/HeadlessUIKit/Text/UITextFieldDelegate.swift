/// An object that is told of a field's editing. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Asks whether editing may begin; after false the keyboard stays as it is.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether editing may end; after false the field stays first responder, unless it is forced to resign.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells that editing has ended. Not called if the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells that editing has ended, and why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks whether typed text may replace a range, in UTF-16 units. Row K11.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Asks whether the button that clears the text may clear it. Row K11.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Tells that the return key was typed. The answer has no effect in the host. Row K11.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Tells that the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Never called: the host has no menu of a selection.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Never called: the host has no menu of a selection.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Never called: the host has no menu of a selection.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
