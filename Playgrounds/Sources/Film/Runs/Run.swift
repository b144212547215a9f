import HeadlessUIKit

/// One stroke, played with one policy from one start offset, with everything that films and reports show of it.
package struct Run: Hashable, Sendable {
    /// The stroke's name.
    package var stroke: String
    /// The distance that the list was scrolled at touch-down, in points.
    package var startOffset: CGFloat
    /// The policy's name.
    package var policy: String
    /// The scene's name.
    package var scene: String
    /// Every event and every frame since touch-down, in order.
    package var moments: [Moment]
    /// The moments that are shown, in order.
    package var shots: [Shot]
    /// The arbiter's decisions, oldest first.
    package var decisions: [DecisionLine]
    /// Seconds from touch-down until the last finger left.
    package var liftTime: TimeInterval
    /// True if the card has left for good.
    package var isDismissed: Bool

    /// The moment at which the last finger left.
    package var atLift: Moment { moments.last { $0.finger != nil } ?? Moment() }
    /// The moment at which everything has come to rest.
    package var settled: Moment { moments.last ?? Moment() }

    /// Returns the distance of the finger from where it touched down, in points; nil once it has left.
    func fingerWay(_ moment: Moment) -> CGFloat? {
        guard let start = moments.first?.finger, let finger = moment.finger else { return nil }
        return finger.y - start.y
    }

    /// The owners of the touch, in turn: "scroll, drag".
    package var owners: [String] {
        decisions.filter { $0.from != $0.to }.map(\.to).filter { $0 != "nobody" }
    }

    /// The number of times that the touch went from one owner to another.
    package var handoffs: Int { max(owners.count - 1, 0) }
}

/// A decision, with the parts that films and reports show of it.
package struct DecisionLine: Hashable, Sendable {
    /// Seconds since touch-down.
    package var time: TimeInterval
    /// The owner before, in the arbiter's words.
    package var from: String
    /// The owner now.
    package var to: String
    /// The reason, with the numbers.
    package var reason: String
}

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
