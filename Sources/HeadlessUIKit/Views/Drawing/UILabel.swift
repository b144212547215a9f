/// Text, drawn by snapshots. It is not laid out: sizes are estimates from the font's size.
@MainActor
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor! = .label
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textAlignment = NSTextAlignment.natural
    /// The most lines drawn; 0 for as many as there is room for.
    open var numberOfLines = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// The size of the text on one line, or on as many as it has been broken into, by the font's estimate.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lines = Snapshot.Text.lines(
            of: text ?? "", pointSize: font.pointSize, limit: numberOfLines, width: size.width)
        let width = lines.map { Snapshot.Text.width(of: $0, pointSize: font.pointSize) }.max() ?? 0
        return CGSize(width: width.rounded(.up), height: (CGFloat(lines.count) * font.lineHeight).rounded(.up))
    }
}

public enum NSTextAlignment: Int, Codable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// A size and a weight of the system's typeface.
public final class UIFont: Hashable, Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
    }

    public let pointSize: CGFloat
    package let weight: Weight

    private init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// An estimate: 1.2 times the size, in points.
    public var lineHeight: CGFloat { pointSize * 1.2 }

    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
