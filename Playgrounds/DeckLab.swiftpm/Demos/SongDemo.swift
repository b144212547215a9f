import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// A song in a bar over a tab bar, which is pulled up into a player that covers the screen.
@MainActor
package final class SongDemo: Demo {
    package static let name = "song"
    package static let title = "A song, out of its bar"
    package static let hint = """
        Pull the player down: it goes back into its bar over the tab bar. Pull the bar up, or tap it: the player grows \
        out of it under the finger. Turn round, or let go early, and it goes back. Its queue scrolls.
        """
    package static let options: [SceneOption] = [
        .toggle("open", "It is open at first", standard: true), .release,
    ]
    package static let strokeStart = CGPoint(x: 195, y: 700)

    package let floor: any Floor
    private let screen = MusicController()

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let screen = screen
        let arbiter = screen.letBarOpen(settings)
        floor = ScreenFloor(screen, on: home, leavingAt: screen.view.bounds.height - MusicController.barBottom) {
            [("bar", arbiter)]
        }
        if settings.value(of: Self.options[0]).isOn { screen.onOpen?(false) }
    }

    package var scrollView: UIScrollView? { screen.player.queue }
    package var viewsToCome: [UIView] { [screen.player.view] }
}

// MARK: - The way in

extension MusicController {
    /// A finger that pulls the bar brings in the player; a tap opens it, too.
    func letBarOpen(_ settings: DemoSettings) -> GestureArbiter {
        var configuration = CardConfiguration.cover { $0.traits.follow(settings) }
        configuration.look = .grow(from: { [weak bar] in bar }, over: UIColor(white: 0, alpha: 0.3))
        onOpen = { [weak self] isAnimated in
            guard let self else { return }
            presentCard(player, as: configuration, animated: isAnimated)
        }
        return attachCard(to: bar, as: configuration) { [weak self] _ in self?.player }
    }
}

extension NowPlayingController: CardContent {
    /// The artwork grows with the card.
    func cardDidChange(_ event: CardEvent) {
        if case .moved(let position) = event { openness = 1 - min(max(position.progress, 0), 1) }
    }
}

// MARK: - The tabs, and the bar

/// Three tabs with songs, and over the tab bar a bar with the song that plays.
@MainActor
final class MusicController: UIViewController {
    /// From the screen's bottom to the top of the bar with the song, on a phone with a home indicator.
    static let barBottom: CGFloat = 83 + barHeight + barMargin
    private static let barHeight: CGFloat = 64
    private static let barMargin: CGFloat = 8

    let bar = UIButton(frame: .zero)
    let player = NowPlayingController()
    /// Called when the bar is tapped, or is to be open at first, with whether it opens with an animation.
    var onOpen: (@MainActor (_ isAnimated: Bool) -> Void)?
    private let tabs = UITabBarController()
    private let artwork = UIView()
    private let name = UILabel()
    private lazy var play = TextButton("Play", size: 16) { [weak self] in self?.player.isPlaying.toggle() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tabs.viewControllers = ["Listen Now", "Library", "Search"].enumerated().map { index, title in
            let songs = RowsController.songs(title, from: 30 * index) { [weak self] in self?.player.play($0) }
            // The last row can be scrolled to above the bar.
            songs.additionalSafeAreaInsets.bottom = Self.barHeight + Self.barMargin
            return songs
        }
        addChild(tabs)
        if let tabs = tabs.view { view.addSubview(tabs) }
        tabs.didMove(toParent: self)
        addBar()
        player.onChange = { [weak self] in self?.show() }
        player.play(0)
    }

