/// The delivery state of a touch to its view.
@MainActor final class Contact {
    /// The part of the touch that the view has received.
    enum Delivery {
        /// Nothing: `touchesBegan` is delayed (rows G39, S19).
        case waiting
        case tracking
        /// Everything but the end: `touchesEnded` is delayed (row G40).
        case endWithheld
        case done
    }

    let touch: UITouch
    /// The touch as views and recognizers receive it.
    let touches: Set<UITouch>
    private let beganAt: TimeInterval
    /// The recognizers that receive the touch, in the order in which they see it.
    var recognizers: [UIGestureRecognizer] = []
    var delivery = Delivery.waiting
    /// The scroll view that delays the touch to its content, and the end of the delay (row S19).
    var contentDelay: (scrollView: UIScrollView, until: TimeInterval)?
    /// True if the finger moved before the view received the touch.
    var movedWhileWaiting = false
    var isLifted = false
    /// True once the view receives nothing more and `touchesCancelled` is due (rows G36, G37).
    var isCancelling = false

    init(touch: UITouch) {
        (self.touch, touches) = (touch, [touch])
        beganAt = touch.timestamp
    }

    /// Calls the body while the touch has its initial place and time. Row S19.
    func asItBegan<Value>(_ body: () -> Value) -> Value {
        let (place, time) = (touch.position, touch.timestamp)
        (touch.position, touch.timestamp) = (touch.startPosition, beganAt)
        defer { (touch.position, touch.timestamp) = (place, time) }
        return asOneMove(body)
    }

    /// Calls the body while the touch's previous place is its initial one, because the view has seen no other.
    func asOneMove<Value>(_ body: () -> Value) -> Value {
        let previous = touch.previousPosition
        touch.previousPosition = touch.startPosition
        defer { touch.previousPosition = previous }
        return body()
    }

    /// True if the touch's beginning is still delayed. Rows G39 and S19.
    func delaysBegan(at time: TimeInterval) -> Bool {
        if let contentDelay, !isLifted, time < contentDelay.until, contentDelay.scrollView.panMayStillBegin {
            return true
        }
        return recognizers.contains { $0.delaysTouchesBegan && $0.isStillDeciding(about: touch) }
    }

    /// True if a recognizer still delays the touch's end. Row G40.
    var delaysEnded: Bool {
        recognizers.contains { $0.delaysTouchesEnded && $0.isStillDeciding(about: touch) }
    }
}
