import Foundation

extension Spring {
    /// The displacement from the target after `time` seconds, in points.
    ///
    /// - Parameters:
    ///   - time: Seconds since release; a negative one counts as 0.
    ///   - displacement: The displacement at release, in points.
    ///   - velocity: The velocity at release, in points per second.
    ///
    /// A displacement or velocity that is not finite counts as 0.
    public func position(
        after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0
    ) -> CGFloat {
        let basis = basis(at: max(time, 0))
        let (x, v) = (displacement.finiteOrZero, velocity.finiteOrZero)
        return CGFloat(x * basis.even + (v + decay * x) * basis.odd)
    }

    /// The velocity after `time` seconds, in points per second; the derivative of
    /// ``position(after:from:velocity:)``.
    public func velocity(
        after time: TimeInterval, from displacement: CGFloat, velocity: CGFloat = 0
    ) -> CGFloat {
        let basis = basis(at: max(time, 0))
        let (x, v) = (displacement.finiteOrZero, velocity.finiteOrZero)
        return CGFloat(v * basis.even - (decay * v + stiffness / mass * x) * basis.odd)
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

extension Spring {
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

extension CGFloat {
    /// The number, or 0: a view that was not laid out must not put NaN on the screen.
    var finiteOrZero: Double { isFinite ? Double(self) : 0 }
}
