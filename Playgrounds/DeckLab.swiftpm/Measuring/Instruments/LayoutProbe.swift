import UIKitShim

/// A view that reports its layouts.
final class LayoutProbe: UIView {
    var onLayout: (@MainActor () -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
