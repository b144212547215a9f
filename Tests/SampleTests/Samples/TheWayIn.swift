import HeadlessUIKit
import InteractiveDismissal
import Testing

/// The samples of "The way in", in the places where a client would have them.
@MainActor
final class WayInController: UIViewController, UITableViewDataSource {
    let bar = UIView(frame: CGRect(x: 0, y: 697, width: 390, height: 64))
    let thumbnail = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
    let tableView = UITableView(frame: CGRect(x: 0, y: 320, width: 390, height: 300))
    let player = PlayerViewController()
    let menu = UIViewController()
    let photo = UIViewController()
    weak var viewer: ViewerController?
    var thumbnailOfPage: UIView? { thumbnail }
    var barArbiter: GestureArbiter?
    private(set) var detailed: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        for part in [bar, thumbnail, tableView] { view.addSubview(part) }
    }

    func makeViewer() -> UIViewController {
        let viewer = ViewerController()
        self.viewer = viewer
        return viewer
    }

    func details(at indexPath: IndexPath) -> UIViewController {
        detailed.append(indexPath)
        return UIViewController()
    }

    func barThatOpens() {
        var configuration = CardConfiguration.cover
        configuration.look = .grow(from: { [weak bar] in bar })
        attachCard(to: bar, as: configuration) { [weak self] _ in self?.player }
    }

    func barInOneLine() {
        attachCard(to: bar) { _ in PlayerViewController() }
    }

    func barWithAnArbiterOfItsOwn() {
        barArbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { [weak self] drag in
            guard case .began = drag, let self else { return }
            presentCard(PlayerViewController(), as: .cover, followedBy: barArbiter)
        }
    }

    func drawer() {
        let arbiter = attachCard(
            to: view,
            as: .cover {
                $0.policy = ArbitrationPolicy(.leading)
                $0.detents = [.height(280)]
            }, policy: ArbitrationPolicy(.trailing, when: .touchStarts(in: "edge"))
        ) { [weak self] _ in self?.menu }
        arbiter.bind("edge", to: .edge(.leading, within: 24))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "song") { return cell }
        let cell = UITableViewCell(style: .default, reuseIdentifier: "song")
        let configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(.trailing) }
        attachCard(to: cell, as: configuration) { [weak self, weak cell] _ in
            cell.flatMap { self?.tableView.indexPath(for: $0) }.flatMap { self?.details(at: $0) }
        }
        return cell
    }

    func photoThatLeavesBothWays() {
        let isWhole = ArbitrationPolicy.Condition.custom("not zoomed") { [weak self] _ in
            self?.viewer?.isZoomed != true
        }
        var configuration = CardConfiguration.cover
        configuration.policy = ArbitrationPolicy(.vertical, when: .atEdge && isWhole)
        configuration.look = .zoom(
            from: { [weak self] in self?.thumbnailOfPage }, showing: { [weak self] in self?.viewer?.photo })
        attachCard(to: thumbnail, as: configuration) { [weak self] _ in self?.makeViewer() }
    }

    func looks() {
        var configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(.vertical, when: .atEdge) }
        configuration.look = .zoom(from: { [weak self] in self?.thumbnail })
        presentCard(photo, as: configuration)
    }

    func lookOfItsOwn() -> CardConfiguration {
        var configuration = CardConfiguration.cover
        configuration.look = CardConfiguration.Look(over: .black) { state in
            var appearance = CardConfiguration.Look.Appearance(moving: state.offset)
            appearance.alpha = 1 - state.progress
            appearance.backdrop = 1 - state.progress
            return appearance
        }
        return configuration
    }
}

final class PlayerViewController: UIViewController {
    var openness: CGFloat = 1
}

extension PlayerViewController: CardContent {
    func cardDidChange(_ event: CardEvent) {
        if case .moved(let position) = event { openness = 1 - min(max(position.progress, 0), 1) }
    }
}

final class ViewerController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 227, width: 390, height: 390))
    var isZoomed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(photo)
    }
}

/// The samples do what the article says of them.
@MainActor
@Suite("The way in, as its article has it")
struct WayInSampleTests {
    private let screen = WayInController()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: screen)
        stage.settle()
    }

    private func fling(_ way: CGVector, from x: CGFloat, _ y: CGFloat) {
        let finger = stage.touch(at: CGPoint(x: x, y: y))
        finger.move(by: way, over: 0.1)
        finger.lift()
        stage.settle()
    }

    @Test("The bar opens into the player, what moves along goes with it, and it is pulled down again")
    func bar() {
        screen.barThatOpens()
        let finger = stage.touch(at: CGPoint(x: 195, y: 720))
        finger.move(by: CGVector(dx: 0, dy: -360), over: 0.3)
        #expect(abs(screen.player.openness - 350.0 / 697) < 0.01)
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
        finger.lift()
        stage.settle()
        #expect(screen.presentedViewController === screen.player)
        #expect(screen.player.openness == 1)
        fling(CGVector(dx: 0, dy: 200), from: 195, 300)
        #expect(screen.presentedViewController == nil)
    }

    @Test("The drawer is drawn from its edge, 280 points wide, and pushed out again")
    func drawer() {
        screen.drawer()
        fling(CGVector(dx: 150, dy: 0), from: 8, 250)
        #expect(screen.presentedViewController === screen.menu)
        #expect(screen.menu.view.convert(screen.menu.view.bounds, to: nil).maxX == 280)
        fling(CGVector(dx: -150, dy: 0), from: 200, 250)
        #expect(screen.presentedViewController == nil)
    }

    @Test("A pull on a cell brings that cell's details")
    func cell() {
        fling(CGVector(dx: -200, dy: 0), from: 300, 320 + 44 + 20)
        #expect(screen.detailed == [IndexPath(row: 1, section: 0)])
        #expect(screen.presentedViewController != nil)
    }

    @Test("The photo opens by a pull, and is thrown back; zoomed, it stays")
    func photo() {
        screen.photoThatLeavesBothWays()
        fling(CGVector(dx: 0, dy: -150), from: 70, 250)
        #expect(screen.presentedViewController === screen.viewer)
        #expect(screen.thumbnail.alpha == 0)
        screen.viewer?.isZoomed = true
        fling(CGVector(dx: 0, dy: 150), from: 195, 422)
        #expect(screen.presentedViewController != nil)
        screen.viewer?.isZoomed = false
        fling(CGVector(dx: 0, dy: 150), from: 195, 422)
        #expect(screen.presentedViewController == nil)
        #expect(screen.thumbnail.alpha == 1)
    }

    @Test("A look of one's own fades with its backdrop")
    func look() {
        screen.presentCard(screen.player, as: screen.lookOfItsOwn())
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 432), over: 0.4)
        #expect(abs((screen.player.view.superview?.alpha ?? 0) - 0.5) < 0.01)
        finger.cancel()
    }
}
