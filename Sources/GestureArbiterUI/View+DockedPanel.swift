@_spi(Cards) import Cards
import InteractiveDismissal
@_spi(Cards) import Panels
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
        docks(.constant(true), detents, selection, configuration, onDismiss: nil, content)
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
        docks(isPresented, detents, selection, configuration, onDismiss: onDismiss, content)
    }

    nonisolated private func docks<Content: View>(
        _ isPresented: Binding<Bool>, _ detents: [Detent], _ selection: Binding<Detent.Identifier>,
        _ configuration: Panel.Configuration, onDismiss: (() -> Void)?, _ content: () -> Content
    ) -> some View {
        var configuration = configuration
        (configuration.traits.detents, configuration.traits.selectedDetent) = (detents, selection.wrappedValue)
        let source = PanelSource(
            wished: Wished(isPresented, onDismiss: onDismiss, content), isPresented: isPresented,
            selection: selection, configuration: configuration)
        return overlay { Anchor(source: source).ignoresSafeArea() }
    }
}

private struct PanelSource<Content: View>: AnchorSource {
    let wished: Wished<Content>
    let isPresented: Binding<Bool>
    let selection: Binding<Detent.Identifier>
    /// With the selection of the body that contains the modifier.
    let configuration: Panel.Configuration

    func wish(
        for coordinator: PanelCoordinator, in environment: EnvironmentValues, isAnimated: Bool
    ) -> PanelCoordinator.Wish? {
        guard let card = wished.card else { return nil }
        let fitsContent = configuration.traits.detents.contains(.content)
        let hosted = HostedCard(card, in: environment, fitsContent: fitsContent) { [weak coordinator] in
            coordinator?.dismissPanel()
        }
        let (isPresented, selection) = (isPresented, selection)
        return PanelCoordinator.Wish(
            configuration: configuration, hosted: hosted, onDismiss: wished.request.onDismiss,
            select: { if selection.wrappedValue != $0 { selection.wrappedValue = $0 } },
            setPresented: { if isPresented.wrappedValue != $0 { isPresented.wrappedValue = $0 } })
    }
}

/// Updates a panel to the requested state. Uses UIKit alone, and acts in the next turn, like a card's coordinator.
@MainActor
private final class PanelCoordinator: AnchorCoordinator {
    struct Wish {
        let configuration: Panel.Configuration
        let hosted: HostedCard
        let onDismiss: (() -> Void)?
        let select: @MainActor (Detent.Identifier) -> Void
        let setPresented: @MainActor (Bool) -> Void
    }

    weak var anchor: UIViewController?
    private var wish: Wish?
    private var isAnimated = true
    /// The panel, with its last request, until it is gone.
    private var shown: (panel: Panel, wish: Wish, isLeaving: Bool)?

    func update(_ wish: Wish?, isAnimated: Bool) {
        (self.wish, self.isAnimated) = (wish, isAnimated)
        if let wish, let panel = shown?.panel {
            shown?.wish = wish
            wish.hosted.renew(panel.contentViewController)
        }
        // Several requests in one turn lead to one accord: the second time, there is nothing left to do.
        onNextTurn(of: anchor?.viewIfLoaded) { [self] in comeToAccord() }
    }

    func noteWindow() {}

    private func comeToAccord() {
        guard let (panel, shown, isLeaving) = shown else {
            if let wish, let anchor { show(wish, on: anchor) }
            return
        }
        guard wish != nil else {
            if !isLeaving { remove(panel) }
            return
        }
        if isLeaving {
            self.shown?.isLeaving = false
            return panel.show(animated: isAnimated)
        }
        let (detents, selected) = (shown.configuration.traits.detents, shown.configuration.traits.selectedDetent)
        if panel.detents != detents {
            let had = panel.detents.contains { $0.identifier == selected }
            panel.detents = detents
            // A detent that goes with its selection is not misspelt: the binding says where the panel is instead.
            let has = detents.contains { $0.identifier == selected }
            if had, !has { return shown.select(panel.selectedDetent) }
        }
        if let selected, panel.selectedDetent != selected { panel.select(selected, animated: isAnimated) }
    }

    private func show(_ wish: Wish, on anchor: UIViewController) {
        let panel = anchor.addPanel(wish.hosted.make(), configuration: wish.configuration, animated: isAnimated)
        shown = (panel, wish, false)
        panel.restingCard.observer = { [weak self] event in
            switch event {
            case .selected(let detent, _): self?.wish?.select(detent)
            case .didDismiss: self?.gone()
            case .grabbed, .progressed, .moved, .armed, .attempted, .willDismiss, .returned: break
            }
        }
    }

    /// If a finger catches the panel on its way out, it stays, and the binding is set to true.
    private func remove(_ panel: Panel) {
        shown?.isLeaving = true
        panel.remove(animated: isAnimated) { [weak self] hasGone in
            guard let self, !hasGone, let shown, shown.isLeaving else { return }
            self.shown?.isLeaving = false
            shown.wish.setPresented(true)
        }
    }

    private func gone() {
        guard let gone = shown?.wish else { return }
        shown = nil
        gone.setPresented(false)
        gone.onDismiss?()
    }

    /// Called by the panel's button.
    func dismissPanel() { if let shown, !shown.isLeaving { shown.panel.remove() } }

    /// Called when the view is gone, and the panel with it.
    func leave() {
        wish = nil
        shown?.panel.remove(animated: false)
    }
}
