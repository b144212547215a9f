import GestureArbiter
import SwiftUIShim
import UIKitShim

extension View {
    /// Decides whether a finger scrolls the content of the view or drags the view, and calls `onDrag` for the drags.
    ///
    ///     .gestureArbiter(policy: .continuous) { drag in follow(drag) }
    ///
    /// The modifier puts the view into a hosting controller, since SwiftUI has no UIKit view around it. The environment
    /// is passed in, but preferences that the view sets, such as a title or a toolbar, end there. The view takes the
    /// offered size; from iOS 16 on its preferred size, if that is smaller.
    ///
    /// A new policy takes effect at the next touch-down. `onDrag` is called on the main actor, in the recognizer's
    /// action.
    nonisolated public func gestureArbiter(
        policy: ArbitrationPolicy = .gated, onDrag: @escaping @MainActor (GestureArbiter.Drag) -> Void
    ) -> some View { ArbitratedContent(content: AnyView(self), policy: policy, onDrag: onDrag) }
}

private struct ArbitratedContent {
    let content: AnyView
    let policy: ArbitrationPolicy
    let onDrag: @MainActor (GestureArbiter.Drag) -> Void
}

extension ArbitratedContent: UIViewControllerRepresentable {
    func makeCoordinator() -> Relay { Relay() }

    func makeUIViewController(context: Context) -> CardController {
        let controller = CardController(rootView: bridged(in: context), fitsContent: false)
        let relay = context.coordinator
        controller.view.backgroundColor = .clear
        relay.arbiter = GestureArbiter.attach(to: controller.view, policy: policy) { [weak relay] drag in
            relay?.onDrag?(drag)
        }
        return controller
    }

    func updateUIViewController(_ controller: CardController, context: Context) {
        controller.rootView = bridged(in: context)
        context.coordinator.onDrag = onDrag
        if let arbiter = context.coordinator.arbiter, arbiter.policy != policy { arbiter.policy = policy }
    }

    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController controller: CardController, context: Context
    ) -> CGSize? {
        guard let width = proposal.width, let height = proposal.height else { return nil }
        let size = controller.sizeThatFits(in: CGSize(width: width, height: height))
        return CGSize(width: min(size.width, width), height: min(size.height, height))
    }

    static func dismantleUIViewController(_ controller: CardController, coordinator: Relay) {
        coordinator.arbiter?.detach()
    }

    /// Views in the hosting controller stay in the card around it.
    @MainActor
    private func bridged(in context: Context) -> CardController.Root {
        content.modifier(EnvironmentBridge(presenter: context.environment, link: context.environment.cardLink))
    }
}

/// The arbiter's reports, and their current receiver.
@MainActor
private final class Relay {
    weak var arbiter: GestureArbiter?
    var onDrag: (@MainActor (GestureArbiter.Drag) -> Void)?
}
