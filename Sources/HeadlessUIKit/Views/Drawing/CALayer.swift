/// What a view looks like beyond its colour. Made by its view, never by itself; distances are points.
///
/// Place, bounds, opacity and colour are the view's own, under other names.
@preconcurrency @MainActor
public final class CALayer: Hashable {
    package internal(set) weak var view: UIView?

    /// What a copy made by `presentation()` shows.
    private var shown: ShownView?

    package init() {}

    /// How round the corners are, in points. Animatable; snapshots draw it, touches do not heed it.
    public var cornerRadius: CGFloat = 0 { didSet { view?.animate(.cornerRadius, from: AnimatedValue(oldValue)) } }
    /// Which corners are round; all unless set.
    public var maskedCorners: CACornerMask = .all
    /// `.circular` unless set. Drawn alike.
    public var cornerCurve = CALayerCornerCurve.circular
    /// A line inside the bounds, in points; 0 draws none.
    public var borderWidth: CGFloat = 0
    /// Black unless set; nil draws none.
    public var borderColor: CGColor? = UIColor.black.cgColor
    /// Black unless set; nil casts none.
    public var shadowColor: CGColor? = UIColor.black.cgColor
    /// From 0, as unless set, to 1. A shadow is drawn only under a view that does not clip.
    public var shadowOpacity: Float = 0
    /// How far the shadow lies from the layer, in points; 3 upwards unless set.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is: its blur, in points.
    public var shadowRadius: CGFloat = 3
    /// The outline that casts the shadow; nil: what the layer shows. The host draws either alike.
    public var shadowPath: CGPath?
    /// Order among the view's siblings when drawn, before their order as subviews; hit testing does not look at it.
    public var zPosition: CGFloat = 0

    /// The point of the bounds, as a share of them, that `center` places and about which `transform` turns.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { view?.geometryDidChange() } }

    nonisolated public static func == (lhs: CALayer, rhs: CALayer) -> Bool { lhs === rhs }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CALayer {
    /// The view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// The view's `alpha`.
    public var opacity: Float {
        get { Float(shown?.alpha ?? view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// The view's `bounds`.
    public var bounds: CGRect {
        get { shown?.bounds ?? view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The view's `center`.
    public var position: CGPoint {
        get { shown?.center ?? view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// The view's `frame`.
    public var frame: CGRect {
        get { shown?.frame ?? view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The view's `backgroundColor`.
    public var backgroundColor: CGColor? {
        get { (shown.map(\.backgroundColor) ?? view?.backgroundColor)?.cgColor }
        set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// The view's `transform`.
    public func affineTransform() -> CGAffineTransform { shown?.transform ?? view?.transform ?? .identity }

    func become(_ layer: CALayer, showing shown: ShownView) {
        self.shown = shown
        (cornerRadius, anchorPoint) = (shown.cornerRadius, shown.anchorPoint)
        (maskedCorners, cornerCurve, zPosition) = (layer.maskedCorners, layer.cornerCurve, layer.zPosition)
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
        (shadowOffset, shadowRadius, shadowPath) = (layer.shadowOffset, layer.shadowRadius, layer.shadowPath)
    }
}

/// Corners of a layer. y points down: "min y" is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// At the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// At the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// At the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shape of rounded corners. Drawn alike by the host; the value is kept.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The smoother curve of the system's icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
