import UIKitShim

/// The choice of the scroll view that hands over to the card, as a value.
///
///     DeckConfiguration { $0.discovery = .declared.or(.underTouch) }
///
/// Only a scroll view under the finger can hand over. A finger on no scroll view drags the card at once. If the
/// discovery finds none of the scroll views under the finger, they scroll and the card stays.
public struct DeckDiscovery: ScrollViewDiscovery {
    private let strategy: Strategy

    private init(
        _ identity: any Hashable & Sendable, find: @escaping @MainActor @Sendable (ScrollViewSearch) -> UIScrollView?
    ) { strategy = Strategy(identity: identity, find: find) }

    /// The heuristic of DeckTransition, as its guide describes it.
    ///
    /// 1. Follow `childViewControllerForDeck` from controller to controller, until a controller has no child or does
    ///    not conform. A navigation controller's child is its top controller, a tab bar controller's the selected
    ///    controller.
    /// 2. Use that controller's `scrollViewForDeck`, if it declares one;
    /// 3. or the controller's view, if it is a scroll view;
    /// 4. or the lowermost scroll view among that view's direct subviews, but no deeper scroll view.
    ///
    /// The search skips a controller whose view is not loaded. A circular chain ends it, and the log says so once.
    public static let classic = DeckDiscovery("classic") { $0.classicScrollView }
    /// The scroll view that the controller declares, as `scrollViewForDeck` or as `scrollViewForCard`.
    public static let declared = DeckDiscovery("declared") { $0.declaredScrollView }
    /// The innermost scroll view under the finger, at any depth.
    public static let underTouch = DeckDiscovery("underTouch") { $0.touchedScrollViews.first }
    /// The scroll view of the visible controller, through containers of every kind.
    ///
    /// The search goes from the presented controller to its visible child, as long as there is one: the child under the
    /// finger, or else the one that shows most, or the one in front. There it finds:
    ///
    /// 1. the scroll view that the controller declares, as `scrollViewForDeck` or `scrollViewForCard`;
    /// 2. or the controller's view, if it is a scroll view;
    /// 3. or the deepest visible scroll view; see ``deepestVisible``.
    public static let containers = DeckDiscovery("containers") { $0.scrollViewInContainers }
    /// The most deeply nested visible scroll view in the presented controller's view.
    ///
    /// The search skips views that are hidden, transparent or outside of their container, and carousels, which scroll
    /// sideways only. Of several scroll views at one depth it takes the one under the finger, or else the largest.
    public static let deepestVisible = DeckDiscovery("deepestVisible") { $0.deepestVisibleScrollView }

    /// Returns a discovery that uses your own strategy.
    public static func strategy(_ discovery: some ScrollViewDiscovery) -> DeckDiscovery {
        DeckDiscovery(discovery, find: discovery.scrollView)
    }

    /// Returns a discovery that calls a closure. Two discoveries with the same name are equal.
    public static func custom(
        _ name: String, _ find: @escaping @MainActor @Sendable (ScrollViewSearch) -> UIScrollView?
    ) -> DeckDiscovery { DeckDiscovery([name], find: find) }

    /// Returns a discovery that uses `other` if this discovery finds no scroll view under the finger.
    public func or(_ other: DeckDiscovery) -> DeckDiscovery {
        DeckDiscovery([self, other]) { search in
            let first = scrollView(for: search)
            if let first, search.isTouched(first) { return first }
            let second = other.scrollView(for: search)
            if let second, search.isTouched(second) { return second }
            return first ?? second
        }
    }

    @MainActor
    public func scrollView(for search: ScrollViewSearch) -> UIScrollView? { strategy.find(search) }
}

private struct Strategy: Hashable, Sendable {
    /// Determines equality: a name, the client's strategy, or the two discoveries of an `or`.
    let identity: any Hashable & Sendable
    let find: @MainActor @Sendable (ScrollViewSearch) -> UIScrollView?

    static func == (one: Self, other: Self) -> Bool { AnyHashable(one.identity) == AnyHashable(other.identity) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(identity)) }
}

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
