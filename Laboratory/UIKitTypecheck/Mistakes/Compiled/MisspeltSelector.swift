import UIKitShim

// list: File.Gate : NSObject <UIGestureRecognizerDelegate>
// list:     - gestureRecognizerShouldBegins:

final class Gate: NSObject, UIGestureRecognizerDelegate {}

extension Gate {
    // expect-error: File.Gate has - gestureRecognizerShouldBegins:, which nothing calls
    @objc(gestureRecognizerShouldBegins:)
    func gestureRecognizerShouldStart(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
