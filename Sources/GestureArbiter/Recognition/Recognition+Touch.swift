import UIKitShim

/// One touch on its way from the pan to the engine, from its coming down to its end on whatever path.
extension Recognition {
    func trackedTouch(in touches: Set<UITouch>) -> UITouch? { finger?.touch(in: touches) }

    /// The touch has come down, and every recognizer further in has seen it.
    func began() {
        finger?.noteUnderWay()
        afterEvent { [weak self] in self?.finger?.noteUnderWay() }
    }

    /// Does it once every recognizer has seen the event, if the touch is still the same.
    func afterEvent(_ body: @escaping @MainActor () -> Void) {
        onNextTurn { [weak self, finger] in
            guard let self, let finger, self.finger?.isSame(as: finger) ?? false else { return }
            body()
        }
    }

    /// A container that scrolls itself waits for ours, as the scroll views in it do. If ours failed while it has not
    /// seen the event yet, it would begin in that event, before those in it have heard that they need not wait. When
    /// UIKit lets them know is not documented; row G18.
    var letsInnerScrollViewsGoFirst: Bool {
        guard policy.handoff == .never, let container, container is UIScrollView else { return false }
        guard let touchedView = finger?.touchedView else { return false }
        let viewsInside = sequence(first: touchedView, next: \.superview).prefix { $0 !== container }
        return viewsInside.contains { $0 is UIScrollView }
    }

    /// Whether the arbiter may still come to have the touch, or has it.
    var wantsTouch: Bool { finger != nil && arbitration.owner != .nobody }

    /// The touch moved. Offsets are read here, before any pan's action for this event.
    func moved(_ touch: UITouch) -> Arbitration.Actions.Recognizer? {
        guard let movement = finger?.movement(to: touch) else { return nil }
        hold.eventBegins()
        let isUndecided = arbitration.owner == .undecided
        for change in chain.takeChanges(along: direction, withOffsets: isUndecided) {
            perform(handle(.geometry(depth: change.depth, change.geometry)))
        }
        reportDivergence()
        let (along, across) = direction.components(of: movement)
        var move = Arbitration.Move(time: touch.timestamp, along: along, across: across)
        move.bystanders = chain.bystanders
        if case .scroll(let depth) = arbitration.owner, chain.links.indices.contains(depth),
            let scrollView = chain.links[depth].scrollView
        {
            move.observedOffset = scrollView.offset(along: chain.links[depth].course.axis)
            move.isPanning = scrollView.panGestureRecognizer.isUnderWay
        }
        let foresight = Foresight(of: move, in: self)
        let recognizer = perform(handle(.move(move)))
        self.foresight = foresight
        return recognizer
    }

    /// The engine expects that the innermost scroll view with room takes the movement. UIKit may have chosen another
    /// for the whole gesture: where the others are is said, not assumed.
    private func reportDivergence() {
        guard case .scroll(let owner) = arbitration.owner, chain.links.count > 1 else { return }
        for depth in chain.links.indices where depth != owner {
            let link = chain.links[depth]
            guard let geometry = link.scrollView?.geometry(along: link.course) else { continue }
            guard abs(geometry.offset - arbitration.heldOffset(at: depth)) > 0.5 else { continue }
            perform(handle(.geometry(depth: depth, geometry)))
        }
    }

    func lifted(_ touch: UITouch) {
        hold.eventBegins()
        perform(handle(.up(time: touch.timestamp)))
    }

    func cancelled(_ touch: UITouch) { perform(handle(.cancel(time: touch.timestamp))) }

    /// The pan is done with the touch, on whatever path.
    ///
    /// What the client was told of has its end by now; what UIKit never confirmed is forgotten.
    func wasReset() {
        if outbox.isDragOpen {
            perform(handle(.cancel(time: finger?.lastTime ?? 0)))
            deliver()
        }
        endTouch()
    }

    func endTouch() {
        finger = nil
        hold.touchEnded()
        beginsAtTouchDown = false
        _ = handle(.cancel(time: 0))
        discardUnconfirmed()
        renewPanIfNeeded()
    }
}
