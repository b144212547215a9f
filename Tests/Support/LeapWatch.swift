import HeadlessUIKit

/// A finger on a card or a panel, and how far the card's edge has leapt: how much further than the finger, or a spring,
/// moves it in a frame.
@MainActor
public final class LeapWatch {
    /// Points.
    public private(set) var leap: CGFloat = 0
    private let stage: Stage
    private let lead: CGFloat
    private let edge: @MainActor () -> CGFloat
    private var last: CGFloat

    /// - Parameters:
    ///   - lead: What a list's own slop may add to the finger's movement, in points.
    ///   - edge: The visible place of the edge; not finite if there is none.
    public init(on stage: Stage, lead: CGFloat, edge: @escaping @MainActor () -> CGFloat) {
        (self.stage, self.lead, self.edge) = (stage, lead, edge)
        last = edge()
    }

    /// Moves a finger in steps of at most 4 pt, one in each frame, and lets go. Unless it is flung, the finger holds
    /// until it has no velocity.
    public func drag(from y: CGFloat, by distance: CGFloat, isFlung: Bool = false) {
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        let count = Int((abs(distance) / 4).rounded(.up))
        for _ in 0..<count {
            finger.move(by: CGVector(dx: 0, dy: distance / CGFloat(count)), over: 1.0 / 120)
            look(atMost: 4 + lead)
        }
        if !isFlung { finger.hold(for: 0.15) }
        look(atMost: 4 + lead)
        finger.lift()
        settle()
    }

    /// Checks every frame until everything is at rest.
    public func settle() {
        for _ in 0..<180 {
            stage.advanceFrame()
            look(atMost: 40)
        }
        stage.settle()
    }

    private func look(atMost step: CGFloat) {
        let now = edge()
        if now.isFinite, last.isFinite { leap = max(leap, abs(now - last) - step) }
        last = now
    }
}
