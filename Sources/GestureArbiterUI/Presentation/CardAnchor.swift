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
            unset: { isPresented.wrappedValue = false })
        card = isWished ? content() : nil
    }

    init<Item: Identifiable>(_ item: Binding<Item?>, onDismiss: (() -> Void)?, _ content: (Item) -> Card) {
        let wished = item.wrappedValue
        request = CardRequest(
            id: wished.map { AnyHashable($0.id) }, onDismiss: onDismiss,
            read: { item.wrappedValue.map { AnyHashable($0.id) } }, unset: { item.wrappedValue = nil })
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

    var isStillWished: Bool { read() == id }
}

extension View {
    /// - Parameter present: Presents the card from a controller, animated or not, with callbacks.
    nonisolated func presents<Card: View>(
        _ wished: Wished<Card>, fitsContent: Bool,
        by present: @escaping @MainActor (UIViewController, UIViewController, Bool, CardNews) -> Void
    ) -> some View {
        background { Anchor(source: CardSource(wished: wished, fitsContent: fitsContent, present: present)) }
    }
}

private struct CardSource<Card: View>: AnchorSource {
    let wished: Wished<Card>
    let fitsContent: Bool
    let present: @MainActor (UIViewController, UIViewController, Bool, CardNews) -> Void

    func wish(
        for coordinator: PresentationCoordinator, in environment: EnvironmentValues, isAnimated: Bool
    ) -> PresentationCoordinator.Wish? {
        guard let card = wished.card else { return nil }
        let hosted = HostedCard(card, in: environment, fitsContent: fitsContent) { [weak coordinator] in
            coordinator?.dismissCard()
        }
        return PresentationCoordinator.Wish(
            request: wished.request, hosted: hosted, isAnimated: isAnimated, present: present)
    }
}

/// Carries out the requests for a card or a panel, from an invisible controller at the modifier's view.
@MainActor
protocol AnchorCoordinator: AnyObject {
    associatedtype Wish
    var anchor: UIViewController? { get set }

    init()
    /// Takes the current request in an update pass. Nothing may be presented and no state set in the pass.
    func update(_ wish: Wish?, isAnimated: Bool)
    /// Called when the anchor comes into a window, or appears.
    func noteWindow()
    /// Called when the view is gone.
    func leave()
}

/// The values that a modifier's body has read, as a request for its coordinator.
protocol AnchorSource {
    associatedtype Coordinator: AnchorCoordinator
    @MainActor
    func wish(for coordinator: Coordinator, in environment: EnvironmentValues, isAnimated: Bool) -> Coordinator.Wish?
}

/// The place in UIKit from which a card or a panel comes: an invisible controller at the view.
struct Anchor<Source: AnchorSource> {
    let source: Source
}

extension Anchor: UIViewControllerRepresentable {
    func makeCoordinator() -> Source.Coordinator { Source.Coordinator() }

    func makeUIViewController(context: Context) -> AnchorController {
        let (controller, coordinator) = (AnchorController(), context.coordinator)
        coordinator.anchor = controller
        controller.onWindow = { [weak coordinator] in coordinator?.noteWindow() }
        return controller
    }

    func updateUIViewController(_ controller: AnchorController, context: Context) {
        let (coordinator, isAnimated) = (context.coordinator, !context.transaction.disablesAnimations)
        let wish = source.wish(for: coordinator, in: context.environment, isAnimated: isAnimated)
        coordinator.update(wish, isAnimated: isAnimated)
    }

    /// Takes the offered size, as by default before iOS 16, from which SwiftUI has its own method.
    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: AnchorController, context: Context
    ) -> CGSize? { nil }

    static func dismantleUIViewController(_ controller: AnchorController, coordinator: Source.Coordinator) {
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
