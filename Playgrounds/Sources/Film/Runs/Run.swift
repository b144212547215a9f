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

    package init(
        stroke: String, startOffset: CGFloat, policy: String, scene: String, moments: [Moment], shots: [Shot],
        decisions: [DecisionLine], liftTime: TimeInterval, isDismissed: Bool
    ) {
        self.stroke = stroke
        self.startOffset = startOffset
        self.policy = policy
        self.scene = scene
        self.moments = moments
        self.shots = shots
        self.decisions = decisions
        self.liftTime = liftTime
        self.isDismissed = isDismissed
    }

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

    package init(time: TimeInterval, from: String, to: String, reason: String) {
        self.time = time
        self.from = from
        self.to = to
        self.reason = reason
    }
}
