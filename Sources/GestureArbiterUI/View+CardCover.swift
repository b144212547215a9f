import InteractiveDismissal
import SwiftUIShim
import UIKitShim

extension View {
    /// Presents a card over the whole window, which a finger can drag away, while `isPresented` is true.
    ///
    ///     .cardCover(isPresented: $showsFilters) { Filters() }
    ///
    /// Binding, content and environment work as in `deck(isPresented:configuration:onDismiss:content:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is presented.
    ///   - configuration: How a finger drags the card away. Read when the card comes.
    ///   - onDismiss: Called once when the card has left, after the binding was set, on the main actor.
    ///   - content: The content of the card.
    nonisolated public func cardCover<Content: View>(
        isPresented: Binding<Bool>, configuration: CardConfiguration = .cover,
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentsCover(Wished(isPresented, onDismiss: onDismiss, content), configuration)
    }

    /// Presents a card over the whole window, which a finger can drag away, while `item` is not nil.
    ///
    ///     .cardCover(item: $photo, configuration: .cover) { PhotoView($0) }
    ///
    /// - Parameters:
    ///   - item: The item of the card; nil presents none.
    ///   - configuration: How a finger drags the card away. Read when the card comes.
    ///   - onDismiss: Called once when a card has left, after the binding was set, on the main actor.
    ///   - content: The content of the card.
    nonisolated public func cardCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, configuration: CardConfiguration = .cover,
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentsCover(Wished(item, onDismiss: onDismiss, content), configuration)
    }

    nonisolated private func presentsCover<Card: View>(
        _ wished: Wished<Card>, _ configuration: CardConfiguration
    ) -> some View {
        presents(wished, fitsContent: configuration.traits.detents.contains(.content)) {
            card, presenter, isAnimated, told in
            presenter.presentCard(
                card, configuration: configuration, animated: isAnimated, onEvent: told.onEvent,
                completion: told.onPresented)
        }
    }
}
