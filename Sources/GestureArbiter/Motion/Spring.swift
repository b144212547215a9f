import Foundation

extension Motion {
    /// A damped spring, solved: where it is and how fast at any time, without steps.
    ///
    ///     let spring = Motion.Spring(dampingRatio: 0.8, response: 0.4)
    ///     spring.position(after: 0.1, from: 120, velocity: 900)       // points from the target
    ///     spring.positionAndVelocity(after: 0.1, from: 120, velocity: 900)    // and points per second, in one call
    ///     spring.settlingTime(from: 120, velocity: 900)               // seconds until it counts as at rest
    ///
    /// Positions are displacements from the target, so the target is 0 and a velocity toward it has the other sign than
    /// the displacement. Since the motion is a function of time, it can be caught at any moment with the position and the
    /// velocity that are on screen.
    public struct Spring: Equatable, Sendable {
        /// The mass of what moves; greater than 0.
        public let mass: Double
        /// The force per point of displacement; greater than 0.
        public let stiffness: Double
        /// The force per point per second of velocity; 0 or more. A spring without damping swings for ever.
        public let damping: Double

        /// A spring as `CASpringAnimation` describes it.
        public init(mass: Double = 1, stiffness: Double, damping: Double) {
            precondition(
                mass > 0 && stiffness > 0 && damping >= 0 && (mass + stiffness + damping).isFinite,
                """
                A spring of mass \(mass), stiffness \(stiffness) and damping \(damping) does not move as a spring. \
                Give a finite mass and stiffness greater than 0, and a finite damping of 0 or more.
                """)
            self.mass = mass
            self.stiffness = stiffness
            self.damping = damping
        }
    }
}

extension Motion.Spring {
    /// ω, the angular frequency without damping, in radians per second.
    public var angularFrequency: Double { (stiffness / mass).squareRoot() }

    /// ζ: below 1 it overshoots, at 1 it is as quick as it can be without, above 1 it creeps.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// λ, the rate at which a swing dies away, per second.
    var decay: Double { damping / (2 * mass) }
}

extension Motion.Spring {
    /// The same, or as much stiffer as it takes to come to its target from `displacement` with `velocity` and not beyond.
    ///
    /// At ratio 1 the motion passes the target where the velocity toward it is greater than ω times the displacement.
    package func withoutOvershoot(from displacement: CGFloat, velocity: CGFloat) -> Motion.Spring {
        let needed = displacement * velocity < 0 ? Double(abs(velocity) / max(abs(displacement), 1e-3)) : 0
        guard dampingRatio < 1 || needed > angularFrequency else { return self }
        return Motion.Spring(dampingRatio: 1, response: 2 * .pi / max(angularFrequency, needed))
    }
}

extension Motion.Spring {
    /// A short spring without overshoot in place of this one, for users who prefer reduced motion: a response of 0.2 s at
    /// most.
    package var reduced: Motion.Spring {
        Motion.Spring(dampingRatio: 1, response: min(2 * .pi / angularFrequency, 0.2))
    }
}

/// The ways in which frameworks describe a spring.
extension Motion.Spring {
    /// A spring by damping ratio and response, the period that it would have without damping.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 stops without overshoot; 0 or more.
    ///   - response: Seconds; greater than 0.
    public init(dampingRatio: Double, response: TimeInterval) {
        self.init(dampingRatio: dampingRatio, angularFrequency: 2 * .pi / response)
    }

    /// A spring by perceptual duration and bounce, as `UIView.animate(springDuration:bounce:…)` of iOS 17 takes them.
    ///
    /// - Parameters:
    ///   - duration: Seconds; greater than 0. It is not the settling time.
    ///   - bounce: 0 does not overshoot, up to 1 overshoots more, down to (not including) −1 creeps.
    public init(duration: TimeInterval, bounce: Double = 0) {
        precondition(
            bounce > -1 && bounce <= 1,
            "A spring has a bounce of \(bounce). Give one greater than -1 and not greater than 1.")
        self.init(
            dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, angularFrequency: 2 * .pi / duration)
    }

    /// A spring by damping ratio and duration, as `UIView.animate(withDuration:…usingSpringWithDamping:…)` takes them:
    /// its swing has fallen to a thousandth when the duration ends.
    ///
    /// Source: reverse-engineered. At a ratio of 1 the duration is met by the solution of the critical spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: Taken into 0.01...1: below, no spring meets a duration.
    ///   - duration: Seconds; greater than 0.
    public init(dampingRatio: Double, duration: TimeInterval) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        guard ratio < 1 else {
            self.init(dampingRatio: 1, angularFrequency: 9.233413476 / duration)
            return
        }
        let swing = log(ratio / (0.001 * (1 - ratio * ratio).squareRoot()))
        self.init(dampingRatio: ratio, angularFrequency: swing / (ratio * duration))
    }

    private init(dampingRatio: Double, angularFrequency: Double) {
        self.init(
            mass: 1, stiffness: angularFrequency * angularFrequency, damping: 2 * dampingRatio * angularFrequency)
    }
}

extension Motion.Spring {
    /// The displacement from the target after `time` seconds, in points; see
    /// ``positionAndVelocity(after:from:velocity:)``.
    public func position(
        after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0
    ) -> CGFloat {
        positionAndVelocity(after: time, from: displacement, velocity: velocity).position
    }

