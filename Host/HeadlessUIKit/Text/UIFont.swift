/// A font. All fonts have the widths of the system's typeface here: see row K7.
public final class UIFont: Hashable, Sendable {
    /// The thickness of the letters.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight: 300 in snapshots.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// A thin weight: 300 in snapshots.
        public static let thin = Weight(rawValue: -0.6)
        /// A light weight: 300 in snapshots.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight: 400 in snapshots.
        public static let regular = Weight(rawValue: 0)
        /// A medium weight: 500 in snapshots.
        public static let medium = Weight(rawValue: 0.23)
        /// A semibold weight: 600 in snapshots.
        public static let semibold = Weight(rawValue: 0.3)
        /// A bold weight: 700 in snapshots.
        public static let bold = Weight(rawValue: 0.4)
        /// A heavy weight: 800 in snapshots.
        public static let heavy = Weight(rawValue: 0.56)
        /// The thickest weight: 800 in snapshots.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The description from which the font was made.
    public let fontDescriptor: UIFontDescriptor

    init(_ descriptor: UIFontDescriptor) { fontDescriptor = descriptor }

    /// Creates a font; a size of 0 is the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.withSize(pointSize) : descriptor)
    }
    /// Creates a font by its name. The host has no fonts of an app: it measures as the system's, and is never nil.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(UIFontDescriptor(name: fontName, size: fontSize))
    }

    /// The size in points, from which widths and heights are estimated.
    public var pointSize: CGFloat { fontDescriptor.pointSize }
    package var weight: Weight { fontDescriptor.weight }
    /// The name: the one that was given, or the system's.
    public var fontName: String { fontDescriptor.name ?? ".SFUI-Regular" }
    /// The name of the family.
    public var familyName: String {
        fontDescriptor.name.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont"
    }

    /// Returns the system's font of that size in points, regular.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    /// Returns the system's font of that size in points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(UIFontDescriptor(size: fontSize, weight: weight))
    }
    /// Returns the system's bold font: semibold in UIKit.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }
    /// Returns the system's italic font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(UIFontDescriptor(size: fontSize, symbolicTraits: .traitItalic))
    }
    /// Returns the system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(UIFontDescriptor(size: fontSize, weight: weight, spacing: .digits))
    }
    /// Returns the system's font with characters of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(UIFontDescriptor(size: fontSize, weight: weight, symbolicTraits: .traitMonoSpace, spacing: .all))
    }
    /// Returns the font in another weight.
    package func withWeight(_ weight: Weight) -> UIFont {
        let traits = fontDescriptor.symbolicTraits.subtracting(.traitBold)
        return UIFont(fontDescriptor.changed(weight: weight, symbolicTraits: traits))
    }
    /// Returns the font in italics.
    package var italic: UIFont {
        UIFont(fontDescriptor.changed(symbolicTraits: fontDescriptor.symbolicTraits.union(.traitItalic)))
    }
    /// Returns the font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontDescriptor.withSize(fontSize)) }

    /// The size of a label's text, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of a button's title, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of ordinary text, in points.
    public static var systemFontSize: CGFloat { 14 }

    // Row K7. San Francisco's ascender, descender and heights as shares of its size, from its published metrics.
    /// The height above the baseline, in points.
    public var ascender: CGFloat { pointSize * 0.9521484375 }
    /// The depth below the baseline, in points; negative.
    public var descender: CGFloat { pointSize * -0.2412109375 }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { pointSize * 1.193359375 }
    /// The space between lines, in points.
    public var leading: CGFloat { 0 }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { pointSize * 0.70458984375 }
    /// The height of the letter x, in points.
    public var xHeight: CGFloat { pointSize * 0.5263671875 }

    func em(of character: Character) -> CGFloat {
        switch fontDescriptor.spacing {
        case .all: 0.6
        case .digits where character.isNumber: 0.62
        default: AdvanceWidths.em(of: character, weight: weight.rawValue)
        }
    }

    public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.fontDescriptor == rhs.fontDescriptor }
    public func hash(into hasher: inout Hasher) { hasher.combine(fontDescriptor) }
}

/// A description of a font.
public final class UIFontDescriptor: Hashable, Sendable {
    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters. Not measured.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. Not measured.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// A smaller height of lines. Not measured.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// A greater height of lines. Not measured.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
    /// A design of the system's typeface. All measure the same.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The system's design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded letters.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    enum Spacing: Hashable { case natural, digits, all }

    /// The size in points.
    public let pointSize: CGFloat
    /// The traits.
    public let symbolicTraits: SymbolicTraits
    let weight: UIFont.Weight
    let name: String?
    let spacing: Spacing
    let textStyle: UIFont.TextStyle?

    init(
        name: String? = nil, size: CGFloat, weight: UIFont.Weight = .regular, symbolicTraits: SymbolicTraits = [],
        spacing: Spacing = .natural, textStyle: UIFont.TextStyle? = nil
    ) {
        (self.name, pointSize, self.weight) = (name, size, weight)
        self.symbolicTraits = weight.rawValue >= 0.3 ? symbolicTraits.union(.traitBold) : symbolicTraits
        (self.spacing, self.textStyle) = (spacing, textStyle)
    }

    /// Creates a descriptor by a font's name.
    public convenience init(name fontName: String, size: CGFloat) {
        let isBold = fontName.lowercased().contains("bold")
        self.init(name: fontName, size: size, weight: isBold ? .bold : .regular, symbolicTraits: [])
    }

    /// Returns the descriptor of a text style, for the user's text size. Row K9.
    @MainActor public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    /// Returns the descriptor in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed(size: newPointSize)
    }
    /// Returns the descriptor with other values; nil: the old one.
    func changed(
        size: CGFloat? = nil, weight: UIFont.Weight? = nil, symbolicTraits: SymbolicTraits? = nil,
        spacing: Spacing? = nil
    ) -> UIFontDescriptor {
        UIFontDescriptor(
            name: name, size: size ?? pointSize, weight: weight ?? self.weight,
            symbolicTraits: symbolicTraits ?? self.symbolicTraits, spacing: spacing ?? self.spacing,
            textStyle: textStyle)
    }
    /// Returns the descriptor with other traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let heavier = symbolicTraits.contains(.traitBold) ? max(weight.rawValue, 0.4) : min(weight.rawValue, 0)
        return changed(
            weight: UIFont.Weight(rawValue: heavier), symbolicTraits: symbolicTraits,
            spacing: symbolicTraits.contains(.traitMonoSpace) ? .all : nil)
    }
    /// Returns the descriptor in another design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        design == .monospaced ? withSymbolicTraits(symbolicTraits.union(.traitMonoSpace)) : self
    }

    public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
        lhs === rhs
            || lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.name == rhs.name
                && lhs.symbolicTraits == rhs.symbolicTraits && lhs.spacing == rhs.spacing
                && lhs.textStyle == rhs.textStyle
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
