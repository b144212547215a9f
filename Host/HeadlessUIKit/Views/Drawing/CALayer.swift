/// The appearance of a view beyond its colour. A view creates its own layer; a layer without a view is stored and not
/// drawn. Distances are points.
///
/// Position, bounds, opacity and background colour are the view's, under other names.
@preconcurrency @MainActor
open class CALayer: Hashable {
    /// The view. It sets this to nil when it is deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) package internal(set) final unowned(unsafe) var view: UIView?

    /// The values of a copy made by `presentation()`.
    private final var shown: ShownView?
    /// The frame of a layer without a view.
    private final var ownFrame = CGRect.zero

    /// Creates a layer without a view. It is stored and not drawn.
    public required init() {}

    /// Places the layers in this one. Called by `layoutIfNeeded()`.
    open func layoutSublayers() {}
    /// The view's `isHidden`; for a layer without a view, its own value.
    public final var isHidden: Bool {
        get { view?.isHidden ?? isHiddenItself }
        set { if let view { view.isHidden = newValue } else { isHiddenItself = newValue } }
    }
    private final var isHiddenItself = false
    /// Stores only: nothing is drawn.
    public final var needsDisplayOnBoundsChange = false

    /// The layer whose opaque part masks this one. Stores only: snapshots use a view's `mask`.
    public final var mask: CALayer?
    /// The added layers, excluding those of subviews. Stores only.
    public final internal(set) var sublayers: [CALayer]?
    /// The layer that this one was added to.
    public final internal(set) weak var superlayer: CALayer?

    /// The radius of the corners, in points. Animatable. Snapshots draw it; touches in a cut-off corner still hit.
    public final var cornerRadius: CGFloat = 0 {
        didSet { view?.animate(.cornerRadius, from: AnimatedValue(oldValue)) }
    }
    /// The corners that are rounded; all unless set.
    public final var maskedCorners: CACornerMask = .all
    /// The shape of the corners; `.circular` unless set. Both are drawn alike.
    public final var cornerCurve = CALayerCornerCurve.circular
    /// The width of a line inside the bounds, in points; 0 for none.
    public final var borderWidth: CGFloat = 0
    /// The colour of that line; black unless set, and nil for none.
    public final var borderColor: CGColor? = UIColor.black.cgColor
    /// The colour of the shadow; black unless set; nil for none.
    public final var shadowColor: CGColor? = UIColor.black.cgColor
    /// The opacity of the shadow, from 0, the default, to 1. A shadow is drawn only for a view that does not clip.
    public final var shadowOpacity: Float = 0
    /// The distance of the shadow from the layer, in points; 3 upwards unless set.
    public final var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    public final var shadowRadius: CGFloat = 3
    /// The outline of the shadow; nil for the layer's own. The host draws both alike.
    public final var shadowPath: CGPath?
    final var animations: [String: CAAnimation] = [:]
    /// The name of the layer. Stores only.
    public final var name: String?
    /// Stores only.
    public final var contents: Any?
    /// Stores only.
    public final var contentsScale: CGFloat = 1
    /// Stores only.
    public final var shouldRasterize = false
    /// Stores only.
    public final var rasterizationScale: CGFloat = 1
    /// Stores only.
    public final var allowsEdgeAntialiasing = false
    /// The factor of time. Stores only.
    public final var speed: Float = 1
    /// Stores only.
    public final var timeOffset: TimeInterval = 0
    /// Stores only.
    public final var beginTime: TimeInterval = 0
    /// The drawing order among siblings, before their order as subviews; hit testing ignores it.
    public final var zPosition: CGFloat = 0

    /// The point of the bounds, as a share of them, for `center` and `transform`.
    @exclusivity(unchecked) public var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { view?.geometryDidChange() } }

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
        get { shown?.bounds ?? view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
    }

    /// The view's `center`.
    public var position: CGPoint {
        get { shown?.center ?? view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// The view's `frame`; for a layer without a view, its own frame.
    public var frame: CGRect {
        get { shown?.frame ?? view?.frame ?? ownFrame }
        set { if let view { view.frame = newValue } else { ownFrame = newValue } }
    }

    /// The view's `backgroundColor`.
    public var backgroundColor: CGColor? {
        get { (shown.map(\.backgroundColor) ?? view?.backgroundColor)?.cgColor }
        set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// Adds a layer without a view. Stores only: it is not drawn.
    public func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
    }

    /// Removes the layer from its superlayer.
    public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
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

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shape of rounded corners. Stores only: all shapes are drawn alike.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The smoother shape of the system's icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
