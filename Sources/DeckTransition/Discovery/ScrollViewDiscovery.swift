import UIKitShim

/// A strategy that finds the scroll view that hands over to dragging the card.
///
/// The deck asks the strategy at every touch. Use your own as `.strategy(MyDiscovery())`; see ``DeckDiscovery``.
public protocol ScrollViewDiscovery: Hashable, Sendable {
    /// Returns the scroll view for the deck to follow; nil if the strategy finds none.
    ///
    /// - Important: Never load a view: ask controllers for their `viewIfLoaded`.
    @MainActor
    func scrollView(for search: ScrollViewSearch) -> UIScrollView?
}

/// The input of a discovery: the presented controller, and the views under the finger.
@preconcurrency @MainActor
public struct ScrollViewSearch {
    /// The controller that the deck presents.
    public var presentedViewController: UIViewController
    /// The scroll views under the finger, innermost first; empty if there are none.
    public var touchedScrollViews: [UIScrollView]
    /// The view that the finger landed on.
    public var touchedView: UIView?

    /// Creates a search for a touch in `presentedViewController`, as a deck does at each touch-down.
    @_spi(Cards) public init(
        in presentedViewController: UIViewController, touchedScrollViews: [UIScrollView] = [],
        touchedView: UIView? = nil
    ) {
        self.presentedViewController = presentedViewController
        self.touchedScrollViews = touchedScrollViews
        self.touchedView = touchedView
    }

    /// Returns whether the finger is on `scrollView`.
    @_spi(Cards) public func isTouched(_ scrollView: UIScrollView) -> Bool {
        touchedScrollViews.contains { $0 === scrollView }
    }
}
