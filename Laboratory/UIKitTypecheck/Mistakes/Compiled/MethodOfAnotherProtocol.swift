import UIKitShim

// list: File.Watcher : NSObject <UIGestureRecognizerDelegate>
// list:     - scrollViewDidScroll:

final class Watcher: NSObject, UIGestureRecognizerDelegate {
    // expect-error: File.Watcher has - scrollViewDidScroll:, which nothing calls
    @objc func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
