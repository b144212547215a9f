/// Something with content that has a size: a controller, or a presentation of one.
@MainActor public protocol UIContentContainer: AnyObject {
    /// In points.
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    func tellPreferredContentSize() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentationOfSelf?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
