import HeadlessUIKit

// Row U51.
/// What a modifier presents over the controller that hosts its view, as long as a binding says so.
@MainActor
private final class Presenter: NodeMemory {
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

private struct Alerted<Content: View, Actions: View, Message: View> {
    let content: Content
    let title: String
    let isPresented: Binding<Bool>
    let style: UIAlertController.Style
    let actions: Actions
    let message: Message
}
extension Alerted: Primitive {
    func update(_ node: Node) {
        let isShown = node.reading { isPresented.wrappedValue }
        node.setChildren([
            (0, content), (1, OffScreen(view: AnyView(isShown ? AnyView(actions) : AnyView(EmptyView())))),
            (2, OffScreen(view: AnyView(message))),
        ])
        let presenter = node.memory as? Presenter ?? Presenter()
        node.memory = presenter
        presenter.follow(isShown, in: node, make: { [weak node] in makeAlert(node) }, gone: {})
    }

    @MainActor
    private func makeAlert(_ node: Node?) -> UIAlertController {
        let alert = UIAlertController(title: title, message: node?.children.last?.title, preferredStyle: style)
        let parts = node?.children.dropFirst().first?.controls ?? []
        let isPresented = isPresented
        func add(_ title: String?, _ role: ButtonRole?, _ action: @escaping () -> Void) {
            let style: UIAlertAction.Style =
                role == .cancel ? .cancel : role == .destructive ? .destructive : .default
            alert.addAction(
                UIAlertAction(title: title, style: style) { _ in
                    isPresented.wrappedValue = false
                    action()
                })
        }
        for part in parts {
            if let button = part.uiView as? ButtonControl {
                add(part.title, button.role) { button.onTap?() }
                alert.actions.last?.isEnabled = button.isEnabled
            } else if let field = part.uiView as? UITextField {
                alert.addTextField { own in
                    (own.placeholder, own.text) = (field.placeholder, field.text)
                    own.addAction(
                        UIAction { _ in
                            field.text = own.text
                            field.sendActions(for: .editingChanged)
                        }, for: .editingChanged)
                }
            }
        }
        if alert.actions.isEmpty { add("OK", nil) {} }
        let lacksCancel = !alert.actions.contains { $0.style == .cancel }
        if style == .actionSheet, lacksCancel { add("Cancel", .cancel) {} }
        return alert
    }
}

extension Node {
    /// The buttons and fields in the node, in their order.
    var controls: [Node] {
        uiView is ButtonControl || uiView is UITextField ? [self] : children.flatMap(\.controls)
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
    /// Presents an alert while the binding is true: a UIKit alert, whose buttons a test taps by `Stage.tapAlert(_:)`.
    /// Without buttons it has "OK".
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(title, isPresented: isPresented, actions: actions) { EmptyView() } }

    /// Presents an alert with a message while the binding is true.
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        Alerted(
            content: self, title: String(title), isPresented: isPresented, style: .alert, actions: actions(),
            message: message())
    }

    /// Presents an alert about a value while the binding is true and there is a value.
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        Alerted(
            content: self, title: String(title),
            isPresented: Binding(
                mapping: isPresented, get: { $0 && data != nil }, set: { $0 }),
            style: .alert, actions: data.map(actions), message: data.map(message))
    }

    /// Presents choices at the bottom while the binding is true: a UIKit action sheet. Without a button that cancels it
    /// has "Cancel".
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents choices with a message at the bottom while the binding is true.
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        Alerted(
            content: self, title: String(title), isPresented: isPresented, style: .actionSheet, actions: actions(),
            message: message())
    }

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
