import Foundation

/// The namespace of springs, departures, resistances and projections. Each is a closed form without a clock, so that a
/// finger can catch a motion at any moment with its visible position and velocity.
public enum Motion {}

extension Motion {
    /// A damped spring, solved: its position and velocity at any time, without steps.
    ///
    ///     let spring = Motion.Spring(dampingRatio: 0.8, response: 0.4)
    ///     spring.position(after: 0.1, from: 120, velocity: 900)       // points from the target
    ///     spring.velocity(after: 0.1, from: 120, velocity: 900)       // and points per second
    ///     spring.settlingTime(from: 120, velocity: 900)               // seconds until it counts as at rest
    ///
    /// Positions are displacements from the target: a velocity toward the target has the opposite sign.
    public struct Spring: Equatable, Sendable {
        /// The mass of the moving object; greater than 0.
        @_spi(Engine) public let mass: Double
        /// The force per point of displacement; greater than 0.
        @_spi(Engine) public let stiffness: Double
        /// The force per point per second of velocity; 0 or more. A spring without damping swings for ever.
        @_spi(Engine) public let damping: Double

        /// The parameters are those of `CASpringAnimation`. A number outside of its range becomes 1, the damping
        /// critical, and the log says so once.
        @_spi(Engine) public init(mass: Double = 1, stiffness: Double, damping: Double) {
            self.mass = mass.usable(if: mass >= 1e-9 && mass <= 1e9, or: 1, "Spring.mass", "more than 0")
            self.stiffness = stiffness.usable(
                if: stiffness >= 1e-15 && stiffness <= 1e25, or: 1, "Spring.stiffness", "more than 0")
            self.damping = damping.usable(
                if: damping >= 0 && damping <= 1e20, or: 2 * (self.stiffness * self.mass).squareRoot(),
                "Spring.damping", "0 or more")
        }
    }
}

extension Motion.Spring {
    /// ω, the angular frequency without damping, in radians per second.
    @_spi(Engine) public var angularFrequency: Double { (stiffness / mass).squareRoot() }

    /// ζ: below 1 the spring overshoots; at 1 it is the quickest without overshoot; above 1 it creeps.
    @_spi(Engine) public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// λ, the decay rate of the oscillation, per second.
    var decay: Double { damping / (2 * mass) }

    /// This spring, or a stiffer one that does not pass its target. At ratio 1 a spring passes its target if the
    /// velocity toward the target is greater than ω times the displacement.
    package func withoutOvershoot(from displacement: CGFloat, velocity: CGFloat) -> Motion.Spring {
        let needed = displacement * velocity < 0 ? Double(abs(velocity) / max(abs(displacement), 1e-3)) : 0
        guard dampingRatio < 1 || needed > angularFrequency else { return self }
        return Motion.Spring(dampingRatio: 1, response: 2 * .pi / max(angularFrequency, needed))
    }

    /// This spring with a damping ratio of 1.
    var withoutOvershoot: Motion.Spring { Motion.Spring(dampingRatio: 1, response: 2 * .pi / angularFrequency) }

    /// A short spring without overshoot, for Reduce Motion: a response of 0.2 s at most.
    package var reduced: Motion.Spring {
        Motion.Spring(dampingRatio: 1, response: min(2 * .pi / angularFrequency, 0.2))
    }

    /// Creates a spring by damping ratio, 0 or more (1 stops without overshoot), and response, its undamped period in
    /// seconds, greater than 0.
    ///
    /// A number outside of its range is replaced, in every initializer, and the log says so once: a damping ratio by 1, a
    /// time by the nearest of 0.001 to 1,000,000 s, and by 0.35 s if it is not a number.
    public init(dampingRatio: Double, response: TimeInterval) {
        self.init(dampingRatio: dampingRatio, angularFrequency: 2 * .pi / response.asTime("Spring.response"))
    }

