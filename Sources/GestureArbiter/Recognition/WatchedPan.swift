import UIKitShim

/// A scroll view, held weakly, whose own pan has an extra target, after its own, until that target is removed.
@MainActor
final class WatchedPan {
    private(set) weak var scrollView: UIScrollView?
    private let action: GestureAction

    init(of scrollView: UIScrollView, onAction: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.scrollView = scrollView
        action = GestureAction(onAction)
        action.add(to: scrollView.panGestureRecognizer)
    }

    var state: UIGestureRecognizer.State? { scrollView?.panGestureRecognizer.state }

    /// Removes the target.
    func stop() {
        if let scrollView { action.remove(from: scrollView.panGestureRecognizer) }
    }
}
