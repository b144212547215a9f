import UIKitShim

/// A view controller that has a say in how it is dragged away.
@MainActor
public protocol DismissalHandling: UIViewController {
    /// The scroll view that a drag away goes over from. nil, the default: whichever is under the finger.
    ///
    /// Asked only while the view is loaded.
    var dismissalHandlingScrollView: UIScrollView? { get }
}

extension DismissalHandling {
    public var dismissalHandlingScrollView: UIScrollView? { nil }
}
