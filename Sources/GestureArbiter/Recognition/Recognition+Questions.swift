import UIKitShim

/// What UIKit asks before it gives a touch or a gesture to the pan.
extension Recognition {
    /// Whether the pan is to see the touch at all. Here the touch begins for the engine: only now can it be seen
    /// whether the content was still coasting.
    func shouldReceive(_ touch: UITouch) -> Bool {
        guard touch.type != .indirectPointer else { return false }
        if let finger, finger.isDown { return false }
        if finger != nil { wasReset() }
        guard let container else { return false }
        prepareEngine(in: container)
        guard isAttached else { return false }  // asked where it is, the client may have detached
        // Where nothing changes hands a guess about a search bar would cost the whole drag; a large title is certain.
        chain = ScrollChain(
            from: touch.view, to: container, along: direction,
            waitingFor: policy.handoff.contains(.toDrag) ? [.largeTitle, .searchBar] : .largeTitle,
            knowing: barSightings)
        finger = TrackedFinger(touch)
        ledger = Arbitration.Ledger()
        let down = touchDown(touch, in: container)
        guard isAttached else {
            endTouch()
            return false
        }
        touchAtDown = Arbitration.TouchReport(
            time: down.time, location: touch.location(in: nil), regions: down.regions)
        let actions = handle(.down(down))
        beginsAtTouchDown = actions.recognizer == .begins
        hold.prepare(chain)
        watchMomentum()
        barSightings.watch(chain)
        guard perform(actions) != .fails else {
            endTouch()
            return false
        }
        return true
    }

    private func touchDown(_ touch: UITouch, in container: UIView) -> Arbitration.Touch {
        Arbitration.Touch(
            time: touch.timestamp, chain: chain.links.map(\.geometry),
            scale: container.traitCollection.displayScale, dimension: length(of: container),
            regions: namedViews.regions(of: touch, in: container), boundRegions: namedViews.boundRegions,
            wasDecelerating: chain.scrollViews.contains(where: \.isDecelerating),
            asks: mayBeRefused ? [.claim, .stages] : .claim, caughtAt: movingTranslation?(),
            sharedSlop: sharedSlop)
    }

    /// Where scroll views go on beside the drag, it begins when they do, not before.
    private var sharedSlop: CGFloat {
        policy.handoff != .never && !chain.pannable.isEmpty ? UIScrollView.assumedSlop : 0
    }

    /// On the screen, along the direction, in points.
    private func length(of container: UIView) -> CGFloat {
        let size = container.convert(container.bounds, to: nil).size
        return direction.axis == .vertical ? size.height : size.width
    }

    /// The gate: the gesture begins only as the drag.
    var mayBegin: Bool { arbitration.owner == .drag }

    /// Scroll views under the finger go on, held; others only until the drag has the touch. What lies around the container
    /// has no claim that would be looked at: of it and the pan the first to begin has the touch.
    func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        guard arbitration.policy.handoff != .never else { return false }
        guard !chain.contains(other) else { return true }
        return arbitration.owner != .drag && isInside(other)
    }

    private func isInside(_ other: UIGestureRecognizer) -> Bool {
        guard let container else { return false }
        return other.view?.isDescendant(of: container) ?? false
    }

    /// The pans of the scroll views within the container wait for ours, where nothing is handed over; that of a
    /// container that scrolls itself waits from when it was attached to. It may be asked when the touch is under way:
    /// the policy of the touch counts.
    func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        guard arbitration.policy.handoff == .never, let scrollView = other.view as? UIScrollView, let container,
            scrollView !== container
        else { return false }
        return scrollView.panGestureRecognizer === other && scrollView.isDescendant(of: container)
    }
}
