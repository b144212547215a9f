import UIKitShim

/// A controller in a card that receives the card's events, and may name the scroll view that hands over to the card.
///
/// All requirements have defaults, so conformance alone changes nothing. This works in every kind of card.
@preconcurrency @MainActor
public protocol CardContent: UIViewController {
    /// The scroll view that hands over to dragging the card; nil, the default: the scroll view under the finger.
    ///
    /// If you declare one, a touch on another scroll view only scrolls; a touch beside all scroll views drags the card.
    /// The card reads the property at each attempt to drag. A scroll view that is not inside the card counts as nil.
    var scrollViewForCard: UIScrollView? { get }

    /// Called on the main actor when something happens to the card, in every frame for progress.
    func cardDidChange(_ event: CardEvent)
}

extension CardContent {
    public var scrollViewForCard: UIScrollView? { nil }
    public func cardDidChange(_ event: CardEvent) {}
}
