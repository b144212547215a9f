import HeadlessUIKit

// Row U36.
/// A view that makes its content for the size that its parent offers. It takes all of that size.
///
/// The content is made in layout, once the size is known, and made again when the size changes.
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content
    /// Creates a reader with the closure that makes its content.
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

/// The size and the frame of a geometry reader.
public struct GeometryProxy {
    /// The size, in points.
    public let size: CGSize
    private weak var node: Node?

    init(size: CGSize, node: Node) { (self.size, self.node) = (size, node) }

    /// Returns the reader's frame in the window, or in the reader itself. A frame in the window is that of the last
    /// layout; the host does not read bodies again when only that frame changes.
    @MainActor
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace == .global, let node, let view = node.container else {
            return CGRect(origin: .zero, size: size)
        }
        return view.convert(node.frame, to: nil)
    }
}

/// The space of a frame.
public enum CoordinateSpace: Hashable, Sendable {
    /// The window.
    case global
    /// The view itself.
    case local
}