    /// Creates a spring by perceptual duration and bounce, like `UIView.animate(springDuration:bounce:…)` of iOS 17.
    ///
    /// - Parameters:
    ///   - duration: Seconds; greater than 0. This is not the settling time.
    ///   - bounce: 0 does not overshoot, up to 1 does, below 0 creeps; greater than −1, at most 1.
    public init(duration: TimeInterval, bounce: Double = 0) {
        let bounce = bounce.usable(
            if: bounce > -1 && bounce <= 1, or: 0, "Spring.bounce", "one greater than -1 and at most 1")
        self.init(
            dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            angularFrequency: 2 * .pi / duration.asTime("Spring.duration"))
    }

    /// Creates a spring by damping ratio and duration, like `UIView.animate(withDuration:…usingSpringWithDamping:…)`:
    /// the oscillation has fallen to a thousandth when the duration ends. Source: reverse-engineered.
    ///
    /// - Parameters:
    ///   - dampingRatio: Clamped to 0.01...1.
    ///   - duration: Seconds; greater than 0.
    public init(dampingRatio: Double, duration: TimeInterval) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
        let duration = duration.asTime("Spring.duration")
        guard ratio < 1 else {
            self.init(dampingRatio: 1, angularFrequency: 9.233413476 / duration)
            return
        }
        let swing = log(ratio / (0.001 * (1 - ratio * ratio).squareRoot()))
        self.init(dampingRatio: ratio, angularFrequency: swing / (ratio * duration))
    }

    private init(dampingRatio: Double, angularFrequency: Double) {
        let ratio = dampingRatio.usable(
            if: dampingRatio >= 0 && dampingRatio <= 1e6, or: 1, "Spring.dampingRatio", "0 or more")
        self.init(mass: 1, stiffness: angularFrequency * angularFrequency, damping: 2 * ratio * angularFrequency)
    }

    /// Returns the displacement from the target, in points, `time` seconds after a release with this displacement, in
    /// points, and velocity, in points per second. A time that is negative, and values that are not finite, count as 0.
    public func position(after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0) -> CGFloat {
        positionAndVelocity(after: time, from: displacement, velocity: velocity).position
    }

    /// Returns the velocity, in points per second; otherwise like ``position(after:from:velocity:)``.
    public func velocity(after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0) -> CGFloat {
        positionAndVelocity(after: time, from: displacement, velocity: velocity).velocity
    }

    /// Solves the spring's equation, for both.
    @_spi(Engine) public func positionAndVelocity(
        after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0
    ) -> (position: CGFloat, velocity: CGFloat) {
        let basis = basis(at: time.sinceRelease)
        let (x, v) = (displacement.finiteOrZero, velocity.finiteOrZero)
        return (
            CGFloat(x * basis.even + (v + decay * x) * basis.odd),
            CGFloat(v * basis.even - (decay * v + stiffness / mass * x) * basis.odd)
        )
    }

    /// The basis solutions: `even` starts at 1, `odd` at 0 with slope 1. Sinc and sinhc are continuous at ratio 1.
    private func basis(at time: TimeInterval) -> (even: Double, odd: Double) {
        switch regime {
        case .swinging(let frequency):
            let fading = exp(-decay * time)
            return (fading * cos(frequency * time), fading * time * sinc(frequency * time))
        case .critical:
            let fading = exp(-decay * time)
            return (fading, fading * time)
        case .creeping(let spread, let slow):
            // Without the slow exponential, cosh and sinh would overflow.
            let fading = exp(-slow * time)
            let rest = exp(-2 * spread * time)
            return (fading * (1 + rest) / 2, fading * time * fallingShare(2 * spread * time))
        }
    }

    /// sin x / x, 1 at 0.
    private func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(x) / x }

    /// (1 − e⁻ˣ) / x, 1 at 0: sinhc without its growth.
    private func fallingShare(_ x: Double) -> Double { x == 0 ? 1 : -expm1(-x) / x }

    enum Regime {
        /// Below ratio 1: oscillates at `frequency`, in radians per second.
        case swinging(frequency: Double)
        case critical
        /// Above ratio 1: two rates, at `spread` to either side of the decay; `slow` is the smaller one.
        case creeping(spread: Double, slow: Double)
    }

    var regime: Regime {
        let difference = stiffness / mass - decay * decay
        guard difference <= 0 else { return .swinging(frequency: difference.squareRoot()) }
        guard difference < 0 else { return .critical }
        let spread = (-difference).squareRoot()
        // By the product of the two rates: their difference would cancel for a strongly damped spring.
        return .creeping(spread: spread, slow: stiffness / mass / (decay + spread))
    }
}

