import UIKitShim

/// Follows the scrolling of a trackpad, if the policy says so. UIKit reports no touches: it asks whether the pan may begin,
/// and then sends the pan's actions, before or after those of the lists' pans.
extension Recognition {
    /// The scrolling that the policy lets drag.
    static func scrollTypes(of policy: ArbitrationPolicy) -> UIScrollTypeMask {
        policy.followsTrackpad ? .continuous : []
    }

    /// Whether the pan begins as a trackpad scrolls: the drag has the scrolling, or may still get it.
    func scrollMayBegin(by pan: ArbitratedPan) -> Bool {
        guard let window = container?.window else { return false }
        if !isScrolled { SharedTouch(at: pan.location(in: nil), in: window).begin() }
        return isScrolled && scroll(to: pan.translation(in: window)) != .fails && arbitration.isDeciding
    }

    fileprivate func beginScroll(_ shared: SharedTouch) {
        guard policy.followsTrackpad, !isStrip, isAttached, pan?.state == .possible, touch?.finger.isDown != true else {
            return
        }
        letTouchGo()
        _ = begin(nil, as: TrackedFinger(on: shared, isScrolled: true))
    }

    /// Follows the scrolling before the pan's action is carried out.
    func followScroll(by pan: ArbitratedPan) {
        switch pan.state {
        case .began, .changed, .ended:
            driveScrolledList()
            if scroll(to: pan.translation(in: container?.window)) == .fails { return pan.stop() }
            guard pan.state == .ended else { return }
            let time = CACurrentMediaTime()
            witness?.scrollChanges(to: touch?.finger.location ?? .zero, time: time, isOver: true)
            lift(at: time)
        case .possible, .cancelled, .failed: break
        @unknown default: break
        }
    }

    /// Moves the list itself once its pan is under way, which may act before the engine has decided. Content that pages or
    /// snaps moves by its own pan.
    private func driveScrolledList() {
        guard let touch, !touch.isDriving, case .scroll = arbitration.owner, touch.chain.isPanningDrivable else {
            return
        }
        touch.isDriving = true
        hold.drive()
    }

    private func scroll(to translation: CGPoint) -> Arbitration.Actions.Recognizer? {
        guard let touch else { return nil }
        let movement = touch.finger.movement(to: translation, at: CACurrentMediaTime())
        guard movement != .zero else { return nil }
        witness?.scrollChanges(to: touch.finger.location, time: touch.finger.lastTime, isOver: false)
        return follow(movement)
    }
}

extension SharedTouch {
    /// Begins for all arbiters that follow it, the innermost first, since each one's claim depends on the others'.
    fileprivate func begin() {
        for case let pan as ArbitratedPan in scrolledPans(ofArbiters: true) { pan.recognition.beginScroll(self) }
    }
}
