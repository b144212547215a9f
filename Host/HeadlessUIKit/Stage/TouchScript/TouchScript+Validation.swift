extension TouchScript {
    /// The most that a script may have: 600 seconds, 100,000 points to either side, 20 fingers. A script beyond that is
    /// a mistake, and would play for minutes.
    static let limits = (seconds: 600.0, points: 100_000.0, fingers: 20)

    /// Checks that the script can be played. Throws for a script without fingers or with more than 20, a finger without
    /// samples, times that decrease or are later than 600 seconds, places farther than 100,000 points from the origin,
    /// and numbers that are not finite.
    public func validate() throws(LoadingError) {
        try validate(file: "", stroke: nil)
    }

    func validate(file: String, stroke: String?) throws(LoadingError) {
        guard !fingers.isEmpty else { throw LoadingError(file: file, stroke: stroke, problem: .noStrokes) }
        guard fingers.count <= Self.limits.fingers else {
            let problem = LoadingError.Problem.beyond(
                "\(fingers.count) fingers", most: "\(Self.limits.fingers) fingers")
            throw LoadingError(file: file, stroke: stroke, problem: problem)
        }
        for (index, track) in fingers.enumerated() {
            let finger = fingers.count > 1 ? index + 1 : nil
            guard !track.samples.isEmpty else {
                throw LoadingError(file: file, stroke: stroke, finger: finger, problem: .noSamples)
            }
            var time = 0.0
            for (number, sample) in track.samples.enumerated() {
                guard let problem = sample.problem(after: time) else {
                    time = sample.time
                    continue
                }
                throw LoadingError(file: file, stroke: stroke, finger: finger, sample: number + 1, problem: problem)
            }
        }
    }
}

extension TouchScript.Sample {
    fileprivate func problem(after earlier: TimeInterval) -> TouchScript.LoadingError.Problem? {
        guard time.isFinite, x.isFinite, y.isFinite else { return .notFinite }
        if time < earlier { return .timeGoesBack(from: earlier, to: time) }
        let limits = TouchScript.limits
        if time > limits.seconds { return .beyond("\(time) s", most: "\(limits.seconds) s") }
        guard let far = [x, y].first(where: { abs($0) > limits.points }) else { return nil }
        return .beyond("\(far) pt", most: "\(limits.points) pt to either side")
    }
}
