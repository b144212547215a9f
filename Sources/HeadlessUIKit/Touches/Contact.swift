/// A touch on its way to its view: what the view was told, and what is still kept from it.
@MainActor final class Contact {
    /// What the view knows of the touch.
    enum Delivery {
        /// Nothing yet: somebody delays `touchesBegan` (rows G39, S19).
        case waiting
        case tracking
        /// Everything but the end: somebody delays `touchesEnded` (row G40).
        case endWithheld
        case done
    }

    let touch: UITouch
    /// Those that receive the touch, in the order in which they see it.
    var recognizers: [UIGestureRecognizer] = []
    var delivery = Delivery.waiting
    /// The scroll view that keeps the touch from its content for a while, and until when (row S19).
    var contentDelay: (scrollView: UIScrollView, until: TimeInterval)?
    /// Whether the finger moved while the view had not heard of it.
    var movedWhileWaiting = false
    var isLifted = false
    /// Nobody tells the view any more; `touchesCancelled` is due (rows G36, G37).
    var isCancelling = false

    init(touch: UITouch) { self.touch = touch }

    /// Rows G39 and S19.
    func delaysBegan(at time: TimeInterval) -> Bool {
        if let contentDelay, !isLifted, time < contentDelay.until, contentDelay.scrollView.panMayStillBegin {
            return true
        }
        return recognizers.contains { $0.delaysTouchesBegan && $0.isStillDeciding(about: touch) }
    }

    /// Row G40.
    var delaysEnded: Bool {
        recognizers.contains { $0.delaysTouchesEnded && $0.isStillDeciding(about: touch) }
    }
}
