import UIKitShim

/// The arbiter's ticket into UIKit's arbitration.
///
/// It decides nothing: it passes the touches on, and takes the states that the engine gives it. The superclass sees a
/// movement only once the engine has begun, so that UIKit's own slop can never begin before.
final class ArbitratedPan: UIPanGestureRecognizer {
    private let recognition: Recognition
    /// Kept here, and so by the view: nobody else has to.
    let arbiter: GestureArbiter

    init(recognition: Recognition, arbiter: GestureArbiter) {
        self.recognition = recognition
        self.arbiter = arbiter
        super.init(target: nil, action: nil)
    }

    deinit { onMain { [recognition] in recognition.obey(.gone) } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        recognition.noteTouchDown()
        if recognition.beginsAtTouchDown, state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = recognition.trackedTouch(in: touches) else { return super.touchesMoved(touches, with: event) }
        switch recognition.follow(touch) {
        case .fails where recognition.letsInnerScrollViewsGoFirst:
            recognition.afterEvent { [weak self] in
                if let self, self.state == .possible { self.state = .failed }
            }
        case .fails:
            state = .failed
        case .begins:
            super.touchesMoved(touches, with: event)
            if state == .possible { state = .began }
        case nil:
            if state != .possible { super.touchesMoved(touches, with: event) }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = recognition.trackedTouch(in: touches) { recognition.lift(touch) }
        super.touchesEnded(touches, with: event)
        switch state {
        case .possible: state = .failed
        case .began, .changed: state = .ended
        case .ended, .cancelled, .failed: break
        @unknown default: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = recognition.trackedTouch(in: touches) { recognition.giveUpTouch(touch) }
        super.touchesCancelled(touches, with: event)
        switch state {
        case .possible: state = .failed
        case .began, .changed: state = .cancelled
        case .ended, .cancelled, .failed: break
        @unknown default: break
        }
    }

    /// Whether the arbiter may still come to have its touch, or has it.
    var wantsTouch: Bool { recognition.wantsTouch }

    override func reset() {
        super.reset()
        recognition.obey(.reset)
    }
}

/// The pan's delegate: UIKit's questions in, the recognition's answers out.
@MainActor
final class PanGate: NSObject, UIGestureRecognizerDelegate {
    weak var recognition: Recognition?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognition?.beginTouch(touch) ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        recognition?.mayBegin ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        recognition?.recognizesTogether(with: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        recognition?.goesBefore(otherGestureRecognizer) ?? false
    }
}
