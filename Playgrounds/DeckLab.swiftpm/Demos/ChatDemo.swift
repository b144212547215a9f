import UIKitShim

/// A chat in a card: its table is turned upside down, as chats are, so that the newest message is its first row.
@MainActor
package final class ChatDemo: Demo {
    package static let name = "chat"
    package static let title = "Chat"
    package static let hint = """
        A table that is turned upside down, as chats are: its newest message, at the bottom, is its first row. Pull down \
        to read older messages; at the oldest one the card takes over.
        """
    package static let options: [SceneOption] = [
        .number("offset", "Below the oldest message at start, in points", in: 0...600, step: 20, standard: 0),
        .release,
    ]

    package let floor: any Floor
    private let table: UITableView
    private let messages = Messages(count: 24)

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let card = CardView(title: "Chat", on: home.view.bounds)
        table = UITableView(frame: card.contentFrame)
        table.contentInsetAdjustmentBehavior = .never
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        table.rowHeight = MessageCell.height
        table.dataSource = messages
        card.addSubview(table)
        floor = CardFloor(card, on: home.view, settings)
        table.layoutIfNeeded()
        let offset = settings.value(of: Self.options[0]).number ?? 0
        scroll(to: offset)
    }

    package var scrollView: UIScrollView? { table }
    /// The distance that is scrolled down from the oldest message, as the user sees it.
    package var contentOffset: CGFloat { oldest - table.contentOffset.y }
    package func scroll(to offset: CGFloat) { table.contentOffset = CGPoint(x: 0, y: max(oldest - offset, 0)) }

    /// The offset at which the oldest message rests at the top of the card.
    private var oldest: CGFloat { table.contentSize.height - table.bounds.height }
}
