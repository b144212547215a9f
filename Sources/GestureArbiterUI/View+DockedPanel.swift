import InteractiveDismissal
import Panels
import SwiftUIShim
import UIKitShim

extension View {
    /// Shows a panel over the view that stays, at one of several heights.
    ///
    ///     .dockedPanel(detents: [.height(88), .medium, .large], selection: $detent) { Places() }
    ///
    /// The panel has the room of the view, and what of the safe area that touches: give it to a view that fills its screen.
    /// Touches beside the panel are the view's. A tab bar or a navigation bar stays outside of it where the modifier stands
    /// inside of the tab or of the stack.
    ///
    /// - Parameters:
    ///   - detents: Where it may rest, by how much of it shows.
    ///   - selection: The detent at which it rests, or to which it goes. Set, the panel goes there; it says where a finger has
    ///     the panel go when that is let go. A name that is none of the detents changes nothing.
    ///   - configuration: How it looks and behaves; its detents and its selection do not count. It is read when the panel
    ///     comes.
    ///   - content: What is in the panel.
    nonisolated public func dockedPanel<Content: View>(
        detents: [Panel.Detent], selection: Binding<Panel.Detent.Identifier>,
        configuration: Panel.Configuration = Panel.Configuration(), @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        docks(
            Docked(
                isPresented: .constant(true), detents: detents, selection: selection, configuration: configuration,
                onDismiss: nil, content: content()))
    }

    /// Shows a panel over the view while `isPresented` is true.
    ///
    ///     .dockedPanel(isPresented: $showsPlaces, detents: [.medium, .large], selection: $detent) { Places() }
    ///
    /// The binding becomes false when the panel has left: by a finger, where its configuration lets it, by escape, or by
    /// `\.dismissCard`. Caught by a finger on its way out, the panel stays, and the binding is true again.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the panel is there.
    ///   - detents: Where it may rest, by how much of it shows.
    ///   - selection: The detent at which it rests, or to which it goes.
    ///   - configuration: How it looks and behaves; its detents and its selection do not count. It is read when the panel
    ///     comes.
    ///   - onDismiss: Called once when the panel has left, after the binding was set, on the main actor.
    ///   - content: What is in the panel.
    nonisolated public func dockedPanel<Content: View>(
        isPresented: Binding<Bool>, detents: [Panel.Detent], selection: Binding<Panel.Detent.Identifier>,
        configuration: Panel.Configuration = Panel.Configuration(), onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        docks(
            Docked(
                isPresented: isPresented, detents: detents, selection: selection, configuration: configuration,
                onDismiss: onDismiss, content: isPresented.wrappedValue ? content() : nil))
    }

    nonisolated private func docks<Content: View>(_ docked: Docked<Content>) -> some View {
        overlay { PanelAnchor(docked: docked, selected: docked.selection.wrappedValue).ignoresSafeArea() }
    }
}

/// What the bindings of a panel say, read with the body that the modifier stands in.
private struct Docked<Content: View> {
    let isPresented: Binding<Bool>
    let detents: [Panel.Detent]
    let selection: Binding<Panel.Detent.Identifier>
    let configuration: Panel.Configuration
    let onDismiss: (() -> Void)?
    /// Nil: it is not wished.
    let content: Content?
}

private struct PanelAnchor<Content: View> {
    let docked: Docked<Content>
    let selected: Panel.Detent.Identifier
}

extension PanelAnchor: UIViewControllerRepresentable {
    func makeCoordinator() -> PanelCoordinator { PanelCoordinator() }
    func makeUIViewController(context: Context) -> PanelGround { PanelGround() }

    func updateUIViewController(_ ground: PanelGround, context: Context) {
        context.coordinator.update(
            wish(in: context), isAnimated: !context.transaction.disablesAnimations, on: ground)
    }

    /// All that it is offered, as without it: SwiftUI's own is from iOS 16.
    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: PanelGround, context: Context
    ) -> CGSize? { nil }

    static func dismantleUIViewController(_ ground: PanelGround, coordinator: PanelCoordinator) { coordinator.leave() }

    @MainActor
    private func wish(in context: Context) -> PanelCoordinator.Wish? {
        guard let content = docked.content else { return nil }
        let (docked, environment) = (docked, context.environment)
        @MainActor
        func bridged(_ coordinator: PanelCoordinator) -> CardController<Content>.Root {
            content.modifier(
                EnvironmentBridge(
                    presenter: environment,
                    dismissCard: DismissCardAction { [weak coordinator] in coordinator?.dismissPanel() }))
        }
        var configuration = docked.configuration
        (configuration.detents, configuration.selectedDetent) = (docked.detents, selected)
        return PanelCoordinator.Wish(
            configuration: configuration, selected: selected,
            select: { if docked.selection.wrappedValue != $0 { docked.selection.wrappedValue = $0 } },
            setPresented: { if docked.isPresented.wrappedValue != $0 { docked.isPresented.wrappedValue = $0 } },
            onDismiss: docked.onDismiss,
            make: {
                CardController(rootView: bridged($0), fitsContent: configuration.detents.contains(.content))
            },
            renew: { controller, coordinator in
                (controller as? CardController<Content>)?.rootView = bridged(coordinator)
            })
    }
}

