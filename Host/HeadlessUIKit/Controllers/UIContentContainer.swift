/// Something with content that has a size: a controller, or a presentation of one.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The content's preferred size, in points; zero for none. The container decides what to do with it.
    var preferredContentSize: CGSize { get }
    /// Tells that the preferred size of a child, or of the presented controller, has changed. No frame has changed yet.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child, in points, if this container has `parentSize`. `viewWillTransition` asks for it.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Tells that the size is about to change, as by `Stage.resize(to:safeAreaInsets:keepsSizeClasses:over:)`. Pass
    /// animations to run alongside to the coordinator.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Tells that the traits are about to change, as by another size class; `viewWillTransition` follows.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    func tellPreferredContentSize() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentationOfSelf?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
