extension TouchScript {
    /// Checks that the script can be played. Throws for a script without fingers, a finger without samples, times that
    /// decrease, and numbers that are not finite.
    public func validate() throws(LoadingError) {
        try validate(file: "", stroke: nil)
    }

    func validate(file: String, stroke: String?) throws(LoadingError) {
        guard !fingers.isEmpty else { throw LoadingError(file: file, stroke: stroke, problem: .noStrokes) }
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
        return time < earlier ? .timeGoesBack(from: earlier, to: time) : nil
    }
}
