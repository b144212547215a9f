/// The motion of one axis after the finger lifts, in closed form. Rows S25 and S27.
struct AxisMotion {
    private enum Course {
        case rest(CGFloat)
        /// A deceleration from `start` at `velocity`, by `rate` per second (negative).
        case decay(start: CGFloat, velocity: CGFloat, rate: CGFloat)
        /// A critically damped spring back to `edge`.
        case spring(edge: CGFloat, stretch: CGFloat, velocity: CGFloat)
    }

    private var first: Course
    /// The course that follows when the first one meets the edge.
    private var second: (course: Course, after: TimeInterval)?

    private static let frequency: CGFloat = 10  // k 100, m 1.
    private static let closeEnough: CGFloat = 0.5

    /// Returns the end of an unlimited deceleration: the integral of the decay.
    static func end(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat { start - velocity / rate }

    /// - Parameters:
    ///   - velocity: The velocity of the content offset, in points per second.
    ///   - rate: The deceleration per second, negative.
    ///   - target: The offset at which to rest instead of the one that follows from the velocity.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, target: CGFloat? = nil, on axis: ScrollAxis) {
        let velocity = target.map { -rate * ($0 - start) } ?? velocity
        let end = Self.end(from: start, velocity: velocity, rate: rate)
        let edge = axis.clamp(start)
        if axis.isOutside(start), (end - edge) * (start - edge) >= 0 {
            first = .spring(edge: edge, stretch: start - edge, velocity: velocity)
            return
        }
        first =
            abs(end - start) < Self.closeEnough
            ? .rest(target ?? start)
            : .decay(
                start: start, velocity: velocity, rate: rate)
        let stop = axis.clamp(end)
        // The end of a target at the edge may miss the edge by a rounding error, which no finite time would bridge.
        guard abs(stop - end) > 1e-6, case .decay = first else { return }
        guard axis.bounces || stop != start else {
            first = .rest(start)
            return
        }
        let after = TimeInterval(log(1 + rate * (stop - start) / velocity) / rate)
        let remaining = velocity + rate * (stop - start)
        let bounce = Course.spring(edge: stop, stretch: 0, velocity: remaining)
        second = (axis.bounces ? bounce : .rest(stop), max(0, after))
    }

    var isAtRest: Bool { if case .rest = first { true } else { false } }

    func position(at time: TimeInterval) -> CGFloat {
        let (course, time) = course(at: time)
        switch course {
        case .rest(let position): return position
        case .decay(let start, let velocity, let rate):
            return start + velocity * (exp(rate * time) - 1) / rate
        case .spring(let edge, let stretch, let velocity):
            return edge + exp(-Self.frequency * time) * (stretch + (velocity + Self.frequency * stretch) * time)
        }
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        let (course, time) = course(at: time)
        switch course {
        case .rest: return 0
        case .decay(_, let velocity, let rate): return velocity * exp(rate * time)
        case .spring(_, let stretch, let velocity):
            let slope = velocity + Self.frequency * stretch
            return exp(-Self.frequency * time) * (velocity - Self.frequency * slope * time)
        }
    }

    /// Returns the offset at which the axis rests; nil until it does.
    func rest(at time: TimeInterval) -> CGFloat? {
        if let second, time < second.after { return nil }
        let (course, time) = course(at: time)
        switch course {
        case .rest(let position): return position
        case .decay(let start, let velocity, let rate):
            guard abs(velocity * exp(rate * time) / rate) < Self.closeEnough else { return nil }
            return Self.end(from: start, velocity: velocity, rate: rate)
        case .spring(let edge, let stretch, let velocity):
            // The sum of both terms' magnitudes bounds the remaining distance, once the second term shrinks.
            let size = abs(stretch) + abs(velocity + Self.frequency * stretch) * time
            let isNear = exp(-Self.frequency * time) * size < Self.closeEnough
            return isNear && time * Self.frequency > 1 ? edge : nil
        }
    }

    private func course(at time: TimeInterval) -> (Course, CGFloat) {
        guard let second, time >= second.after else { return (first, CGFloat(time)) }
        return (second.course, CGFloat(time - second.after))
    }
}
