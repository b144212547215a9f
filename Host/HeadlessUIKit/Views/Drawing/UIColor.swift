/// A colour in sRGB, like Core Graphics' type; components from 0 to 1.
public struct CGColor: Hashable, Codable, Sendable {
    /// The red component, from 0 to 1.
    public let red: CGFloat
    /// The green component, from 0 to 1.
    public let green: CGFloat
    /// The blue component, from 0 to 1.
    public let blue: CGFloat
    /// The alpha, from 0, which is transparent, to 1.
    public let alpha: CGFloat

    /// Creates a colour from its components, without limiting them.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

// Row V18.
/// A colour in sRGB, or one for each trait collection, as the system's colours are.
public final class UIColor: Hashable, Sendable {
    private let fixed: CGColor
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?

    /// The components of the colour; those of a dynamic colour under the current traits.
    public var cgColor: CGColor {
        guard let provider else { return fixed }
        let traits = UITraitCollection.ofColors
        return provider(traits).resolvedColor(with: traits).fixed
    }

    /// Creates a colour from its components, without limiting them.
    public init(cgColor: CGColor) { (fixed, provider) = (cgColor, nil) }

    /// Creates a colour that is asked for under each trait collection, and once now for light mode.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        (fixed, provider) = (dynamicProvider(.withoutWindow).fixed, dynamicProvider)
    }

    /// Returns the colour under traits: itself, unless it is dynamic.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
    }

    /// Creates a colour from components, which are limited to 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func clamped(_ component: CGFloat) -> CGFloat { min(max(component, 0), 1) }
        self.init(
            cgColor: CGColor(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha)))
    }

    /// Creates a grey, from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    private convenience init(_ hex: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
    }

    /// A colour of light mode and one of dark mode.
    private convenience init(_ light: Int, alpha: CGFloat = 1, dark: Int, alpha darkAlpha: CGFloat = 1) {
        let (light, dark) = (UIColor(light, alpha: alpha), UIColor(dark, alpha: darkAlpha))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Returns the components of the colour, and true.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns the same colour with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
        return UIColor(red: fixed.red, green: fixed.green, blue: fixed.blue, alpha: alpha)
    }

    /// Whether two colours are the same in light and in dark mode.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
        lhs === rhs || lhs.fixed == rhs.fixed && lhs.dark == rhs.dark
    }
    private var dark: CGColor { resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).fixed }

    public func hash(into hasher: inout Hasher) { hasher.combine(fixed) }
}

extension UIColor {
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// #000000.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A dark grey: a third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A grey: half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A light grey: two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// #FFFFFF.
    public static let white = UIColor(white: 1, alpha: 1)
    /// #FF0000.
    public static let red = UIColor(0xff0000)
    /// #00FF00.
    public static let green = UIColor(0x00ff00)
    /// #0000FF.
    public static let blue = UIColor(0x0000ff)
    /// #00FFFF.
    public static let cyan = UIColor(0x00ffff)
    /// #FFFF00.
    public static let yellow = UIColor(0xffff00)
    /// #FF00FF.
    public static let magenta = UIColor(0xff00ff)
    /// #FF8000.
    public static let orange = UIColor(0xff8000)
    /// #800080.
    public static let purple = UIColor(0x800080)
    /// #996633.
    public static let brown = UIColor(0x996633)
}

