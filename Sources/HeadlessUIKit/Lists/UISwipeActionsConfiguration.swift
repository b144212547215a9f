/// One thing that a swiped row offers.
@MainActor public final class UIContextualAction {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    public let style: Style
    public var title: String?
    public let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// What a swiped row offers, the outermost action first.
@MainActor public final class UISwipeActionsConfiguration {
    public let actions: [UIContextualAction]
    /// Whether a swipe over more than half of the row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}
