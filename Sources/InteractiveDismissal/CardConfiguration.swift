@_spi(Cards) import Cards
@_spi(Engine) import GestureArbiter
import UIKitShim

/// The look and behaviour of a presented card, as one value.
///
///     presentCard(settings) { $0.detents = [.medium, .large] }
///
/// The values of ``traits`` are set by their names here. The defaults are those of a sheet; ``cover`` is bare.
///
/// If the controller's `isModalInPresentation` is true when a finger takes the card, the card resists like content
/// beyond its edge, and springs back. A release that would have dismissed the card is reported as an attempt.
@dynamicMemberLookup
public struct CardConfiguration: Equatable, Sendable {
    /// The values that all kinds of card have.
    public var traits: CardTraits {
        get { kept.values }
        set { kept = KeptTraits(newValue) }
    }
    private var kept: KeptTraits
    /// The card's look on its way. The default is `.slide`.
    public var look = Look.slide
    /// The moment at which UIKit's transition begins. The default is `.onCommit`.
    public var begins = Begins.onCommit
    /// Whether the card has a `CardFace` in any case, as a deck's card, which may stand behind another.
    @_spi(Cards) public var needsFace = false

    /// The moment at which UIKit's transition begins.
    public enum Begins: Equatable, Sendable, CaseIterable {
        /// `dismiss` is called when the finger lets the card go to leave. Dragging and springing back start no
        /// transition: no view disappears and appears again, and an alert can come in between.
        case onCommit
        /// `dismiss` is called when the drag begins, or passes the smallest of several detents. Until the card is at
        /// rest or away, however often a finger takes it, UIKit presents nothing, and refuses another `dismiss`.
        case onBegin
    }

    /// Creates the configuration of a sheet, with the changes of `change`. Without detents the card rests at `.large`;
    /// without a selected detent it comes to the smallest.
    public init(
        detents: [Detent]? = nil, selected: Detent.Identifier? = nil,
        _ change: (inout CardConfiguration) -> Void = { _ in }
    ) {
        var traits = CardTraits()
        traits.rest(at: detents ?? [.large], selected: selected)
        traits.prefersGrabberVisible = true
        traits.cornerRadius = 12
        traits.dimming = 0.2
        traits.maximumWidth = 704
        traits.tapOutside = .dismisses
        kept = KeptTraits(traits)
        change(&self)
    }

    @_spi(Cards) public init(_ traits: CardTraits) { kept = KeptTraits(traits) }

    /// A bare card over the whole window: no grabber, no corners, nothing dimmed. With detents, the views behind the card
    /// show, and get touches only if `largestUndimmedDetent` says so.
    public static var cover: CardConfiguration { CardConfiguration(CardTraits()) }

    @available(*, unavailable, message: "Write `CardConfiguration { … }`.")
    public static func card(_ change: (inout CardConfiguration) -> Void = { _ in }) -> CardConfiguration { cover }

    @available(*, unavailable, message: "A card is a sheet unless `as:` says otherwise: leave `as:` out.")
    public static var sheet: CardConfiguration { cover }

    /// Returns a bare card, with the changes of `change`.
    ///
    ///     CardConfiguration.cover { $0.look = .shrink }
    public static func cover(_ change: (inout CardConfiguration) -> Void) -> CardConfiguration {
        var configuration = cover
        change(&configuration)
        return configuration
    }

    /// The value of the same name in ``traits``.
    public subscript<Value>(dynamicMember trait: WritableKeyPath<CardTraits, Value>) -> Value {
        get { traits[keyPath: trait] }
        set { traits[keyPath: trait] = newValue }
    }
}
