import UIKitShim

final class Gate: NSObject, UIGestureRecognizerDelegate {
    private func gestureRecognizerShouldBegin(_ pan: UIGestureRecognizer) -> Bool {  // expect-error: as accessible
        false
    }
}
