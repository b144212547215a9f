import UIKitShim

/// Which scroll view hands over to the card, declared as a value.
///
///     DeckConfiguration(discovery: .declared.or(.underTouch))
///
/// Only what the finger is on can hand over; where it is beside every scroll view, the card is dragged at once. Where
/// it is on scroll views and none of them is the one that was found, they scroll and the card stays.
public indirect enum DeckDiscovery: ScrollViewDiscovery {
    /// DeckTransition's heuristic; see ``ClassicDiscovery``.
    case classic
    /// What the controller declares, as `scrollViewForDeck` or as `dismissalHandlingScrollView`; never a guess.
    case declared
    /// Whichever is under the finger, however deep it is nested.
    case underTouch
    /// The first one's; the second one's where that finds nothing under the finger. Made by ``or(_:)``.
    case either(DeckDiscovery, DeckDiscovery)
    /// A strategy of your own. Made by ``strategy(_:)`` and ``custom(_:_:)``.
    case other(Other)

    /// A strategy of your own.
    public static func strategy(_ discovery: some ScrollViewDiscovery) -> DeckDiscovery {
        .other(Other(discovery: discovery))
    }

    /// A closure. The name stands for it in comparisons: two with one name are equal.
    public static func custom(
        _ name: String, _ find: @escaping @MainActor @Sendable (ScrollViewSearch) -> UIScrollView?
    ) -> DeckDiscovery {
        .strategy(ClosureDiscovery(name: name, find: find))
    }

    /// This one, or `other` where this one finds nothing under the finger.
    public func or(_ other: DeckDiscovery) -> DeckDiscovery { .either(self, other) }

    @MainActor
    public func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
        switch self {
        case .classic: ClassicDiscovery().scrollView(for: search)
        case .declared: DeclaredDiscovery().scrollView(for: search)
        case .underTouch: search.touchedScrollViews.first
        case .either(let one, let other): Self.choice(of: one, other, for: search)
        case .other(let other): other.discovery.scrollView(for: search)
        }
    }

    /// The first answer under the finger; the first answer at all where the finger is on none.
    @MainActor
    private static func choice(
        of one: DeckDiscovery, _ other: DeckDiscovery, for search: ScrollViewSearch
    ) -> UIScrollView? {
        let first = one.scrollView(for: search)
        if let first, search.isTouched(first) { return first }
        let second = other.scrollView(for: search)
        if let second, search.isTouched(second) { return second }
        return first ?? second
    }
}

extension DeckDiscovery {
    /// A strategy that is not this library's.
    public struct Other: Hashable, Sendable {
        let discovery: any ScrollViewDiscovery

        public static func == (one: Other, other: Other) -> Bool {
            AnyHashable(one.discovery) == AnyHashable(other.discovery)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(discovery)) }
    }
}

private struct ClosureDiscovery: ScrollViewDiscovery {
    let name: String
    let find: @MainActor @Sendable (ScrollViewSearch) -> UIScrollView?

    @MainActor
    func scrollView(for search: ScrollViewSearch) -> UIScrollView? { find(search) }

    static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