/// The parent of a panel, over the view. Touches beside the panel go through it.
final class PanelGround: UIViewController {
    override func loadView() {
        let view = PassingView()
        view.isOpaque = false
        self.view = view
    }
}

final class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Brings a panel into accord with what is wished. It knows UIKit alone; it acts in the next turn, as a card's does.
@MainActor
private final class PanelCoordinator {
    struct Wish {
        let configuration: Panel.Configuration
        let selected: Panel.Detent.Identifier
        let select: @MainActor (Panel.Detent.Identifier) -> Void
        let setPresented: @MainActor (Bool) -> Void
        let onDismiss: (() -> Void)?
        let make: @MainActor (PanelCoordinator) -> UIViewController
        let renew: @MainActor (UIViewController, PanelCoordinator) -> Void
    }

    private weak var ground: UIViewController?
    private var wish: Wish?
    private var isAnimated = true
    private var isDue = false
    private var state = State.absent

    /// The panel, with what was wished of it last.
    private enum State {
        case absent
        case shown(Panel, Wish)
        case leaving(Panel, Wish)
    }

    func update(_ wish: Wish?, isAnimated: Bool, on ground: UIViewController) {
        (self.wish, self.isAnimated, self.ground) = (wish, isAnimated, ground)
        if let wish {
            switch state {
            case .absent: break
            case .shown(let panel, _):
                state = .shown(panel, wish)
                wish.renew(panel.contentViewController, self)
            case .leaving(let panel, _):
                state = .leaving(panel, wish)
                wish.renew(panel.contentViewController, self)
            }
        }
        guard !isDue else { return }
        isDue = true
        onNextTurn(of: ground.viewIfLoaded) { [self] in
            isDue = false
            comeToAccord()
        }
    }

    private func comeToAccord() {
        switch state {
        case .absent: if let wish, let ground { show(wish, on: ground) }
        case .shown(let panel, let shown):
            guard wish != nil else { return remove(panel, shown) }
            if panel.detents != shown.configuration.detents {
                let had = panel.detents.contains { $0.identifier == shown.selected }
                panel.detents = shown.configuration.detents
                // A detent that goes with its selection is not misspelt: the binding says where the panel is instead.
                let has = panel.detents.contains { $0.identifier == shown.selected }
                if had, !has { return shown.select(panel.selectedDetent) }
            }
            if panel.selectedDetent != shown.selected { panel.select(shown.selected, animated: isAnimated) }
        case .leaving(let panel, let shown):
            guard wish != nil else { return }
            state = .shown(panel, shown)
            panel.show(animated: isAnimated)
        }
    }

    private func show(_ wish: Wish, on ground: UIViewController) {
        let content = wish.make(self)
        let panel = ground.addPanel(content, configuration: wish.configuration, animated: isAnimated)
        state = .shown(panel, wish)
        panel.onChange = { [weak self] detent, _ in self?.wish?.select(detent) }
        panel.onRemove = { [weak self] _ in self?.gone() }
    }

    /// Caught on its way out by a finger, it stays, and the binding says so.
    private func remove(_ panel: Panel, _ shown: Wish) {
        state = .leaving(panel, shown)
        panel.remove(animated: isAnimated) { [weak self] hasGone in
            guard let self, !hasGone, case .leaving(let panel, let shown) = state else { return }
            state = .shown(panel, shown)
            shown.setPresented(true)
        }
    }

    private func gone() {
        let gone: Wish
        switch state {
        case .absent: return
        case .shown(_, let shown), .leaving(_, let shown): gone = shown
        }
        state = .absent
        gone.setPresented(false)
        gone.onDismiss?()
    }

    /// Its button.
    func dismissPanel() {
        if case .shown(let panel, _) = state { panel.remove() }
    }

    /// The view is gone, and the panel with it.
    func leave() {
        wish = nil
        switch state {
        case .absent: break
        case .shown(let panel, _), .leaving(let panel, _): panel.remove(animated: false)
        }
    }
}
