import UIKitShim

// list: File.Gate : NSObject <UIGestureRecognizerDelegate>
// list: File.PanGate : File.Gate
// list:     - gestureRecognizerShouldBegin:

class Gate: NSObject, UIGestureRecognizerDelegate {}

final class PanGate: Gate {
    // expect-error: File.PanGate - gestureRecognizerShouldBegin: is in the list, not in the objects
    @nonobjc private func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
