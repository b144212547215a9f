@_spi(Cards) import InteractiveDismissal
import SwiftUIShim
import UIKitShim

/// A modifier's request: the card's identity and its content, read in the body that contains the modifier.
struct Wished<Card: View> {
    let request: CardRequest
    let card: Card?

    init(_ isPresented: Binding<Bool>, onDismiss: (() -> Void)?, _ content: () -> Card) {
        // Read here, in the body of the presenting view, because SwiftUI does not follow a state that only a closure
        // reads.
        let isWished = isPresented.wrappedValue
        request = CardRequest(
            id: isWished ? true : nil, onDismiss: onDismiss, read: { isPresented.wrappedValue ? true : nil },
            unset: { isPresented.wrappedValue = false }, reset: { isPresented.wrappedValue = true })
        card = isWished ? content() : nil
    }

    init<Item: Identifiable>(_ item: Binding<Item?>, onDismiss: (() -> Void)?, _ content: (Item) -> Card) {
        let wished = item.wrappedValue
        request = CardRequest(
            id: wished.map { AnyHashable($0.id) }, onDismiss: onDismiss,
            read: { item.wrappedValue.map { AnyHashable($0.id) } }, unset: { item.wrappedValue = nil },
            reset: { item.wrappedValue = wished })
        card = wished.map(content)
    }
}

/// What a binding says about its card.
struct CardRequest {
    /// The card's identity in the body that read it; nil if no card is requested.
    let id: AnyHashable?
    let onDismiss: (() -> Void)?
    /// Reads the binding's current identity, outside of a body.
    let read: () -> AnyHashable?
    let unset: () -> Void
    let reset: () -> Void

    var isStillWished: Bool { read() == id }
}

/// The place in UIKit from which a card comes: an invisible controller at the view, with the values that the modifier's
/// body has read.
struct CardAnchor<Card: View, Values: CardValues> {
    private let wished: Wished<Card>
    /// With the selection of the body that contains the modifier.
    private let values: Values
    private let selection: Binding<Detent.Identifier>?

    init(wished: Wished<Card>, configuration: Values, selection: Binding<Detent.Identifier>?) {
        (self.wished, self.selection) = (wished, selection)
        var values = configuration
        if let selection { values.traits.selectedDetent = selection.wrappedValue }
        self.values = values
    }

    private func writer(_ selection: Binding<Detent.Identifier>) -> @MainActor (Detent.Identifier) -> Void {
        { if selection.wrappedValue != $0 { selection.wrappedValue = $0 } }
    }

    @MainActor
    private func wish(for coordinator: CardCoordinator, in context: Context) -> CardCoordinator.Wish? {
        guard let card = wished.card else { return nil }
        let link = CardLink { [weak coordinator] in coordinator }
        let fitsContent = values.traits.detents.contains(.content)
        return CardCoordinator.Wish(
            request: wished.request,
            hosted: HostedCard(card, in: context.environment, link: link, fitsContent: fitsContent),
            values: values, isAnimated: !context.transaction.disablesAnimations,
            select: selection.map(writer))
    }
}

extension CardAnchor: UIViewControllerRepresentable {
    func makeCoordinator() -> CardCoordinator { CardCoordinator() }

    func makeUIViewController(context: Context) -> AnchorController {
        let (controller, coordinator) = (AnchorController(), context.coordinator)
        coordinator.anchor = controller
        controller.onWindow = { [weak coordinator] in coordinator?.noteWindow() }
        return controller
    }

    func updateUIViewController(_ controller: AnchorController, context: Context) {
        let coordinator = context.coordinator
        coordinator.update(
            wish(for: coordinator, in: context), isAnimated: !context.transaction.disablesAnimations)
    }

    /// Takes the offered size, as by default before iOS 16, from which SwiftUI has its own method.
    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: AnchorController, context: Context
    ) -> CGSize? { nil }

    static func dismantleUIViewController(_ controller: AnchorController, coordinator: CardCoordinator) {
        coordinator.leave()
    }
}

/// Passes touches beside its children through, and tells when it comes into a window.
final class AnchorController: UIViewController {
    var onWindow: (@MainActor () -> Void)?

    override func loadView() {
        let view = AnchorView()
        view.isOpaque = false
        view.onWindow = { [weak self] in self?.onWindow?() }
        self.view = view
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onWindow?()
    }
}

final class AnchorView: PassingView {
    var onWindow: (@MainActor () -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onWindow?() }
    }
}
