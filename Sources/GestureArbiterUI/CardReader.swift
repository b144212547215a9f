@_spi(Cards) import Cards
import SwiftUIShim
import UIKitShim

/// The place of the card that contains a view. Without a card, and before the card shows, every share is 0.
public struct CardProgress: Equatable, Sendable {
    /// The card's place: 0 at its most open place, 1 out of sight and before the card shows, negative while pulled beyond
    /// the most open place.
    ///
    ///     CardReader { card in Songs().background { Color.black.opacity(1 - card.progress) } }
    public let progress: CGFloat
    /// The card's place among its detents; nil before the card shows.
    public let position: CardTraits.Position?
    private let places: RestingPlaces?

    nonisolated init(
        _ progress: CGFloat = 1, at position: CardTraits.Position? = nil, among places: RestingPlaces? = nil
    ) { (self.progress, self.position, self.places) = (progress, position, places) }

    /// Returns the card's share of the way from one detent to another, 0 to 1; 0 while one of them is inactive.
    ///
    ///     CardReader { card in Mini(open: card.share(from: .height(64), to: .large)) }
    public func share(from start: Detent.Identifier, to end: Detent.Identifier) -> CGFloat {
        guard let position else { return 0 }
        return places?.share(from: start, to: end, at: position.translation) ?? 0
    }
}

/// A view that evaluates its content again whenever the card around it moves, under a finger and by itself.
///
///     CardReader { card in Mini(open: card.share(from: .height(64), to: .large)) }
public struct CardReader<Content: View>: View {
    @State private var progress = CardProgress()
    private let content: (CardProgress) -> Content

    /// Creates a reader. `content` is called with the card's place, once for each change.
    public init(@ViewBuilder content: @escaping (CardProgress) -> Content) { self.content = content }

    public var body: some View { content(progress).onCardProgress { progress = $0 } }
}

extension View {
    /// Calls `perform` when the card around the view shows, and whenever it moves, under a finger and by itself.
    ///
    ///     Songs().onCardProgress { print($0.share(from: .height(64), to: .large)) }
    ///
    /// Called on the main actor, at most once for each change. A view in no card of a modifier is not called.
    nonisolated public func onCardProgress(perform: @escaping @MainActor (CardProgress) -> Void) -> some View {
        background { Behind<CardListener>(wish: CardListener.Wish(onProgress: perform)) }
    }

    /// Calls `perform` for everything that happens to the card around the view.
    ///
    ///     Editor().onCardEvent { event in if event == .attempted { asksToDiscard = true } }
    ///
    /// Called on the main actor, until the view or the card has gone. A view in no card of a modifier is not called.
    nonisolated public func onCardEvent(perform: @escaping @MainActor (CardEvent) -> Void) -> some View {
        background { Behind<CardListener>(wish: CardListener.Wish(onEvent: perform)) }
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
            Behind<CardListener>(wish: CardListener.Wish(isDismissDisabled: isDisabled, onAttempt: onAttempt))
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

    /// Takes a view in SwiftUI's update pass, in which no state may be set.
    func take(_ listener: CardListener) {
        let isNew = !listeners.contains { $0 === listener }
        if isNew { listeners.append(listener) }
        coordinator?.heedListeners(isNew: isNew)
    }

    func drop(_ listener: CardListener) {
        listeners.removeAll { $0 === listener }
        coordinator?.heedListeners(isNew: false)
    }
}

/// A view that listens to the card around it for as long as it is there.
final class CardListener: UIView, ViewBehind {
    struct Wish {
        var onProgress: (@MainActor (CardProgress) -> Void)?
        var onEvent: (@MainActor (CardEvent) -> Void)?
        var isDismissDisabled = false
        var onAttempt: (@MainActor () -> Void)?
    }

    private(set) var wish = Wish()
    private weak var card: CardInside?
    private var told = CardProgress()

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

    func tell(_ progress: CardProgress) {
        guard progress != told else { return }
        told = progress
        wish.onProgress?(progress)
    }
}
