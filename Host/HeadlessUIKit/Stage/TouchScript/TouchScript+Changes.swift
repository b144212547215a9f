extension TouchScript {
    /// The axis across which a script is mirrored.
    public enum Mirror: Hashable, Sendable {
        /// An axis across which left becomes right.
        case leftToRight
        /// An axis across which up becomes down.
        case upToDown
    }

    /// Returns the script, moved so that the first finger touches down at `location`.
    public func moved(soThatFirstSampleIsAt location: CGPoint) -> TouchScript {
        guard let first = fingers.first?.samples.first else { return self }
        return mappingSamples { sample in
            Sample(
                time: sample.time, x: onGrid(sample.x + location.x - first.x),
                y: onGrid(sample.y + location.y - first.y))
        }
    }

    /// Returns the script mirrored about the place where its first finger touches down.
    public func mirrored(_ mirror: Mirror) -> TouchScript {
        guard let first = fingers.first?.samples.first else { return self }
        return mappingSamples { sample in
            switch mirror {
            case .leftToRight: Sample(time: sample.time, x: onGrid(2 * first.x - sample.x), y: sample.y)
            case .upToDown: Sample(time: sample.time, x: sample.x, y: onGrid(2 * first.y - sample.y))
            }
        }
    }

    /// The script played backward: every finger moves back at the same speed.
    public var reversed: TouchScript {
        let end = duration
        var script = self
        for index in fingers.indices {
            script.fingers[index].samples = fingers[index].samples.reversed().map { sample in
                Sample(time: onGrid(seconds: end - sample.time), x: sample.x, y: sample.y)
            }
        }
        return script
    }

    /// Returns the script whose fingers continue with the movements of `next` instead of lifting.
    ///
    /// The first sample of `next` coincides with the last of this script. Both need the same number of fingers.
    public func followed(by next: TouchScript) -> TouchScript {
        precondition(
            fingers.count == next.fingers.count,
            """
            "\(name)" has \(fingers.count) fingers and cannot be followed by "\(next.name)", which has \
            \(next.fingers.count). Compose scripts of as many fingers.
            """)
        var script = self
        for (index, track) in next.fingers.enumerated() {
            script.fingers[index] = fingers[index].followed(by: track)
        }
        return script
    }

    /// Returns the script with another name.
    public func named(_ name: String) -> TouchScript {
        TouchScript(name: name, fingers: fingers)
    }

    private func mappingSamples(_ change: (Sample) -> Sample) -> TouchScript {
        var script = self
        for index in fingers.indices { script.fingers[index].samples = fingers[index].samples.map(change) }
        return script
    }
}

extension TouchScript.Track {
    fileprivate func followed(by next: Self) -> Self {
        guard let end = samples.last, let start = next.samples.first else {
            return Self(samples: samples + next.samples, ends: next.ends)
        }
        let continued = next.samples.dropFirst().map { sample in
            TouchScript.Sample(
                time: onGrid(seconds: sample.time - start.time + end.time), x: onGrid(sample.x - start.x + end.x),
                y: onGrid(sample.y - start.y + end.y))
        }
        return Self(samples: samples + continued, ends: next.ends)
    }
}

/// Rounds to a thousandth of a point: finer than any screen, and free of rounding errors in sums.
func onGrid(_ points: CGFloat) -> CGFloat {
    (points * 1000).rounded() / 1000
}

/// Rounds to a microsecond, for the same reason.
func onGrid(seconds: TimeInterval) -> TimeInterval {
    (seconds * 1_000_000).rounded() / 1_000_000
}
