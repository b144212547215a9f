import HeadlessUIKit

// Row U33.
/// One line of text: a UIKit text field. Nobody can type on a stage: a test sets the field's text, and sends
/// `.editingChanged`.
public struct TextField<Label: View> {
    private let title: String
    private let text: Binding<String>
}
extension TextField where Label == Text {
    /// Creates a field with a placeholder and its text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (self.title, self.text) = (String(title), text)
    }
}
extension TextField: Layoutable {
    func update(_ node: Node) {
        let field = node.uiView as? Field ?? Field()
        node.uiView = field
        field.placeholder = title
        field.font = node.environment.uiFont()
        field.text = node.reading { text.wrappedValue }
        field.isEnabled = node.environment.isEnabled
        field.entry = node.environment.textEntry
        field.binding = text
        field.follow(node)
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        CGSize(width: proposal.width, height: node.uiView?.intrinsicContentSize.height ?? 0)
    }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
}

// Row U33.
/// One line of hidden text: a UIKit text field.
public struct SecureField<Label: View> {
    private let field: TextField<Label>
}
extension SecureField where Label == Text {
    /// Creates a field with a placeholder and its text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = TextField(title, text: text)
    }
}
extension SecureField: View {
    public var body: some View { field }
}

// Row U33.
/// Several lines of text: a UIKit text view, as large as its parent offers. To type, a test sets the view's text.
public struct TextEditor {
    private let text: Binding<String>
    /// Creates an editor with its text.
    nonisolated public init(text: Binding<String>) { self.text = text }
}
extension TextEditor: Layoutable {
    func update(_ node: Node) {
        let editor = node.uiView as? Editor ?? Editor(frame: .zero)
        node.uiView = editor
        editor.binding = text
        let shown = node.reading { text.wrappedValue }
        if editor.text != shown { editor.text = shown }
        editor.font = node.environment.uiFont()
        editor.isEditable = node.environment.isEnabled
        editor.follow(node)
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
}

private final class Editor: UITextView, UITextViewDelegate, FocusFollower {
    var binding: Binding<String>?
    var focus: FocusLink?

    override var text: String! {
        didSet { if let binding, binding.wrappedValue != text { binding.wrappedValue = text } }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
    }
    required init?(coder: NSCoder) { nil }

    func textViewDidBeginEditing(_ textView: UITextView) { focus?.set(true) }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.set(false) }
}

/// A UIKit view that becomes the first responder when a focus state names it. Row U32.
@MainActor
private protocol FocusFollower: UIView {
    var focus: FocusLink? { get set }
}
extension FocusFollower {
    func follow(_ node: Node) {
        focus = node.environment.focus
        node.host?.afterUpdate { [weak self] in
            guard let self, let focus, focus.isFocused != isFirstResponder else { return }
            _ = focus.isFocused ? becomeFirstResponder() : resignFirstResponder()
        }
    }
}

private final class Field: UITextField, UITextFieldDelegate, FocusFollower {
    var binding: Binding<String>?
    var focus: FocusLink?
    // Row U54.
    var entry = TextEntry() {
        didSet {
            returnKeyType = entry.label?.key ?? .default
            keyboardType = entry.keyboard ?? .default
            textContentType = entry.content
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        addTarget(
            self,
            action: { field in
                guard let field = field as? Field, let binding = field.binding else { return }
                if binding.wrappedValue != field.text ?? "" { binding.wrappedValue = field.text ?? "" }
            }, for: .editingChanged)
    }
    required init?(coder: NSCoder) { nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if entry.submissions.isEmpty { resignFirstResponder() } else { entry.submit(.text) }
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { focus?.set(true) }
    func textFieldDidEndEditing(_ textField: UITextField) { focus?.set(false) }
}
