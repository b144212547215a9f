import UIKitShim

/// The choice of the scroll view that hands over to the card, as a value.
///
///     DeckConfiguration { $0.discovery = .declared.or(.underTouch) }
///
/// Only what the finger is on can hand over; where it is beside every scroll view, the card is dragged at once. Where
/// it is on scroll views and none of them is the one that was found, they scroll and the card stays.
public struct DeckDiscovery: ScrollViewDiscovery {
    private indirect enum Way: Hashable, Sendable {
        case underTouch
        case either(Way, Way)
        case strategy(Strategy)
    }

    private let way: Way

    private init(_ way: Way) { self.way = way }

    /// DeckTransition's heuristic; see ``ClassicDiscovery``.
    public static let classic = strategy(ClassicDiscovery())
    /// The scroll view that the controller declares, as `scrollViewForDeck` or as `dismissalHandlingScrollView`; never
    /// a guess.
    public static let declared = strategy(DeclaredDiscovery())
    /// Whichever is under the finger, however deep it is nested.
    public static let underTouch = DeckDiscovery(.underTouch)
    /// That of the controller that shows, through all containers; see ``ContainerDiscovery``.
    public static let containers = strategy(ContainerDiscovery())
    /// The one that is nested deepest of those that show; see ``DeepestVisibleDiscovery``.
    public static let deepestVisible = strategy(DeepestVisibleDiscovery())

    /// A strategy of your own.
    public static func strategy(_ discovery: some ScrollViewDiscovery) -> DeckDiscovery {
        DeckDiscovery(.strategy(Strategy(discovery: discovery)))
    }

    /// A closure. The name stands for it in comparisons: two with one name are equal.
    public static func custom(
        _ name: String, _ find: @escaping @MainActor @Sendable (ScrollViewSearch) -> UIScrollView?
    ) -> DeckDiscovery {
        .strategy(ClosureDiscovery(name: name, find: find))
    }

    /// This one, or `other` where this one finds nothing under the finger.
    public func or(_ other: DeckDiscovery) -> DeckDiscovery { DeckDiscovery(.either(way, other.way)) }

    @MainActor
    public func scrollView(for search: ScrollViewSearch) -> UIScrollView? { Self.scrollView(found: way, for: search) }

    @MainActor
    private static func scrollView(found way: Way, for search: ScrollViewSearch) -> UIScrollView? {
        switch way {
        case .underTouch: search.touchedScrollViews.first
        case .either(let one, let other): choice(of: one, other, for: search)
        case .strategy(let strategy): strategy.discovery.scrollView(for: search)
        }
    }

    /// The first answer under the finger; the first answer at all where the finger is on none.
    @MainActor
    private static func choice(of one: Way, _ other: Way, for search: ScrollViewSearch) -> UIScrollView? {
        let first = scrollView(found: one, for: search)
        if let first, search.isTouched(first) { return first }
        let second = scrollView(found: other, for: search)
        if let second, search.isTouched(second) { return second }
        return first ?? second
    }
}

private struct Strategy: Hashable, Sendable {
    let discovery: any ScrollViewDiscovery

    static func == (one: Self, other: Self) -> Bool {
        AnyHashable(one.discovery) == AnyHashable(other.discovery)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(discovery)) }
}

private struct ClosureDiscovery: ScrollViewDiscovery {
    let name: String
    let find: @MainActor @Sendable (ScrollViewSearch) -> UIScrollView?

    @MainActor
    func scrollView(for search: ScrollViewSearch) -> UIScrollView? { find(search) }

    static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
