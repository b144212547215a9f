import UIKitShim

/// Content that coasts after the lift, and passes its momentum to the card.
extension Recognition {
    func watchMomentum() {
        coast.stop()
        guard let touch, arbitration.policy.momentum != .stays, pan?.arbiter.onMomentum != nil else { return }
        coast.prepare(touch.chain, along: direction) { [weak self] depth, velocity in
            self?.arrived(at: depth, velocity: velocity, after: touch)
        }
    }

    /// Stops content that reaches its edge in the next frame, and passes its remaining velocity to the card.
    private func arrived(at depth: Int, velocity: CGFloat, after last: FollowedTouch) {
        let links = last.chain.links
        guard touch == nil, let onMomentum = pan?.arbiter.onMomentum, let container, links.indices.contains(depth),
            let scrollView = links[depth].scrollView,
            // The card around the list decides about its momentum.
            !last.finger.shared.hasArbiter(inside: container, where: { _, view in scrollView.isDescendant(of: view) })
        else { return }
        var geometries = links.map { $0.scrollView?.geometry(along: $0.course) ?? $0.geometry }
        let course = links[depth].course.on(direction.side(of: velocity))
        let edge = course.edge(of: geometries[depth])
        geometries[depth].offset = edge
        if cardNow()?.isMoving != true { _ = handle(.settled) }
        var coast = Arbitration.Coast(
            time: CACurrentMediaTime(), chain: geometries, scale: container.traitCollection.displayScale,
            velocity: velocity)
        coast.refusal = refusal(of: coast, after: last)
        // The client may have detached or disabled the arbiter: then the content keeps its momentum.
        guard isAttached else { return }
        let bounce = handle(.coasted(coast)).bounce
        guard !obeyPostponed(), isAttached, let velocity = bounce else { return }
        scrollView.comeToRest(at: ScrollHold.Place(axis: course.axis, offset: edge))
        onMomentum(velocity)
    }

    /// How the content slows down that takes the momentum of a card which the finger opens: the logarithm of its velocity's
    /// change, per second. Nil if there is none. Called at the lift.
    func findHeir() -> CGFloat? {
        heir = nil
        guard let touch, arbitration.policy.momentum == .carries, arbitration.policy.handoff.contains(.toScroll),
            let depth = arbitration.depthWithRoom(for: -1), touch.chain.links.indices.contains(depth),
            let scrollView = touch.chain.links[depth].scrollView, !scrollView.isPagingEnabled
        else { return nil }
        heir = (depth, touch.chain)
        return scrollView.coastingRate
    }

    /// Lets the content coast with the card's remaining velocity, in points per second along the direction.
    func carryOn(at velocity: CGFloat, since start: TimeInterval, shown: TimeInterval) {
        guard touch == nil, let link = heir.map({ $0.chain.links[$0.depth] }), let scrollView = link.scrollView else {
            return
        }
        heir = nil
        container?.layoutIfNeeded()
        hold.coast(scrollView, along: link.course.axis, at: velocity * link.course.pace, since: start, shown: shown)
    }

    /// Asks the client whether the card may take momentum, if nothing else refuses: a hand-off without a finger.
    private func refusal(of coast: Arbitration.Coast, after last: FollowedTouch) -> String? {
        var trial = arbitration
        guard mayBeRefused, trial.handle(.coasted(coast)).bounce != nil else { return nil }
        var attempt = attempt(at: .handoff, in: last, velocity: coast.velocity)
        attempt.location = attempt.touchDownLocation
        if case .deny(let reason) = verdict(on: attempt) { return reason }
        return nil
    }
}
