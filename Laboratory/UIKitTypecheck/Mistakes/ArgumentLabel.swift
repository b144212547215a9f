import UIKitShim

@MainActor
func scrollToTop(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(.zero, animated: true)
    scrollView.setContentOffset(.zero, animate: true)  // expect-error: incorrect argument label
}
