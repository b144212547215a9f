import UIKitShim

/// The choice of the scroll view that hands over to a card of any kind, as a value.
///
///     presentCard(inbox) { $0.discovery = .first("the list of letters") { $0 is UITableView } }
///
/// Only a scroll view under the finger can hand over. If the discovery finds another one, or none, those under the finger
/// scroll and the card stays. A finger on no scroll view drags the card at once. The card asks at each attempt to drag.
public struct Discovery: Hashable, Sendable, CustomStringConvertible {
    private let first: Alternative

    /// - Parameters:
    ///   - name: The discovery as it is written.
    ///   - key: A client's strategy, which is Sendable. Discoveries are equal if their names and strategies are.
    @_spi(Cards) public init(
        _ name: String, key: AnyHashable? = nil,
        _ find: @escaping @MainActor @Sendable (ScrollSearch) -> UIScrollView?
    ) { first = Alternative(name, key, find) }

    private init(_ first: Alternative) { self.first = first }

    /// The scroll view that a controller around the finger declares, as ``CardContent/scrollViewForCard`` or as a deck's
    /// `scrollViewForDeck`: of several controllers, the outermost decides. A scroll view outside the card does not count,
    /// which the log says once.
    public static let declared = Discovery(".declared") { $0.declaredScrollView }
    /// The innermost scroll view under the finger, at any depth.
    public static let underTouch = Discovery(".underTouch") { $0.touchedScrollViews.first }
    /// The scroll view of the innermost controller that shows, through containers of every kind.
    ///
    /// The search goes from the controller in the card to the child that shows under the finger, or else to the one that
    /// shows most, or to the one in front, and on. Of the last one it finds:
    ///
    /// 1. the scroll view that the controller declares;
    /// 2. or the controller's view, if it is a scroll view;
    /// 3. or the deepest visible scroll view; see ``deepestVisible``.
    public static let containers = Discovery(".containers") { $0.scrollViewInContainers }
    /// The most deeply nested visible scroll view in the card.
    ///
    /// The search skips views that are hidden, transparent or outside of their container, and carousels, which scroll
    /// only across the card's way out. Of several scroll views at one depth it takes the one under the finger, or else
    /// the largest.
    public static let deepestVisible = Discovery(".deepestVisible") { $0.deepestVisibleScrollView }

    /// Returns a discovery that finds the innermost scroll view under the finger of which `matches` is true. Two of them
    /// are equal if their names are.
    public static func first(
        _ name: String, where matches: @escaping @MainActor @Sendable (UIScrollView) -> Bool
    ) -> Discovery { Discovery(".first(\"\(name)\") { … }") { $0.touchedScrollViews.first(where: matches) } }

    /// Returns a discovery that asks `other` if this one finds no scroll view.
    public func or(_ other: Discovery) -> Discovery {
        Discovery(Alternative(first.name, first.key, first.find, next: first.next?.or(other) ?? other))
    }

    /// Returns the scroll view to hand over; nil if there is none.
    @MainActor public func scrollView(in search: ScrollSearch) -> UIScrollView? {
        first.find(search) ?? first.next?.scrollView(in: search)
    }

    /// The discovery as it is written: `.declared.or(.underTouch)`.
    public var description: String {
        var (text, next) = (first.name, first.next)
        while let other = next?.first {
            text += ".or(" + other.name + ")"
            next = other.next
        }
        return text
    }

    @_spi(Cards) public static func == (one: Discovery, other: Discovery) -> Bool {
        one.first === other.first
            || one.first.name == other.first.name && one.first.key == other.first.key
                && one.first.next == other.first.next
    }

    @_spi(Cards) public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// A discovery, and the one to ask next.
private final class Alternative: Sendable {
    let name: String
    /// A client's strategy, which is Sendable: `AnyHashable` forgets that.
    nonisolated(unsafe) let key: AnyHashable?
    let find: @MainActor @Sendable (ScrollSearch) -> UIScrollView?
    let next: Discovery?

    init(
        _ name: String, _ key: AnyHashable?,
        _ find: @escaping @MainActor @Sendable (ScrollSearch) -> UIScrollView?, next: Discovery? = nil
    ) { (self.name, self.key, self.find, self.next) = (name, key, find, next) }
}
