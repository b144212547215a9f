/// One thing that a swiped row offers.
@preconcurrency @MainActor public final class UIContextualAction {
    /// What an action is. Nothing is drawn of it.
    public enum Style: Int, Sendable {
        /// One of several.
        case normal
        /// One that loses something.
        case destructive
    }
    /// What an action does. It calls the completion handler when it is done, which closes the row.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// As it was made.
    public let style: Style
    /// What its button says; not drawn.
    public var title: String?
    /// Performed by a swipe over more than half of the row. Buttons are not there to be tapped: call it.
    public let handler: Handler

    /// An action that a row offers.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// What a swiped row offers, the outermost action first.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration {
    /// 74 points of the row each, a guess.
    public let actions: [UIContextualAction]
    /// Whether a swipe over more than half of the row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Those actions, a full swipe performing the first.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
