/// The curve of an animation: the progress after a share of its time.
enum TimingCurve {
    case cubic(CGPoint, CGPoint)
    /// A spring; the velocity is in whole distances per second, positive towards the end. Row A11.
    case spring(SpringMotion, velocity: CGVector)

    static let linear = TimingCurve.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))

    init(_ curve: UIView.AnimationCurve) {
        self =
            switch curve {
            case .easeInOut: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: .linear
            }
    }

    /// Returns the horizontal and the vertical progress; they differ only if a spring's velocities do.
    func progress(after fraction: CGFloat, of duration: TimeInterval) -> CGVector {
        guard fraction < 1 else { return CGVector(dx: 1, dy: 1) }
        let fraction = max(fraction, 0)
        switch self {
        case .cubic(let first, let second):
            let progress = Self.height(at: fraction, first, second)
            return CGVector(dx: progress, dy: progress)
        case .spring(let motion, let velocity):
            let time = Double(fraction) * duration
            func share(_ velocity: CGFloat) -> CGFloat {
                CGFloat(1 - motion.displacement(after: time, velocity: Double(velocity)))
            }
            return CGVector(dx: share(velocity.dx), dy: share(velocity.dy))
        }
    }

    /// Returns the curve's y at `x` by bisection, which always converges because x grows with the curve's parameter.
    private static func height(at x: CGFloat, _ first: CGPoint, _ second: CGPoint) -> CGFloat {
        func bezier(_ t: CGFloat, _ one: CGFloat, _ two: CGFloat) -> CGFloat {
            let rest = 1 - t
            return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
        }
        guard first.x != first.y || second.x != second.y else { return x }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if bezier(middle, first.x, second.x) < x { low = middle } else { high = middle }
        }
        return bezier(low, first.y, second.y)
    }
}
