import UIKitShim

/// A controller in a card that receives the card's events, and may name the scroll view that hands over to the card.
///
/// All requirements have defaults, so conformance alone changes nothing. This works in every kind of card, for the
/// controller in the card and for each controller that shows in its place: a navigation controller's top controller, a tab
/// bar controller's selected one, a page view controller's current one, the columns that a split view shows, and the
/// children that show in another container. They are called from the outermost to the innermost.
@preconcurrency @MainActor
public protocol CardContent: UIViewController {
    /// The scroll view that hands over to dragging the card; nil, the default: the scroll view under the finger.
    ///
    /// If you declare one, a touch on another scroll view only scrolls; a touch beside all scroll views drags the card.
    /// `CardTraits.discovery` may say otherwise. The card reads the property at each attempt to drag. The property counts
    /// for touches in its controller's view: of the controllers around the finger, the outermost that is not nil decides.
    /// A scroll view that is not inside the card counts as nil.
    var scrollViewForCard: UIScrollView? { get }

    /// Called on the main actor when something happens to the card, in every frame for progress.
    func cardDidChange(_ event: CardEvent)
}

extension CardContent {
    public var scrollViewForCard: UIScrollView? { nil }
    public func cardDidChange(_ event: CardEvent) {}
}

/// A controller that declares its scroll view in the way of another library, as DeckTransition's controllers do.
///
/// Conform to ``CardContent`` instead, unless you write such a library. Every kind of card reads both.
@preconcurrency @MainActor
public protocol ScrollViewDeclaring: UIViewController {
    /// The scroll view that hands over to dragging the card; nil if the controller declares none.
    var declaredScrollView: UIScrollView? { get }
}