    private func addBar() {
        bar.backgroundColor = .systemGray6
        bar.layer.cornerRadius = 14
        bar.accessibilityIdentifier = "bar"
        bar.addAction(UIAction { [weak self] _ in self?.onOpen?(true) }, for: .touchUpInside)
        artwork.layer.cornerRadius = 8
        artwork.isUserInteractionEnabled = false
        name.font = .systemFont(ofSize: 16, weight: .medium)
        play.accessibilityIdentifier = "play in the bar"
        for part in [artwork, name, play] as [UIView] { bar.addSubview(part) }
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabs.view.frame = view.bounds
        tabs.view.layoutIfNeeded()
        let width = view.bounds.width - 2 * Self.barMargin
        bar.frame = CGRect(
            x: Self.barMargin, y: tabs.tabBar.frame.minY - Self.barHeight - Self.barMargin, width: width,
            height: Self.barHeight)
        artwork.frame = CGRect(x: 10, y: 10, width: 44, height: 44)
        name.frame = CGRect(x: 68, y: 18, width: width - 68 - 90, height: 28)
        play.frame = CGRect(x: width - 76, y: 10, width: 66, height: 44)
    }

    private func show() {
        name.text = player.song.name
        artwork.backgroundColor = Palette.hue(player.song.number)
        play.setTitle(player.isPlaying ? "Pause" : "Play", for: .normal)
    }
}

// MARK: - The player

/// A song with its artwork, a volume, and a queue of songs that scrolls.
@MainActor
final class NowPlayingController: UIViewController, UITableViewDelegate {
    private static let firstInQueue = 200
    private(set) lazy var queue = songs.table(insets: .automatic)
    private(set) var song = Song(number: 0)
    var isPlaying = false { didSet { show() } }
    /// Called when another song plays, or none.
    var onChange: (@MainActor () -> Void)?
    /// 0 as small as the bar, 1 open.
    var openness: CGFloat = 1 {
        didSet {
            placeArtwork()
            for part in whole { part.alpha = openness }
        }
    }

    /// The views that the bar does not have.
    private var whole: [UIView] { [name, play, slider, line, queue, close] }
    private let artwork = ArtworkView()
    private let name = UILabel()
    private let slider = LabelledSlider(
        frame: CGRect(x: 24, y: 0, width: 342, height: 60), title: "Volume", value: 0.4)
    private let line = UIView()
    private let songs = Rows.songs(from: firstInQueue)
    private lazy var close = TextButton("Close", size: 16, on: .systemGray6) { [weak self] in
        self?.dismiss(animated: true)
    }
    private lazy var play = TextButton("Play", color: .white, on: .systemBlue) { [weak self] in
        self?.isPlaying.toggle()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        name.font = .systemFont(ofSize: 22, weight: .bold)
        name.textAlignment = .center
        close.accessibilityIdentifier = "close"
        play.accessibilityIdentifier = "play"
        line.backgroundColor = .separator
        queue.delegate = self
        for part in whole + [artwork] { view.addSubview(part) }
        show()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        close.frame = CGRect(x: width - 16 - 76, y: 56, width: 76, height: 44)
        name.frame = CGRect(x: 24, y: 352, width: width - 48, height: 30)
        play.frame = CGRect(x: width / 2 - 60, y: 394, width: 120, height: 44)
        slider.frame = CGRect(x: 24, y: 452, width: width - 48, height: 60)
        line.frame = CGRect(x: 0, y: 523, width: width, height: 1)
        queue.frame = CGRect(x: 0, y: 524, width: width, height: max(height - 524, 0))
        placeArtwork()
    }

    private func placeArtwork() {
        let width = view.bounds.width
        artwork.lie(
            between: CGRect(x: 10, y: 10, width: 46, height: 46),
            and: CGRect(x: (width - 220) / 2, y: 112, width: 220, height: 220), openness: openness)
    }

    func play(_ song: Int) {
        self.song = Song(number: song)
        isPlaying = true
    }

    private func show() {
        onChange?()
        guard isViewLoaded else { return }
        name.text = song.name
        artwork.backgroundColor = Palette.hue(song.number)
        play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        play(Self.firstInQueue + indexPath.row)
    }
}
