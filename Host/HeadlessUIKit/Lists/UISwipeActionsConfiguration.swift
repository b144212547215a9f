/// One action of a swiped row.
@preconcurrency @MainActor public final class UIContextualAction {
    /// The kind of an action. It is not drawn.
    public enum Style: Int, Sendable {
        /// An ordinary action.
        case normal
        /// An action that deletes something.
        case destructive
    }
    /// The code of an action. It calls the completion handler at its end, which closes the row.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// The style of the action.
    public let style: Style
    /// The text of the button; not drawn.
    public var title: String?
    /// The picture of the button. Stores only.
    public var image: UIImage?
    /// The colour of the button. Stores only.
    public var backgroundColor: UIColor!
    /// The code that a tap on the action performs, or a swipe over more than half of the row.
    public let handler: Handler

    /// Creates an action that a row offers.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// The actions of a swiped row, the outermost first.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration {
    /// The actions, each 74 points of the row wide: a guess.
    public let actions: [UIContextualAction]
    /// A Boolean value that says whether a swipe over more than half of the row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration in which a full swipe performs the first action.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
