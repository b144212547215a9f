import InteractiveDismissal
import SwiftUIShim
import UIKitShim

extension View {
    /// Presents a card while `isPresented` is true. A finger moves the card between its detents, and drags it away.
    ///
    ///     .card(isPresented: $showsSettings, detents: [.medium, .large], selection: $detent) { Settings() }
    ///
    /// The binding becomes false after the card has left: by a finger, a button, escape or code. If a finger catches a
    /// card that the binding has sent away, and brings it back, the binding becomes true again. If the binding cannot
    /// become false, the card stays away until it was false, and the log says so once. The card waits while something
    /// else is presented, and while the view is in no window.
    ///
    /// The content has the environment of the body that contains this modifier, and `\.dismissCard`. When the view goes
    /// away, the card goes, too; but the card of a list's row stays when the row is scrolled out of sight.
    ///
    /// The values of `CardTraits` follow state: a change is applied in the next turn of the run loop, by the card's
    /// spring, or at once if the transaction disables animations. A card under a finger goes to a new selection after
    /// the lift, unless the finger flings it. Other values, and `declared.setUp`, count from the next presentation.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is presented.
    ///   - configuration: The card's look and behaviour: a sheet, or `.cover`, the content alone over the whole window.
    ///   - detents: The resting places; nil: those of the configuration, or `.large` if it has none.
    ///   - selection: The detent at which the card rests, or to which it goes. If you set the binding, the card goes
    ///     there, and if it cannot, the binding gets the detent that stands in; after a lift, the binding has the
    ///     finger's choice. If nil, the card comes to the configuration's selected detent.
    ///   - onDismiss: Called once when the card has left, after the binding was set, on the main actor.
    ///   - content: The content of the card.
    nonisolated public func card<Content: View>(
        isPresented: Binding<Bool>, as configuration: CardConfiguration = CardConfiguration(), detents: [Detent]? = nil,
        selection: Binding<Detent.Identifier>? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(CardRequest(isPresented, onDismiss: onDismiss, content), configuration.with(detents), selection)
    }

    /// Presents a card while `item` is not nil.
    ///
    ///     .card(item: $photo, as: .cover { $0.look = .zoom }) { photo in PhotoView(photo) }
    ///
    /// Works as ``card(isPresented:as:detents:selection:onDismiss:content:)``. If the item's identity
    /// changes, the card leaves, and another card comes; `onDismiss` is called for each.
    nonisolated public func card<Item: Identifiable, Content: View>(
        item: Binding<Item?>, as configuration: CardConfiguration = CardConfiguration(), detents: [Detent]? = nil,
        selection: Binding<Detent.Identifier>? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(CardRequest(item, onDismiss: onDismiss, content), configuration.with(detents), selection)
    }

    /// Presents a deck, behind which the presenter moves back, while `isPresented` is true.
    ///
    ///     .deck(isPresented: $showsSettings) { Settings() }
    ///
    /// Works as ``card(isPresented:as:detents:selection:onDismiss:content:)``.
    nonisolated public func deck<Content: View>(
        isPresented: Binding<Bool>, as configuration: DeckConfiguration = DeckConfiguration(), detents: [Detent]? = nil,
        selection: Binding<Detent.Identifier>? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(CardRequest(isPresented, onDismiss: onDismiss, content), configuration.with(detents), selection)
    }

    /// Presents a deck, behind which the presenter moves back, while `item` is not nil.
    ///
    ///     .deck(item: $photo) { photo in PhotoView(photo) }
    ///
    /// Works as ``card(item:as:detents:selection:onDismiss:content:)``.
    nonisolated public func deck<Item: Identifiable, Content: View>(
        item: Binding<Item?>, as configuration: DeckConfiguration = DeckConfiguration(), detents: [Detent]? = nil,
        selection: Binding<Detent.Identifier>? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(CardRequest(item, onDismiss: onDismiss, content), configuration.with(detents), selection)
    }

    nonisolated private func presents(
        _ request: CardRequest, _ configuration: some CardValues, _ selection: Binding<Detent.Identifier>?
    ) -> some View {
        modifier(CardDepth())
            .background { CardAnchor(request: request, configuration: configuration, selection: selection) }
    }
}
