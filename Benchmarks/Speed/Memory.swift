@preconcurrency import Benchmark
import Heap
import Subjects

/// Measures the heap that an hour of simulated dragging leaves, beyond what its first minute leaves.
func measureMemory() {
    let minute = BenchmarkMetric.custom("heap after a minute, bytes", useScalingFactor: false)
    let growth = BenchmarkMetric.custom("heap growth in the hour, bytes", useScalingFactor: false)
    Benchmark(
        "memory: an hour of dragging at 60 Hz",
        configuration: .init(metrics: [.wallClock, minute, growth], warmupIterations: 0, maxIterations: 1),
        closure: { benchmark in
            let (first, last) = await heapOfAnHour()
            benchmark.measurement(minute, first)
            benchmark.measurement(growth, last - first)
        })
}

@MainActor
private func heapOfAnHour() -> (afterMinute: Int, afterHour: Int) {
    let use = LongUse(framesPerSecond: 60)
    while use.time < 60 { use.stroke() }
    let first = Int(heapInUse())
    while use.time < 3_600 { use.stroke() }
    return (first, Int(heapInUse()))
}
