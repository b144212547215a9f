@preconcurrency import Benchmark
import Subjects

/// The benchmarks of `swift package benchmark`.
let benchmarks: @Sendable () -> Void = {
    for subject in Subject.timed { time(subject) }
    measureMemory()
}

/// Builds the scene before the clock starts, and removes it after the clock has stopped.
func time(_ subject: Subject) {
    let scene = Scene(subject)
    Benchmark(
        subject.name,
        configuration: .init(
            metrics: [.wallClock], warmupIterations: 100, scalingFactor: subject.isLong ? .one : .kilo,
            maxDuration: .seconds(2)),
        closure: { @MainActor (benchmark: Benchmark) async in
            // Do not measure the switch to the main actor.
            benchmark.startMeasurement()
            scene.play(benchmark.scaledIterations.count)
            benchmark.stopMeasurement()
        },
        setup: { await scene.set() },
        teardown: { await scene.strike() })
}

/// A subject's scene, on the main actor.
@MainActor
final class Scene {
    private let subject: Subject
    private var step: Subject.Step?

    nonisolated init(_ subject: Subject) { self.subject = subject }

    func set() { step = subject.prepare() }
    func strike() { step = nil }

    func play(_ count: Int) {
        guard let step else { preconditionFailure("No scene is set: this measures nothing.") }
        for _ in 0..<count { step() }
    }
}
