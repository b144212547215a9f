// Row K11.
/// A text that is edited: a field or a text view.
@MainActor protocol EditedText: UIResponder {
    var editedText: String { get set }
    var selectedRange: NSRange { get set }
    func shouldChange(in range: NSRange, to text: String) -> Bool
    func tellOfChange()
    /// Handles the return key. False if it types a line feed.
    func handleReturn() -> Bool
}

extension EditedText {
    func enter(_ text: String) {
        if text == "\n", handleReturn() { return }
        replace(selectedRange, by: text, asks: true)
    }

    func eraseBackward(asks: Bool) {
        var range = selectedRange
        if range.length == 0 {
            let before = editedText.characterRange(endingAt: range.location)
            guard before.length > 0 else { return }
            range = before
        }
        replace(range, by: "", asks: asks)
    }

    // Row W36.
    func copySelection() {
        guard selectedRange.length > 0, let place = Range(selectedRange, in: editedText) else { return }
        UIPasteboard.general.string = String(editedText[place])
    }
    func pasteText() { if let text = UIPasteboard.general.string { replace(selectedRange, by: text, asks: true) } }
    func selectWholeText() { selectedRange = NSRange(location: 0, length: editedText.utf16.count) }
    func eraseSelection() { if selectedRange.length > 0 { replace(selectedRange, by: "", asks: true) } }

    func replace(_ range: NSRange, by text: String, asks: Bool) {
        guard !asks || shouldChange(in: range, to: text) else { return }
        guard let place = Range(range, in: editedText) else { return }
        editedText.replaceSubrange(place, with: text)
        selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
        tellOfChange()
    }
}

extension String {
    fileprivate func characterRange(endingAt location: Int) -> NSRange {
        let end = Range(NSRange(location: 0, length: location), in: self)?.upperBound ?? startIndex
        return end > startIndex ? NSRange(index(before: end)..<end, in: self) : NSRange(location: 0, length: 0)
    }
}

extension UITextField: EditedText, UIKeyInput {
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    func shouldChange(in range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
    func handleReturn() -> Bool {
        if delegate?.textFieldShouldReturn(self) ?? true {
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
        return true
    }
    /// A Boolean value that says whether there is a text.
    public var hasText: Bool { !(text ?? "").isEmpty }
    /// Inserts a text at the caret, without asking the delegate.
    public func insertText(_ text: String) { replace(selectedRange, by: text, asks: false) }
    /// Deletes the selection, or the character before the caret, without asking the delegate.
    public func deleteBackward() { eraseBackward(asks: false) }
}

extension UITextView: EditedText, UIKeyInput {
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    func shouldChange(in range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    func handleReturn() -> Bool { false }
    /// A Boolean value that says whether there is a text.
    public var hasText: Bool { !(text ?? "").isEmpty }
    /// Inserts a text at the caret, without asking the delegate.
    public func insertText(_ text: String) { replace(selectedRange, by: text, asks: false) }
    /// Deletes the selection, or the character before the caret, without asking the delegate.
    public func deleteBackward() { eraseBackward(asks: false) }
}

/// A responder into which text is typed.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that says whether there is a text.
    var hasText: Bool { get }
    /// Inserts a text at the caret.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

extension Stage {
    /// Types a text into the first responder, a character at a time, as on the keyboard; "\n" is the return key.
    /// Host-only. The delegate is asked about each character. Without an edited text the stage warns.
    public func typeText(_ text: String) {
        for character in text { edit("typeText(_:)") { $0.enter(String(character)) } }
    }

    /// Types the key that deletes the selection, or the character before the caret. Host-only.
    public func typeDelete() { edit("typeDelete()") { $0.eraseBackward(asks: true) } }

    private func edit(_ call: String, _ body: (any EditedText) -> Void) {
        guard let responder = window.firstResponder as? any EditedText else {
            return warnOnce("Stage.\(call)", "no text is edited. Tap a field first, or let it become first responder.")
        }
        drive { body(responder) }
        perform {}
        advance(by: 0)
    }
}
