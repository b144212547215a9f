import HeadlessUIKit

// Row U41.
/// A view that pushes a screen when it is tapped. In a list the whole row takes the tap; elsewhere the link is a
/// button.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    private let value: AnyHashable?
    private let destination: AnyView?
    @Environment(\.navigation) private var navigation
}
extension NavigationLink where Destination == Never {
    /// Creates a link to the screen of a value; with nil, a tap does nothing.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (self.label, self.value, destination) = (label(), value.map { AnyHashable($0) }, nil)
    }
}
extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title to the screen of a value; with nil, a tap does nothing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
extension NavigationLink {
    /// Creates a link to a screen.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (self.label, value, self.destination) = (label(), nil, AnyView(destination()))
    }
}
extension NavigationLink where Label == Text {
    /// Creates a link with a title to a screen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}
extension NavigationLink: View {
    public var body: some View {
        let (navigation, value, destination) = (navigation, value, destination)
        RowOrButton(label: label) {
            if let value { navigation?.push(value) }
            if let destination { navigation?.push(destination) }
        }
    }
}

private struct RowOrButton<Label: View> {
    let label: Label
    let action: @MainActor () -> Void
}
extension RowOrButton: Primitive {
    func update(_ node: Node) {
        let isInList = sequence(first: node, next: \.parent).contains { $0.list != nil }
        guard isInList else { return node.setChildren([(0, Button(action: action) { label })]) }
        node.setChildren([(0, label.frame(maxWidth: .infinity, alignment: .leading))])
        if let (list, row) = node.enclosingRow(orItself: true) { list.setTap(of: row, action) }
    }
}
