import UIKitShim

/// A scroll view, held weakly, whose own pan has one more target, after its own, until that is taken off.
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

    /// Takes the target off again.
    func stop() {
        if let scrollView { action.remove(from: scrollView.panGestureRecognizer) }
    }
}
