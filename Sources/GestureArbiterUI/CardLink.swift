import SwiftUIShim

/// The way from the views in a card to the coordinator of the modifier that presents the card.
struct CardLink: Sendable {
    /// Nil if a view is in no card of a modifier.
    var coordinator: @MainActor @Sendable () -> CardCoordinator? = { nil }
}

private enum CardLinkKey: EnvironmentKey { static let defaultValue = CardLink() }

extension EnvironmentValues {
    /// Dismisses the card that contains a view, like a close button: with its animation, and without asking. A card
    /// that is on its way in leaves when it has arrived; a panel is removed.
    ///
    ///     @Environment(\.dismissCard) private var dismissCard
    ///
    /// In no card that a modifier of GestureArbiterUI presents, it does nothing. It is not documented whether SwiftUI's
    /// own `\.dismiss` works in a card that UIKit presents.
    public var dismissCard: @MainActor @Sendable () -> Void { { [cardLink] in cardLink.coordinator()?.dismissCard() } }

    var cardLink: CardLink {
        get { self[CardLinkKey.self] }
        set { self[CardLinkKey.self] = newValue }
    }
}
