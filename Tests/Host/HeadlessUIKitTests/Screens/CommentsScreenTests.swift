import HeadlessUIKit
import Testing

/// Comments: cells of any height, replies that are indented, a field above the keyboard, swipes and a menu.
private struct Comment: Hashable {
    let id = UUID()
    var author: String
    var text: String
    var depth = 0
    var isLiked = false
}

private final class CommentCell: UITableViewCell {
    let author = UILabel()
    let body = UILabel()
    let like = UIButton(type: .system)
    var onLike: (() -> Void)?
    private var leading: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        author.font = .preferredFont(forTextStyle: .headline)
        author.adjustsFontForContentSizeCategory = true
        body.numberOfLines = 0
        like.addAction(UIAction { [weak self] _ in self?.onLike?() }, for: .touchUpInside)
        like.setContentHuggingPriority(.required, for: .horizontal)
        let top = UIStackView(arrangedSubviews: [author, like])
        let column = UIStackView(arrangedSubviews: [top, body])
        (column.axis, column.spacing) = (.vertical, 4)
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let leading = column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        self.leading = leading
        NSLayoutConstraint.activate([
            leading, column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }
    required init?(coder: NSCoder) { fatalError("Cells are made by code.") }

    func show(_ comment: Comment) {
        (author.text, body.text) = (comment.author, comment.text)
        leading?.constant = 16 + CGFloat(comment.depth) * 24
        like.setTitle(comment.isLiked ? "Unlike" : "Like", for: .normal)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        onLike = nil
    }
}

private final class CommentsController: UITableViewController, UITextFieldDelegate {
    var comments = [
        Comment(author: "Ada", text: "First!"),
        Comment(
            author: "Grace",
            text: "A much longer comment, which needs several lines on a phone because it says so many things at once."),
        Comment(author: "Ada", text: "Indeed.", depth: 1),
    ]
    let field = UITextField()
    private var answered: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Comments"
        tableView.register(CommentCell.self, forCellReuseIdentifier: "comment")
        tableView.keyboardDismissMode = .onDrag
        tableView.rowHeight = UITableView.automaticDimension
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        field.placeholder = "Add a comment"
        field.returnKeyType = .send
        field.delegate = self
        field.frame = CGRect(x: 0, y: 0, width: 390, height: 48)
        tableView.tableFooterView = field
    }
    private func load() {
        comments.insert(Comment(author: "Linus", text: "New"), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        refreshControl?.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath) as! CommentCell
        let comment = comments[indexPath.row]
        cell.show(comment)
        cell.onLike = { [weak self] in self?.like(comment.id) }
        return cell
    }
    private func like(_ id: UUID) {
        guard let index = comments.firstIndex(where: { $0.id == id }) else { return }
        comments[index].isLiked.toggle()
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.comments.remove(at: indexPath.row)
            self?.tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let comment = comments[indexPath.row]
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Copy") { _ in UIPasteboard.general.string = comment.text },
                UIAction(title: "Reply") { _ in
                    self?.answered = indexPath.row
                    self?.field.becomeFirstResponder()
                },
            ])
        })
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else { return false }
        let index = answered.map { $0 + 1 } ?? comments.count
        let depth = answered.map { comments[$0].depth + 1 } ?? 0
        comments.insert(Comment(author: "Me", text: text, depth: depth), at: index)
        tableView.performBatchUpdates(
            { self.tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic) },
            completion: { _ in UIAccessibility.post(notification: .announcement, argument: "Sent") })
        (textField.text, answered) = (nil, nil)
        textField.resignFirstResponder()
        return false
    }
}

@MainActor struct CommentsScreenTests {
    private let page = CommentsController()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: UINavigationController(rootViewController: page))
        stage.settle()
    }

    private func cell(_ row: Int) -> CommentCell? {
        page.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CommentCell
    }
    private func tap(_ view: UIView) {
        stage.touch(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)).lift()
        stage.settle()
    }

    @Test("Cells are as high as their text at any text size, and replies are indented")
    func heights() throws {
        let (short, long, reply) = (try #require(cell(0)), try #require(cell(1)), try #require(cell(2)))
        #expect(long.bounds.height > short.bounds.height + 20)
        #expect(reply.author.convert(CGPoint.zero, to: reply).x > short.author.convert(CGPoint.zero, to: short).x + 20)
        let before = short.author.font.pointSize
        stage.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.settle()
        #expect(short.author.font.pointSize > before)
    }

    @Test("A button in a cell likes; a swipe deletes; a pull loads")
    func edit() throws {
        tap(try #require(cell(0)).like)
        #expect(page.comments[0].isLiked)
        #expect(cell(0)?.like.titleLabel?.text == "Unlike")
        #expect(stage.impacts == [.light])
        let row = try #require(cell(1))
        let finger = stage.touch(at: row.convert(CGPoint(x: 340, y: 20), to: nil))
        finger.move(by: CGVector(dx: -380, dy: 0), over: 0.3)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(page.comments.count == 2)
        stage.touch(at: CGPoint(x: 195, y: 400)).swipe(by: .down(400), over: 0.5)
        stage.settle()
        #expect(page.comments.first?.author == "Linus")
        #expect(page.tableView.numberOfRows(inSection: 0) == 3)
    }

    @Test("The menu of a row copies, and replies by the field; a drag closes the keyboard")
    func reply() throws {
        let place = try #require(cell(0)).convert(CGPoint(x: 100, y: 20), to: nil)
        stage.openContextMenu(at: place)
        stage.tapMenu("Copy", of: nil)
        #expect(UIPasteboard.general.string == "First!")
        stage.openContextMenu(at: place)
        stage.tapMenu("Reply", of: nil)
        stage.settle()
        #expect(page.field.isFirstResponder)
        stage.typeText("Thanks\n")
        stage.settle()
        #expect(page.comments[1].text == "Thanks")
        #expect(page.comments[1].depth == 1)
        #expect(cell(1)?.body.text == "Thanks")
        #expect(stage.announcements.contains { $0.argument as? String == "Sent" })
        page.field.becomeFirstResponder()
        stage.settle()
        stage.touch(at: CGPoint(x: 195, y: 200)).swipe(by: .down(60), over: 0.2)
        stage.settle()
        #expect(!page.field.isFirstResponder)
    }
}
