/// A piece of work that costs the same each time.
///
/// `Speed` times it and `Probe` lets valgrind count it, so both measure the same work.
public struct Subject: Sendable {
    public typealias Step = @MainActor () -> Void

    public let name: String
    /// Whether one run is long enough for a clock; otherwise a thousand are timed together.
    public let isLong: Bool
    /// The number of runs that valgrind counts; it then counts twice as many.
    public let repetitions: Int
    /// Builds the scene, and returns the work to repeat in it.
    public let prepare: @MainActor @Sendable () -> Step

    init(
        _ name: String, isLong: Bool = false, repetitions: Int = 200,
        _ prepare: @escaping @MainActor @Sendable () -> Step
    ) {
        self.name = name
        self.isLong = isLong
        self.repetitions = repetitions
        self.prepare = prepare
    }

    /// The subjects that `Speed` times.
    public static var timed: [Subject] { engine + touches + crowds + searches + springs + simulations + layouts }

    /// The subjects that valgrind counts besides the plays: see `peers`.
    public static var peers: [Subject] { Peer.all.map(drag(by:)) }

    /// The subjects that valgrind counts on every change: see `gate`.
    public static var gated: [Subject] {
        engine + touches + [crowd(of: 1), crowd(of: 1_000), nest(of: 1), nest(of: 10)]
            + layouts + [solvedSpring, simulation(at: 120), recorded]
    }
}
