/// Something that costs the same each time that it is done.
///
/// `Speed` times it and `Probe` lets valgrind count it, so that both speak of the same thing.
public struct Subject: Sendable {
    public typealias Step = @MainActor () -> Void

    public let name: String
    /// Whether one time is long enough for a clock; else a thousand are timed together.
    public let isLong: Bool
    /// The number of times that valgrind counts, and then twice as many.
    public let repetitions: Int
    /// Sets the scene, and gives what is done in it again and again.
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

    /// What is timed.
    public static var timed: [Subject] { engine + touches + crowds + searches + springs + simulations + layouts }

    /// What valgrind counts beside the plays: see `peers`.
    public static var peers: [Subject] { Peer.all.map(drag(by:)) }

    /// What valgrind counts on every change: see `gate`.
    public static var gated: [Subject] {
        engine + touches + [crowd(of: 1), crowd(of: 1_000), nest(of: 1), nest(of: 10)]
            + layouts + [solvedSpring, simulation(at: 120), recorded]
    }
}
