import GestureArbiter
import UIKitShim

/// One finger's hold of the card, from where it took it. Pulls are the finger's way in points from rest.
struct Grip {
    /// What the finger has pulled by now.
    private(set) var pull: CGFloat
    private let start: CGFloat
    private let startTime: TimeInterval
    /// Whether the card was on its way out when it was caught; nil if it was not caught in motion.
    private let wasLeaving: Bool?
    /// Nil where the card just follows.
    private let band: Motion.RubberBand?
    /// The farthest from the start.
    private var reach: CGFloat = 0

    /// Longer touches mean to hold: a guess. In seconds.
    private static let longestTap: TimeInterval = 0.3

    init(at pull: CGFloat, of motion: CardMotion, resists: Bool, time: TimeInterval) {
        (self.pull, start, startTime) = (pull, pull, time)
        wasLeaving = motion.isFlying ? motion.isLeaving : nil
        band = resists ? Motion.RubberBand(dimension: motion.distance) : nil
    }

    mutating func move(to pull: CGFloat) {
        self.pull = pull
        reach = max(reach, abs(pull - start))
    }

    var resists: Bool { band != nil }

    /// Where the card shows: where a free one would, `free(pull)`; one that resists does so from where it was taken, and
    /// not twice.
    func shown(_ free: (CGFloat) -> CGFloat) -> CGFloat {
        let origin = max(start, 0)
        guard let band, pull > origin else { return free(pull) }
        return min(free(pull), free(origin) + band.stretch(for: pull - origin))
    }

    /// Where a card goes that was only tapped as it went by: on. Nil for what was more than a tap.
    func courseAfterTap(within slop: CGFloat, at time: TimeInterval) -> ReleaseRule.Target? {
        guard let wasLeaving, reach <= slop, time - startTime < Self.longestTap else { return nil }
        return wasLeaving ? .away : .rest
    }
}
