/// How text wraps at its width.
public enum NSLineBreakMode: Int, Sendable {
    /// Between words.
    case byWordWrapping = 0
    /// Between characters.
    case byCharWrapping = 1
    /// Not at all: the rest is cut.
    case byClipping = 2
    /// The start becomes "…". The host cuts the end.
    case byTruncatingHead = 3
    /// The end becomes "…".
    case byTruncatingTail = 4
    /// The middle becomes "…". The host cuts the end.
    case byTruncatingMiddle = 5
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Codable, Sendable {
    /// Lines aligned at the left.
    case left = 0
    /// Lines centred.
    case center = 1
    /// Lines aligned at the right.
    case right = 2
    /// Lines drawn like left-aligned ones.
    case justified = 3
    /// Lines aligned at the left, or at the right for a language that runs right to left.
    case natural = 4
}

/// The direction of a text.
public enum NSWritingDirection: Int, Sendable {
    /// The language's.
    case natural = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1
}

// Row K8.
/// How the lines of a paragraph are set. The host measures the heights and the spacing of lines; it stores the rest.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
    /// The rules for breaking lines. Stores only.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Moves a word rather than leave it alone on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Keeps Hangul words together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The system's rules.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var hyphenationFactor: Float = 0
        var baseWritingDirection = NSWritingDirection.natural
    }
    fileprivate var values = Values()

    /// Creates the default style.
    public init() {}
    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Returns a style that can be changed: an `NSMutableParagraphStyle`.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// The space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points. Stores only.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points. Stores only.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The alignment. Stores only.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines break.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// A factor of the height of lines; 0 for 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The indentation of the first line, in points. Stores only.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indentation of the other lines, in points. Stores only.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines, in points. Stores only.
    open var tailIndent: CGFloat { values.tailIndent }
    /// When to hyphenate. Stores only.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The direction. Stores only.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool { one.values == other.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The space after the paragraph, in points. Stores only.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The space before the paragraph, in points. Stores only.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The alignment. Stores only.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// How lines break.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// A factor of the height of lines; 0 for 1.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The indentation of the first line, in points. Stores only.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indentation of the other lines, in points. Stores only.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end of lines, in points. Stores only.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// When to hyphenate. Stores only.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// The direction. Stores only.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Takes another style's values.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
