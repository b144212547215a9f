import SwiftUIShim

/// An action that dismisses the card that contains a view, like a close button: with its animation, and without asking.
///
///     @Environment(\.dismissCard) private var dismissCard
///
/// In a panel the action removes the panel. If the view is in no card that a modifier of GestureArbiterUI presents, it
/// does nothing.
@preconcurrency @MainActor
public struct DismissCardAction: Sendable {
    let link: CardLink

    nonisolated init(_ link: CardLink) { self.link = link }

    /// Dismisses the card. A card that is on its way in is dismissed when it has arrived.
    public func callAsFunction() { link.coordinator()?.dismissCard() }
}

/// The way from the views in a card to the coordinator of the modifier that presents the card.
struct CardLink: Sendable {
    /// Nil if a view is in no card of a modifier.
    var coordinator: @MainActor @Sendable () -> CardCoordinator? = { nil }
}

private enum CardLinkKey: EnvironmentKey { static let defaultValue = CardLink() }

extension EnvironmentValues {
    /// An action that dismisses the card that contains a view.
    ///
    /// It is not documented whether SwiftUI's own `\.dismiss` works in a card that UIKit presents.
    public var dismissCard: DismissCardAction { DismissCardAction(cardLink) }

    var cardLink: CardLink {
        get { self[CardLinkKey.self] }
        set { self[CardLinkKey.self] = newValue }
    }
}
