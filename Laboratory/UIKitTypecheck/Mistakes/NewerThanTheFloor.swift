import UIKitShim

@MainActor
func freeze(_ scrollView: UIScrollView) {
    if #available(iOS 17.4, *) { scrollView.bouncesVertically = false }
    scrollView.bouncesVertically = false  // expect-error: only available in iOS 17.4 or newer
}
