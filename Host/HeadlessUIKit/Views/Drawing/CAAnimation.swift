// Animations of layers. The host keeps them, and shows neither their course nor their end: what a layer is set to, it has
// at once.

/// The way in which an animation's time passes. Stores only.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slowly at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slowly at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slowly at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's way.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
/// The way in which an animation's time passes. Stores only.
public final class CAMediaTimingFunction: Sendable {
    /// Creates a way by its name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Creates a way by two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
/// What an animation shows outside its time. Stores only.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its end, after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start, before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// An animation of a layer. Stores only.
@preconcurrency @MainActor open class CAAnimation {
    /// The duration, in seconds.
    open var duration: TimeInterval = 0
    /// When the animation begins.
    open var beginTime: TimeInterval = 0
    /// The offset into the animation.
    open var timeOffset: TimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// The seconds of repetitions.
    open var repeatDuration: TimeInterval = 0
    /// A Boolean value that says whether the animation goes back.
    open var autoreverses = false
    /// The factor of time.
    open var speed: Float = 1
    /// What is shown outside the animation's time.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The way in which time passes.
    open var timingFunction: CAMediaTimingFunction?
    /// A Boolean value that says whether the animation is removed at its end.
    open var isRemovedOnCompletion = true
    /// The delegate. It is told when the animation is over, in the next turn.
    open var delegate: (any CAAnimationDelegate)?
    /// Creates an animation.
    public init() {}
}
/// An object that is told of an animation. All methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Tells that an animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells that an animation is over.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
/// An animation of a property. Stores only.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// A Boolean value that says whether values add up.
    open var isAdditive = false
    /// A Boolean value that says whether repetitions add up.
    open var isCumulative = false
    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}
/// An animation from a value to another. Stores only.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference.
    open var byValue: Any?
}
/// An animation as a spring moves. Stores only.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass.
    open var mass: CGFloat = 1
    /// The stiffness.
    open var stiffness: CGFloat = 100
    /// The damping.
    open var damping: CGFloat = 10
    /// The velocity at the start.
    open var initialVelocity: CGFloat = 0
    /// The seconds until the spring is at rest: the duration here.
    open var settlingDuration: TimeInterval { duration }
}
/// An animation over several values. Stores only.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The ways between values.
    open var timingFunctions: [CAMediaTimingFunction]?
}
/// Animations that run together. Stores only.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}
/// The animation of a layer's change by itself. Stores only.
@preconcurrency @MainActor open class CATransition: CAAnimation {}

/// Changes of layers that belong together. The host makes them at once.
@preconcurrency @MainActor public enum CATransaction {
    private static var completions: [(() -> Void)?] = []
    /// Begins a transaction.
    public static func begin() { completions.append(nil) }
    /// Ends a transaction, and calls its completion in the next turn.
    public static func commit() {
        guard let completion = completions.popLast() ?? nil else { return }
        if let stage = Stage.implied { stage.perform { completion() } } else { completion() }
    }
    /// Sets the code that is called at the end.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
    /// Has no effect: layers are not animated by themselves.
    public static func setDisableActions(_ flag: Bool) {}
    /// Has no effect.
    public static func setAnimationDuration(_ dur: TimeInterval) {}
    /// Has no effect.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Does nothing: there is nothing to wait for.
    public static func flush() {}
}

extension CALayer {
    /// Adds an animation: kept, and told to be over in the next turn.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        animations[key ?? UUID().uuidString] = anim
        guard let delegate = anim.delegate else { return }
        delegate.animationDidStart(anim)
        Stage.implied?.perform { delegate.animationDidStop(anim, finished: true) }
    }
    /// Removes an animation.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Returns an animation.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The names of the animations, with those of the view's own; nil while there is none. Row A18.
    public func animationKeys() -> [String]? {
        let ofView = (view?.changes ?? []).filter { $0.track != nil }.map(\.property.key)
        return animations.isEmpty && ofView.isEmpty ? nil : Set(ofView).union(animations.keys).sorted()
    }
    /// Inserts a layer without a view. Stores only.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        addSublayer(layer)
        var layers = sublayers ?? []
        layers.removeLast()
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
    }
    /// Inserts a layer without a view. Stores only.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    /// Inserts a layer without a view. Stores only.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
    }
    /// Asks the layer's view for a drawing.
    public func setNeedsDisplay() { view?.setNeedsDisplay() }
    /// Asks the layer's view for a layout.
    public func setNeedsLayout() { view?.setNeedsLayout() }
    /// Lays out the layer's view.
    public func layoutIfNeeded() {
        layoutSublayers()
        view?.layoutIfNeeded()
    }
}

/// The kind of a gradient. Stores only.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, by the angle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
/// A layer with a gradient. Stores only: it is not drawn.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The colours.
    public final var colors: [Any]?
    /// Where the colours are, from 0 to 1.
    public final var locations: [NSNumber]?
    /// The start, as a share of the layer.
    public final var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end, as a share of the layer.
    public final var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind.
    public final var type = CAGradientLayerType.axial
}
