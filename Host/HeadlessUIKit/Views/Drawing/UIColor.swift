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

/// A colour in sRGB. The system's colours are those of light mode.
public final class UIColor: Hashable, Sendable {
    /// The components of the colour.
    public let cgColor: CGColor

    /// Creates a colour from its components, without limiting them.
    public init(cgColor: CGColor) { self.cgColor = cgColor }

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

    /// Returns the same colour with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.cgColor == rhs.cgColor }

    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }
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
    public static let systemRed = UIColor(0xff3b30)
    /// #FF9500.
    public static let systemOrange = UIColor(0xff9500)
    /// #FFCC00.
    public static let systemYellow = UIColor(0xffcc00)
    /// #34C759.
    public static let systemGreen = UIColor(0x34c759)
    /// #00C7BE.
    public static let systemMint = UIColor(0x00c7be)
    /// #30B0C7.
    public static let systemTeal = UIColor(0x30b0c7)
    /// #32ADE6.
    public static let systemCyan = UIColor(0x32ade6)
    /// #007AFF.
    public static let systemBlue = UIColor(0x007aff)
    /// #5856D6.
    public static let systemIndigo = UIColor(0x5856d6)
    /// #AF52DE.
    public static let systemPurple = UIColor(0xaf52de)
    /// #FF2D55.
    public static let systemPink = UIColor(0xff2d55)
    /// #A2845E.
    public static let systemBrown = UIColor(0xa2845e)
    /// #8E8E93, the darkest of the six.
    public static let systemGray = UIColor(0x8e8e93)
    /// #AEAEB2.
    public static let systemGray2 = UIColor(0xaeaeb2)
    /// #C7C7CC.
    public static let systemGray3 = UIColor(0xc7c7cc)
    /// #D1D1D6.
    public static let systemGray4 = UIColor(0xd1d1d6)
    /// #E5E5EA.
    public static let systemGray5 = UIColor(0xe5e5ea)
    /// #F2F2F7, the lightest of the six.
    public static let systemGray6 = UIColor(0xf2f2f7)

    /// The main background: white.
    public static let systemBackground = UIColor(0xffffff)
    /// The background of groups on the main background: #F2F2F7.
    public static let secondarySystemBackground = UIColor(0xf2f2f7)
    /// The background of groups in those groups: white.
    public static let tertiarySystemBackground = UIColor(0xffffff)
    /// The background of grouped lists: #F2F2F7.
    public static let systemGroupedBackground = UIColor(0xf2f2f7)
    /// The background of rows in grouped lists: white.
    public static let secondarySystemGroupedBackground = UIColor(0xffffff)
    /// The colour of text: black.
    public static let label = UIColor(0x000000)
    /// The colour of secondary text: #3C3C43 at 60 %.
    public static let secondaryLabel = UIColor(0x3c3c43, alpha: 0.6)
    /// The colour of placeholder text: #3C3C43 at 30 %.
    public static let tertiaryLabel = UIColor(0x3c3c43, alpha: 0.3)
    /// The palest colour of text: #3C3C43 at 18 %.
    public static let quaternaryLabel = UIColor(0x3c3c43, alpha: 0.18)
    /// The colour of a translucent line: #3C3C43 at 29 %.
    public static let separator = UIColor(0x3c3c43, alpha: 0.29)
    /// The colour of an opaque line: #C6C6C8.
    public static let opaqueSeparator = UIColor(0xc6c6c8)
    /// A fill over other content: #787880 at 20 %.
    public static let systemFill = UIColor(0x787880, alpha: 0.2)
}
