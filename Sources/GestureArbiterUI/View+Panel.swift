@_spi(Cards) import Panels
import SwiftUIShim
import UIKitShim

extension View {
    /// Shows a panel over the view while `isPresented` is true; without a binding, for as long as the view is there.
    ///
    ///     .panel(detents: [.height(88), .medium, .large], selection: $detent) { Places() }
    ///
    /// With a binding:
    ///
    ///     .panel(isPresented: $showsMenu, at: .leading, detents: [.width(280)]) { Menu() }
    ///
    /// The binding becomes false after the panel has left: by a finger, if its configuration allows that, by escape,
    /// or by `\.dismissCard`. With `edgeSwipe` in its configuration, a finger opens the panel from its side while the
    /// binding is false, and the binding becomes true; the content is kept ready for that.
    ///
    /// Detents, selection, configuration and `onDismiss` work as in
    /// ``card(isPresented:as:detents:selection:onDismiss:content:)``.
    ///
    /// The panel has the frame and the safe area of the view: add the modifier to a view that fills its screen. Touches
    /// beside the panel go to the view. A tab bar or navigation bar around the modifier stays outside of the panel.
    ///
    /// If `edge`, the side that the panel comes from, is nil, the configuration's edge counts: the bottom by default.
    nonisolated public func panel<Content: View>(
        isPresented: Binding<Bool> = .constant(true), as configuration: Panel.Configuration = Panel.Configuration(),
        at edge: GestureArbiter.Place.Edge? = nil, detents: [Detent]? = nil,
        selection: Binding<Detent.Identifier>? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        docks(
            CardRequest(isPresented, waits: configuration.edgeSwipe > 0, onDismiss: onDismiss, content),
            configuration.at(edge).with(detents), selection)
    }

    /// Shows a panel over the view while `item` is not nil.
    ///
    ///     .panel(item: $place, detents: [.medium, .large]) { PlaceView($0) }
    ///
    /// Works as ``panel(isPresented:as:at:detents:selection:onDismiss:content:)``.
    nonisolated public func panel<Item: Identifiable, Content: View>(
        item: Binding<Item?>, as configuration: Panel.Configuration = Panel.Configuration(),
        at edge: GestureArbiter.Place.Edge? = nil, detents: [Detent]? = nil,
        selection: Binding<Detent.Identifier>? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        docks(CardRequest(item, onDismiss: onDismiss, content), configuration.at(edge).with(detents), selection)
    }

    nonisolated private func docks(
        _ request: CardRequest, _ configuration: Panel.Configuration, _ selection: Binding<Detent.Identifier>?
    ) -> some View {
        overlay { CardAnchor(request: request, configuration: configuration, selection: selection).ignoresSafeArea() }
    }
}
