import HeadlessUIKit

/// Facts that follow from a run's moments and decisions.
extension Run {
    /// The spans of time in which a finger was down, in seconds since touch-down.
    package var touches: [ClosedRange<TimeInterval>] {
        let stretches = moments.split { $0.finger == nil }
        return stretches.compactMap { stretch in
            guard let first = stretch.first, let last = stretch.last else { return nil }
            return first.time...last.time
        }
    }

    /// The last second that is shown: late enough for the outcome of the release, though a scroll may coast for seconds
    /// more.
    package var lastSecondShown: TimeInterval {
        max(min(settled.time, max(liftTime * 1.5, liftTime + 0.2)), 0.05)
    }

    /// Returns the speeds of a value on the screen, in points per second: from each frame to the next, at the middle
    /// between them.
    package func velocities(of value: KeyPath<Moment, CGFloat>) -> [(time: TimeInterval, value: CGFloat)] {
        let frames = moments.filter(\.isFrame)
        return zip(frames, frames.dropFirst()).map { earlier, later in
            let way = later[keyPath: value] - earlier[keyPath: value]
            return ((earlier.time + later.time) / 2, way / (later.time - earlier.time))
        }
    }

    /// The owners of the touches, each with its span of time.
    var ownerSpans: [OwnerSpan] {
        var spans = [OwnerSpan(owner: decisions.first?.from ?? "undecided", start: 0, end: liftTime)]
        for decision in decisions where decision.from != decision.to && decision.time < liftTime {
            spans[spans.count - 1].end = decision.time
            spans.append(OwnerSpan(owner: decision.to, start: decision.time, end: liftTime))
        }
        return spans.filter { $0.owner != "nobody" }
    }

    struct OwnerSpan {
        var owner: String
        var start: TimeInterval
        var end: TimeInterval
    }
}
