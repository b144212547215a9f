import HeadlessUIKit

/// What follows from a run's moments and decisions.
extension Run {
    /// When a finger was down, in seconds since touch-down.
    package var touches: [ClosedRange<TimeInterval>] {
        let stretches = moments.split { $0.finger == nil }
        return stretches.compactMap { stretch in
            guard let first = stretch.first, let last = stretch.last else { return nil }
            return first.time...last.time
        }
    }

    /// How fast something moved, in points per second: from each moment to the next one, told at the middle between.
    package func velocities(of value: KeyPath<Moment, CGFloat>) -> [(time: TimeInterval, value: CGFloat)] {
        // What is closer than a millisecond is one event in two parts.
        var kept: [Moment] = []
        for moment in moments where moment.time - (kept.last?.time ?? -1) > 0.001 { kept.append(moment) }
        return zip(kept, kept.dropFirst()).map { earlier, later in
            let way = later[keyPath: value] - earlier[keyPath: value]
            return ((earlier.time + later.time) / 2, way / (later.time - earlier.time))
        }
    }

    /// Who owned the touches, and when.
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
