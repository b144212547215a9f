import UIKitShim

/// A way to find the scroll view that goes over into dragging the card.
///
/// It is asked again at every touch, so content may come, go and be swapped at any time. Those of this library are
/// reached through ``DeckDiscovery``; one of your own goes in as `.strategy(MyDiscovery())`.
public protocol ScrollViewDiscovery: Hashable, Sendable {
    /// The scroll view that the deck should follow; nil if this way finds none.
    ///
    /// - Important: Looking never loads a view: ask controllers for their `viewIfLoaded`.
    @MainActor
    func scrollView(for search: ScrollViewSearch) -> UIScrollView?
}

/// The material of a discovery: the presented controller, and what lies under the finger.
@preconcurrency @MainActor
public struct ScrollViewSearch {
    /// The controller that the deck presents.
    public var presentedViewController: UIViewController
    /// The scroll views under the finger, innermost first; empty where the finger is beside them.
    public var touchedScrollViews: [UIScrollView]
    /// The view that the finger landed on.
    public var touchedView: UIView?

    /// A search for a touch in `presentedViewController`, as a deck makes one at each touch-down.
    public init(
        in presentedViewController: UIViewController, touchedScrollViews: [UIScrollView] = [],
        touchedView: UIView? = nil
    ) {
        self.presentedViewController = presentedViewController
        self.touchedScrollViews = touchedScrollViews
        self.touchedView = touchedView
    }

    /// Returns whether the finger is on `scrollView`.
    public func isTouched(_ scrollView: UIScrollView) -> Bool {
        touchedScrollViews.contains { $0 === scrollView }
    }
}
