@_spi(Cards) import DeckTransition
import HeadlessUIKit
import Testing

/// The samples in the comments of what has views, in the places where a client would have them.
@MainActor
final class CommentsController: UIViewController {
    let tableView = UITableView()
    let settings = UIViewController()
    let filters = UIViewController()
    let configuration = CardConfiguration.cover
    var keptTransitioning: DismissalTransitioningDelegate?

    func follow(_ drag: GestureArbiter.Drag) {}

    func attached() {
        GestureArbiter.attach(to: tableView) { [weak self] drag in self?.follow(drag) }
    }

    func presented() {
        presentCard(filters, as: .cover)
        presentDeck(settings) { $0.cornerRadius = 12 }
        presentDeck(settings) { $0.prefersGrabberVisible = true }
    }

    func delegated() {
        let configuration = configuration
        let transitioning = DismissalTransitioningDelegate { presented, presenting in
            FloatingPresentation(
                presentedViewController: presented, presenting: presenting, configuration: configuration)
        }
        filters.modalPresentationStyle = .custom
        filters.transitioningDelegate = transitioning  // UIKit keeps it weakly: keep it yourself
        keptTransitioning = transitioning
    }

    func themeChanged() {
        (presentationController as? any DeckSnapshotUpdater)?.requestPresentedViewSnapshotUpdate()
    }
}

private final class FoldersController: UIViewController {
    let list = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(list)
    }
}

private final class FloatingPresentation: InteractivePresentationController {}

@MainActor
struct ViewCommentTests {
    let home = UIViewController()

    @Test("A deck's layout has the numbers of its comment")
    func layout() {
        let values = shown {
            let container = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
            let layout = DeckLayout(in: container)
            layout.cardFrame.minY  // 55
            layout.presenterScale  // 1 − 94/844
        }
        let scale: Double = 1 - 94 / 844
        #expect(values == ["55.0", "\((100 * scale).rounded() / 100)"])
        let configurations = shown {
            DeckConfiguration { $0.cornerRadius = 12 }
        }
        #expect(configurations.count == 1)
    }

    @Test("A discovery is asked without a card")
    func discovery() {
        let page = FoldersController()
        let search = ScrollSearch(in: page, at: CGPoint(x: 300, y: 300))
        #expect(Discovery.underTouch.scrollView(in: search) === page.list)
    }

    @Test("A stage with a finger on it, under a doubt and a disturbance")
    func stage() {
        let stage = Stage(rootViewController: home)
        let finger = stage.touch(at: CGPoint(x: 200, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 260), over: 0.25)
        finger.lift()
        stage.settle()
        #expect(abs(stage.time - 0.25) < 0.001, "the finger took its time, and nothing had to settle")
    }

    @Test("Assumptions are values that a stage is given")
    func assumptions() {
        var assumptions = Assumptions()
        assumptions.panVelocityAfterPause = .falls
        let stage = Stage(rootViewController: home, assumptions: assumptions)
        #expect(stage.assumptions.panVelocityAfterPause == .falls)
    }

    @Test("A disturbance is one of them")
    func disturbance() {
        var assumptions = Assumptions()
        assumptions.disturbances = [.contentAdjustsOffset]
        #expect(assumptions != Assumptions())
    }

    @Test("A written stroke and a recorded one are played, and watched")
    func strokes() throws {
        let stage = Stage(rootViewController: home)
        let pull = try TouchScript(
            name: "pull and return",
            timeline: """
                touch A at (195, 400)
                after 80 ms  A moves by (0, 260) over 200 ms
                A moves by (0, -260) over 200 ms
                A lifts
                """)
        stage.play(pull)
        stage.play(TouchScript.recorded[3].moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400)))

        let (script, card) = (pull, UIView())
        var heights: [CGFloat] = []
        stage.play(script) { event in heights.append(card.frame.minY) }
        stage.settle()
        #expect(heights.count == 50, "down, 24 samples each way, and up")
    }

    @Test("A recognizer that stays undecided holds up one that waits for it")
    func undecided() {
        let webPage = UIScrollView()
        webPage.panGestureRecognizer.require(toFail: ScriptedGestureRecognizer(.undecided))
        let window = Stage(rootViewController: home).window
        let card = Snapshot(of: window).frame(of: "card")  // in the window's coordinates
        #expect(card == nil)
    }
}

@MainActor
private func sampleOfCustom(list: UIScrollView) {
    let policy =
        ArbitrationPolicy(.down, when: .atEdge && .custom("not zoomed") { [weak list] _ in list?.zoomScale == 1 })
    _ = policy
}

private final class Player: ArbitratedCard {
    private lazy var mover = GestureArbiter.Mover(
        stops: [0, 600], show: { [weak self] place in self?.show(at: place) })
    func card(mayOpen: Bool) -> Arbitration.Card { mover.card(mayOpen: mayOpen) }
    func follow(_ drag: GestureArbiter.Drag) { mover.follow(drag) }
    func target(of release: Arbitration.Release) -> ReleaseRule.Target? { mover.target(of: release) }
    func bounce(at velocity: CGFloat) { mover.bounce(at: velocity) }
    func willJoin(_ arbiter: GestureArbiter) { mover.willJoin(arbiter) }
    private func show(at place: CGFloat) { print(place) }
}

extension UIViewController {
    fileprivate func presentation(
        of presented: UIViewController, over presenting: UIViewController?, _ configuration: CardConfiguration
    ) -> UIPresentationController {
        InteractivePresentationController(
            presentedViewController: presented, presenting: presenting, configuration: configuration)
    }

    fileprivate func presentOwn(_ controller: UIViewController, by delegate: any UIViewControllerTransitioningDelegate)
    {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = delegate
        present(controller, animated: false)
    }
}
