import InteractiveDismissal
import SwiftUIShim
import UIKitShim

/// How a card is presented.
protocol CardStyle {
    /// Whether the card's height follows its content.
    var fitsContent: Bool { get }

    @MainActor
    func present(_ card: UIViewController, from presenter: UIViewController, isAnimated: Bool, told: CardNews)
}

/// A modifier's request: the card's identity and its content, read in the body that contains the modifier.
struct Wished<Card: View> {
    let id: AnyHashable?
    let card: Card?
    let onDismiss: (() -> Void)?
    /// Reads the binding's current identity.
    let read: () -> AnyHashable?
    let unset: () -> Void

    init(_ isPresented: Binding<Bool>, onDismiss: (() -> Void)?, _ content: () -> Card) {
        // Read here, in the body of the presenting view, because SwiftUI does not follow a state that only a closure
        // reads.
        let isWished = isPresented.wrappedValue
        id = isWished ? true : nil
        card = isWished ? content() : nil
        self.onDismiss = onDismiss
        read = { isPresented.wrappedValue ? true : nil }
        unset = { isPresented.wrappedValue = false }
    }

    init<Item: Identifiable>(_ item: Binding<Item?>, onDismiss: (() -> Void)?, _ content: (Item) -> Card) {
        let wished = item.wrappedValue
        id = wished.map { AnyHashable($0.id) }
        card = wished.map(content)
        self.onDismiss = onDismiss
        read = { item.wrappedValue.map { AnyHashable($0.id) } }
        unset = { item.wrappedValue = nil }
    }
}

extension View {
    nonisolated func presents<Card: View>(_ wished: Wished<Card>, as style: some CardStyle) -> some View {
        background { CardAnchor(wished: wished, style: style) }
    }
}

/// The place in UIKit from which a card is presented: an invisible controller behind the view.
struct CardAnchor<Card: View, Style: CardStyle> {
    let wished: Wished<Card>
    let style: Style
}

extension CardAnchor: UIViewControllerRepresentable {
    func makeCoordinator() -> PresentationCoordinator { PresentationCoordinator() }

    func makeUIViewController(context: Context) -> AnchorController { AnchorController(context.coordinator) }

    func updateUIViewController(_ controller: AnchorController, context: Context) {
        context.coordinator.update(
            wish(in: context), isAnimated: !context.transaction.disablesAnimations)
    }

    /// Takes the offered size, as by default before iOS 16, from which SwiftUI has its own method.
    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: AnchorController, context: Context
    ) -> CGSize? { nil }

    static func dismantleUIViewController(_ controller: AnchorController, coordinator: PresentationCoordinator) {
        coordinator.leave()
    }

    @MainActor
    private func wish(in context: Context) -> PresentationCoordinator.Wish? {
        guard let id = wished.id, let card = wished.card else { return nil }
        let (read, unset, style, environment) = (wished.read, wished.unset, style, context.environment)
        @MainActor
        func bridged(_ coordinator: PresentationCoordinator) -> CardController<Card>.Root {
            card.modifier(
                EnvironmentBridge(
                    presenter: environment,
                    dismissCard: DismissCardAction { [weak coordinator] in coordinator?.dismissCard() }))
        }
        return PresentationCoordinator.Wish(
            id: id, isAnimated: !context.transaction.disablesAnimations,
            isStillWished: { read() == id },
            unset: { if read() == id { unset() } },
            onDismiss: wished.onDismiss,
            make: { CardController(rootView: bridged($0), fitsContent: style.fitsContent) },
            renew: { controller, coordinator in
                (controller as? CardController<Card>)?.rootView = bridged(coordinator)
            },
            present: { card, presenter, isAnimated, told in
                style.present(card, from: presenter, isAnimated: isAnimated, told: told)
            })
    }
}

/// Tells the coordinator when the controller comes into a window.
final class AnchorController: UIViewController {
    private let coordinator: PresentationCoordinator

    init(_ coordinator: PresentationCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
        coordinator.attach(to: self)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let view = AnchorView()
        view.isUserInteractionEnabled = false
        view.isOpaque = false
        view.onWindowChange = { [weak coordinator] in coordinator?.noteWindow() }
        self.view = view
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        coordinator.noteWindow()
    }
}

final class AnchorView: UIView {
    var onWindowChange: (@MainActor () -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onWindowChange?() }
    }
}
