// Row K8.
extension NSAttributedString.Key {
    /// The font: a `UIFont`. Measured.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph's style: an `NSParagraphStyle`. Measured.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Space after each character, in points: a `CGFloat`. Measured.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Space after each character, in points: a `CGFloat`. Measured.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A picture in place of a character: an `NSTextAttachment`. Measured.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The colour of the letters. Stored.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters. Stored.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The ligatures. Stored.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The line below the letters. Stored.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of that line. Stored.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The line through the letters. Stored.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of that line. Stored.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The colour of the outline. Stored.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the outline. Stored.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow: an `NSShadow`. Stored.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The effect. Stored.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The link: a `URL` or a `String`. A text view's delegate is told of a tap: row K12.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The distance above the baseline. Stored.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The slant. Stored.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The stretch. Stored.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The writing direction. Stored.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// A line below or through letters. Stored, not drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Only below words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of letters. Stored, not drawn.
public final class NSShadow: @unchecked Sendable {
    /// The distance of the shadow, in points.
    public var shadowOffset = CGSize.zero
    /// The radius of the blur, in points.
    public var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`.
    public var shadowColor: Any?
    /// Creates a shadow that is not drawn.
    public init() {}
}

/// A picture in a text.
open class NSTextAttachment: @unchecked Sendable {
    /// The picture.
    open var image: UIImage?
    /// The place relative to the baseline, and the size; an empty rectangle is the picture's size.
    open var bounds = CGRect.zero
    /// Creates an attachment without a picture.
    public init() {}
    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    func size(for font: UIFont) -> CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }
}

extension NSAttributedString {
    /// Creates a string of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    var paragraph: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// Returns the size of the text on one line, or on one for each line feed, in points.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: [], context: nil).size
    }
    /// Returns the rectangle that the text takes in a width, in points. The host wraps as labels do.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let font = UIFont.systemFont(ofSize: 12)
        let wraps = options.contains(.usesLineFragmentOrigin)
        let lines = TextLines(
            TextLines.glyphs(of: self, font: font), font: font, limit: 0, width: wraps ? size.width : 0,
            mode: .byWordWrapping, paragraph: paragraph)
        return CGRect(origin: .zero, size: lines.size)
    }
    /// Draws the text in the current drawing: the host records it. Row V22.
    public func draw(in rect: CGRect) { CGContext.current?.record(text: string, at: rect) }
    /// Draws the text in the current drawing: the host records it.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
}

extension String {
    /// Returns the size of the text on one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }
    /// Returns the rectangle that the text takes in a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
    /// Draws the text in the current drawing: the host records it. Row V22.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
    /// Draws the text in the current drawing: the host records it.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }
}

extension NSString {
    /// Returns the size of the text on one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }
    /// Returns the rectangle that the text takes in a width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wraps the text at the width; without it the text has one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Has no effect: the system's font has no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Has no effect.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings of a measurement. Stores only.
open class NSStringDrawingContext {
    /// The least scale of the font.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale that was used: 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// Creates settings without a scale.
    public init() {}
}
