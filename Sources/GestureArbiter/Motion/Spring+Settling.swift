import Foundation

extension Spring {
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
        let line = Envelope(start: abs(x), slope: abs(push), tolerance: Double(tolerance))
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

    /// `CASpringAnimation.settlingDuration`: the duration that Core Animation gives a spring, which is neither the
    /// time at which it looks at rest nor computed from its motion.
    ///
    /// Measured from Core Animation. At and above damping ratio 1 it is a multiple of 0.1 s, found among the first
    /// 10 000 s.
    ///
    /// - Parameter velocity: Core Animation's `initialVelocity`: a share of the way per second, positive toward the
    ///   target.
    public func coreAnimationSettlingDuration(initialVelocity velocity: Double = 0) -> TimeInterval {
        let limit = 0.001
        if case .swinging(let frequency) = regime {
            return log((1 + abs(decay - velocity) / frequency) / limit) / decay
        }
        // Core Animation treats every ratio from 1 on as 1.
        let frequency = angularFrequency
        let tenths = (1...100_000).first { tenth in
            let time = Double(tenth) / 10
            return abs((1 + (frequency - velocity) * time) * exp(-frequency * time)) < limit
        }
        return Double(tenths ?? 100_000) / 10
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
