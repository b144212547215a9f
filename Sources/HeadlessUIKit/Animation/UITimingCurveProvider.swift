/// What kind of curve a provider gives. For clients that ask: the host goes by the parameters themselves.
public enum UITimingCurveType: Int, Sendable {
    /// One of `UIView.AnimationCurve`.
    case builtin = 0
    /// A Bézier curve by its control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A cubic curve and a spring in one. The host makes none.
    case composed = 3
}

/// Something that says how an animator's time becomes movement.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// What kind of curve it is. The host does not look at it: whoever has spring parameters is a spring.
    var timingCurveType: UITimingCurveType { get }
    /// Followed if there are no spring parameters. Without either the curve is ease-in-out.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// Followed first. A spring given by its physics or its bounce takes its own time, not the animator's duration.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve for an animation of `duration` seconds, and how long it really takes: a spring knows better.
    func curve(lasting duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.curve(over: duration) }
        return (cubicTimingParameters?.curve ?? TimingCurve(.easeInOut), duration)
    }
}

/// A Bézier curve through (0, 0) and (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: UITimingCurveProvider {
    /// The curve that it was made from; `.easeInOut`, and not followed, if it was made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point: a share of the time, and one of the way. Named curves have theirs, too.
    public let controlPoint1: CGPoint
    /// The second control point: a share of the time, and one of the way.
    public let controlPoint2: CGPoint
    /// `.builtin` for a named curve, `.cubic` for control points.
    public let timingCurveType: UITimingCurveType
    let curve: TimingCurve

    /// Ease-in-out, as animations have without options.
    public convenience init() { self.init(animationCurve: .easeInOut) }

    /// A named curve. Ease-in-out is (0.42, 0), (0.58, 1); the others leave out one of its ends, or both.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        self.curve = TimingCurve(curve)
        (controlPoint1, controlPoint2) =
            if case .cubic(let first, let second) = self.curve { (first, second) } else { (.zero, .zero) }
    }

    /// The points' x is brought into 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        func bounded(_ point: CGPoint) -> CGPoint { CGPoint(x: min(max(point.x, 0), 1), y: point.y) }
        animationCurve = .easeInOut
        timingCurveType = .cubic
        (controlPoint1, controlPoint2) = (bounded(point1), bounded(point2))
        curve = .cubic(controlPoint1, controlPoint2)
    }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring, by its physics or by how it looks.
///
/// Row A11: `initialVelocity` is in ways per second; 100 points per second over a way of 200 are 0.5.
@preconcurrency @MainActor open class UISpringTimingParameters: UITimingCurveProvider {
    private enum Shape {
        /// Takes the animator's duration.
        case ratio(Double)
        /// Takes as long as it takes.
        case physical(SpringMotion)
    }

    /// How fast it sets out across and down, in ways per second; positive towards the end. Row A11.
    public let initialVelocity: CGVector
    private let shape: Shape

    private init(_ shape: Shape, _ velocity: CGVector) {
        self.shape = shape
        initialVelocity = velocity
    }

    /// The system's own spring: mass 3, stiffness 1000, damping 500.
    public convenience init() {
        self.init(.physical(SpringMotion(mass: 3, stiffness: 1000, damping: 500)), .zero)
    }

    /// Row A12: the ratio is that of the damping to critical damping.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(Double(ratio)), .zero) }

    /// A spring by how it looks, and how fast it sets out in ways per second (rows A11, A12). It takes the animator's
    /// duration.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(Double(ratio)), velocity)
    }

    /// A spring by its physics. It takes as long as it needs to come within a thousandth, whatever the animator's
    /// duration.
    ///
    /// More damping than critical counts as critical. The velocity is in ways per second.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let motion = SpringMotion(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.init(.physical(motion), velocity)
    }

    /// A spring that looks settled after `duration` seconds, and swings past its end by `bounce`: 0 not at all, below 0
    /// damped more than need be, which the host takes for 0.
    ///
    /// It takes longer than `duration` until it has come to rest.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.physical(SpringMotion(duration: duration, bounce: Double(bounce))), velocity)
    }

    /// A spring that looks settled after `duration` seconds, and sets out from rest.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    fileprivate func curve(over duration: TimeInterval) -> (TimingCurve, TimeInterval) {
        switch shape {
        case .ratio(let ratio):
            let motion = SpringMotion(dampingRatio: ratio, duration: duration)
            return (.spring(motion, velocity: initialVelocity), duration)
        case .physical(let motion):
            let fastest = max(abs(initialVelocity.dx), abs(initialVelocity.dy))
            let slow = motion.settlingDuration(velocity: Double(initialVelocity.dx))
            let fast = fastest == 0 ? slow : motion.settlingDuration(velocity: Double(initialVelocity.dy))
            return (.spring(motion, velocity: initialVelocity), max(slow, fast))
        }
    }
}
