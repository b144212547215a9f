import UIKitShim

/// Messages that show their numbers, the newest first.
@MainActor
final class Messages: NSObject, UITableViewDataSource {
    var count: Int

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

/// A message in a bubble, on its writer's side; turned upside down a second time, so that it can be read.
@MainActor
final class MessageCell: UITableViewCell {
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
