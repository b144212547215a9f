import DeckTransition
import SwiftUIShim
import UIKitShim

extension View {
    /// Presents a deck's card while `isPresented` is true.
    ///
    ///     .deck(isPresented: $showsSettings) { Settings() }
    ///
    /// The binding becomes false when the card has left: by a finger, a button, escape or code. On a card that returns it
    /// never was. A binding that refuses does not bring the card back: it stays away until the binding has said false, which
    /// is said in the log once. While something else is presented, and while the view is in no window, the card waits.
    ///
    /// The content is read with the body that this modifier stands in, and has that body's environment; in it,
    /// `\.dismissCard` dismisses the card. Where the view goes, the card goes; where it is a row of a list that is scrolled
    /// out of sight, the card stays.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is presented.
    ///   - configuration: How the deck looks and behaves. It is read when the card comes.
    ///   - onDismiss: Called once when the card has left, after the binding was set, on the main actor.
    ///   - content: What is in the card.
    nonisolated public func deck<Content: View>(
        isPresented: Binding<Bool>, configuration: DeckConfiguration = DeckConfiguration(),
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(Wished(isPresented, onDismiss: onDismiss, content), as: DeckStyle(configuration: configuration))
    }

    /// Presents a deck's card while `item` is not nil.
    ///
    ///     .deck(item: $photo) { photo in PhotoView(photo) }
    ///
    /// As ``deck(isPresented:configuration:onDismiss:content:)``. An item of another identity has the card leave, and
    /// another one come; each is told of by `onDismiss`. One of the same identity renews what is in the card.
    ///
    /// - Parameters:
    ///   - item: What the card is about; nil presents none.
    ///   - configuration: How the deck looks and behaves. It is read when the card comes.
    ///   - onDismiss: Called once when a card has left, after the binding was set, on the main actor.
    ///   - content: What is in the card.
    nonisolated public func deck<Item: Identifiable, Content: View>(
        item: Binding<Item?>, configuration: DeckConfiguration = DeckConfiguration(),
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(Wished(item, onDismiss: onDismiss, content), as: DeckStyle(configuration: configuration))
    }
}

private struct DeckStyle: CardStyle {
    let configuration: DeckConfiguration

    var fitsContent: Bool { configuration.detents.contains(.content) }

    func present(_ card: UIViewController, from presenter: UIViewController, isAnimated: Bool, told: CardNews) {
        presenter.presentDeck(
            card, configuration: configuration, animated: isAnimated, onMoment: told.onMoment,
            completion: told.onPresented)
    }
}
