import UIKitShim

/// The scroll indicator of content that is held, hidden meanwhile: it would show a list that scrolls under a card that
/// moves. One that was hidden is left alone.
@MainActor
struct HiddenIndicator {
    private weak var scrollView: UIScrollView?
    private let path: ReferenceWritableKeyPath<UIScrollView, Bool>

    init?(of scrollView: UIScrollView, along axis: ArbitrationPolicy.Direction.Axis) {
        switch axis {
        case .horizontal: path = \.showsHorizontalScrollIndicator
        case .vertical: path = \.showsVerticalScrollIndicator
        }
        guard scrollView[keyPath: path] else { return nil }
        scrollView[keyPath: path] = false
        self.scrollView = scrollView
    }

    func putBack() {
        // Shown by its owner meanwhile, it is not set again: that would flash it.
        guard let scrollView, !scrollView[keyPath: path] else { return }
        scrollView[keyPath: path] = true
    }
}
