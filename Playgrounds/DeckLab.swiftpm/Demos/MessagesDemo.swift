import GestureArbiter
import Panels
import UIKitShim

/// A chat in a panel over a film: its list is turned upside down, and its field is at the bottom of the visible part.
@MainActor
package final class MessagesDemo: Demo {
    package static let name = "messages"
    package static let title = "A chat over a film"
    package static let hint = """
        A chat in a panel, the field at its bottom wherever it rests. Tap the field: both rise over the keyboard. Drag \
        the messages: the keyboard goes. Pull down to older ones; at the oldest one the panel takes over.
        """
    package static let options: [SceneOption] = [
        .choice("dismiss", "The keyboard goes", of: ["onDrag", "interactive"], standard: "onDrag"),
        .release, .detents,
    ]
    package static let strokeStart = CGPoint(x: 195, y: 640)

    package let floor: any Floor
    private let chat: MessagesController

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let screen = FilmController()
        chat = screen.chat
        chat.table.keyboardDismissMode =
            settings.value(of: Self.options[0]) == .text("interactive") ? .interactive : .onDrag
        floor = PanelFloor(screen, on: home) { screen.addChat(settings) }
    }

    package var scrollView: UIScrollView? { chat.table }
    /// The distance that is scrolled down from the oldest message, as the user sees it.
    package var contentOffset: CGFloat { chat.oldest - chat.table.contentOffset.y }
    package func scroll(to offset: CGFloat) { chat.table.contentOffset.y = max(chat.oldest - offset, 0) }
}

// MARK: - The panel

extension FilmController {
    func addChat(_ settings: DemoSettings) {
        let detents = settings.detents(small: 148)
        let panel = addPanel(chat, detents: detents, selected: detents.shownFirst) {
            $0.contentSizing = .resizes
            $0.traits.follow(settings)
            // A chat rests at its newest message, which is as far down as it scrolls.
            $0.policy.opening = .always
        }
        panel?.makeRoom(in: [self], upTo: .medium)
    }
}

// MARK: - The film, and the chat

/// A film in the middle of the part beside the panel, with a button.
@MainActor
final class FilmController: UIViewController {
    let chat = MessagesController()
    private let film = UIView()
    private var count = 0
    private lazy var like: TextButton = TextButton("Like · 0", on: .white) { [weak self] in self?.likeIt() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.13, green: 0.14, blue: 0.17, alpha: 1)
        film.backgroundColor = .systemIndigo
        film.layer.cornerRadius = 16
        film.accessibilityIdentifier = "film"
        like.accessibilityIdentifier = "like"
        film.addSubview(like)
        view.addSubview(film)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let shown = view.bounds.inset(by: view.safeAreaInsets)
        let size = CGSize(width: shown.width - 32, height: (shown.width - 32) * 9 / 16)
        film.frame = CGRect(
            origin: CGPoint(x: shown.minX + 16, y: shown.midY - size.height / 2), size: size)
        like.frame = CGRect(x: size.width - 116, y: size.height - 60, width: 100, height: 44)
    }

    private func likeIt() {
        count += 1
        like.setTitle("Like · \(count)", for: .normal)
    }
}

/// Messages, the newest at the bottom, over a field.
@MainActor
final class MessagesController: UIViewController {
    let table = UITableView(frame: .zero)
    private let messages = Messages(count: 40)
    private let bar = UIView()
    private let ground = UIView()
    private let field = UITextField(frame: .zero)
    private let line = UIView()
    private lazy var send = TextButton("Send", size: 16) { [weak self] in self?.sendMessage() }

    /// The offset at which the oldest message rests at the top.
    var oldest: CGFloat { table.contentSize.height - table.bounds.height }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.contentInsetAdjustmentBehavior = .never
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        table.rowHeight = MessageCell.height
        table.dataSource = messages
        ground.backgroundColor = .systemGray6
        ground.layer.cornerRadius = 18
        field.placeholder = "Message"
        field.accessibilityIdentifier = "field"
        send.accessibilityIdentifier = "send"
        bar.accessibilityIdentifier = "input"
        bar.backgroundColor = .white
        line.backgroundColor = .separator
        ground.addSubview(field)
        for part in [ground, send, line] as [UIView] { bar.addSubview(part) }
        for part in [table, bar] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (size, inset) = (view.bounds.size, view.safeAreaInsets.bottom)
        let height: CGFloat = 60
        let top: CGFloat = 22
        bar.frame = CGRect(x: 0, y: size.height - inset - height, width: size.width, height: height + inset)
        line.frame = CGRect(x: 0, y: 0, width: size.width, height: 1)
        ground.frame = CGRect(x: 16, y: 8, width: size.width - 16 - 90, height: 44)
        field.frame = ground.bounds.insetBy(dx: 12, dy: 0)
        send.frame = CGRect(x: size.width - 82, y: 8, width: 66, height: 44)
        // A view that is turned upside down is placed by its center.
        let frame = CGRect(x: 0, y: top, width: size.width, height: max(bar.frame.minY - top, 0))
        table.bounds.size = frame.size
        table.center = CGPoint(x: frame.midX, y: frame.midY)
        // A taller list shows no gap beyond the oldest message.
        if table.contentOffset.y > max(oldest, 0) { table.contentOffset.y = max(oldest, 0) }
    }

    private func sendMessage() {
        messages.count += 1
        table.reloadData()
        table.contentOffset.y = 0
    }
}
