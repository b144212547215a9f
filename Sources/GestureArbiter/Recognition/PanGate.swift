import UIKitShim

/// The pan's delegate: UIKit's questions in, the recognition's answers out.
@MainActor
final class PanGate: NSObject, UIGestureRecognizerDelegate {
    weak var recognition: Recognition?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognition?.shouldReceive(touch) ?? false
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
