import DeckTransition
import SwiftUIShim
import UIKitShim

extension View {
    /// Presents a deck while `isPresented` is true.
    ///
    ///     .deck(isPresented: $showsSettings) { Settings() }
    ///
    /// The binding becomes false after the card has left: by a finger, a button, escape or code. If the card returns,
    /// the binding never changes. If the binding cannot change, the card stays away until the binding has been false,
    /// and the log says so once. The card waits while something else is presented, and while the view is in no window.
    ///
    /// SwiftUI evaluates the content with the body that contains this modifier, and in that body's environment; in the
    /// content, `\.dismissCard` dismisses the card. When the view goes away, the card goes, too; but the card of a
    /// list's row stays when the row is scrolled out of sight.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is presented.
    ///   - configuration: The deck's look and behaviour. Read when the card comes.
    ///   - onDismiss: Called once when the card has left, after the binding was set, on the main actor.
    ///   - content: The content of the card.
    nonisolated public func deck<Content: View>(
        isPresented: Binding<Bool>, configuration: DeckConfiguration = DeckConfiguration(),
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentsDeck(Wished(isPresented, onDismiss: onDismiss, content), configuration)
    }

    /// Presents a deck while `item` is not nil.
    ///
    ///     .deck(item: $photo) { photo in PhotoView(photo) }
    ///
    /// Works as ``deck(isPresented:configuration:onDismiss:content:)``. If the item's identity changes, the card
    /// leaves, and another card comes; `onDismiss` is called for each. An item with the same identity updates the
    /// card's content.
    ///
    /// - Parameters:
    ///   - item: The item of the card; nil presents none.
    ///   - configuration: The deck's look and behaviour. Read when the card comes.
    ///   - onDismiss: Called once when a card has left, after the binding was set, on the main actor.
    ///   - content: The content of the card.
    nonisolated public func deck<Item: Identifiable, Content: View>(
        item: Binding<Item?>, configuration: DeckConfiguration = DeckConfiguration(),
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentsDeck(Wished(item, onDismiss: onDismiss, content), configuration)
    }

    nonisolated private func presentsDeck<Card: View>(
        _ wished: Wished<Card>, _ configuration: DeckConfiguration
    ) -> some View {
        presents(wished, fitsContent: configuration.traits.detents.contains(.content)) {
            card, presenter, isAnimated, told in
            presenter.presentDeck(
                card, configuration: configuration, animated: isAnimated, onEvent: told.onEvent,
                completion: told.onPresented)
        }
    }
}
