/// The translation and velocity of the centroid of several fingers. They do not jump when fingers are added or lifted.
@MainActor struct PanTrack {
    private struct Sample {
        var time: TimeInterval
        var position: CGPoint
    }

    /// The displacement since the attempt started, in window points.
    private(set) var displacement = CGPoint.zero
    private(set) var translation = CGPoint.zero
    private var last: [(touch: UITouch, position: CGPoint)] = []
    /// The newest four positions of `displacement`: three velocities.
    private var samples: [Sample] = []

    var lastSampleTime: TimeInterval? { samples.last?.time }

    mutating func add(_ touch: UITouch) {
        if samples.isEmpty { samples = [Sample(time: touch.timestamp, position: .zero)] }
        last.append((touch, touch.position))
    }

    /// Restarts at the fingers' current places.
    mutating func restart() {
        let touches = last.map(\.touch)
        self = PanTrack()
        for touch in touches { add(touch) }
    }

    mutating func remove(_ touch: UITouch) { last.removeAll { $0.touch === touch } }

    /// Adds the movement of the fingers since the last call, each by its share.
    mutating func absorb(at time: TimeInterval) -> Bool {
        var sum = CGPoint.zero
        for index in last.indices {
            sum = sum + (last[index].touch.position - last[index].position)
            last[index].position = last[index].touch.position
        }
        guard sum != .zero else { return false }
        let step = CGPoint(x: sum.x / CGFloat(last.count), y: sum.y / CGFloat(last.count))
        displacement = displacement + step
        translation = translation + step
        note(Sample(time: time, position: displacement))
        return true
    }

    /// Ignores the movement since the last call.
    mutating func skip() {
        for index in last.indices { last[index].position = last[index].touch.position }
    }

    /// Starts to count the translation, without the slop, axis by axis.
    mutating func begin(omitting slop: CGFloat) {
        let omitted = CGPoint(
            x: copysign(min(abs(displacement.x), slop), displacement.x),
            y: copysign(min(abs(displacement.y), slop), displacement.y))
        translation = displacement - omitted
    }

    mutating func setTranslation(_ value: CGPoint) {
        translation = value
        samples = samples.suffix(1)
    }

    /// Returns the velocity in points per second, in the window.
    func velocity(_ smoothing: Assumptions.VelocitySmoothing) -> CGPoint {
        let velocities = zip(samples, samples.dropFirst()).map { one, next in
            let seconds = CGFloat(next.time - one.time)
            let step = next.position - one.position
            return CGPoint(x: step.x / seconds, y: step.y / seconds)
        }
        guard let newest = velocities.last else { return .zero }
        switch smoothing {
        case .lastTwoSamples: return newest
        case .weightedThree:
            let weighted = zip([0.05, 0.35, 0.6] as [CGFloat], velocities.reversed())
            let total = weighted.reduce(0) { $0 + $1.0 }
            let sum = weighted.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
            return CGPoint(x: sum.x / total, y: sum.y / total)
        }
    }

    /// Adds a sample, or replaces the last one if it has the same time.
    private mutating func note(_ sample: Sample) {
        if let newest = samples.last, sample.time - newest.time < Assumptions.timeTolerance, samples.count > 1 {
            samples[samples.count - 1].position = sample.position
        } else if samples.isEmpty || sample.time - samples[samples.count - 1].time >= Assumptions.timeTolerance {
            if samples.count == 4 { samples.removeFirst() }
            samples.append(sample)
        }
    }
}
