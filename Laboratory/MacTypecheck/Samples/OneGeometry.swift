import CoreGraphics
import HeadlessUIKit

/// A Mac's file that imports Foundation has CoreGraphics' geometry in scope: the host takes and gives the same types.
@MainActor
func move(_ view: UIView, by transform: CoreGraphics.CGAffineTransform) -> CoreGraphics.CGAffineTransform {
    view.transform = transform
    return view.transform
}