extension UIColor {
    /// #FF3B30.
    public static let systemRed = UIColor(0xff3b30, dark: 0xff453a)
    /// #FF9500.
    public static let systemOrange = UIColor(0xff9500, dark: 0xff9f0a)
    /// #FFCC00.
    public static let systemYellow = UIColor(0xffcc00, dark: 0xffd60a)
    /// #34C759.
    public static let systemGreen = UIColor(0x34c759, dark: 0x30d158)
    /// #00C7BE.
    public static let systemMint = UIColor(0x00c7be, dark: 0x63e6e2)
    /// #30B0C7.
    public static let systemTeal = UIColor(0x30b0c7, dark: 0x40c8e0)
    /// #32ADE6.
    public static let systemCyan = UIColor(0x32ade6, dark: 0x64d2ff)
    /// #007AFF.
    public static let systemBlue = UIColor(0x007aff, dark: 0x0a84ff)
    /// #5856D6.
    public static let systemIndigo = UIColor(0x5856d6, dark: 0x5e5ce6)
    /// #AF52DE.
    public static let systemPurple = UIColor(0xaf52de, dark: 0xbf5af2)
    /// #FF2D55.
    public static let systemPink = UIColor(0xff2d55, dark: 0xff375f)
    /// #A2845E.
    public static let systemBrown = UIColor(0xa2845e, dark: 0xac8e68)
    /// #8E8E93, the darkest of the six.
    public static let systemGray = UIColor(0x8e8e93)
    /// #AEAEB2.
    public static let systemGray2 = UIColor(0xaeaeb2, dark: 0x636366)
    /// #C7C7CC.
    public static let systemGray3 = UIColor(0xc7c7cc, dark: 0x48484a)
    /// #D1D1D6.
    public static let systemGray4 = UIColor(0xd1d1d6, dark: 0x3a3a3c)
    /// #E5E5EA.
    public static let systemGray5 = UIColor(0xe5e5ea, dark: 0x2c2c2e)
    /// #F2F2F7, the lightest of the six.
    public static let systemGray6 = UIColor(0xf2f2f7, dark: 0x1c1c1e)

    /// The main background: white.
    public static let systemBackground = UIColor(0xffffff, dark: 0x000000)
    /// The background of groups on the main background: #F2F2F7.
    public static let secondarySystemBackground = UIColor(0xf2f2f7, dark: 0x1c1c1e)
    /// The background of groups in those groups: white.
    public static let tertiarySystemBackground = UIColor(0xffffff, dark: 0x2c2c2e)
    /// The background of grouped lists: #F2F2F7.
    public static let systemGroupedBackground = UIColor(0xf2f2f7, dark: 0x000000)
    /// The background of rows in grouped lists: white.
    public static let secondarySystemGroupedBackground = UIColor(0xffffff, dark: 0x1c1c1e)
    /// The colour of text: black.
    public static let label = UIColor(0x000000, dark: 0xffffff)
    /// The colour of secondary text: #3C3C43 at 60 %.
    public static let secondaryLabel = UIColor(0x3c3c43, alpha: 0.6, dark: 0xebebf5, alpha: 0.6)
    /// The colour of placeholder text: #3C3C43 at 30 %.
    public static let tertiaryLabel = UIColor(0x3c3c43, alpha: 0.3, dark: 0xebebf5, alpha: 0.3)
    /// The palest colour of text: #3C3C43 at 18 %.
    public static let quaternaryLabel = UIColor(0x3c3c43, alpha: 0.18, dark: 0xebebf5, alpha: 0.16)
    /// The colour of a translucent line: #3C3C43 at 29 %.
    public static let separator = UIColor(0x3c3c43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
    /// The colour of an opaque line: #C6C6C8.
    public static let opaqueSeparator = UIColor(0xc6c6c8, dark: 0x38383a)
    /// A fill over other content: #787880 at 20 %.
    public static let systemFill = UIColor(0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
    /// A weaker fill: #787880 at 16 %.
    public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
    /// A weak fill: #767680 at 12 %.
    public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
    /// The weakest fill: #747480 at 8 %.
    public static let quaternarySystemFill = UIColor(0x747480, alpha: 0.08, dark: 0x747480, alpha: 0.18)
    /// The background of groups in rows of grouped lists: #F2F2F7.
    public static let tertiarySystemGroupedBackground = UIColor(0xf2f2f7, dark: 0x2c2c2e)
    /// The colour of placeholder text: #3C3C43 at 30 %.
    public static let placeholderText = UIColor(0x3c3c43, alpha: 0.3, dark: 0xebebf5, alpha: 0.3)
    /// The colour of a link: #007AFF.
    public static let link = UIColor(0x007aff, dark: 0x0984ff)
    /// White in both modes.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Black in both modes.
    public static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
    /// The colours that `init(named:)` finds. Empty unless a test sets it; shared by all stages of the process. Host-only.
    @MainActor public static var assets: [String: UIColor] = [:]

    /// Creates the colour with this name in ``assets``; nil if there is none. It traps off the main thread.
    public convenience init?(named name: String) {
        guard let color = MainActor.assumeIsolated({ Self.assets[name] }) else { return nil }
        self.init { color.resolvedColor(with: $0) }
    }
    /// Creates the colour with this name in ``assets``, for all bundles; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    { self.init(named: name) }
}
