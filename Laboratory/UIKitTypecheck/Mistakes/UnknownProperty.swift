import UIKitShim

@MainActor
func stop(_ scrollView: UIScrollView) -> Bool {
    let isMoving = scrollView.isDragging || scrollView.isDecelerating
    return isMoving || scrollView.isScrolling  // expect-error: has no member 'isScrolling'
}
