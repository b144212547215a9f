import HeadlessUIKit

// Row U51.
/// What a modifier presents over the controller that hosts its view, as long as a binding says so.
@MainActor
final class Presenter: NodeMemory {
    private weak var host: Host?
    private var shown: UIViewController?

    /// Presents or dismisses. `make` makes the controller; `gone` runs once it has left.
    func follow(_ isPresented: Bool, in node: Node, make: @escaping () -> UIViewController, gone: @escaping () -> Void)
    {
        host = node.host
        node.host?.afterUpdate { [weak self] in
            guard let self else { return }
            if let shown, shown.presentingViewController == nil, !shown.isBeingPresented { self.shown = nil }
            if isPresented, shown == nil, let controller = host?.controller {
                let made = make()
                shown = made
                controller.present(made, animated: true)
            } else if !isPresented, let shown {
                self.shown = nil
                leave(shown, gone)
            }
        }
    }

    private func leave(_ controller: UIViewController, _ gone: @escaping () -> Void) {
        guard let presenter = controller.presentingViewController else { return gone() }
        presenter.dismiss(animated: true, completion: gone)
    }

    func dismantle() {
        if let shown { leave(shown) {} }
        shown = nil
    }
}

private struct Presented<Content: View, Item> {
    let content: Content
    let item: () -> (key: AnyHashable, value: Item)?
    let binding: Binding<Bool>
    let style: UIModalPresentationStyle
    let onDismiss: (() -> Void)?
    let view: (Item) -> AnyView
}
extension Presented: Primitive {
    func update(_ node: Node) {
        let item = node.reading { self.item() }
        node.setChildren([(0, content)])
        let sheets = node.memory as? Sheets ?? Sheets()
        node.memory = sheets
        let (binding, onDismiss) = (binding, onDismiss)
        let present = Presentation.isPresented(binding)
        var environment = node.environment
        environment.hosted = .init(dismiss: { binding.wrappedValue = false }, isPresented: true)
        environment.navigation = nil
        let screen = item.map { Screen(view: AnyView(view($0.value).id($0.key)), environment: environment) }
        if let screen { sheets.controller?.rootView = screen }
        sheets.presenter.follow(
            present, in: node,
            make: {
                let controller = UIHostingController(
                    rootView: screen ?? Screen(view: AnyView(EmptyView()), environment: environment))
                controller.modalPresentationStyle = style
                sheets.controller = controller
                return controller
            },
            gone: {
                sheets.controller?.tearDown()
                sheets.controller = nil
                onDismiss?()
            })
    }
}

private enum Presentation {
    @MainActor static func isPresented(_ binding: Binding<Bool>) -> Bool { binding.wrappedValue }
}

@MainActor
private final class Sheets: NodeMemory {
    let presenter = Presenter()
    var controller: UIHostingController<Screen>?
    func dismantle() {
        presenter.dismantle()
        controller?.tearDown()
    }
}

/// Whether something is seen.
public enum Visibility: Hashable, Sendable {
    /// As SwiftUI decides.
    case automatic
    /// Seen.
    case visible
    /// Not seen.
    case hidden
}

/// What a button does.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Goes back and changes nothing.
    public static let cancel = ButtonRole(name: "cancel")
    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
}

extension View {
    // Row U51.
    /// Presents a view while the binding is true: a hosting controller with UIKit's style for sheets. On the host it
    /// covers the window, and no finger dismisses it.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented, .pageSheet, onDismiss, content) }

    /// Presents a view for a value while there is one.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item, .pageSheet, onDismiss, content) }

    /// Presents a view over the whole screen while the binding is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented, .fullScreen, onDismiss, content) }

    /// Presents a view for a value over the whole screen while there is one.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item, .fullScreen, onDismiss, content) }

    nonisolated private func presenting<Content: View>(
        _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        Presented(
            content: self, item: { isPresented.wrappedValue ? (AnyHashable(0), ()) : nil }, binding: isPresented,
            style: style, onDismiss: onDismiss, view: { AnyView(content()) })
    }

    nonisolated private func presenting<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        Presented(
            content: self, item: { item.wrappedValue.map { (AnyHashable($0.id), $0) } },
            binding: Binding(mapping: item, get: { $0 != nil }, set: { $0 ? item.wrappedValue : nil }), style: style,
            onDismiss: onDismiss, view: { AnyView(content($0)) })
    }
}