extension Double {
    /// This number, or `other` if it makes no sense, which the log reports once by the property.
    fileprivate func usable(if isUsable: Bool, or other: Double, _ property: String, _ range: String) -> Double {
        isUsable ? self : Double(CGFloat(self).replaced(by: CGFloat(other), property, range))
    }

    /// This time, or the nearest with which a spring can be computed.
    fileprivate func asTime(_ property: String) -> Double {
        let taken = isNaN ? 0.35 : Swift.min(Swift.max(self, 0.001), 1e6)
        return usable(if: self > 1e-9 && self <= 1e6, or: taken, property, "more than 0")
    }

    /// Limited to a thousand million seconds, after which nothing changes.
    fileprivate var sinceRelease: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e9) }
}

extension CGFloat {
    /// The number, or 0: a view before its layout puts no NaN on the screen. Limited so that the square is finite.
    var finiteOrZero: Double { isFinite ? Swift.min(Swift.max(Double(self), -1e100), 1e100) : 0 }
}

extension Motion.Spring {
    /// Returns the seconds after which the displacement stays within `tolerance` points, which must be greater than 0:
    /// a bound by the motion's envelope, never too early. Infinity for a spring without damping. Displacement and
    /// velocity as for ``position(after:from:velocity:)``.
    public func settlingTime(
        from displacement: CGFloat, velocity: CGFloat = 0, within tolerance: CGFloat = 0.5
    ) -> TimeInterval {
        let tolerance = CGFloat(
            Double(tolerance).usable(if: tolerance > 0, or: 0.5, "Spring.settlingTime(within:)", "more than 0"))
        let x = displacement.finiteOrZero
        let push = velocity.finiteOrZero + decay * x
        let line = Envelope(start: abs(x), slope: abs(push), tolerance: max(Double(tolerance), 1e-100))
        // Of two bounds the smaller: close to ratio 1 the first one's amplitude grows without limit.
        switch regime {
        case .swinging(let frequency):
            let amplitude = (x * x + (push / frequency) * (push / frequency)).squareRoot()
            return min(line.time(ofAmplitude: amplitude, fallingBy: decay), line.time(fallingBy: decay))
        case .critical:
            return line.time(fallingBy: decay)
        case .creeping(let spread, let slow):
            let amplitude = (abs(push + spread * x) + abs(push - spread * x)) / (2 * spread)
            return min(line.time(ofAmplitude: amplitude, fallingBy: slow), line.time(fallingBy: slow))
        }
    }
}

/// A bound of a decaying motion, and the time at which it falls below a tolerance.
private struct Envelope {
    /// The bound at the start, and its slope per second before damping.
    var start: Double
    var slope: Double
    var tolerance: Double

    /// The time at which `amplitude`·e^(−rate·t) is at the tolerance; 0 if it never was above.
    func time(ofAmplitude amplitude: Double, fallingBy rate: Double) -> TimeInterval {
        amplitude > tolerance ? log(amplitude / tolerance) / rate : 0
    }

    /// The time at which (start + slope·t)·e^(−rate·t) has fallen to the tolerance for good; 0 if it never was above.
    func time(fallingBy rate: Double) -> TimeInterval {
        guard rate > 0 else { return start + slope > 0 ? .infinity : 0 }
        let peak = slope > rate * start ? 1 / rate - start / slope : 0
        guard excess(at: peak, fallingBy: rate) > 0 else { return 0 }
        var time = peak + 1 / rate
        while excess(at: time, fallingBy: rate) > 0 { time *= 2 }
        // The logarithm is concave: from beyond the root, Newton's steps never pass it.
        for _ in 0..<20 {
            let step = excess(at: time, fallingBy: rate) / (slope / (start + slope * time) - rate)
            time -= step
            if abs(step) < 1e-9 { break }
        }
        return time
    }

    private func excess(at time: TimeInterval, fallingBy rate: Double) -> Double {
        log((start + slope * time) / tolerance) - rate * time
    }
}
