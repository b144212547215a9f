/// The kind of a timing curve. The host goes by the parameters themselves, not by this.
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

/// A source of timing curves: it says how an animator's time becomes movement.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the curve. The host ignores it: a provider with spring parameters is a spring.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve, followed if there are no spring parameters. Without either the curve is ease-in-out.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, followed before a Bézier curve. A spring given by its physics or its bounce takes its own time, not
    /// the animator's duration.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the curve for an animation of `duration` seconds, and the time that it really takes, which a spring may
    /// decide.
    func curve(lasting duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.curve(over: duration) }
        return (cubicTimingParameters?.curve ?? TimingCurve(.easeInOut), duration)
    }
}

/// A Bézier curve through (0, 0) and (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: UITimingCurveProvider {
    /// The named curve that this was made from; `.easeInOut`, and not followed, if it was made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point: x is a share of the time, y a share of the way. Named curves have control points, too.
    public let controlPoint1: CGPoint
    /// The second control point: x is a share of the time, y a share of the way.
    public let controlPoint2: CGPoint
    /// The kind of the curve: `.builtin` for a named one, `.cubic` for control points.
    public let timingCurveType: UITimingCurveType
    let curve: TimingCurve

    /// Creates an ease-in-out curve, the default of animations.
    public convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates a named curve.
    ///
    /// Ease-in-out has the control points (0.42, 0) and (0.58, 1). The other curves are straight at one end, or at
    /// both.
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
/// A spring, given by its physics or by its look.
///
/// `initialVelocity` is a multiple of the whole way per second: 100 points per second over a way of 200 points are 0.5.
@preconcurrency @MainActor open class UISpringTimingParameters: UITimingCurveProvider {
    private enum Shape {
        /// A spring that takes the animator's duration.
        case ratio(Double)
        /// A spring that takes its own time.
        case physical(SpringMotion)
    }

    // Row A11.
    /// The velocity at the start, across and down, as multiples of the whole way per second; positive towards the end.
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
    /// Creates a spring from its damping ratio and its velocity at the start, as a multiple of the whole way per
    /// second. It takes the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(Double(ratio)), velocity)
    }

    /// Creates a spring from its physics.
    ///
    /// It ends once it stays within a thousandth of the way, whatever the animator's duration. More damping than
    /// critical counts as critical. The velocity is a multiple of the whole way per second.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let motion = SpringMotion(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.init(.physical(motion), velocity)
    }

    /// Creates a spring that looks settled after `duration` seconds, and swings past its end by `bounce`.
    ///
    /// A bounce of 0 does not swing; the host takes a negative one for 0. Until it is at rest the spring takes longer
    /// than `duration`.
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
