import HeadlessUIKit

/// A side of a view, by the direction of text.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The side at which text begins.
    case leading
    /// The side at which text ends.
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one side.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The side at which text begins.
        public static let leading = Set(.leading)
        /// The side at which text ends.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

// Row U62.
private struct Swiped<Content: View, Actions: View> {
    let content: Content
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
}
extension Swiped: Primitive, SwipeGiver {
    func update(_ node: Node) { node.setChildren([(0, content), (1, OffScreen(view: AnyView(actions)))]) }
}

/// A view that gives swipe actions to the row in it, or to each of several rows. Its second child has the buttons.
@MainActor
private protocol SwipeGiver {
    var edge: HorizontalEdge { get }
    var allowsFullSwipe: Bool { get }
}

extension Node {
    /// The swipe actions of a list's row: those of the innermost modifier first, an order that is a guess.
    func swipeActions(at edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        let givers = (swipeGiversWithin + swipeGiversAround).filter { $0.swipe?.edge == edge }
        let buttons = givers.flatMap { $0.children.last?.controls ?? [] }
        let actions = buttons.compactMap { button in
            (button.uiView as? ButtonControl).map { Node.action(of: $0, title: button.title) }
        }
        guard !actions.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = givers.allSatisfy { $0.swipe?.allowsFullSwipe ?? true }
        return configuration
    }

    private static func action(of control: ButtonControl, title: String?) -> UIContextualAction {
        let style: UIContextualAction.Style = control.role == .destructive ? .destructive : .normal
        return UIContextualAction(style: style, title: title) { _, _, completion in
            completion(true)
            if control.isEnabled { control.onTap?() }
        }
    }

    private var swipe: (any SwipeGiver)? { view as? any SwipeGiver }

    private var swipeGiversAround: [Node] {
        sequence(first: self, next: \.parent).dropFirst().prefix { $0.list == nil }.filter { $0.swipe != nil }
    }
    /// Those between the row's outermost view and its content, as of `padding` around a row with swipe actions.
    private var swipeGiversWithin: [Node] {
        let within = sequence(first: self) { node in
            node.children.count == 1 || node.swipe != nil ? node.children.first : nil
        }
        return within.filter { $0.swipe != nil }.reversed()
    }
}

extension View {
    // Row U62.
    /// Adds swipe actions to a row of a list: the buttons of `content`, from the row's edge inwards. A swipe over more
    /// than half of the row performs the first one's action if `allowsFullSwipe`.
    ///
    /// The host draws no titles: the buttons are UIKit's, each 74 points wide, a guess. `leading` is the left side
    /// here, whatever the direction of text. Source: Apple's page of the method.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        Swiped(content: self, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content())
    }
}
