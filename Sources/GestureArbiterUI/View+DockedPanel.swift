import InteractiveDismissal
import Panels
import SwiftUIShim
import UIKitShim

extension View {
    /// Shows a panel over the view, which rests at one of several heights.
    ///
    ///     .dockedPanel(detents: [.height(88), .medium, .large], selection: $detent) { Places() }
    ///
    /// The panel has the room of the view, and the safe area that the view touches: add the modifier to a view that
    /// fills its screen. Touches beside the panel go to the view. If the modifier is inside a tab or a navigation
    /// stack, the tab bar or navigation bar stays outside of the panel.
    ///
    /// - Parameters:
    ///   - detents: The resting places, by how much of the panel shows.
    ///   - selection: The detent at which the panel rests, or to which it goes. If you set the binding, the panel goes
    ///     there; after a lift, the binding has the detent to which the finger sent the panel. A name that is not in
    ///     the detents changes nothing.
    ///   - configuration: The panel's look and behaviour, without its detents and its selection. Read when the panel
    ///     comes.
    ///   - content: The content of the panel.
    nonisolated public func dockedPanel<Content: View>(
        detents: [Detent], selection: Binding<Detent.Identifier>,
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
    /// The binding becomes false after the panel has left: by a finger, if its configuration allows that, by escape, or
    /// by `\.dismissCard`. If a finger catches the panel on its way out, the panel stays, and the binding is true
    /// again.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the panel shows.
    ///   - detents: The resting places, by how much of the panel shows.
    ///   - selection: The detent at which the panel rests, or to which it goes.
    ///   - configuration: The panel's look and behaviour, without its detents and its selection. Read when the panel
    ///     comes.
    ///   - onDismiss: Called once when the panel has left, after the binding was set, on the main actor.
    ///   - content: The content of the panel.
    nonisolated public func dockedPanel<Content: View>(
        isPresented: Binding<Bool>, detents: [Detent], selection: Binding<Detent.Identifier>,
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

/// The values of a panel's bindings, read in the body that contains the modifier.
private struct Docked<Content: View> {
    let isPresented: Binding<Bool>
    let detents: [Detent]
    let selection: Binding<Detent.Identifier>
    let configuration: Panel.Configuration
    let onDismiss: (() -> Void)?
    /// Nil if the panel is not requested.
    let content: Content?
}

private struct PanelAnchor<Content: View> {
    let docked: Docked<Content>
    let selected: Detent.Identifier
}

extension PanelAnchor: UIViewControllerRepresentable {
    func makeCoordinator() -> PanelCoordinator { PanelCoordinator() }
    func makeUIViewController(context: Context) -> PanelGround { PanelGround() }

    func updateUIViewController(_ ground: PanelGround, context: Context) {
        context.coordinator.update(
            wish(in: context), isAnimated: !context.transaction.disablesAnimations, on: ground)
    }

    /// Takes the offered size, as by default before iOS 16, from which SwiftUI has its own method.
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

/// The parent of a panel, over the view. Passes touches beside the panel through.
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

/// Updates a panel to the requested state. Uses UIKit alone, and acts in the next turn, like a card's coordinator.
@MainActor
private final class PanelCoordinator {
    struct Wish {
        let configuration: Panel.Configuration
        let selected: Detent.Identifier
        let select: @MainActor (Detent.Identifier) -> Void
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

    /// The panel, with its last request.
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

    /// If a finger catches the panel on its way out, it stays, and the binding is set to true.
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

    /// Called by the panel's button.
    func dismissPanel() {
        if case .shown(let panel, _) = state { panel.remove() }
    }

    /// Called when the view is gone, and the panel with it.
    func leave() {
        wish = nil
        switch state {
        case .absent: break
        case .shown(let panel, _), .leaving(let panel, _): panel.remove(animated: false)
        }
    }
}
