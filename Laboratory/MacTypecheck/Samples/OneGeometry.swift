import CoreGraphics
import HeadlessUIKit

/// On a Mac, a file that imports Foundation sees CoreGraphics' geometry: the host must use the same types.
@MainActor
func move(_ view: UIView, by transform: CoreGraphics.CGAffineTransform) -> CoreGraphics.CGAffineTransform {
    view.transform = transform
    return view.transform
}
