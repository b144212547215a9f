import UIKitShim

@MainActor
func round(_ view: UIView) {
    if #available(iOS 26.0, *) { view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12)) }
    _ = view.effectiveRadius(corner: .topLeft)  // expect-error: only available in iOS 26.0 or newer
}
