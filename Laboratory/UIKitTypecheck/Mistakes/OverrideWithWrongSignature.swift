import UIKitShim

final class Pan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {}  // expect-error: does not override
}
