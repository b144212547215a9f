// Row K2.
/// One line of text; a tap begins editing and shows a keyboard. ``Stage/typeText(_:)`` types into it.
@preconcurrency @MainActor open class UITextField: UIControl {
    /// The text of the field. Setting it moves the caret to its end.
    open var text: String? {
        get { attributes?.string ?? plainText }
        set {
            (plainText, attributes) = (newValue ?? "", nil)
            textDidChange()
        }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { attributes ?? NSAttributedString(string: plainText, attributes: defaultTextAttributes) }
        set {
            (plainText, attributes) = (newValue?.string ?? "", newValue)
            textDidChange()
        }
    }
    private var plainText = ""
    private var attributes: NSAttributedString?
    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
    /// The placeholder with its attributes.
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    /// The attributes of all of the text. Stores only.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of typed text. Stores only.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// The font; 17 points unless set.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the text. Stores only.
    open var textColor: UIColor? = .label
    /// The alignment. Stores only.
    open var textAlignment = NSTextAlignment.natural
    /// The border; with one, the text has a distance from the sides.
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    /// When the button that clears the text is shown.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The view before the text.
    open var leftView: UIView? { didSet { replace(oldValue) } }
    /// When that view is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The view after the text.
    open var rightView: UIView? { didSet { replace(oldValue) } }
    /// When that view is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A Boolean value that says whether editing begins with an empty field.
    open var clearsOnBeginEditing = false
    /// A Boolean value that says whether typed text replaces all of the text. Stores only.
    open var clearsOnInsertion = false
    /// Stores only.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that says whether a text that is too long is drawn smaller. Stores only.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of that text. Stores only.
    open var minimumFontSize: CGFloat = 0
    // Row W36.
    open override func cut(_ sender: Any?) {
        copySelection()
        eraseSelection()
    }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func delete(_ sender: Any?) { eraseSelection() }
    open override func selectAll(_ sender: Any?) { selectWholeText() }
    // Row K9.
    /// A Boolean value that says whether the font of a text style follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// The picture behind the text. Stores only.
    open var background: UIImage?
    /// The picture behind the text of a disabled field. Stores only.
    open var disabledBackground: UIImage?
    /// The delegate. Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// A Boolean value that says whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }
    /// The view in place of the keyboard. Stores only: the keyboard's height stays.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    // Row K6.
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var (ownInputView, ownAccessoryView): (UIView?, UIView?) = (nil, nil)
    var traits = InputTraits()
    private var clearButton: EditControl?
    /// The selection, in UTF-16 units.
    var selectedRange = NSRange(location: 0, length: 0) {
        didSet { if selectedRange != oldValue { delegate?.textFieldDidChangeSelection(self) } }
    }

    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A thin line.
        case line
        /// A line with a shadow.
        case bezel
        /// A rounded rectangle.
        case roundedRect
    }
    /// When a view in a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the field is edited.
        case whileEditing
        /// While the field is not edited.
        case unlessEditing
        /// Always.
        case always
    }
    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// Another responder has become first, or the field has resigned.
        case committed = 0
        /// The editing was cancelled.
        case cancelled = 1
    }

    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    /// The size of the text, or of the placeholder, on a line 22 points high; 14 points wider and 34 high with a rounded
    /// border.
    open override var intrinsicContentSize: CGSize {
        let text = text ?? ""
        let shown = text.isEmpty ? placeholder ?? "" : text
        let width = TextLines.width(of: shown, font: font ?? .systemFont(ofSize: 17)).rounded(.up)
        let height = max(22, ((font?.lineHeight ?? 0) + 1).rounded(.up))
        return borderStyle == .roundedRect
            ? CGSize(width: width + 14, height: height + 12) : CGSize(width: width, height: height)
    }
    /// Returns the size of the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func didBecomeFirstResponder() {
        if clearsOnBeginEditing, !(text ?? "").isEmpty, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirstResponder() {
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// Begins editing at the end of a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    private func textDidChange() {
        selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func traitsDidChange(from before: UITraitCollection) {
        if adjustsFontForContentSizeCategory { font = font?.following(traitCollection) }
        super.traitsDidChange(from: before)
    }

    // MARK: Places

    /// Returns the rectangle of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
        if shows(leftViewMode), leftView != nil {
            let end = leftViewRect(forBounds: bounds).maxX
            rect = CGRect(x: end, y: rect.minY, width: max(0, rect.maxX - end), height: rect.height)
        }
        if shows(rightViewMode), rightView != nil {
            rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
        } else if showsClearButton {
            rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - rect.minX)
        }
        return rect
    }
    /// Returns the rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the button that clears the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    /// Returns the rectangle of the view before the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }
    /// Returns the rectangle of the view after the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }
    /// Does nothing: the host draws no text of a field, and does not call this.
    open func drawText(in rect: CGRect) {}
    /// Does nothing: the host draws no placeholder, and does not call this.
    open func drawPlaceholder(in rect: CGRect) {}

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool { shows(clearButtonMode) && !(text ?? "").isEmpty }

    private func replace(_ old: UIView?) {
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    // Row K11.
    /// Places the views before and after the text, and the button that clears it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, mode, rect) in [
            (leftView, leftViewMode, leftViewRect(forBounds:)), (rightView, rightViewMode, rightViewRect(forBounds:)),
        ] {
            guard let view else { continue }
            guard shows(mode) else {
                view.removeFromSuperview()
                continue
            }
            if view.superview !== self { addSubview(view) }
            view.frame = rect(bounds)
        }
        guard showsClearButton else { return clearButton?.removeFromSuperview() ?? () }
        let button = clearButton ?? EditControl { [weak self] in self?.clear() }
        clearButton = button
        if button.superview == nil { addSubview(button) }
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        tellOfChange()
    }

    func tellOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The notification that a `UITextField` has become the first responder; its object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The notification that a `UITextField` is the first responder no more; its object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The notification that the user has changed the text of a `UITextField`; its object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}
