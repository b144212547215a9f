@_spi(Cards) import InteractiveDismissal
import SwiftUIShim
import UIKitShim

/// A modifier's request, read in the body that contains the modifier.
struct CardRequest {
    /// The card's identity; nil if no card is requested.
    let id: AnyHashable?
    let card: AnyView?
    let onDismiss: (() -> Void)?
    /// Reads the binding's current identity, outside of a body.
    let read: () -> AnyHashable?
    /// Sets the binding, to ask for the card again, or for no card.
    let ask: (Bool) -> Void

    var isStillWished: Bool { read() == id }
}

extension CardRequest {
    /// - Parameter waits: Whether the content is there also while no card is requested.
    init(_ isPresented: Binding<Bool>, waits: Bool = false, onDismiss: (() -> Void)?, _ content: () -> some View) {
        // Read the binding in the presenting view's body: SwiftUI does not follow a state that only a closure reads.
        let isWished = isPresented.wrappedValue
        self.init(
            id: isWished ? true : nil, card: isWished || waits ? AnyView(content()) : nil, onDismiss: onDismiss,
            read: { isPresented.wrappedValue ? true : nil }, ask: { isPresented.wrappedValue = $0 })
    }

    init<Item: Identifiable>(_ item: Binding<Item?>, onDismiss: (() -> Void)?, _ content: (Item) -> some View) {
        let wished = item.wrappedValue
        let isStable = wished == nil || wished?.id == wished?.id && wished?.id == item.wrappedValue?.id
        if !isStable {
            warnOnce(
                "GestureArbiterUI.item",
                """
                The id of \(Item.self) is another each time that it is read, so one card stands for every item. Store the \
                id in the item, and the item in a state.
                """)
        }
        let id: (Item?) -> AnyHashable? = { $0.map { isStable ? AnyHashable($0.id) : AnyHashable(AnyItem()) } }
        self.init(
            id: id(wished), card: wished.map { AnyView(content($0)) }, onDismiss: onDismiss,
            read: { id(item.wrappedValue) }, ask: { item.wrappedValue = $0 ? wished : nil })
    }

    /// The identity of every item without an identity that lasts.
    private struct AnyItem: Hashable {}
}

extension EnvironmentValues {
    private enum CardDepthKey: EnvironmentKey { static let defaultValue = 0 }

    /// The number of card modifiers around a view.
    var cardDepth: Int {
        get { self[CardDepthKey.self] }
        set { self[CardDepthKey.self] = newValue }
    }
}

/// Makes the modifiers in its content inner ones.
struct CardDepth: ViewModifier {
    @Environment(\.cardDepth) private var depth

    func body(content: Content) -> some View { content.environment(\.cardDepth, depth + 1) }
}

/// Calls `leave` once the anchor has gone: SwiftUI has dismantled it, or has released the hosting controller around it, such
/// as a panel's content. Apple does not document whether SwiftUI dismantles the views of a controller that it releases.
private final class AnchorEnd: Sendable {
    private let leave: @MainActor @Sendable () -> Void

    init(_ leave: @escaping @MainActor @Sendable () -> Void) { self.leave = leave }

    deinit { onMain(leave) }
}

/// An invisible controller at the modifier's view, from which the card is shown.
struct CardAnchor {
    private let request: CardRequest
    /// The configuration, with the binding's selection.
    private let values: any CardValues
    private let selection: Binding<Detent.Identifier>?

    init(request: CardRequest, configuration: some CardValues, selection: Binding<Detent.Identifier>?) {
        (self.request, self.selection) = (request, selection)
        var values = configuration
        if let selection { values.traits.selectedDetent = selection.wrappedValue }
        self.values = values
    }

    @MainActor
    private func wish(in context: Context) -> CardCoordinator.Wish? {
        guard let card = request.card else { return nil }
        return CardCoordinator.Wish(
            request: request, content: card, environment: context.environment, values: values,
            isAnimated: !context.transaction.disablesAnimations, selection: selection)
    }
}

extension CardAnchor: UIViewControllerRepresentable {
    func makeCoordinator() -> CardCoordinator { CardCoordinator() }

    func makeUIViewController(context: Context) -> UIViewController {
        // Touches beside the panels in the view pass through.
        let (controller, view, coordinator) = (UIViewController(), PassingView(), context.coordinator)
        let end = AnchorEnd { [weak coordinator] in coordinator?.leave() }
        view.onWindowChange = { [weak coordinator] in withExtendedLifetime(end) { coordinator?.noteWindow() } }
        view.isOpaque = false
        controller.view = view
        coordinator.anchor = controller
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        let coordinator = context.coordinator
        coordinator.depth = context.environment.cardDepth
        coordinator.update(wish(in: context), isAnimated: !context.transaction.disablesAnimations)
    }

    /// Takes the offered size, as by default before iOS 16, from which SwiftUI has its own method.
    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? { nil }

    static func dismantleUIViewController(_ controller: UIViewController, coordinator: CardCoordinator) {
        (controller.viewIfLoaded as? PassingView)?.onWindowChange = nil
    }
}
