/// Text, drawn by snapshots. Sizes are estimates from the font's size.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text. Line feeds break lines; nil draws nothing.
    open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    /// The colour of the text; `.label` unless set.
    open var textColor: UIColor! = .label
    /// The font; 17 points, regular, unless set.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            invalidateIntrinsicContentSize()
            // Baselines are constants of constraints, so the constraints must be built again.
            autoLayout?.engine?.rebuild()
        }
    }
    /// The alignment; natural unless set.
    open var textAlignment = NSTextAlignment.natural
    /// The greatest number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
    /// The width, in points, at which the text wraps to find its height; 0, the default, uses the width that
    /// constraints give the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    /// Creates a label without text. Touches pass through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// Creates a label as `init(frame:)` does, without a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// The size of the text, on one line or wrapped at `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
    }

    /// Returns the size of the text on one line, or on as many as it has been wrapped to, by the font's estimate.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lines = Snapshot.Text.lines(
            of: text ?? "", pointSize: font.pointSize, limit: numberOfLines, width: size.width)
        let width = lines.map { Snapshot.Text.width(of: $0, pointSize: font.pointSize) }.max() ?? 0
        return CGSize(width: width.rounded(.up), height: (CGFloat(lines.count) * font.lineHeight).rounded(.up))
    }
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

/// A font of the system's typeface.
public final class UIFont: Hashable, Sendable {
    /// The thickness of the letters.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

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
    }

    /// The size in points, from which widths and heights are estimated.
    public let pointSize: CGFloat
    package let weight: Weight

    private init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
    }

    /// Returns the system's font of that size in points, regular.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system's font of that size in points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The height of a line, in points: 1.2 times the size, an estimate.
    public var lineHeight: CGFloat { pointSize * 1.2 }

    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
