/// A damped spring that moves a displacement from 1 to 0, solved in closed form.
///
/// More than critical damping counts as critical, as in Core Animation's springs.
struct SpringMotion: Hashable {
    /// The undamped angular frequency, in radians per second.
    let frequency: Double
    /// The damping as a share of critical damping: near 0 the spring oscillates for long, at 1 it does not. Row A12.
    let dampingRatio: Double

    private init(frequency: Double, dampingRatio: Double) {
        self.frequency = max(frequency, 0.001)
        self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    }

    init(mass: Double, stiffness: Double, damping: Double) {
        let product = max(mass * stiffness, .leastNonzeroMagnitude)
        self.init(
            frequency: (stiffness / max(mass, .leastNonzeroMagnitude)).squareRoot(),
            dampingRatio: damping / (2 * product.squareRoot()))
    }

    /// A spring whose oscillation has shrunk to a thousandth after `duration` seconds.
    init(dampingRatio: Double, duration: TimeInterval) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        let decay = ratio < 1 ? log(ratio / (Self.rest * (1 - ratio * ratio).squareRoot())) / ratio : 9.233413476
        self.init(frequency: decay / max(duration, 0.001), dampingRatio: ratio)
    }

    /// A spring that takes about `duration` seconds and overshoots by `bounce`, from −1 to 1.
    init(duration: TimeInterval, bounce: Double) {
        self.init(
            frequency: 2 * .pi / max(duration, 0.001), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Returns the displacement after `time` seconds; `velocity` is per second, towards the end.
    func displacement(after time: TimeInterval, velocity: Double) -> Double {
        let decay = dampingRatio * frequency
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let angle = swing * time
        // sin(angle) / swing, continued for a swing of 0.
        let lag = angle < 1e-4 ? time * (1 - angle * angle / 6) : sin(angle) / swing
        return exp(-decay * time) * (cos(angle) + (decay - velocity) * lag)
    }

    /// Returns the seconds until the spring counts as at rest: Core Animation's settling duration.
    func settlingDuration(velocity: Double) -> TimeInterval {
        let decay = dampingRatio * frequency
        guard dampingRatio == 1 else {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return log((1 + abs(decay - velocity) / swing) / Self.rest) / decay
        }
        var tenths = 1.0
        while abs((1 + (frequency - velocity) * tenths / 10) * exp(-frequency * tenths / 10)) >= Self.rest {
            tenths += 1
        }
        return tenths / 10
    }

    private static let rest = 0.001
}
