/// A touch on its way to its view: what the view was told, and what is still kept from it.
@MainActor final class Contact {
    /// The part of the touch that the view knows of.
    enum Delivery {
        /// Nothing yet: somebody delays `touchesBegan` (rows G39, S19).
        case waiting
        case tracking
        /// Everything but the end: somebody delays `touchesEnded` (row G40).
        case endWithheld
        case done
    }

    let touch: UITouch
    private let beganAt: TimeInterval
    /// The recognizers that receive the touch, in the order in which they see it.
    var recognizers: [UIGestureRecognizer] = []
    var delivery = Delivery.waiting
    /// The scroll view that keeps the touch from its content for a while, and the time until which it does (row S19).
    var contentDelay: (scrollView: UIScrollView, until: TimeInterval)?
    /// True if the finger moved while the view had not been told of it.
    var movedWhileWaiting = false
    var isLifted = false
    /// True once the view is told nothing more and `touchesCancelled` is due (rows G36, G37).
    var isCancelling = false

    init(touch: UITouch) {
        self.touch = touch
        beganAt = touch.timestamp
    }

    /// Calls the body with the touch where and when it began. Row S19.
    func asItBegan<Value>(_ body: () -> Value) -> Value {
        let (place, time) = (touch.position, touch.timestamp)
        (touch.position, touch.timestamp) = (touch.startPosition, beganAt)
        defer { (touch.position, touch.timestamp) = (place, time) }
        return asOneMove(body)
    }

    /// Calls the body with the place where the touch began as the one before: the view knows of none in between.
    func asOneMove<Value>(_ body: () -> Value) -> Value {
        let previous = touch.previousPosition
        touch.previousPosition = touch.startPosition
        defer { touch.previousPosition = previous }
        return body()
    }

    /// True if somebody still keeps the touch's beginning from the view. Rows G39 and S19.
    func delaysBegan(at time: TimeInterval) -> Bool {
        if let contentDelay, !isLifted, time < contentDelay.until, contentDelay.scrollView.panMayStillBegin {
            return true
        }
        return recognizers.contains { $0.delaysTouchesBegan && $0.isStillDeciding(about: touch) }
    }

    /// True if a recognizer still keeps the touch's end from the view. Row G40.
    var delaysEnded: Bool {
        recognizers.contains { $0.delaysTouchesEnded && $0.isStillDeciding(about: touch) }
    }
}
