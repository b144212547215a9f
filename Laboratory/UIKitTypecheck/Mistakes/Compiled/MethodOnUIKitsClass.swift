import UIKitShim

extension UIView {
    // expect-error: File gives UIView - settle, which may hide what UIKit has
    @objc func settle() {}
}
