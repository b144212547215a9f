@_spi(Cards) import Cards
import SwiftUIShim
import UIKitShim

/// A view that evaluates its content again whenever the card around it moves, under a finger and by itself. Without a
/// card, and before the card shows, the progress is 1, and every share of a way is 0.
///
///     CardReader { card in Mini(open: card.share(from: .height(64), to: .large)) }
public struct CardReader<Content: View>: View {
    @State private var position = CardTraits.Position.nowhere
    private let content: (CardTraits.Position) -> Content

    /// Creates a reader. `content` is called with the card's place, once for each change.
    public init(@ViewBuilder content: @escaping (CardTraits.Position) -> Content) { self.content = content }

    public var body: some View {
        content(position).background {
            BackgroundView<CardListener>(wish: CardListener.Wish(onMove: { position = $0 }))
        }
    }
}

extension View {
    /// Calls `perform` for everything that happens to the card around the view.
    ///
    ///     Editor().onCardEvent { event in if event == .attempted { asksToDiscard = true } }
    ///
    /// Called on the main actor, until the view or the card has gone. A view in no card of a modifier is not called.
    nonisolated public func onCardEvent(perform: @escaping @MainActor (CardEvent) -> Void) -> some View {
        background { BackgroundView<CardListener>(wish: CardListener.Wish(onEvent: perform)) }
    }

    /// Gives the card around the view its detents, in place of those of the modifier that shows the card.
    ///
    ///     .card(isPresented: $showsSettings) { Settings().cardDetents(detents, selection: $detent) }
    ///
    /// The detents follow state, as those of the modifier do; when the view goes, the modifier's count again. Of several
    /// views, the first one counts. A view in no card of a modifier changes nothing.
    ///
    /// - Parameters:
    ///   - detents: The resting places.
    ///   - selection: The detent at which the card rests, or to which it goes, in place of the modifier's binding; nil:
    ///     the modifier's.
    nonisolated public func cardDetents(
        _ detents: [Detent], selection: Binding<Detent.Identifier>? = nil
    ) -> some View {
        // Read the binding in the body: SwiftUI does not follow a state that only a closure reads.
        let places = CardListener.Places(detents: detents, selected: selection?.wrappedValue, selection: selection)
        return background { BackgroundView<CardListener>(wish: CardListener.Wish(places: places)) }
    }

    /// Keeps the user from dismissing the card that contains the view, while `isDisabled` is true.
    ///
    ///     Editor().cardDismissDisabled(isDirty) { asksToDiscard = true }
    ///
    /// The card moves among its detents, resists below the smallest, and comes back; a tap outside and escape do not
    /// dismiss it. Code and `\.dismissCard` do. Sets `isModalInPresentation` of the controller in the card.
    ///
    /// - Parameters:
    ///   - isDisabled: Whether the card stays.
    ///   - onAttempt: Called on the main actor for an attempt to dismiss the card; of several views, for the first.
    nonisolated public func cardDismissDisabled(
        _ isDisabled: Bool = true, onAttempt: (@MainActor () -> Void)? = nil
    ) -> some View {
        background {
            BackgroundView<CardListener>(wish: CardListener.Wish(isDismissDisabled: isDisabled, onAttempt: onAttempt))
        }
    }
}

/// Returns the card that contains a view; nil if there is none, or if it has gone.
typealias CardLink = @MainActor @Sendable () -> CardInside?

private enum CardLinkKey: EnvironmentKey { static let defaultValue: CardLink = { nil } }

extension EnvironmentValues {
    /// Dismisses the card that contains a view, without asking. A card on its way in leaves when it has arrived.
    ///
    ///     @Environment(\.dismissCard) private var dismissCard
    ///
    /// Outside of the cards of GestureArbiterUI this does nothing. Apple does not document whether SwiftUI's own
    /// `\.dismiss` works in a card that UIKit presents.
    public var dismissCard: @MainActor @Sendable () -> Void { { [cardLink] in cardLink()?.coordinator?.dismissCard() } }

    var cardLink: CardLink {
        get { self[CardLinkKey.self] }
        set { self[CardLinkKey.self] = newValue }
    }
}

/// A card for the views in it, which lasts as long as the card: whatever they declare ends with the card, also if SwiftUI
/// keeps the views of a card that has gone.
@MainActor
final class CardInside {
    weak var coordinator: CardCoordinator?
    private(set) var listeners: [CardListener] = []

    init(of coordinator: CardCoordinator) { self.coordinator = coordinator }

    /// Whether a view keeps the user from dismissing the card.
    var isDismissDisabled: Bool { listeners.contains { $0.wish.isDismissDisabled } }

    /// The detents that a view declares.
    var places: CardListener.Places? { listeners.lazy.compactMap(\.wish.places).first }

    /// Takes a view in SwiftUI's update pass, in which no state may be set.
    func take(_ listener: CardListener) {
        let isNew = !listeners.contains { $0 === listener }
        if isNew { listeners.append(listener) }
        coordinator?.updateListeners(isNew: isNew)
    }

    func drop(_ listener: CardListener) {
        listeners.removeAll { $0 === listener }
        coordinator?.updateListeners(isNew: false)
    }
}

/// A view that listens to the card around it for as long as it is there.
final class CardListener: UIView, BackgroundUIView {
    struct Places {
        let detents: [Detent]
        let selected: Detent.Identifier?
        let selection: Binding<Detent.Identifier>?
    }

    struct Wish {
        var places: Places?
        var onMove: (@MainActor (CardTraits.Position) -> Void)?
        var onEvent: (@MainActor (CardEvent) -> Void)?
        var isDismissDisabled = false
        var onAttempt: (@MainActor () -> Void)?
    }

    private(set) var wish = Wish()
    private weak var card: CardInside?
    private var told = CardTraits.Position.nowhere

    func take(_ wish: Wish, in environment: EnvironmentValues) {
        self.wish = wish
        let card = environment.cardLink()
        if self.card !== card { leave() }
        self.card = card
        card?.take(self)
    }

    func leave() {
        card?.drop(self)
        card = nil
    }

    func tell(_ position: CardTraits.Position) {
        guard position != told else { return }
        told = position
        wish.onMove?(position)
    }
}
