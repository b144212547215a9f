import UIKitShim

func isOver(_ state: UIGestureRecognizer.State) -> Bool {
    switch state {  // expect-error: switch must be exhaustive
    case .possible, .began, .changed: false
    case .ended, .cancelled: true
    @unknown default: true
    }
}
