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
        self.init(
            id: wished.map { AnyHashable($0.id) }, card: wished.map { AnyView(content($0)) }, onDismiss: onDismiss,
            read: { item.wrappedValue.map { AnyHashable($0.id) } }, ask: { item.wrappedValue = $0 ? wished : nil })
    }
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
    private func wish(for coordinator: CardCoordinator, in context: Context) -> CardCoordinator.Wish? {
        guard let card = request.card else { return nil }
        let link: CardLink = { [weak coordinator] in coordinator }
        return CardCoordinator.Wish(
            request: request, root: card.modifier(EnvironmentBridge(presenter: context.environment, link: link)),
            values: values, isAnimated: !context.transaction.disablesAnimations, selection: selection)
    }
}

extension CardAnchor: UIViewControllerRepresentable {
    func makeCoordinator() -> CardCoordinator { CardCoordinator() }

    func makeUIViewController(context: Context) -> UIViewController {
        // Touches beside the panels in the view pass through.
        let (controller, view, coordinator) = (UIViewController(), PassingView(), context.coordinator)
        view.onWindowChange = { [weak coordinator] in coordinator?.noteWindow() }
        view.isOpaque = false
        controller.view = view
        coordinator.anchor = controller
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        let coordinator = context.coordinator
        coordinator.update(wish(for: coordinator, in: context), isAnimated: !context.transaction.disablesAnimations)
    }

    /// Takes the offered size, as by default before iOS 16, from which SwiftUI has its own method.
    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? { nil }

    static func dismantleUIViewController(_ controller: UIViewController, coordinator: CardCoordinator) {
        coordinator.leave()
    }
}
