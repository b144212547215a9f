import UIKitShim

@MainActor
func move(_ scrollView: UIScrollView) {
    scrollView.contentInset.top = 20
    scrollView.adjustedContentInset.top = 20  // expect-error: is a get-only property
}
