import UIKitShim

/// Content that comes to its edge by itself, after the finger.
extension Recognition {
    /// Momentum is watched where the policy gives it to the card and somebody moves the card by it.
    func watchMomentum() {
        coast.stop()
        guard arbitration.policy.momentum == .bounces, onMomentum != nil else { return }
        coast.prepare(chain) { [weak self, finger] depth, velocity in
            self?.arrived(at: depth, velocity: velocity, setGoingBy: finger)
        }
    }

    /// Content comes to its edge in the next frame: it stops there, and what velocity is left is the card's.
    private func arrived(at depth: Int, velocity: CGFloat, setGoingBy lastFinger: TrackedFinger?) {
        guard finger == nil, let onMomentum, let container, chain.links.indices.contains(depth),
            let scrollView = chain.links[depth].scrollView
        else { return }
        var geometries = chain.links.map { $0.scrollView?.geometry(along: $0.course) ?? $0.geometry }
        let course = chain.links[depth].course
        let edge = course.edge(of: geometries[depth])
        geometries[depth].offset = edge
        if movingTranslation?() == nil { _ = handle(.settled) }
        var coast = Arbitration.Coast(
            time: CACurrentMediaTime(), chain: geometries, scale: container.traitCollection.displayScale,
            velocity: velocity)
        coast.refusal = refusal(of: coast, setGoingBy: lastFinger)
        // Asked, the client may have detached or switched off: the content keeps its momentum.
        guard isAttached else { return }
        let bounce = handle(.coasted(coast)).bounce
        guard !obeyPostponed(), isAttached, let velocity = bounce else { return }
        scrollView.comeToRest(at: ScrollHold.Place(axis: course.axis, offset: edge))
        onMomentum(velocity)
    }

    /// Momentum that the card takes is a hand-off whose finger has left: the client may refuse it, and is asked last.
    private func refusal(of coast: Arbitration.Coast, setGoingBy lastFinger: TrackedFinger?) -> String? {
        var trial = arbitration
        guard mayBeRefused, trial.handle(.coasted(coast)).bounce != nil else { return nil }
        let attempt = attempt(
            at: .handoff, location: lastFinger?.location ?? .zero, velocity: coast.velocity, by: lastFinger)
        return Arbitration.Answer(verdict(on: attempt)).refusal
    }
}
