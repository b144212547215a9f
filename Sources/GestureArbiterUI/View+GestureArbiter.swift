import GestureArbiter
import SwiftUIShim
import UIKitShim

extension View {
    /// Decides whether a finger scrolls what is in the view or drags it, and tells `onDrag` of the drags.
    ///
    ///     .gestureArbiter(policy: .continuous) { drag in follow(drag) }
    ///
    /// The view is put into a hosting controller of its own, since SwiftUI has no view of UIKit around it. That costs: what a
    /// view says to those around it by preferences, such as a title or a toolbar, ends there; `\.self` of the
    /// environment is handed in as a whole. It takes the size that it is offered; from iOS 16 on the one that it likes,
    /// where that is smaller.
    ///
    /// - Parameters:
    ///   - policy: Who moves, when. Another policy holds from the next touch-down.
    ///   - onDrag: Called on the main actor, in the recognizer's action.
    nonisolated public func gestureArbiter(
        policy: ArbitrationPolicy = .gated, onDrag: @escaping @MainActor (GestureArbiter.Drag) -> Void
    ) -> some View { ArbitratedContent(content: self, policy: policy, onDrag: onDrag) }
}

private struct ArbitratedContent<Content: View> {
    let content: Content
    let policy: ArbitrationPolicy
    let onDrag: @MainActor (GestureArbiter.Drag) -> Void
}

extension ArbitratedContent: UIViewControllerRepresentable {
    func makeCoordinator() -> Relay { Relay() }

    func makeUIViewController(context: Context) -> CardController<Content> {
        let controller = CardController(rootView: bridged(in: context), fitsContent: false)
        let relay = context.coordinator
        controller.view.backgroundColor = .clear
        relay.arbiter = GestureArbiter.attach(to: controller.view, policy: policy) { [weak relay] drag in
            relay?.onDrag?(drag)
        }
        return controller
    }

    func updateUIViewController(_ controller: CardController<Content>, context: Context) {
        controller.rootView = bridged(in: context)
        context.coordinator.onDrag = onDrag
        if let arbiter = context.coordinator.arbiter, arbiter.policy != policy { arbiter.policy = policy }
    }

    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController controller: CardController<Content>, context: Context
    ) -> CGSize? {
        guard let width = proposal.width, let height = proposal.height else { return nil }
        let size = controller.sizeThatFits(in: CGSize(width: width, height: height))
        return CGSize(width: min(size.width, width), height: min(size.height, height))
    }

    static func dismantleUIViewController(_ controller: CardController<Content>, coordinator: Relay) {
        coordinator.arbiter?.detach()
    }

    /// The card that the view is in stays the one that `\.dismissCard` dismisses.
    @MainActor
    private func bridged(in context: Context) -> CardController<Content>.Root {
        content.modifier(
            EnvironmentBridge(presenter: context.environment, dismissCard: context.environment.dismissCard))
    }
}

/// What the arbiter tells, and to whom by now.
@MainActor
private final class Relay {
    weak var arbiter: GestureArbiter?
    var onDrag: (@MainActor (GestureArbiter.Drag) -> Void)?
}
