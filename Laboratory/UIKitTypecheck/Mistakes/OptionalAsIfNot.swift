import UIKitShim

@MainActor
func cover(_ view: UIView) {
    view.frame = view.superview?.bounds ?? .zero
    view.frame = view.superview.bounds  // expect-error: must be unwrapped
}
