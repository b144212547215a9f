import Cards
import SwiftUIShim

// Names that one might guess. They do not compile; the compiler says what to write instead.

extension View {
    @available(
        *, unavailable, message: "Set `cornerRadius` of the card: `as: CardConfiguration { $0.cornerRadius = 32 }`."
    )
    public func cardCornerRadius(_ radius: CGFloat?) -> some View { self }

    @available(*, unavailable, message: "Set `surface` or `surfaceEffect` of the card: `as: CardConfiguration { … }`.")
    public func cardBackground<Background>(_ background: Background) -> some View { self }

    @available(*, unavailable, message: "Write `arbiterRegion(.handle)`.")
    public func cardHandle() -> some View { self }

    @available(*, unavailable, message: "Write `arbiterFlag(_:_:)`, and a policy with `.unless(_:)`.")
    public func arbiterDisabled(_ isDisabled: Bool = true) -> some View { self }

    @available(*, unavailable, renamed: "onCardEvent(perform:)")
    public func onPanelEvent(perform: @escaping @MainActor (CardEvent) -> Void) -> some View { self }
}

extension EnvironmentValues {
    @available(
        *, unavailable,
        message: "Use `onCardEvent`, `onArbiterDecision`, `CardReader`, and `dismissCard` of the environment."
    )
    public var enclosingCard: (any CardControlling)? { nil }
}

extension CardConfiguration.Look {
    @available(
        *, unavailable, message: "Write `.zoom`, and give the thumbnail `cardTransitionSource(id:)` with the item's id."
    )
    public static func zoom(id: AnyHashable) -> Self { .zoom }
}
