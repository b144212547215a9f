import Cards
import UIKitShim

/// A strategy that finds the scroll view that hands over to dragging the card, in the tree of controllers.
///
///     final class OnlyTheInbox: ScrollViewDiscovery {
///         weak var inbox: UIScrollView?
///         func scrollView(in search: ScrollSearch) -> UIScrollView? { inbox }
///     }
///
/// Use yours as `.strategy(OnlyTheInbox())`: a card of any kind asks it at each attempt to drag. Two objects are equal if
/// they are the same; a structure compares its properties.
@preconcurrency @MainActor
public protocol ScrollViewDiscovery: Hashable, Sendable {
    /// Returns the scroll view that hands over; nil if the strategy finds none.
    ///
    /// - Important: Never load a view: ask controllers for their `viewIfLoaded`.
    func scrollView(in search: ScrollSearch) -> UIScrollView?
}

extension ScrollViewDiscovery where Self: AnyObject {
    nonisolated public static func == (one: Self, other: Self) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
