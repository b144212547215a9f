import HeadlessUIKit

// Row U69.
/// A font for text: one of the system's text styles, which follow the user's size of text, or a size.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case style(UIFont.TextStyle)
        case size(CGFloat)
        case name(String, CGFloat)
    }
    private let base: Base
    private var ownWeight: Weight?
    private var isItalic = false

    private init(_ base: Base, _ weight: Weight? = nil) { (self.base, ownWeight) = (base, weight) }

    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        let uiWeight: UIFont.Weight
        /// Ultra light.
        public static let ultraLight = Weight(uiWeight: .ultraLight)
        /// Thin.
        public static let thin = Weight(uiWeight: .thin)
        /// Light.
        public static let light = Weight(uiWeight: .light)
        /// Regular.
        public static let regular = Weight(uiWeight: .regular)
        /// Medium.
        public static let medium = Weight(uiWeight: .medium)
        /// Semibold.
        public static let semibold = Weight(uiWeight: .semibold)
        /// Bold.
        public static let bold = Weight(uiWeight: .bold)
        /// Heavy.
        public static let heavy = Weight(uiWeight: .heavy)
        /// Black.
        public static let black = Weight(uiWeight: .black)
    }

    /// The shape of a font's letters. Stores only.
    public enum Design: Hashable, Sendable {
        /// The system's.
        case `default`
        /// With serifs.
        case serif
        /// Round.
        case rounded
        /// All of one width.
        case monospaced
    }

    /// The font for large titles.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font for titles.
    public static let title = Font(.style(.title1))
    /// The font for titles of the second level.
    public static let title2 = Font(.style(.title2))
    /// The font for titles of the third level.
    public static let title3 = Font(.style(.title3))
    /// The font for headings.
    public static let headline = Font(.style(.headline))
    /// The font for subheadings.
    public static let subheadline = Font(.style(.subheadline))
    /// The font for body text.
    public static let body = Font(.style(.body))
    /// The font for callouts.
    public static let callout = Font(.style(.callout))
    /// The font for footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The font for captions.
    public static let caption = Font(.style(.caption1))
    /// The font for alternate captions.
    public static let caption2 = Font(.style(.caption2))

    /// Returns the system's font of a size, in points. It does not follow the user's size of text.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), weight)
    }
    /// Returns a font by its name, or the system's if there is none. It does not follow the user's size of text.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.name(name, fixedSize)) }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.ownWeight = weight
        return font
    }
    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }
    /// Returns the font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    func uiFont(_ size: DynamicTypeSize) -> UIFont {
        let font =
            switch base {
            case .style(let style): UIFont.preferredFont(forTextStyle: style, category: UIContentSizeCategory(size))
            case .size(let size): UIFont.systemFont(ofSize: size)
            case .name(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            }
        let weighted = ownWeight.map { font.withWeight($0.uiWeight) } ?? font
        return isItalic ? weighted.italic : weighted
    }
}

/// How lines of text lie beside each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// They begin at one line.
    case leading
    /// They share their middle.
    case center
    /// They end at one line.
    case trailing
}

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum WeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
extension EnvironmentValues {
    /// The font of text; nil: that of body text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// The greatest number of lines of a text; nil: as many as it needs.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// How the lines of a text lie beside each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    fileprivate var fontWeight: Font.Weight? {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
    /// The font of text; `own` is what a text says by itself.
    func uiFont(_ own: Text.Style = Text.Style()) -> UIFont {
        var font = own.font ?? font ?? .body
        if let weight = own.weight ?? fontWeight { font = font.weight(weight) }
        return (own.isItalic ? font.italic() : font).uiFont(dynamicTypeSize)
    }
}

extension View {
    /// Sets the font of the text in the view; nil: that of body text.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of the text in the view; nil: the font's own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentChange(content: self) { $0.fontWeight = weight }
    }
    /// Makes the text in the view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
    /// Limits the lines of each text in the view; nil: as many as it needs.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Sets how the lines of a text lie beside each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}

extension Text {
    /// What a text says about its font; the rest is that of its surroundings.
    struct Style: Equatable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
    }

    /// Returns the text in a font; nil: that of its surroundings.
    nonisolated public func font(_ font: Font?) -> Text { changed { $0.font = font } }
    /// Returns the text in a weight; nil: that of its font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }
    /// Returns the text in bold.
    nonisolated public func bold() -> Text { fontWeight(.bold) }
    /// Returns the text in italics.
    nonisolated public func italic() -> Text { changed { $0.isItalic = true } }

    nonisolated private func changed(_ change: (inout Style) -> Void) -> Text {
        var text = self
        change(&text.style)
        return text
    }
}
