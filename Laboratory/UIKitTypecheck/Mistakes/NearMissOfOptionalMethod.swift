import UIKitShim

final class Gate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func gestureRecognizer(_ pan: UIGestureRecognizer, shouldReceived touch: UITouch) -> Bool {  // expect-error: nearly
        true
    }
}
