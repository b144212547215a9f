import HeadlessUIKit
import Testing

/// A chat and a player: talks, a talk with a field above the keyboard, and a voice message that plays over it.
private final class TalksController: UITableViewController {
    private let names = ["Ada", "Grace", "Linus"]
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Talks"
        navigationItem.backButtonDisplayMode = .minimal
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "talk")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "talk", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(TalkController(names[indexPath.row]), animated: true)
    }
}

private final class MessageCell: UITableViewCell {
    let words = UILabel()
    let bubble = UIView()
    private var left: NSLayoutConstraint!
    private var right: NSLayoutConstraint!
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        (words.numberOfLines, bubble.layer.cornerRadius) = (0, 16)
        bubble.addSubview(words)
        contentView.addSubview(bubble)
        for part in [words, bubble] { part.translatesAutoresizingMaskIntoConstraints = false }
        left = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        right = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            words.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            words.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }
    required init?(coder: NSCoder) { fatalError("Cells are made by code.") }
    func show(_ message: TalkController.Message) {
        words.text = message.words
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        (left.isActive, right.isActive) = (!message.isMine, message.isMine)
    }
}

private final class TalkController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextViewDelegate {
    struct Message {
        var words: String
        var isMine = false
        var isVoice = false
    }
    var messages = (0..<20).map { Message(words: "Message \($0)") } + [Message(words: "Voice", isVoice: true)]
    let table = UITableView()
    let field = UITextView()
    let send = UIButton(type: .system)
    private let bar = UIView()
    private var shownHeight: CGFloat = 0

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
        hidesBottomBarWhenPushed = true
    }
    required init?(coder: NSCoder) { fatalError("Talks are made by code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.register(MessageCell.self, forCellReuseIdentifier: "message")
        (table.dataSource, table.delegate, table.separatorStyle) = (self, self, .none)
        table.keyboardDismissMode = .interactive
        (field.delegate, field.isScrollEnabled, field.font) = (self, false, .preferredFont(forTextStyle: .body))
        send.setTitle("Send", for: .normal)
        send.isEnabled = false
        send.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
        send.setContentHuggingPriority(.required, for: .horizontal)
        send.setContentCompressionResistancePriority(.required, for: .horizontal)
        for (part, parent) in [(table, view!), (bar, view!), (field, bar), (send, bar)] as [(UIView, UIView)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(part)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
            send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
            send.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
            send.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard table.bounds.height != shownHeight else { return }
        shownHeight = table.bounds.height
        showLast()
    }
    private func showLast() {
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
    }
    private func sendText() {
        messages.append(Message(words: field.text, isMine: true))
        table.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .bottom)
        field.text = ""
        textViewDidChange(field)
        showLast()
    }
    func textViewDidChange(_ textView: UITextView) { send.isEnabled = !textView.text.isEmpty }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! MessageCell
        cell.show(messages[indexPath.row])
        return cell
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        messages[indexPath.row].isVoice ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let player = PlayerController()
        player.modalPresentationStyle = .overFullScreen
        present(player, animated: true)
    }
}

/// Plays ten seconds; a finger seeks by the slider, and pulls the page away.
private final class PlayerController: UIViewController {
    static let length: TimeInterval = 10
    let play = UIButton(configuration: .plain())
    let slider = UISlider()
    let progress = UIProgressView()
    private(set) var time: TimeInterval = 0
    private(set) var isPlaying = false { didSet { play.setNeedsUpdateConfiguration() } }
    private var link: CADisplayLink?
    private var last: TimeInterval = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        play.configurationUpdateHandler = { [weak self] button in
            button.configuration?.image = UIImage(systemName: self?.isPlaying == true ? "pause.fill" : "play.fill")
            button.configuration?.title = self?.isPlaying == true ? "Pause" : "Play"
        }
        play.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
        slider.addAction(UIAction { [weak self] _ in self?.seek() }, for: .valueChanged)
        for (index, part) in [play, slider, progress].enumerated() {
            part.frame = CGRect(x: 40, y: 560 + CGFloat(index) * 60, width: 310, height: 44)
            view.addSubview(part)
        }
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self) { [weak self, unowned pan] _ in self?.pull(pan) }
        view.addGestureRecognizer(pan)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        link?.invalidate()
    }
    private func toggle() {
        isPlaying.toggle()
        if link == nil {
            link = CADisplayLink(target: self) { [weak self] in self?.tick($0) }
            link?.add(to: .main, forMode: .common)
        }
        last = CACurrentMediaTime()
        link?.isPaused = !isPlaying
    }
    private func tick(_ link: CADisplayLink) {
        show(min(Self.length, time + link.timestamp - last))
        last = link.timestamp
        guard time == Self.length else { return }
        (isPlaying, link.isPaused) = (false, true)
        UIAccessibility.post(notification: .announcement, argument: "Ended")
    }
    private func seek() { show(TimeInterval(slider.value) * Self.length) }
    private func show(_ time: TimeInterval) {
        self.time = time
        if !slider.isTracking { slider.value = Float(time / Self.length) }
        progress.progress = Float(time / Self.length)
    }
    private func pull(_ pan: UIPanGestureRecognizer) {
        let way = max(0, pan.translation(in: view).y)
        switch pan.state {
        case .changed: view.transform = CGAffineTransform(translationX: 0, y: way)
        case .ended where way > 150 || pan.velocity(in: view).y > 800: dismiss(animated: true)
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) {
                self.view.transform = .identity
            }
        default: break
        }
    }
}

