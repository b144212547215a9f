@_spi(Cards) import Cards
@_spi(Engine) import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

/// The look and behaviour of a deck, as one value.
///
///     presentDeck(settings) { $0.prefersGrabberVisible = true }
///
/// The values of ``traits`` are set by their names here. The defaults are those of DeckTransition 2, where it had them. A
/// number that makes no sense is replaced by the nearest valid number: a length that is negative or not finite by 0, one
/// above 100,000 by that, a share above 1 by 1. The log reports each replacement once, by its property.
@dynamicMemberLookup
public struct DeckConfiguration: Equatable, Sendable {
    /// The values that all kinds of card have.
    ///
    /// A deck changes these defaults: `cornerRadius` 8, also of the presenter's corners, `dimming` 0.2, `maximumWidth`
    /// 704, `tapOutside` `.dismisses`, a response of 0.2 s for coming and leaving, and a policy with the momentum
    /// `.bounces`: content that coasts to its edge bounces the card.
    public var traits: CardTraits {
        get { kept.values }
        set { kept = KeptTraits(newValue) }
    }
    private var kept: KeptTraits

    /// The distance from the presenter's top down to the card's top, in points; 0 or more.
    public var cardInset: CGFloat = 8 { didSet { cardInset = cardInset.length("DeckConfiguration.cardInset") } }
    /// The presenter's top if the safe area's top is 0, in points; 0 or more.
    public var minimumTopInset: CGFloat = 8 {
        didSet { minimumTopInset = minimumTopInset.length("DeckConfiguration.minimumTopInset") }
    }
    /// The distance of the presenter's top from the container's top, in points; nil: the safe area's top.
    public var topInset: CGFloat? { didSet { topInset = topInset?.length("DeckConfiguration.topInset") } }
    /// The scale of the presenter behind the card, 0 to 1; nil: as far from the container's bottom as from its top.
    public var presenterScale: CGFloat? {
        didSet { presenterScale = presenterScale?.share("DeckConfiguration.presenterScale") }
    }
    /// The arrangement of several decks over one another.
    public var nesting: Nesting = .stack
    /// How the deck shows the presenter. With detents, the presenter moves back between the two most open ones. With a
    /// largest undimmed detent, a `.snapshot` is shown `.live`.
    public var presenter: Presenter = .snapshot
    /// How the card follows the finger.
    public var resistance: Resistance = .none

    /// Creates the configuration of a deck like DeckTransition's, with the changes of `change`. Without detents the
    /// card rests at `.large`, from below the presenter's top to the container's bottom; without a selected detent it
    /// comes to the smallest.
    public init(
        detents: [Detent]? = nil, selected: Detent.Identifier? = nil,
        _ change: (inout DeckConfiguration) -> Void = { _ in }
    ) {
        var traits = CardTraits()
        traits.rest(at: detents, selected: selected)
        traits.policy.momentum = .bounces
        (traits.cornerRadius, traits.dimming, traits.maximumWidth) = (8, 0.2, 704)
        traits.tapOutside = .dismisses
        (traits.presentingResponse, traits.dismissingResponse) = (.response(for: 0.3), .response(for: 0.3))
        kept = KeptTraits(traits)
        change(&self)
    }

    /// The value of the same name in ``traits``.
    public subscript<Value>(dynamicMember trait: WritableKeyPath<CardTraits, Value>) -> Value {
        get { traits[keyPath: trait] }
        set { traits[keyPath: trait] = newValue }
    }
}

extension DeckConfiguration {
    /// DeckTransition 2's feel and look.
    ///
    /// The card follows half of the pull and less, and never upwards. It leaves under the finger at 240 pt of pull, and
    /// returns before that at any velocity. Only the scroll view that `.topLevel` finds hands over. The card fills
    /// the width of a tablet, ignores keyboards, has circular corners, and hides all cards but the one behind it.
    public static var classic: DeckConfiguration {
        var deck = DeckConfiguration()
        deck.traits.maximumWidth = .infinity
        deck.nesting = .cover
        deck.traits.keyboard = .ignores
        deck.traits.cornerCurve = .circular
        deck.traits.tapOutside = .nothing
        deck.traits.policy.beyondRest = .stops
        deck.traits.discovery = .topLevel
        deck.resistance = .classic()
        deck.traits.release = .distance(points: deck.resistance.leavingTranslation ?? .infinity)
        return deck
    }

    // MARK: Types of the properties

    /// The arrangement of several decks over one another.
    public enum Nesting: Equatable, Sendable {
        /// All cards are visible: each rests lower than the card behind it, and is smaller than the card in front of it.
        case stack
        /// Each card rests where the first card did, and hides all but the one behind it, as in DeckTransition.
        case cover
    }

    /// How the deck shows the presenter behind the card.
    public enum Presenter: Equatable, Sendable {
        /// A picture, taken when the card comes, when the size changes, and by ``DeckSnapshotUpdater``.
        case snapshot
        /// The view itself, moved and scaled: its changes show.
        case live
        /// The view itself, only darker: it does not move or scale.
        case dimOnly
    }

    /// How the card follows the finger.
    public enum Resistance: Equatable, Sendable {
        /// Point by point.
        case none
        /// Less and less of the pull shows, and at `dismissesAt` points of pull the card leaves under the finger, as in
        /// DeckTransition. If the value is negative or not finite, the card does not leave so.
        case classic(Motion.ClassicResistance = Motion.ClassicResistance(), dismissesAt: CGFloat = 240)
    }
}

extension DeckConfiguration.Resistance {
    /// The translation at which the card leaves under the finger; nil: never.
    var leavingTranslation: CGFloat? {
        guard case .classic(let resistance, let pull) = self, pull > 0, pull.isFinite else { return nil }
        return resistance.stretch(for: pull)
    }
}

extension TimeInterval {
    /// The response of a spring with a thousandth of its way left after `duration`, as DeckTransition's; at most 5 s.
    static func response(for duration: TimeInterval) -> TimeInterval {
        guard duration > 0.001, duration.isFinite else { return 0.001 }
        return min(2 * .pi / Motion.Spring(dampingRatio: 1, duration: duration).angularFrequency, 5)
    }
}
