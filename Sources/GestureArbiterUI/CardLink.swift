import SwiftUIShim

/// Returns the coordinator of the modifier whose card contains a view; nil if there is none.
typealias CardLink = @MainActor @Sendable () -> CardCoordinator?

private enum CardLinkKey: EnvironmentKey { static let defaultValue: CardLink = { nil } }

extension EnvironmentValues {
    /// Dismisses the card that contains a view, without asking. A card on its way in leaves when it has arrived.
    ///
    ///     @Environment(\.dismissCard) private var dismissCard
    ///
    /// Outside of the cards of GestureArbiterUI this does nothing. Apple does not document whether SwiftUI's own
    /// `\.dismiss` works in a card that UIKit presents.
    public var dismissCard: @MainActor @Sendable () -> Void { { [cardLink] in cardLink()?.dismissCard() } }

    var cardLink: CardLink {
        get { self[CardLinkKey.self] }
        set { self[CardLinkKey.self] = newValue }
    }
}
