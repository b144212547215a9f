// Row W23.
/// A picture, a text and a second text: the content of a list's cell.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The look of a text.
    public struct TextProperties {
        /// The alignment.
        public enum TextAlignment: Sendable {
            /// As in UIKit.
            case natural, center, justified
        }
        /// The letters' case. Stores only.
        public enum TextTransform: Sendable {
            /// As in UIKit.
            case none, uppercase, lowercase, capitalized
        }
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Changes the colour. Stores only.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment.
        public var alignment = TextAlignment.natural
        /// The greatest number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// How the text is cut.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// A Boolean value that says whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// A Boolean value that says whether a text that is too wide is drawn smaller.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale of that text.
        public var minimumScaleFactor: CGFloat = 0
        /// Stores only.
        public var allowsDefaultTighteningForTruncation = false
        /// The letters' case. Stores only.
        public var transform = TextTransform.none
    }
    /// The look of a picture.
    public struct ImageProperties {
        /// A length of the system's choice: 0.
        public static let standardDimension: CGFloat = 0
        /// The tint. Stores only.
        public var tintColor: UIColor?
        /// Stores only.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The size of symbols. Stores only.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The space that is kept for the picture; 0 for its own size.
        public var reservedLayoutSize = CGSize.zero
        /// Stores only.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The picture before the texts.
    public var image: UIImage?
    /// The look of the picture.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes.
    public var attributedText: NSAttributedString?
    /// The look of the text.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes.
    public var secondaryAttributedText: NSAttributedString?
    /// The look of the second text.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .label)
    /// A Boolean value that says whether the second text is beside the first if both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance from the picture to the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 16
    /// The distance between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The distances from the cell's sides, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Stores only.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The opacity.
    public var alpha: CGFloat = 1

    /// Returns the configuration of a cell with one text.
    public static func cell() -> Self { Self() }
    /// Returns the configuration of a cell with a second text below the first.
    public static func subtitleCell() -> Self { Self() }
    /// Returns the configuration of a cell with a value beside the text.
    public static func valueCell() -> Self {
        var content = Self()
        content.prefersSideBySideTextAndSecondaryText = true
        content.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        return content
    }
    /// Returns the configuration of a header of a plain list.
    public static func plainHeader() -> Self { header(.headline, .label) }
    /// Returns the configuration of a footer of a plain list.
    public static func plainFooter() -> Self { header(.footnote, .secondaryLabel) }
    /// Returns the configuration of a header of a grouped list.
    public static func groupedHeader() -> Self { header(.footnote, .secondaryLabel) }
    /// Returns the configuration of a footer of a grouped list.
    public static func groupedFooter() -> Self { header(.footnote, .secondaryLabel) }
    /// Returns the configuration of a header of any list.
    public static func header() -> Self { header(.footnote, .secondaryLabel) }
    /// Returns the configuration of a footer of any list.
    public static func footer() -> Self { header(.footnote, .secondaryLabel) }
    /// Returns the configuration of a header that stands out.
    public static func prominentInsetGroupedHeader() -> Self { header(.headline, .label) }
    /// Returns the configuration of a header that stands out most.
    public static func extraProminentInsetGroupedHeader() -> Self { header(.title2, .label) }
    /// Returns the configuration of a cell of a side bar.
    public static func sidebarCell() -> Self { Self() }
    /// Returns the configuration of a cell of a side bar with a second text.
    public static func sidebarSubtitleCell() -> Self { Self() }
    /// Returns the configuration of a header of a side bar.
    public static func sidebarHeader() -> Self { header(.headline, .label) }
    /// Returns the configuration of a cell of a side bar with several columns.
    public static func accompaniedSidebarCell() -> Self { Self() }
    /// Returns the configuration of such a cell with a second text.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self() }

    private static func header(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
        var content = Self()
        content.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        return content
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// Returns the same configuration: the host's list cells do not change their texts with the state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The axes along which something happens.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left and right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The view of a `UIListContentConfiguration`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let (text, secondary, picture) = (UILabel(), UILabel(), UIImageView())
    /// The content.
    open var configuration: any UIContentConfiguration { didSet { show() } }

    /// Creates a view that shows the content.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        for view in [picture, text, secondary] { addSubview(view) }
        show()
    }

    /// Creates an empty view; the coder is not read.
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration()
        super.init(coder: coder)
    }

    private var content: UIListContentConfiguration {
        configuration as? UIListContentConfiguration ?? UIListContentConfiguration()
    }

    private func show() {
        let content = content
        picture.image = content.image
        show(content.text, content.attributedText, content.textProperties, in: text)
        show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondary)
        alpha = content.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ string: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        (label.font, label.textColor, label.numberOfLines) = (look.font, look.color, look.numberOfLines)
        (label.lineBreakMode, label.textAlignment) = (
            look.lineBreakMode, look.alignment == .center ? .center : .natural
        )
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        if let attributed { label.attributedText = attributed } else { label.text = string }
    }

    /// The frames of picture and texts in a width, and the height that they need.
    private func frames(in width: CGFloat) -> (picture: CGRect, text: CGRect, secondary: CGRect, height: CGFloat) {
        let (content, margins) = (content, content.directionalLayoutMargins)
        var image = content.image?.size ?? .zero
        let limit = content.imageProperties.maximumSize
        if limit.width > 0 { image.width = min(image.width, limit.width) }
        if limit.height > 0 { image.height = min(image.height, limit.height) }
        let reserved = max(image.width, content.imageProperties.reservedLayoutSize.width)
        let left = margins.leading + (reserved > 0 ? reserved + content.imageToTextPadding : 0)
        let room = max(0, width - left - margins.trailing)
        let (one, two) = (text.sizeThatFits(size(room)), secondary.sizeThatFits(size(room)))
        let hasTwo = !(secondary.text ?? "").isEmpty
        let gap = content.textToSecondaryTextHorizontalPadding
        let isBeside =
            content.prefersSideBySideTextAndSecondaryText && hasTwo && one.width + gap + two.width <= room
        let below = hasTwo && !isBeside ? content.textToSecondaryTextVerticalPadding + two.height : 0
        let texts = isBeside ? max(one.height, two.height) : one.height + below
        let height = max(texts, image.height) + margins.top + margins.bottom
        let top = (max(height, bounds.width == width ? bounds.height : 0) - texts) / 2
        let first = CGRect(
            x: left, y: top, width: isBeside ? room - two.width - gap : room, height: isBeside ? texts : one.height)
        let second =
            isBeside
            ? CGRect(x: left + room - two.width, y: top, width: two.width, height: texts)
            : CGRect(x: left, y: top + texts - two.height, width: room, height: hasTwo ? two.height : 0)
        let place = CGPoint(
            x: margins.leading + (reserved - image.width) / 2, y: (max(height, bounds.height) - image.height) / 2)
        return (CGRect(origin: place, size: image), first, second, height)
    }

    private func size(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 0) }

    /// Returns the given width, and the height of the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(in: size.width).height)
    }
    /// The height of the content at the view's width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: frames(in: bounds.width).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.width)
        (picture.frame, text.frame, secondary.frame) = (frames.picture, frames.text, frames.secondary)
    }
}
