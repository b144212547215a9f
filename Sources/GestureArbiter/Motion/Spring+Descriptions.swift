import Foundation

/// The ways in which frameworks describe a spring.
extension Spring {
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
