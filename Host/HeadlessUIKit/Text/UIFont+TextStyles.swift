extension UIFont {
    /// The use of a text, which determines its size for the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The largest title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below another.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The text itself.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    // Row K9.
    /// Returns the font of a text style, for the text size of the stage that runs this code or ran last.
    @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, category: Stage.implied?.preferredContentSizeCategory ?? .large)
    }
    /// Returns the font of a text style, for the traits' text size.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style, category: traitCollection?.preferredContentSizeCategory ?? .large)
    }

    package static func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory) -> UIFont {
        UIFont(
            UIFontDescriptor(
                size: style.pointSize(category), weight: style == .headline ? .semibold : .regular, textStyle: style))
    }
}

extension UIFont.TextStyle {
    /// The sizes for the twelve text sizes, in points, as Apple's Human Interface Guidelines list them.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    func pointSize(_ category: UIContentSizeCategory) -> CGFloat {
        (Self.sizes[self] ?? Self.sizes[.body]!)[category.order ?? 3]
    }
}

// Row K9.
/// Scales fonts and lengths with the user's text size, as a text style is scaled.
@MainActor public final class UIFontMetrics {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
    /// Metrics that scale as the body style does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// Returns metrics of a text style.
    public static func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
        UIFontMetrics(forTextStyle: textStyle)
    }

    /// Returns the font, scaled for the user's text size.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    /// Returns the font, scaled, but not above a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
    /// Returns the font, scaled for the traits' text size.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
    /// Returns the font, scaled for the traits' text size, but not above a size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }
    /// Returns a length, scaled for the user's text size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaled(value, Stage.implied?.preferredContentSizeCategory ?? .large)
    }
    /// Returns a length, scaled for the traits' text size.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        traitCollection.map { scaled(value, $0.preferredContentSizeCategory) } ?? scaledValue(for: value)
    }

    private func scaled(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
        value * style.pointSize(category) / style.pointSize(.large)
    }
}

extension UIContentSizeCategory: Comparable {
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    var order: Int? { Self.all.firstIndex(of: self) }

    /// True if the size is smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.order ?? 3 < right.order ?? 3
    }
    /// A Boolean value that says whether the size is one of the five for accessibility.
    public var isAccessibilityCategory: Bool { order ?? 0 >= 7 }
    /// An unknown size. The host always knows it.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// A small size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A medium size.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// A larger size than the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// A larger size.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The first size for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second size for accessibility.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third size for accessibility.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth size for accessibility.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The notification that the user has chosen another text size.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size: its raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
