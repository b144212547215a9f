extension TouchScript {
    /// The samples of a trembling finger per second.
    static let tremblesPerSecond: Double = 120
    /// The longest recorded step, in points, that counts as trembling: two pixels of the recording screen.
    private static let longestTremble: CGFloat = 0.6

    /// The successive offsets of a trembling finger: the shortest steps of the recorded strokes in order, and back
    /// again.
    private static let tremblingPlaces: [CGVector] = {
        var steps: [CGVector] = []
        for track in recorded.flatMap(\.fingers) {
            for (one, next) in zip(track.samples, track.samples.dropFirst()) {
                let step = CGVector(dx: onGrid(next.x - one.x), dy: onGrid(next.y - one.y))
                let length = hypot(step.dx, step.dy)
                if length > 0, length < longestTremble { steps.append(step) }
            }
        }
        let back = steps.reversed().map { CGVector(dx: -$0.dx, dy: -$0.dy) }
        var place = CGVector.zero
        return (steps + back).map { step in
            place = CGVector(dx: onGrid(place.dx + step.dx), dy: onGrid(place.dy + step.dy))
            return place
        }
    }()

    /// Returns the offset of a trembling finger, in points, this many seconds after it stopped.
    static func tremble(after seconds: TimeInterval) -> CGVector {
        let number = Int(nearestTo: (seconds * tremblesPerSecond).rounded())
        guard number > 0, !tremblingPlaces.isEmpty else { return .zero }
        return tremblingPlaces[(number - 1) % tremblingPlaces.count]
    }
}

extension TouchScript.Sample {
    /// Returns the samples of a finger that trembles here for this many seconds; the last one is at their end.
    func tremble(for seconds: TimeInterval) -> [Self] {
        let count = Int(nearestTo: (seconds * TouchScript.tremblesPerSecond - 1e-6).rounded(.down))
        var samples = (0..<max(count, 0)).map { index in
            let elapsed = Double(index + 1) / TouchScript.tremblesPerSecond
            let way = TouchScript.tremble(after: elapsed)
            return Self(time: onGrid(seconds: time + elapsed), x: onGrid(x + way.dx), y: onGrid(y + way.dy))
        }
        var last = samples.last ?? self
        last.time = onGrid(seconds: time + seconds)
        samples.append(last)
        return samples
    }
}
