import SwiftUIShim

/// An action that dismisses the card that contains a view, like a close button: with its animation, and without asking.
///
///     @Environment(\.dismissCard) private var dismissCard
///
/// In a panel of `dockedPanel(isPresented:…)` the action removes the panel. If the view is in no card that a modifier
/// of GestureArbiterUI presents, it does nothing.
@preconcurrency @MainActor
public struct DismissCardAction: Sendable {
    let action: (@MainActor @Sendable () -> Void)?

    nonisolated init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// Dismisses the card. A card that is on its way in is dismissed when it has arrived.
    public func callAsFunction() { action?() }
}

private enum DismissCardKey: EnvironmentKey { static let defaultValue = DismissCardAction() }

extension EnvironmentValues {
    /// An action that dismisses the card that contains a view.
    ///
    /// It is not documented whether SwiftUI's own `\.dismiss` works in a card that UIKit presents.
    public internal(set) var dismissCard: DismissCardAction {
        get { self[DismissCardKey.self] }
        set { self[DismissCardKey.self] = newValue }
    }
}
