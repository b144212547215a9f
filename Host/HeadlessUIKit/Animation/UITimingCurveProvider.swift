/// The kind of a timing curve. The host ignores it and uses the parameters.
public enum UITimingCurveType: Int, Sendable {
    /// One of `UIView.AnimationCurve`.
    case builtin = 0
    /// A Bézier curve by its control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A cubic curve combined with a spring. The host makes none.
    case composed = 3
}

/// A source of timing curves, which maps an animator's time to progress.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the curve. The host ignores it: a provider with spring parameters is a spring.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve, used if there are no spring parameters. Without either, the curve is ease-in-out.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, which has precedence over a Bézier curve. A spring given by its physics or its bounce has its own
    /// duration, not the animator's.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the curve for an animation of `duration` seconds, and the real duration, which a spring may change.
    func curve(lasting duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.curve(over: duration) }
        return (cubicTimingParameters?.curve ?? TimingCurve(.easeInOut), duration)
    }
}

/// A Bézier curve through (0, 0) and (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: UITimingCurveProvider {
    /// The named curve; `.easeInOut`, and unused, if the curve was made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point: x is a share of the time, y of the progress. Named curves have control points, too.
    public let controlPoint1: CGPoint
    /// The second control point: x is a share of the time, y of the progress.
    public let controlPoint2: CGPoint
    /// The kind of the curve: `.builtin` for a named one, `.cubic` for control points.
    public let timingCurveType: UITimingCurveType
    let curve: TimingCurve

    /// Creates an ease-in-out curve, the default of animations.
    public convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates a named curve.
    ///
    /// Ease-in-out has the control points (0.42, 0) and (0.58, 1). The other curves are straight at one or both ends.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        self.curve = TimingCurve(curve)
        (controlPoint1, controlPoint2) =
            if case .cubic(let first, let second) = self.curve { (first, second) } else { (.zero, .zero) }
    }

    /// Creates a curve from two control points, whose x is limited to 0 to 1.
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

// Row A11.
/// A spring, given by its physics or by its damping ratio or bounce.
///
/// `initialVelocity` is a multiple of the whole distance per second: 100 points per second over a distance of 200
/// points is 0.5.
@preconcurrency @MainActor open class UISpringTimingParameters: UITimingCurveProvider {
    private enum Shape {
        /// A spring with the animator's duration.
        case ratio(Double)
        /// A spring with its own duration.
        case physical(SpringMotion)
    }

    // Row A11.
    /// The velocity at the start, horizontal and vertical, in whole distances per second; positive towards the end.
    public let initialVelocity: CGVector
    private let shape: Shape

    private init(_ shape: Shape, _ velocity: CGVector) {
        self.shape = shape
        initialVelocity = velocity
    }

    /// Creates the system's own spring: mass 3, stiffness 1000, damping 500.
    public convenience init() {
        self.init(.physical(SpringMotion(mass: 3, stiffness: 1000, damping: 500)), .zero)
    }

    // Row A12.
    /// Creates a spring from its damping ratio: the damping as a share of critical damping. It starts from rest.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(Double(ratio)), .zero) }

    // Rows A11, A12.
    /// Creates a spring from its damping ratio and its velocity at the start, in whole distances per second. It takes
    /// the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(Double(ratio)), velocity)
    }

    /// Creates a spring from its physics.
    ///
    /// The spring ends once it stays within a thousandth of the distance, whatever the animator's duration. More than
    /// critical damping counts as critical. The velocity is in whole distances per second.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let motion = SpringMotion(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.init(.physical(motion), velocity)
    }

    /// Creates a spring that looks settled after `duration` seconds and overshoots by `bounce`.
    ///
    /// A bounce of 0 does not overshoot; the host treats a negative bounce as 0. The spring comes to rest later than
    /// `duration`.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.physical(SpringMotion(duration: duration, bounce: Double(bounce))), velocity)
    }

    /// Creates a spring that starts from rest and looks settled after `duration` seconds.
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
