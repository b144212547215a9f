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
    ///   - dismissal: How a finger drags the card away. Read when the card comes.
    ///   - onDismiss: Called once when the card has left, after the binding was set, on the main actor.
    ///   - content: The content of the card.
    nonisolated public func cardCover<Content: View>(
        isPresented: Binding<Bool>, dismissal: InteractiveDismissal = InteractiveDismissal(),
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(Wished(isPresented, onDismiss: onDismiss, content), as: CoverStyle(dismissal: dismissal))
    }

    /// Presents a card over the whole window, which a finger can drag away, while `item` is not nil.
    ///
    ///     .cardCover(item: $photo, dismissal: InteractiveDismissal()) { PhotoView($0) }
    ///
    /// - Parameters:
    ///   - item: The item of the card; nil presents none.
    ///   - dismissal: How a finger drags the card away. Read when the card comes.
    ///   - onDismiss: Called once when a card has left, after the binding was set, on the main actor.
    ///   - content: The content of the card.
    nonisolated public func cardCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, dismissal: InteractiveDismissal = InteractiveDismissal(),
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presents(Wished(item, onDismiss: onDismiss, content), as: CoverStyle(dismissal: dismissal))
    }
}

private struct CoverStyle: CardStyle {
    let dismissal: InteractiveDismissal

    var fitsContent: Bool { dismissal.detents.contains(.content) }

    func present(_ card: UIViewController, from presenter: UIViewController, isAnimated: Bool, told: CardNews) {
        presenter.present(
            card, dismissal: dismissal, animated: isAnimated, onMoment: told.onMoment, completion: told.onPresented)
    }
}
