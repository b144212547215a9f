/// An object that is told of a text view's selection, editing and scrolling.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Tells that a finger or an assignment has changed the selection.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks whether editing may begin; after false the keyboard stays as it is.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Tells that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Tells that editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A scroll view with text. A long press selects a word, and handles change the selection.
///
/// The text's layout is an estimate: every character is as wide as half the font's size. The private recognizers are a
/// long press and a pan of the handles; the pan receives only touches near a handle.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// The delegate, which is also told of scrolling. Held weakly. It shares its storage with the scroll view's
    /// property of that name.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }
    /// The text. Setting it moves the caret to its end. Nobody can type on a stage.
    open var text: String! = "" {
        didSet {
            selectedRange = NSRange(location: text?.utf16.count ?? 0, length: 0)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The font, whose size determines the estimate of the lines; 17 points unless set.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
    // Row K2.
    /// A Boolean value that says whether a tap begins editing and shows a keyboard.
    open var isEditable = true
    /// A Boolean value that says whether a long press and the handles select.
    open var isSelectable = true
    /// The space between the bounds and the text, in points; 8 above and below unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsLayout() } }

    /// The selection, in UTF-16 units; the delegate is told of every change.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            guard selectedRange != oldValue else { return }
            delegate?.textViewDidChangeSelection(self)
        }
    }

    /// The end of the selection that stays while the other one is dragged.
    private var anchor = 0

    /// Creates a text view without text, with its recognizers for selecting.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSelectionRecognizers()
    }

    /// Creates a text view without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSelectionRecognizers()
    }

    /// Sets the content's height to the text's.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = CGFloat(lines.count) * lineHeight + textContainerInset.top + textContainerInset.bottom
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    /// Returns the given width, and the height of the text in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width.isFinite && size.width > 0 ? size.width : bounds.width
        return CGSize(width: width, height: height(in: width))
    }

    /// The height of the text, if the view does not scroll; no size if it does.
    open override var intrinsicContentSize: CGSize {
        let none = UIView.noIntrinsicMetric
        return CGSize(width: none, height: isScrollEnabled ? none : height(in: bounds.width))
    }

    private func addSelectionRecognizers() {
        let press = UILongPressGestureRecognizer()
        press.addTarget(self) { [weak self, unowned press] _ in self?.select(with: press) }
        addGestureRecognizer(press)
        let handles = SelectionHandlePan(target: nil, action: nil)
        handles.textView = self
        handles.addTarget(self) { [weak self, unowned handles] _ in self?.drag(with: handles) }
        addGestureRecognizer(handles)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self) { [weak self] _ in self?.becomeFirstResponder() }
        addGestureRecognizer(tap)
    }

    open override var canBecomeFirstResponder: Bool {
        isEditable && (delegate?.textViewShouldBeginEditing(self) ?? true)
    }

    override func didBecomeFirstResponder() {
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirstResponder() { delegate?.textViewDidEndEditing(self) }

    /// A `UITextView` has become the first responder; it is the notification's object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")

    private func select(with press: UILongPressGestureRecognizer) {
        guard isSelectable else { return }
        let position = characterIndex(at: press.location(in: self))
        switch press.state {
        case .began:
            selectedRange = word(around: position)
            anchor = selectedRange.location
        case .changed: select(from: anchor, to: position)
        case .possible, .ended, .cancelled, .failed: break
        }
    }

    private func drag(with pan: SelectionHandlePan) {
        switch pan.state {
        case .began:
            anchor = pan.dragsEnd ? selectedRange.location : selectedRange.location + selectedRange.length
            fallthrough
        case .changed: select(from: anchor, to: characterIndex(at: pan.location(in: self)))
        case .possible, .ended, .cancelled, .failed: break
        }
    }

    private func select(from one: Int, to other: Int) {
        selectedRange = NSRange(location: min(one, other), length: abs(one - other))
    }
}
