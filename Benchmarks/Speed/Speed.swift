@preconcurrency import Benchmark
import Subjects

/// What `swift package benchmark` runs.
let benchmarks: @Sendable () -> Void = {
    for subject in Subject.timed { time(subject) }
    measureMemory()
}

/// The scene is set before the clock runs, and struck when it stops.
func time(_ subject: Subject) {
    let scene = Scene(subject)
    Benchmark(
        subject.name,
        configuration: .init(
            metrics: [.wallClock], warmupIterations: 100, scalingFactor: subject.isLong ? .one : .kilo,
            maxDuration: .seconds(2)),
        closure: { @MainActor (benchmark: Benchmark) async in
            // The way to the main actor is not the subject's.
            benchmark.startMeasurement()
            scene.play(benchmark.scaledIterations.count)
            benchmark.stopMeasurement()
        },
        setup: { await scene.set() },
        teardown: { await scene.strike() })
}

/// A subject's scene, where views live.
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
