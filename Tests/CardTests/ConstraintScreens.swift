@_spi(Cards) import GestureArbiter
import HeadlessUIKit

// Ordinary screens, laid out by constraints alone.

/// A form in the middle of the screen: a title, two fields and a button in a stack.
final class LoginScreen: UIViewController {
    let form = UIStackView()
    let name = UITextField()
    let password = UITextField()
    let button = UIButton()
    let help = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel()
        title.text = "Welcome back"
        title.font = .systemFont(ofSize: 34, weight: .bold)
        name.placeholder = "Name"
        password.placeholder = "Password"
        button.setTitle("Sign in", for: .normal)
        help.text = "You have forgotten your password, or never had one? Ask the one who invited you for a new link."
        help.numberOfLines = 0
        form.axis = .vertical
        form.spacing = 12
        for part in [title, name, password, button, help] { form.addArrangedSubview(part) }
        form.setCustomSpacing(24, after: title)
        view.add(form)
        let width = form.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            form.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            form.widthAnchor.constraint(lessThanOrEqualToConstant: 320), width,
            name.heightAnchor.constraint(equalToConstant: 44),
            password.heightAnchor.constraint(equalTo: name.heightAnchor),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}

/// Messages, and a bar with a field that is above the keyboard.
final class ChatScreen: UIViewController {
    let messages = UIScrollView()
    let bar = UIView()
    let field = UITextField()
    let send = UIButton()
    private(set) var bubbles: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [messages, bar] { view.add(part) }
        for part in [field, send] { bar.add(part) }
        send.setTitle("Send", for: .normal)
        send.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        field.placeholder = "Message"
        NSLayoutConstraint.activate([
            messages.topAnchor.constraint(equalTo: view.topAnchor),
            messages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            messages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messages.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
            field.heightAnchor.constraint(equalToConstant: 36),
            send.leadingAnchor.constraint(equalToSystemSpacingAfter: field.trailingAnchor, multiplier: 1),
            send.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
            send.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        addBubbles()
    }

    private func addBubbles() {
        var above = messages.contentLayoutGuide.topAnchor
        for number in 0..<20 {
            let bubble = UILabel()
            bubble.numberOfLines = 0
            bubble.text = "Message \(number). " + String(repeating: "It has some words. ", count: number % 4)
            messages.add(bubble)
            let isOwn = number % 2 == 0
            NSLayoutConstraint.activate([
                bubble.topAnchor.constraint(equalTo: above, constant: 8),
                bubble.widthAnchor.constraint(
                    lessThanOrEqualTo: messages.frameLayoutGuide.widthAnchor, multiplier: 0.7),
                isOwn
                    ? bubble.trailingAnchor.constraint(
                        equalTo: messages.contentLayoutGuide.trailingAnchor, constant: -16)
                    : bubble.leadingAnchor.constraint(
                        equalTo: messages.contentLayoutGuide.leadingAnchor, constant: 16),
            ])
            above = bubble.bottomAnchor
            bubbles.append(bubble)
        }
        NSLayoutConstraint.activate([
            messages.contentLayoutGuide.bottomAnchor.constraint(equalTo: above, constant: 8),
            messages.contentLayoutGuide.widthAnchor.constraint(equalTo: messages.frameLayoutGuide.widthAnchor),
        ])
    }
}

/// A square cover, a title, a slider and three buttons in a row.
final class PlayerScreen: UIViewController {
    let cover = UIView()
    let song = UILabel()
    let slider = UISlider()
    let buttons = UIStackView(
        arrangedSubviews: ["Back", "Play", "Next"].map { title in
            let button = UIButton()
            button.setTitle(title, for: .normal)
            return button
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [cover, song, slider, buttons] as [UIView] { view.add(part) }
        song.text = "A song with a long name that does not fit on one line of the screen at all"
        buttons.distribution = .equalCentering
        let area = view.safeAreaLayoutGuide
        let size = cover.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -48)
        size.priority = .defaultHigh
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            cover.centerXAnchor.constraint(equalTo: area.centerXAnchor), size,
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            cover.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor, multiplier: 0.5),
            song.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 16),
            song.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
            song.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
            slider.topAnchor.constraint(equalTo: song.bottomAnchor, constant: 16),
            slider.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
            buttons.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
            buttons.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
        ])
    }
}

/// A map, a card over it that a finger moves by the constant of a constraint, and a button that stays above the card.
final class MapScreen: UIViewController {
    let map = UIView()
    let card = UIView()
    let locate = UIButton()
    let search = UITextField()
    private(set) lazy var top = card.topAnchor.constraint(equalTo: view.topAnchor, constant: Self.open)
    private(set) var mover: GestureArbiter.Mover?

    static let open: CGFloat = 200
    static let lowest: CGFloat = 400

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [map, card, locate] { view.add(part) }
        card.add(search)
        search.placeholder = "Where to?"
        let above = locate.bottomAnchor.constraint(equalTo: card.topAnchor, constant: -16)
        above.priority = .defaultHigh
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: view.topAnchor), map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            top, card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            card.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -Self.open),
            above, locate.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            locate.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            locate.widthAnchor.constraint(equalToConstant: 44),
            locate.heightAnchor.constraint(equalTo: locate.widthAnchor),
            search.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            search.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            search.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
        ])
        let mover = GestureArbiter.Mover(
            stops: [0, Self.lowest], selected: 0, release: .velocityAndProgress(),
            spring: Motion.Spring(dampingRatio: 1, response: 0.35), leavingAt: { nil },
            show: { [weak self] place in
                self?.top.constant = Self.open + place
                self?.view.layoutIfNeeded()
            }, onOutcome: { _ in })
        GestureArbiter.attach(to: card, policy: ArbitrationPolicy(.down), moving: mover)
        self.mover = mover
    }
}

extension UIView {
    /// Adds a view for constraints to place.
    func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }
}
