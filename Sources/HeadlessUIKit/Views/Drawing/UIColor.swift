/// A colour in sRGB as Core Graphics has it; components from 0 to 1.
public struct CGColor: Hashable, Codable, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// A colour in sRGB. The system's colours are those of light mode.
public final class UIColor: Hashable, Sendable {
    public let cgColor: CGColor

    public init(cgColor: CGColor) { self.cgColor = cgColor }

    /// Components from 0 to 1; others are brought into that range.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func clamped(_ component: CGFloat) -> CGFloat { min(max(component, 0), 1) }
        self.init(
            cgColor: CGColor(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    private convenience init(_ hex: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.cgColor == rhs.cgColor }

    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }
}

extension UIColor {
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(0xff0000)
    public static let green = UIColor(0x00ff00)
    public static let blue = UIColor(0x0000ff)
    public static let cyan = UIColor(0x00ffff)
    public static let yellow = UIColor(0xffff00)
    public static let magenta = UIColor(0xff00ff)
    public static let orange = UIColor(0xff8000)
    public static let purple = UIColor(0x800080)
    public static let brown = UIColor(0x996633)
}

extension UIColor {
    public static let systemRed = UIColor(0xff3b30)
    public static let systemOrange = UIColor(0xff9500)
    public static let systemYellow = UIColor(0xffcc00)
    public static let systemGreen = UIColor(0x34c759)
    public static let systemMint = UIColor(0x00c7be)
    public static let systemTeal = UIColor(0x30b0c7)
    public static let systemCyan = UIColor(0x32ade6)
    public static let systemBlue = UIColor(0x007aff)
    public static let systemIndigo = UIColor(0x5856d6)
    public static let systemPurple = UIColor(0xaf52de)
    public static let systemPink = UIColor(0xff2d55)
    public static let systemBrown = UIColor(0xa2845e)
    public static let systemGray = UIColor(0x8e8e93)
    public static let systemGray2 = UIColor(0xaeaeb2)
    public static let systemGray3 = UIColor(0xc7c7cc)
    public static let systemGray4 = UIColor(0xd1d1d6)
    public static let systemGray5 = UIColor(0xe5e5ea)
    public static let systemGray6 = UIColor(0xf2f2f7)

    public static let systemBackground = UIColor(0xffffff)
    public static let secondarySystemBackground = UIColor(0xf2f2f7)
    public static let tertiarySystemBackground = UIColor(0xffffff)
    public static let systemGroupedBackground = UIColor(0xf2f2f7)
    public static let secondarySystemGroupedBackground = UIColor(0xffffff)
    public static let label = UIColor(0x000000)
    public static let secondaryLabel = UIColor(0x3c3c43, alpha: 0.6)
    public static let tertiaryLabel = UIColor(0x3c3c43, alpha: 0.3)
    public static let quaternaryLabel = UIColor(0x3c3c43, alpha: 0.18)
    public static let separator = UIColor(0x3c3c43, alpha: 0.29)
    public static let opaqueSeparator = UIColor(0xc6c6c8)
    public static let systemFill = UIColor(0x787880, alpha: 0.2)
}