@MainActor struct TalkScreenTests {
    private let navigation = UINavigationController(rootViewController: TalksController(style: .plain))
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: navigation)
        stage.settle()
    }

    private func tap(_ view: UIView) {
        stage.touch(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)).lift()
        stage.settle()
    }
    private func open() throws -> TalkController {
        let talks = try #require(navigation.topViewController as? TalksController)
        tap(try #require(talks.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
        return try #require(navigation.topViewController as? TalkController)
    }

    @Test("A talk shows its end; the field grows above the keyboard, a message is sent, a drag hides the keyboard")
    func talk() throws {
        let talk = try open()
        #expect(talk.title == "Grace")
        #expect(talk.table.indexPathsForVisibleRows?.last?.row == 20)
        tap(talk.field)
        #expect(talk.field.isFirstResponder)
        #expect(
            talk.field.convert(talk.field.bounds, to: nil).maxY == stage.window.bounds.maxY - stage.keyboardHeight - 6)
        #expect(talk.table.indexPathsForVisibleRows?.last?.row == 20)
        let before = talk.field.bounds.height
        tap(talk.send)
        #expect(talk.messages.count == 21)
        stage.typeText("A message that is so long that it takes more than a line of the field")
        stage.settle()
        #expect(talk.field.bounds.height > before)
        tap(talk.send)
        let cell = try #require(talk.table.cellForRow(at: IndexPath(row: 21, section: 0)) as? MessageCell)
        #expect(cell.bubble.frame.maxX == cell.contentView.bounds.maxX - 12)
        #expect(cell.bubble.frame.width <= cell.contentView.bounds.width * 0.75)
        #expect(cell.convert(cell.bounds, to: talk.view).minY < talk.table.frame.maxY - 20)
        #expect(!talk.send.isEnabled)
        stage.touch(at: CGPoint(x: 195, y: 200)).swipe(by: .down(500), over: 0.5)
        stage.settle()
        #expect(!talk.field.isFirstResponder)
        #expect(talk.table.contentOffset.y < 600)
    }

    @Test(
        "A voice message plays, pauses, follows the slider and ends; a pull takes the player away, a short one does not"
    )
    func player() throws {
        let talk = try open()
        tap(try #require(talk.table.cellForRow(at: IndexPath(row: 20, section: 0))))
        let player = try #require(talk.presentedViewController as? PlayerController)
        let button = player.play.convert(CGPoint(x: player.play.bounds.midX, y: 22), to: nil)
        stage.touch(at: button).lift()
        stage.advance(by: 2)
        #expect(abs(player.time - 2) < 0.1)
        #expect(player.play.titleLabel?.text == "Pause")
        stage.touch(at: button).lift()
        stage.advance(by: 1)
        #expect(abs(player.time - 2) < 0.1)
        let knob = player.slider.convert(CGPoint(x: player.slider.bounds.width * 0.2, y: 22), to: nil)
        stage.touch(at: knob).swipe(by: .right(150), over: 0.5)
        #expect(player.time > 5)
        #expect(player.progress.progress > 0.5)
        stage.touch(at: button).lift()
        stage.advance(by: 6)
        #expect(player.time == PlayerController.length)
        #expect(stage.announcements.last?.argument as? String == "Ended")
        let short = stage.touch(at: CGPoint(x: 195, y: 200))
        short.move(by: .down(80), over: 0.4)
        short.hold(for: 0.2)
        #expect(player.view.transform.ty > 60)
        short.move(by: .down(-20), over: 0.2)
        short.lift()
        stage.settle()
        #expect(player.view.transform == .identity)
        stage.touch(at: CGPoint(x: 195, y: 200)).swipe(by: .down(300), over: 0.3)
        stage.settle()
        #expect(talk.presentedViewController == nil)
    }
}
