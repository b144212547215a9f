import HeadlessUIKit

// Row U36.
/// Views that are made for the size that they are offered. It takes all of that size.
///
/// The content is made in layout, once the size is known, and made again for another size.
public struct GeometryReader<Content: View> {
    /// What makes the views.
    public var content: (GeometryProxy) -> Content
    /// Takes what makes the views.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}
extension GeometryReader: Layoutable {
    func update(_ node: Node) {
        guard !node.frame.isNull else { return }
        let proxy = GeometryProxy(size: node.frame.size, node: node)
        node.setChildren([(0, node.reading { content(proxy) })])
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) {
        if node.memory as? CGSize != rect.size { node.host?.evaluateInLayout(node) }
        node.memory = rect.size
        for item in node.contents { Stacking(.vertical, alignment: .topLeading).place([item], in: rect) }
    }
}

/// The size and the place of a geometry reader.
public struct GeometryProxy {
    /// The size, in points.
    public let size: CGSize
    private weak var node: Node?

    init(size: CGSize, node: Node) { (self.size, self.node) = (size, node) }

    /// Returns the place of the reader in the window, or in itself. A place in the window is that of the last layout; the
    /// host does not read bodies again when only that place changes.
    @MainActor
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace == .global, let node, let view = node.container else {
            return CGRect(origin: .zero, size: size)
        }
        return view.convert(node.frame, to: nil)
    }
}

/// What a place is measured from.
public enum CoordinateSpace: Hashable, Sendable {
    /// The window.
    case global
    /// The view itself.
    case local
}
