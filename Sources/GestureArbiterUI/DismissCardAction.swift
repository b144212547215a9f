import SwiftUIShim

/// An action that dismisses the card that a view is in, as a close button does: with its animation, and asking nobody.
///
///     @Environment(\.dismissCard) private var dismissCard
///
/// In a panel of `dockedPanel(isPresented:…)` it takes the panel away. Where the view is in no card that a modifier of
/// GestureArbiterUI has presented, it does nothing.
@preconcurrency @MainActor
public struct DismissCardAction: Sendable {
    let action: (@MainActor @Sendable () -> Void)?

    nonisolated init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// Dismisses the card. One that is on its way in is dismissed when it is there.
    public func callAsFunction() { action?() }
}

private enum DismissCardKey: EnvironmentKey { static let defaultValue = DismissCardAction() }

extension EnvironmentValues {
    /// An action that dismisses the card that a view is in.
    ///
    /// Whether SwiftUI's own `\.dismiss` does in a card that UIKit presents is not documented.
    public internal(set) var dismissCard: DismissCardAction {
        get { self[DismissCardKey.self] }
        set { self[DismissCardKey.self] = newValue }
    }
}
