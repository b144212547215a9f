import UIKitShim

/// A view that tells of its layouts.
final class LayoutProbe: UIView {
    var onLayout: (@MainActor () -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
