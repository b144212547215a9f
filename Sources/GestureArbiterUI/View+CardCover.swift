import InteractiveDismissal
import SwiftUIShim
import UIKitShim

extension View {
    /// Presents a card over the whole window, which can be dragged away, while `isPresented` is true.
    ///
    ///     .cardCover(isPresented: $showsFilters) { Filters() }
    ///
    /// Binding, content and environment are as `deck(isPresented:configuration:onDismiss:content:)` has them.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is presented.
    ///   - dismissal: How the card is dragged away. It is read when the card comes.
    ///   - onDismiss: Called once when the card has left, after the binding was set, on the main actor.
    ///   - content: What is in the card.
    nonisolated public func cardCover<Content: View>(
        isPresented: Binding<Bool>, dismissal: InteractiveDismissal = InteractiveDismissal(),
        onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presents(Wished(isPresented, onDismiss: onDismiss, content), as: CoverStyle(dismissal: dismissal))
    }

    /// Presents a card over the whole window, which can be dragged away, while `item` is not nil.
    ///
    ///     .cardCover(item: $photo, dismissal: InteractiveDismissal()) { PhotoView($0) }
    ///
    /// - Parameters:
    ///   - item: What the card is about; nil presents none.
    ///   - dismissal: How the card is dragged away. It is read when the card comes.
    ///   - onDismiss: Called once when a card has left, after the binding was set, on the main actor.
    ///   - content: What is in the card.
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