    /// The velocity after `time` seconds, in points per second; see ``positionAndVelocity(after:from:velocity:)``.
    public func velocity(
        after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0
    ) -> CGFloat {
        positionAndVelocity(after: time, from: displacement, velocity: velocity).velocity
    }

    /// The displacement from the target after `time` seconds, in points, and how fast it changes, in points per second.
    ///
    /// It is the solution of the spring's equation, not a sum of steps: it is the same at every frame rate, and no error
    /// gathers.
    ///
    /// - Parameters:
    ///   - time: Seconds since release; a negative one, and what is not a number, counts as 0.
    ///   - displacement: The displacement at release, in points.
    ///   - velocity: The velocity at release, in points per second.
    ///
    /// A displacement or velocity that is not finite counts as 0.
    public func positionAndVelocity(
        after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0
    ) -> (position: CGFloat, velocity: CGFloat) {
        let basis = basis(at: time.sinceRelease)
        let (x, v) = (displacement.finiteOrZero, velocity.finiteOrZero)
        return (
            CGFloat(x * basis.even + (v + decay * x) * basis.odd),
            CGFloat(v * basis.even - (decay * v + stiffness / mass * x) * basis.odd)
        )
    }

    /// The two solutions of which every motion of this spring is a sum: `even` starts at 1, `odd` at 0 with slope 1.
    ///
    /// They are written as sinc and sinhc times time, so that they run into each other where the damping ratio passes
    /// 1 and no division by a vanishing frequency is left over.
    private func basis(at time: TimeInterval) -> (even: Double, odd: Double) {
        switch regime {
        case .swinging(let frequency):
            let fading = exp(-decay * time)
            return (fading * cos(frequency * time), fading * time * sinc(frequency * time))
        case .critical:
            let fading = exp(-decay * time)
            return (fading, fading * time)
        case .creeping(let spread, let slow):
            // The slow exponential is taken out: cosh and sinh alone overflow long before the product ends.
            let fading = exp(-slow * time)
            let rest = exp(-2 * spread * time)
            return (fading * (1 + rest) / 2, fading * time * fallingShare(2 * spread * time))
        }
    }

    /// sin x / x, 1 at 0.
    private func sinc(_ x: Double) -> Double {
        x == 0 ? 1 : sin(x) / x
    }

    /// (1 − e⁻ˣ) / x, 1 at 0: sinhc with its growth taken out.
    private func fallingShare(_ x: Double) -> Double {
        x == 0 ? 1 : -expm1(-x) / x
    }
}

extension Motion.Spring {
    /// The three shapes of the motion, each with what its formulas need.
    enum Regime {
        /// Below ratio 1: swings at `frequency`, in radians per second.
        case swinging(frequency: Double)
        /// At ratio 1.
        case critical
        /// Above ratio 1: two rates, `spread` to either side of the decay; `slow` is the smaller one.
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

extension TimeInterval {
    /// Seconds of a motion; after a thousand million of them nothing changes any more.
    fileprivate var sinceRelease: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e9) }
}

extension CGFloat {
    /// The number, or 0: a view that was not laid out must not put NaN on the screen. No longer than what can be squared.
    var finiteOrZero: Double { isFinite ? Swift.min(Swift.max(Double(self), -1e100), 1e100) : 0 }
}

extension Motion.Spring {
    /// The seconds after which the displacement stays within `tolerance` points: when a card counts as at rest.
    ///
    /// It is computed from the envelope of the very motion, so it takes the velocity into account in all three regimes
    /// and never ends early. A spring without damping never rests: infinity.
    ///
    /// - Parameters:
    ///   - displacement: The displacement at release, in points.
    ///   - velocity: The velocity at release, in points per second.
    ///   - tolerance: Points; greater than 0.
    public func settlingTime(
        from displacement: CGFloat, velocity: CGFloat = 0, within tolerance: CGFloat = 0.5
    ) -> TimeInterval {
        precondition(
            tolerance > 0,
            "A spring never comes within \(tolerance) pt of its target. Give a tolerance greater than 0.")
        let x = displacement.finiteOrZero
        let push = velocity.finiteOrZero + decay * x
        let line = Envelope(start: abs(x), slope: abs(push), tolerance: max(Double(tolerance), 1e-100))
        // Two bounds hold in each regime. Close to ratio 1 the first one's amplitude grows without end while the
        // second one stays; the smaller of the two is continuous.
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

/// A bound of a dying motion, and when it falls below a tolerance.
private struct Envelope {
    /// The bound at the start, and what it gains per second before it is damped.
    var start: Double
    var slope: Double
    var tolerance: Double

    /// When `amplitude`·e^(−rate·t) is at the tolerance; 0 if it never was above.
    func time(ofAmplitude amplitude: Double, fallingBy rate: Double) -> TimeInterval {
        amplitude > tolerance ? log(amplitude / tolerance) / rate : 0
    }

    /// When (start + slope·t)·e^(−rate·t) has fallen to the tolerance for good; 0 if it never was above.
    func time(fallingBy rate: Double) -> TimeInterval {
        guard rate > 0 else { return start + slope > 0 ? .infinity : 0 }
        let peak = slope > rate * start ? 1 / rate - start / slope : 0
        guard excess(at: peak, fallingBy: rate) > 0 else { return 0 }
        var time = peak + 1 / rate
        while excess(at: time, fallingBy: rate) > 0 { time *= 2 }
        // The logarithm is concave: from beyond the root, Newton's steps come down to it and never pass it.
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
