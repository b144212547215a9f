import UIKitShim

final class Gate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceived touch: UITouch) -> Bool { true }  // expect-error: nearly matches
}
