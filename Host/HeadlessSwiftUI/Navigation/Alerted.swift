import HeadlessUIKit

// Row U51.
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

extension View {
    // Row U51.
    /// Presents an alert while the binding is true: a UIKit alert, whose buttons a test taps by `Stage.tapAlert(_:)`.
    /// Without buttons it has "OK".
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alerted(Text(title), isPresented, .alert, actions(), EmptyView()) }

    /// Presents an alert with a message while the binding is true.
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alerted(Text(title), isPresented, .alert, actions(), message()) }

    /// Presents an alert about a value while the binding is true and there is a value.
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alerted(Text(title), isPresented.while(data), .alert, data.map(actions), data.map(message))
    }

    /// Presents an alert about a value while the binding is true and there is a value.
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alerted(Text(title), isPresented.while(data), .alert, data.map(actions), EmptyView()) }

    /// Presents an alert while the binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alerted(title, isPresented, .alert, actions(), message()) }

    /// Presents an alert with an error's description while the binding is true and there is an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alerted(Text(error?.errorDescription ?? ""), isPresented.while(error), .alert, actions(), EmptyView())
    }

    /// Presents choices at the bottom while the binding is true: a UIKit action sheet. Without a button that cancels it
    /// has "Cancel".
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View { alerted(Text(title), isPresented, .actionSheet, actions(), EmptyView()) }

    /// Presents choices with a message at the bottom while the binding is true.
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alerted(Text(title), isPresented, .actionSheet, actions(), message()) }

    /// Presents choices about a value at the bottom while the binding is true and there is a value.
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alerted(Text(title), isPresented.while(data), .actionSheet, data.map(actions), EmptyView()) }

    /// Presents choices about a value, with a message, while the binding is true and there is a value.
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { alerted(Text(title), isPresented.while(data), .actionSheet, data.map(actions), data.map(message)) }

    nonisolated private func alerted(
        _ title: Text, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style, _ actions: some View,
        _ message: some View
    ) -> some View {
        Alerted(
            content: self, title: title.words, isPresented: isPresented, style: style, actions: actions,
            message: message)
    }
}
extension Binding where Value == Bool {
    /// The binding, as long as there is a value.
    nonisolated fileprivate func `while`<T>(_ data: T?) -> Binding<Bool> {
        Binding(mapping: self, get: { $0 && data != nil }, set: { $0 })
    }
}
