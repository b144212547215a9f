/// Something with content that has a size: a controller, or a presentation of one.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that it wishes for, in points; zero for none. What becomes of the wish is the container's affair.
    var preferredContentSize: CGSize { get }
    /// A child, or the presented controller, wishes for another size. Called before that size is followed by anything.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size, in points, that a child gets if this one has `parentSize`. `viewWillTransition` asks for it.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size changes, as by `Stage.resize(to:safeAreaInsets:over:)`. What is to go along is handed to
    /// the coordinator.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    func tellPreferredContentSize() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentationOfSelf?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
