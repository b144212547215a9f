import GestureArbiter
import Panels
import UIKitShim

/// A player over a tab bar: a bar above the tab bar, which opens.
@MainActor
package final class PlayerDemo: Demo {
    package static let name = "player"
    package static let title = "A player over a tab bar"
    package static let hint = """
        Pull the player down: it becomes a bar over the tab bar, and stays there in every tab. Pull it up or tap it: its \
        artwork grows into the player's. The slider keeps its touches, and the queue scrolls.
        """
    package static let options: [SceneOption] = [
        .toggle("open", "It is open at first", standard: true), .release,
        .choice("detents", "Rests as", of: ["a bar, large", "a bar, medium, large"], standard: "a bar, large"),
    ]
    package static let strokeStart = CGPoint(x: 195, y: 700)

    package let floor: any Floor
    private let player = PlayerController()

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let (player, tabs) = (player, UITabBarController())
        tabs.viewControllers = ["Listen Now", "Library", "Search"].enumerated().map { index, title in
            RowsController.songs(title, from: 30 * index) { player.play($0) }
        }
        let root = PanelParent(tabs)
        floor = PanelFloor(root, on: home) {
            player.join(
                root, over: tabs, isOpen: settings.value(of: Self.options[0]).isOn,
                isHalfWay: settings.value(of: Self.options[2]) == .text("a bar, medium, large"), settings)
        }
    }

    package var scrollView: UIScrollView? { player.queue }
}

// MARK: - The panel

extension PlayerController {
    static let barHeight: CGFloat = 64

    func join(
        _ root: PanelParent, over tabs: UITabBarController, isOpen: Bool, isHalfWay: Bool, _ settings: DemoSettings
    ) {
        let (closed, open) = (Detent.height(Self.barHeight), Detent.large)
        let panel = root.addPanel(
            self, detents: isHalfWay ? [closed, .medium, open] : [closed, open],
            selected: isOpen ? open.identifier : closed.identifier
        ) {
            $0.traits.follow(settings)
            $0.largestUndimmedDetent = closed.identifier
            $0.dimming = 0.3
        }
        panel?.bar = tabs.tabBar
        panel?.makeRoom(in: tabs.viewControllers ?? [], upTo: closed.identifier)
        panel?.alongside(from: closed.identifier, to: open.identifier) { [weak self] in self?.openness = $0 }
        let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.whole.alpha = 1 }
        panel?.scrub(fade, from: closed.identifier, to: open.identifier)
        onTap = { [weak panel] in panel?.select(open.identifier) }
    }
}

// MARK: - The player

/// A song as a bar, as a whole player with its queue, and in between.
@MainActor
final class PlayerController: UIViewController {
    private(set) lazy var queue = songs.table(insets: .automatic)
    /// The views that the whole player has and the bar does not.
    let whole = UIView()
    /// Called when the bar is tapped.
    var onTap: (@MainActor () -> Void)?
    /// 0 is a bar, 1 the whole player.
    var openness: CGFloat = 0 { didSet { placeArtwork() } }

    private let artwork = ArtworkView()
    private let bar = UIButton(frame: .zero)
    private let barTitle = UILabel()
    private let name = UILabel()
    private let slider = LabelledSlider(
        frame: CGRect(x: 24, y: 412, width: 342, height: 60), title: "Volume", value: 0.4)
    private let line = UIView()
    private let songs = Rows.songs(from: 200)
    private var isPlaying = false
    private lazy var barPlay = TextButton("Play", size: 16) { [weak self] in self?.togglePlaying() }
    private lazy var play = TextButton("Play", color: .white, on: .systemBlue) { [weak self] in
        self?.togglePlaying()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        barTitle.font = .systemFont(ofSize: 16, weight: .medium)
        name.font = .systemFont(ofSize: 22, weight: .bold)
        name.textAlignment = .center
        bar.accessibilityIdentifier = "bar"
        barPlay.accessibilityIdentifier = "play in the bar"
        play.accessibilityIdentifier = "play"
        bar.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        line.backgroundColor = .separator
        for part in [name, play, slider, line, queue] as [UIView] { whole.addSubview(part) }
        for part in [barTitle, barPlay] as [UIView] { bar.addSubview(part) }
        for part in [whole, bar, artwork] as [UIView] { view.addSubview(part) }
        whole.alpha = 0
        play(0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        whole.frame = view.bounds
        name.frame = CGRect(x: 24, y: 312, width: width - 48, height: 30)
        play.frame = CGRect(x: width / 2 - 60, y: 354, width: 120, height: 44)
        slider.frame.size.width = width - 48
        line.frame = CGRect(x: 0, y: 483, width: width, height: 1)
        queue.frame = CGRect(x: 0, y: 484, width: width, height: max(height - 484, 0))
        bar.frame = CGRect(x: 0, y: 0, width: width, height: PlayerController.barHeight)
        barTitle.frame = CGRect(x: 76, y: 20, width: width - 76 - 90, height: 28)
        barPlay.frame = CGRect(x: width - 78, y: 12, width: 66, height: 44)
        placeArtwork()
    }

    private func placeArtwork() {
        let width = view.bounds.width
        artwork.lie(
            between: CGRect(x: 16, y: 12, width: 44, height: 44),
            and: CGRect(x: (width - 240) / 2, y: 48, width: 240, height: 240), openness: openness)
        bar.alpha = max(1 - 3 * openness, 0)
        // An invisible view takes no touches; to UIKit an alpha below 0.01 is invisible.
        bar.isHidden = bar.alpha == 0
    }

    func play(_ song: Int) {
        loadViewIfNeeded()
        name.text = Song(number: song).name
        barTitle.text = name.text
        artwork.backgroundColor = Palette.hue(song)
        show(isPlaying: true)
    }

    private func togglePlaying() { show(isPlaying: !isPlaying) }

    private func show(isPlaying: Bool) {
        self.isPlaying = isPlaying
        for button in [barPlay, play] { button.setTitle(isPlaying ? "Pause" : "Play", for: .normal) }
    }
}
