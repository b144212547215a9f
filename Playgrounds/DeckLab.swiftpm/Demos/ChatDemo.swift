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
        .number("offset", "Below the oldest message at start, in points", in: 0...600, step: 20, standard: 0)
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
    /// The distance scrolled from the oldest message down, as it is seen.
    package var contentOffset: CGFloat { oldest - table.contentOffset.y }
    package func scroll(to offset: CGFloat) { table.contentOffset = CGPoint(x: 0, y: max(oldest - offset, 0)) }

    /// The offset at which the oldest message rests at the top of the card.
    private var oldest: CGFloat { table.contentSize.height - table.bounds.height }
}

/// Messages that show their numbers, the newest first.
@MainActor
private final class Messages: NSObject, UITableViewDataSource {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "message") as? MessageCell
        let cell = reused ?? MessageCell(reuseIdentifier: "message")
        cell.show(message: count - indexPath.row)
        return cell
    }
}

/// A message in a bubble, on its writer's side; turned upside down once more, so that it can be read.
@MainActor
private final class MessageCell: UITableViewCell {
    static let height: CGFloat = 60
    private let bubble = UIView()
    private let label = UILabel()
    private var isOwn = false

    init(reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        bubble.layer.cornerRadius = 18
        label.font = .systemFont(ofSize: 17)
        contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
        contentView.addSubview(bubble)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("A message is made by its table. Demos are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = 220
        bubble.frame = CGRect(x: isOwn ? bounds.width - width - 16 : 16, y: 8, width: width, height: 44)
        label.frame = bubble.frame.insetBy(dx: 14, dy: 8)
    }

    func show(message number: Int) {
        isOwn = number.isMultiple(of: 3)
        bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
        label.textColor = isOwn ? .white : .black
        label.text = number == 1 ? "Message 1, the oldest" : "Message \(number)"
        setNeedsLayout()
    }
}
