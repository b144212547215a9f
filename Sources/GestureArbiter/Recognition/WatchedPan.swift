import UIKitShim

/// A scroll view, held weakly, with an extra target on its own pan, called after the scroll view's.
@MainActor
final class WatchedPan {
    private(set) weak var scrollView: UIScrollView?
    private let action: GestureAction

    init(of scrollView: UIScrollView, onAction: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.scrollView = scrollView
        action = GestureAction(onAction)
        action.add(to: scrollView.panGestureRecognizer)
    }

    var isUnderWay: Bool { scrollView?.panGestureRecognizer.isUnderWay ?? false }
    func stop() { if let scrollView { action.remove(from: scrollView.panGestureRecognizer) } }
}
