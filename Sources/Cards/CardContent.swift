import UIKitShim

/// A controller in a card that is told of the card, and that may declare the scroll view which hands over to it.
///
/// All requirements have defaults: conformance alone changes nothing. It holds for a card of any kind.
@preconcurrency @MainActor
public protocol CardContent: UIViewController {
    /// The scroll view that hands over to dragging the card. If nil, the default, the scroll view under the finger
    /// does.
    ///
    /// If you declare a scroll view, a touch on another scroll view only scrolls it; outside of all scroll views a
    /// touch drags the card as usual. The card reads the property at every attempt to drag, while the view is loaded,
    /// so the value may change. A scroll view that is not inside the card, such as another controller's, counts as nil.
    var scrollViewForCard: UIScrollView? { get }

    /// Called on the main actor when something happens to the card, in every frame for progress.
    func cardDidChange(_ event: CardEvent)
}

extension CardContent {
    public var scrollViewForCard: UIScrollView? { nil }
    public func cardDidChange(_ event: CardEvent) {}
}
