import HeadlessUIKit

// Row U39.
/// A container whose proxy scrolls to one of its views.
public struct ScrollViewReader<Content: View> {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content
    /// Creates a reader with the closure that makes its content.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}
extension ScrollViewReader: Primitive {
    func update(_ node: Node) {
        let proxy = ScrollViewProxy(node: node)
        node.setChildren([(0, node.reading { content(proxy) })])
    }
}

/// Scrolls the scroll views and lists in a reader.
public struct ScrollViewProxy {
    fileprivate weak var node: Node?

    /// Scrolls to the view with this identity, from `id(_:)` or a `ForEach`. With nil, it scrolls as little as shows
    /// the view; otherwise until the anchor of the view and that of the scroll view meet. In `withAnimation` the scroll
    /// view animates.
    @MainActor
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let target = node?.first(identity: AnyHashable(id)) else { return }
        // Lay out first, so that the latest changes have frames.
        node?.host?.view?.layoutIfNeeded()
        if let (list, row) = target.enclosingRow(orItself: true) {
            if let frame = list.frame(of: row) { list.view.scroll(to: frame, anchor) }
        } else if let frame = target.shownFrame {
            frame.scrollView.scroll(to: frame.rect, anchor)
        }
    }
}

extension Node {
    fileprivate func first(identity: AnyHashable) -> Node? {
        for child in children {
            if child.key == identity, view is any IdentityGiver { return child }
            if let found = child.first(identity: identity) { return found }
        }
        return nil
    }

    /// The scroll view around the node, and the node's rectangle in its content.
    fileprivate var shownFrame: (scrollView: UIScrollView, rect: CGRect)? {
        let ancestors = sequence(first: self, next: \.parent).dropFirst().lazy
        guard let scrollView = ancestors.compactMap({ $0.uiView as? UIScrollView }).first, let container else {
            return nil
        }
        let rect = items.map { container.convert($0.frame, to: scrollView) }.reduce(CGRect.null) { $0.union($1) }
        return rect.isNull ? nil : (scrollView, rect)
    }
}

extension UIScrollView {
    fileprivate func scroll(to rect: CGRect, _ anchor: UnitPoint?) {
        let insets = adjustedContentInset
        let room = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        func offset(_ now: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ share: CGFloat?) -> CGFloat
        {
            if let share { return start + (length - room) * share }
            return min(max(now, start + length - room), max(start, start + length - room))
        }
        func within(_ offset: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat {
            min(max(offset, 0), max(0, content - room))
        }
        let x = offset(contentOffset.x + insets.left, rect.minX, rect.width, room.width, anchor?.x)
        let y = offset(contentOffset.y + insets.top, rect.minY, rect.height, room.height, anchor?.y)
        let target = CGPoint(
            x: within(x, contentSize.width, room.width) - insets.left,
            y: within(y, contentSize.height, room.height) - insets.top)
        setContentOffset(target, animated: Transaction.current?.animation != nil)
    }
}
