#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UINavigationController {
    /// The recognizer that pops on a pan anywhere in the content; nil before iOS 26, and without its SDK.
    public var contentSwipeBack: UIGestureRecognizer? {
        #if !canImport(UIKit) || compiler(>=6.2)
        if #available(iOS 26.0, *) { return interactiveContentPopGestureRecognizer }
        #endif
        return nil
    }
}
