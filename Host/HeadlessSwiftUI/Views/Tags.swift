import HeadlessUIKit

/// A view that gives a picker or a list the tag of the views in it.
@MainActor
protocol TagGiver {
    func tag(of child: Node) -> AnyHashable
}

/// A view that gives the views in it identities from the client's data.
protocol IdentityGiver {}

struct Tagged<Content: View> {
    let content: Content
    let tag: AnyHashable
}
extension Tagged: Primitive, TagGiver {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func tag(of child: Node) -> AnyHashable { tag }
}

extension ForEach: TagGiver, IdentityGiver where Content: View {
    func tag(of child: Node) -> AnyHashable { child.key }
}

/// A view that reads the tags of the views in it.
protocol TagReader {}

extension Node {
    /// The value that identifies the view to a picker or a list: its tag, or its identity in a `ForEach`.
    var tag: AnyHashable? {
        for node in sequence(first: self, next: \.parent) {
            guard let parent = node.parent, !(parent.view is any TagReader) else { return nil }
            if let giver = parent.view as? any TagGiver { return giver.tag(of: node) }
        }
        return nil
    }

    /// The first text in the node.
    var title: String? { (uiView as? UILabel)?.text ?? children.lazy.compactMap(\.title).first }
}

extension View {
    // Row U37.
    /// Sets the value that identifies the view in a picker or a list.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, tag: tag) }
}
