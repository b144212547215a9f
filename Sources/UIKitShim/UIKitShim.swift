#if canImport(UIKit)
@_exported import UIKit
@_exported import UIKit.UIGestureRecognizerSubclass
#else
@_exported import HeadlessUIKit
#endif
