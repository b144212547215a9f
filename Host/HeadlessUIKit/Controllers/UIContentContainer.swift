/// Something with content that has a size: a controller, or a presentation of one.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content asks for, in points; zero for none. The container decides what to do with it.
    var preferredContentSize: CGSize { get }
    /// Tells that a child, or the presented controller, asks for another size. Nothing has followed that size yet.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size, in points, that a child gets if this container has `parentSize`. `viewWillTransition` asks for
    /// it.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Tells that the size is about to change, as by `Stage.resize(to:safeAreaInsets:keepsSizeClasses:over:)`. Animations to run
    /// alongside are handed to the coordinator.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Tells that the traits are about to change, as by a size of another class; `viewWillTransition` follows.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    func tellPreferredContentSize() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentationOfSelf?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
