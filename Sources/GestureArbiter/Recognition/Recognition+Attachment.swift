import UIKitShim

/// How the pan comes onto its view, and off it.
extension Recognition {
    func install(on container: UIView, keeping arbiter: GestureArbiter) {
        precondition(
            !(container.gestureRecognizers ?? []).contains { $0 is ArbitratedPan },
            "\(type(of: container)) has a GestureArbiter already. Detach it first, or change its policy.")
        let pan = ArbitratedPan(recognition: self, arbiter: arbiter)
        pan.delegate = gate
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = []  // a wheel and a trackpad scroll; they drag nothing
        action.add(to: pan)
        container.addGestureRecognizer(pan)
        self.pan = pan
        requireFailureOnScrollView()
    }

    /// A hand-off of `.never` lets the scroll view wait for ours, so that the two never move in one touch.
    private func requireFailureOnScrollView() {
        guard policy.handoff == .never, let pan, let scrollView = container as? UIScrollView else { return }
        scrollView.panGestureRecognizer.require(toFail: pan)
    }

    func renewPanIfNeeded() {
        guard needsNewPan else { return }
        needsNewPan = false
        guard let old = pan, let container, container is UIScrollView, old.view === container else { return }
        onNextTurn(of: container) { [weak self] in
            guard let self, let pan = self.pan, pan === old, pan.view === container else { return }
            let isEnabled = pan.isEnabled
            pan.isEnabled = false
            container.removeGestureRecognizer(pan)
            self.install(on: container, keeping: pan.arbiter)
            self.pan?.isEnabled = isEnabled
        }
    }

    func cancel() {
        guard let pan else { return }
        if pan.isEnabled {
            pan.isEnabled = false
            pan.isEnabled = true
        }
        wasReset()
    }

    func detach() {
        noteDetached()
        guard let pan else { return }
        pan.isEnabled = false
        wasReset()
        hold.release()
        coast.stop()
        barSightings.stop()
        onDetach?()
        pan.view?.removeGestureRecognizer(pan)
    }

    /// Whether a touch may be ours: the pan is on its view, and switched on.
    var isAttached: Bool {
        guard let pan, let container else { return false }
        return pan.isEnabled && pan.view === container
    }

    /// The pan is done with its touch. Where no finger is left, and on a view of another's, nothing will coast for us.
    func panWasReset() {
        let isDown = finger?.isDown ?? false
        wasReset()
        guard !isDown || !isAttached else { return }
        coast.stopIfIdle()
        barSightings.stopIfIdle()
    }

    /// The pan has gone without being detached. There may be another by now.
    func panIsGone() {
        guard pan == nil else { return }
        wasReset()
        coast.stop()
        barSightings.stop()
    }
}
