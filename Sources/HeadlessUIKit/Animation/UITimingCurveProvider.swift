public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// Something that says how an animator's time becomes movement.
@MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
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
@MainActor open class UICubicTimingParameters: UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType
    let curve: TimingCurve

    public convenience init() { self.init(animationCurve: .easeInOut) }

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
@MainActor open class UISpringTimingParameters: UITimingCurveProvider {
    private enum Shape {
        /// Takes the animator's duration.
        case ratio(Double)
        /// Takes as long as it takes.
        case physical(SpringMotion)
    }

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

    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(Double(ratio)), velocity)
    }

    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let motion = SpringMotion(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.init(.physical(motion), velocity)
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.physical(SpringMotion(duration: duration, bounce: Double(bounce))), velocity)
    }

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
