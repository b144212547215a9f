import UIKitShim

/// A view controller that influences how a finger drags it away, and that is informed about it.
///
/// All requirements have defaults: conformance alone changes nothing.
@preconcurrency @MainActor
public protocol DismissalHandling: UIViewController {
    /// The scroll view that hands over to dragging the card. If nil, the default, the scroll view under the finger
    /// does.
    ///
    /// If you declare a scroll view, a touch on another scroll view only scrolls it; outside of all scroll views a
    /// touch drags the card as usual. The card reads the property at every attempt to drag, while the view is loaded,
    /// so the value may change. A scroll view that is not inside the card, such as another controller's, counts as nil.
    var dismissalHandlingScrollView: UIScrollView? { get }

    /// Called on the main actor when something happens to the card, in every frame for progress.
    func cardDidChange(_ event: CardEvent)
}

extension DismissalHandling {
    public var dismissalHandlingScrollView: UIScrollView? { nil }
    public func cardDidChange(_ event: CardEvent) {}
}
