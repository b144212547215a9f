/// A scroll view with text. A long press selects a word, and handles change the selection.
///
/// The text's layout follows from widths of characters: row K7. ``Stage/typeText(_:)`` types into it. The private
/// recognizers are a long press and a pan of the handles; the pan receives only touches near a handle.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// The delegate, which is also told of scrolling. Held weakly. It shares its storage with the scroll view's
    /// property of that name.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }
    /// The text. Setting it moves the caret to its end.
    open var text: String! {
        get { plainText }
        set { (plainText, attributes) = (newValue ?? "", nil) }
    }
    /// The text with its attributes: the font of the first character is the view's font, as in UIKit.
    open var attributedText: NSAttributedString! {
        get { attributes ?? NSAttributedString(string: plainText, attributes: font.map { [.font: $0] } ?? [:]) }
        set {
            (plainText, attributes) = (newValue?.string ?? "", newValue)
            guard let newValue, newValue.length > 0 else { return }
            if let first = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { font = first }
        }
    }
    private var plainText = "" {
        didSet {
            selectedRange = NSRange(location: plainText.utf16.count, length: 0)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    private(set) var attributes: NSAttributedString?
    /// The colour of the text. Stores only.
    open var textColor: UIColor? = .label
    /// The alignment. Stores only.
    open var textAlignment = NSTextAlignment.natural
    /// The attributes of typed text. Stores only.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links. Stores only.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The kinds of data that become links. Stores only.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Stores only.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that says whether typed text replaces all of the text. Stores only.
    open var clearsOnInsertion = false
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
    /// The place of the lines.
    open private(set) lazy var textContainer = makeContainer()
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

    /// Creates a text view without text; the host's container is its own.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    private func makeContainer() -> NSTextContainer {
        let container = NSTextContainer()
        container.textView = self
        return container
    }

    /// Scrolls until a range is visible, at once.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let y = position(of: min(range.location, (text ?? "").utf16.count)).y
        let top = min(y - lineHeight / 2, max(contentOffset.y, y + lineHeight / 2 - bounds.height))
        contentOffset.y = vertical.clamp(top)
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
        tap.addTarget(self) { [weak self, unowned tap] _ in self?.tapped(tap) }
        addGestureRecognizer(tap)
    }

    // Row K12.
    /// Asks the delegate about a link, or begins editing.
    private func tapped(_ tap: UITapGestureRecognizer) {
        let index = characterIndex(at: tap.location(in: self))
        var range = NSRange(location: 0, length: 0)
        guard !isEditable, isSelectable, let attributes, index < attributes.length,
            let link = attributes.attribute(.link, at: index, effectiveRange: &range),
            let url = link as? URL ?? (link as? String).flatMap(URL.init(string:))
        else {
            becomeFirstResponder()
            return
        }
        let asked = UIAction { [weak self] _ in
            guard let self else { return }
            _ = delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        }
        let item = UITextItem(content: .link(url), range: range)
        delegate?.textView(self, primaryActionFor: item, defaultAction: asked)?.perform(for: self)
    }

    open override var canResignFirstResponder: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
    open override var canBecomeFirstResponder: Bool {
        isEditable && (delegate?.textViewShouldBeginEditing(self) ?? true)
    }

    override func didBecomeFirstResponder() {
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirstResponder() {
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func tellOfChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    override func traitsDidChange(from before: UITraitCollection) {
        if adjustsFontForContentSizeCategory { font = font?.following(traitCollection) }
        super.traitsDidChange(from: before)
    }

    /// A `UITextView` is the first responder no more; it is the notification's object.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// The user has changed the text of a `UITextView`; it is the notification's object.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
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
