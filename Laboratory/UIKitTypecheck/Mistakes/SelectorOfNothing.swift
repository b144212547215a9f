import UIKitShim

@MainActor
final class Target: NSObject {
    func fire(_ recognizer: UIGestureRecognizer) {}

    func attach(to recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: #selector(fire(_:)))  // expect-error: not exposed to Objective-C
    }
}
