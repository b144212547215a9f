import UIKitShim

extension Arbitration {
    /// Whether the finger is well beyond the slop, so that every recognizer that follows it has begun.
    @MainActor
    var isFarGone: Bool { abs(travel) > 2 * max(slop, UIScrollView.assumedSlop) }
}

/// An arbiter's part in a touch. A class, because each copy of the engine costs code.
final class Run {
    let engine: Arbitration
    let isStrip: Bool
    /// True if the touch was left to an outer arbiter, since the card could only resist.
    let isLeftToOuter: Bool

    init(engine: Arbitration, isStrip: Bool, isLeftToOuter: Bool) {
        (self.engine, self.isStrip, self.isLeftToOuter) = (engine, isStrip, isLeftToOuter)
    }

    /// Whether the arbiter has the touch, or may still get it.
    var wantsTouch: Bool { engine.owner != .nobody && !isLeftToOuter }

    /// Whether a finger may move the card along `way`: out, which a strip does not, or farther open.
    func mayMoveCard(along way: ArbitrationPolicy.Direction) -> Bool {
        !isStrip && engine.policy.direction.contains(way)
            || engine.policy.direction.contains(way.opposite) && engine.mayOpen
    }
}
