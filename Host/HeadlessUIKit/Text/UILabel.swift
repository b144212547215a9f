// Row K8.
/// Text, drawn by snapshots; its size follows from widths of characters: row K7.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text. Line feeds break lines; nil draws nothing. Setting it removes the attributes.
    open var text: String? {
        get { plainText }
        set {
            (plainText, attributes) = (newValue, nil)
        }
    }
    /// The text with its attributes. Fonts, paragraph styles, kerning and attachments are measured.
    open var attributedText: NSAttributedString? {
        get {
            attributes ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: font!]) }
        }
        set { (plainText, attributes) = (newValue?.string, newValue) }
    }
    private var plainText: String? { didSet { if plainText != oldValue { invalidateIntrinsicContentSize() } } }
    private var attributes: NSAttributedString? {
        didSet { if attributes != nil || oldValue != nil { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the text; `.label` unless set.
    open var textColor: UIColor! = .label
    /// The font; 17 points, regular, unless set.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            invalidateIntrinsicContentSize()
            // Baselines are constants of constraints, so the constraints must be built again.
            autoLayout?.engine?.rebuild()
        }
    }
    /// The alignment; natural unless set.
    open var textAlignment = NSTextAlignment.natural
    /// The greatest number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
    /// The width, in points, at which the text wraps to find its height; 0, the default, uses the width that
    /// constraints give the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// How the text is cut or wrapped.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// The rules for breaking lines. Stores only.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    // Row K10.
    /// A Boolean value that says whether a text of one line that is too wide is drawn smaller.
    ///
    /// The host does not draw the text smaller: `fittedPointSize` is the size that it would have.
    open var adjustsFontSizeToFitWidth = false
    /// The least scale of that text.
    open var minimumScaleFactor: CGFloat = 0
    /// The place of that text. Stores only.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Stores only.
    open var allowsDefaultTighteningForTruncation = false
    // Row K9.
    /// A Boolean value that says whether the font of a text style follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// The colour of the text while the label is highlighted. Stores only.
    open var highlightedTextColor: UIColor?
    /// A Boolean value that says whether the label is highlighted. Stores only.
    open var isHighlighted = false
    /// A Boolean value that says whether the text is drawn as enabled. Stores only.
    open var isEnabled = true
    /// The colour of the text's shadow. Stores only.
    open var shadowColor: UIColor?
    /// The distance of the text's shadow. Stores only.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Stores only.
    open var showsExpansionTextWhenTruncated = false

    /// Creates a label without text. Touches pass through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// Creates a label as `init(frame:)` does, without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// The size of the text, on one line or wrapped at `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        guard let plainText, !plainText.isEmpty else { return .zero }
        return sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
    }

    /// Returns the size of the text on one line, or on as many as it has been wrapped to.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { lines(in: size.width, limit: numberOfLines).size }

    /// Returns the rectangle that the text takes in another.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = lines(in: bounds.width, limit: numberOfLines).size
        return CGRect(
            origin: bounds.origin,
            size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
    }

    /// Does nothing: the host draws labels by itself, and does not call this.
    open func drawText(in rect: CGRect) {}

    private func lines(in width: CGFloat, limit: Int) -> TextLines {
        let glyphs =
            attributes.map { TextLines.glyphs(of: $0, font: font) } ?? TextLines.glyphs(of: text ?? "", font: font)
        return TextLines(
            glyphs, font: font, limit: limit, width: width, mode: lineBreakMode, paragraph: attributes?.paragraph)
    }

    // Row K10.
    /// The size in which the text would be drawn, in points: smaller than the font's if the text is too wide and may
    /// shrink. Host-only.
    public var fittedPointSize: CGFloat {
        let width = lines(in: 0, limit: 1).size.width
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > bounds.width, bounds.width > 0 else {
            return font.pointSize
        }
        return font.pointSize * max(bounds.width / width, minimumScaleFactor)
    }

    override func traitsDidChange(from before: UITraitCollection) {
        if adjustsFontForContentSizeCategory { font = font.following(traitCollection) }
        super.traitsDidChange(from: before)
    }
}

/// The place of a text that is drawn smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have had.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top left.
    case none = 2
}

extension UIFont {
    // Row K9.
    /// Returns a text style's font for new traits; another font stays.
    func following(_ now: UITraitCollection) -> UIFont {
        guard let style = fontDescriptor.textStyle else { return self }
        return withSize(style.pointSize(now.preferredContentSizeCategory))
    }
}
