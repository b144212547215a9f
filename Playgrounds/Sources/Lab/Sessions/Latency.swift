/// The times that the latest answers took.
package struct Latency: Sendable {
    /// In milliseconds.
    package struct Summary: Hashable, Sendable {
        package var median = 0.0
        /// The time that 95 of 100 answers did not exceed.
        package var high = 0.0
        package var count = 0
    }

    private static let window = 500
    private var latest: [Double] = []
    private var count = 0
    package private(set) var summary = Summary()

    package init() {}

    package mutating func add(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        if latest.count < Self.window {
            latest.append(milliseconds)
        } else {
            latest[count % Self.window] = milliseconds
        }
        count += 1
        // Sorting at each event would distort what is measured.
        if count < 20 || count.isMultiple(of: 20) { summarize() }
    }

    private mutating func summarize() {
        let sorted = latest.sorted()
        summary = Summary(
            median: sorted[sorted.count / 2], high: sorted[min(sorted.count - 1, sorted.count * 95 / 100)], count: count
        )
    }
}
