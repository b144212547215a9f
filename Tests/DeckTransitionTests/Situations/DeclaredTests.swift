import DeckTransition
import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A deck can be told everything before it stands, whenever UIKit begins with it.
@MainActor
@Suite("Declared before the deck stands")
struct DeclaredTests {
    nonisolated static let doubts = Doubt.ofPresentationsAlone
    static let edge = ArbitrationPolicy.Region("edge")
    private let editable = DeckConfiguration { $0.policy = .continuous.unless(.editing) }
    private let withHandle = DeckConfiguration {
        $0.policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
    }

    /// How far a pull of 100 pt moves the card, which is let go again.
    private func pulled(_ scene: DeckScene, from x: CGFloat = 195) -> CGFloat {
        let finger = scene.touch(x)
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        scene.stage.advance(by: 0)
        let translation = scene.cardTranslation
        finger.hold(for: 0.1)
        finger.lift()
        scene.stage.settle()
        return translation
    }

    /// A deck that is prepared, and not presented yet.
    private func prepared(
        _ configuration: DeckConfiguration, under doubt: Doubt = .standard
    ) throws -> (DeckScene, DeckPresentationController, DeckTransitioningDelegate) {
        let scene = DeckScene(assumptions: doubt.assumptions, presenting: false)
        scene.modal.loadViewIfNeeded()
        let transitioning = DeckTransitioningDelegate(configuration: configuration)
        scene.modal.modalPresentationStyle = .custom
        scene.modal.transitioningDelegate = transitioning
        let deck = try #require(scene.modal.presentationController as? DeckPresentationController)
        return (scene, deck, transitioning)
    }

    private func present(_ scene: DeckScene) {
        scene.home.present(scene.modal, animated: true)
        scene.stage.settle()
    }

    @Test(
        "What its arbiter is asked before the presentation has begun holds when it stands", arguments: doubts.sampled())
    func early(doubt: Doubt) throws {
        let (scene, deck, transitioning) = try prepared(editable, under: doubt)
        let arbiter = try #require(deck.arbiter)
        arbiter.flags = [.editing]
        withExtendedLifetime(transitioning) { present(scene) }
        #expect(scene.deck?.arbiter === arbiter)
        #expect(pulled(scene) == 0)
    }

    @Test("A handle of the client's own stays bound, where the deck has none", arguments: doubts.sampled())
    func ownHandle(doubt: Doubt) throws {
        let (scene, deck, transitioning) = try prepared(withHandle, under: doubt)
        scene.modal.list.contentOffset.y = 500
        deck.arbiter?.bind(.handle, to: scene.modal.list)
        withExtendedLifetime(transitioning) { present(scene) }
        #expect(pulled(scene) == 90)
    }

    @Test("An arbiter that was switched off stays off", arguments: doubts.sampled())
    func switchedOff(doubt: Doubt) throws {
        let (scene, deck, transitioning) = try prepared(DeckConfiguration(), under: doubt)
        deck.arbiter?.isEnabled = false
        withExtendedLifetime(transitioning) { present(scene) }
        #expect(pulled(scene) == 0)
    }

    @Test("A deck that is never presented leaves nothing")
    func neverPresented() {
        weak var arbiter: GestureArbiter?
        do {
            let deck = DeckPresentationController(presentedViewController: UIViewController(), presenting: nil)
            arbiter = deck.arbiter
            #expect(arbiter != nil)
        }
        #expect(arbiter == nil)
    }

    @Test(
        "Right after it was presented, it can be told what holds when it stands", arguments: doubts.sampled(),
        [true, false])
    func rightAfter(doubt: Doubt, animated: Bool) throws {
        let scene = DeckScene(assumptions: doubt.assumptions, presenting: false)
        scene.present(editable, animated: animated)
        let arbiter = try #require(scene.modal.presentedAsDeck?.arbiter)
        arbiter.flags = [.editing]
        scene.stage.settle()
        #expect(scene.deck?.arbiter === arbiter)
        #expect(pulled(scene) == 0)
    }

    @Test(
        "Right after it was presented, a handle and a question of the client's can be declared",
        arguments: doubts.sampled())
    func boundRightAfter(doubt: Doubt) {
        let scene = DeckScene(assumptions: doubt.assumptions, presenting: false)
        scene.modal.loadViewIfNeeded()
        scene.modal.list.contentOffset.y = 500
        scene.present(withHandle)
        scene.modal.presentedAsDeck?.arbiter?.bind(.handle, to: scene.modal.list)
        scene.modal.presentedAsDeck?.arbiter?.onAttempt = { attempt in
            attempt.touchDownLocation.x < 24 ? .deny(reason: "the edge is the menu's") : .allow
        }
        scene.stage.settle()
        #expect(pulled(scene, from: 10) == 0)
        #expect(pulled(scene, from: 200) == 90)
    }

    @Test("Where UIKit calls back while it presents, it can be told, too", arguments: doubts.sampled())
    func inside(doubt: Doubt) throws {
        final class Telling: ListController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                presentedAsDeck?.arbiter?.flags = [.editing]
            }
        }
        let scene = DeckScene(editable, assumptions: doubt.assumptions, modal: Telling())
        #expect(pulled(scene) == 0)
    }

    /// When a client says of a view in its deck that touches go to it alone.
    enum Moment: String, CaseIterable {
        case before, inside, rightAfter, atRest
    }

    @Test(
        "A view keeps its touches, whenever it was said: before `present`, in it, right after it, later",
        arguments: doubts.sampled(), Moment.allCases)
    func opaque(doubt: Doubt, moment: Moment) {
        final class Drawing: ListController {
            let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 789))
            var tellsItself = false

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(canvas)
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if tellsItself { tell() }
            }

            func tell() { presentedAsDeck?.arbiter?.treatAsOpaque(canvas) }
        }
        let modal = Drawing()
        modal.tellsItself = moment == .inside
        modal.loadViewIfNeeded()
        var configuration = DeckConfiguration()
        if moment == .before { configuration.declared.treatAsOpaque(modal.canvas) }
        let scene = DeckScene(assumptions: doubt.assumptions, presenting: false, modal: modal)
        scene.present(configuration)
        if moment == .rightAfter { modal.tell() }
        scene.stage.settle()
        if moment == .atRest { modal.tell() }
        #expect(pulled(scene, from: 50) == 0)
        #expect(pulled(scene, from: 200) == 90)
    }

    @Test("A configuration brings flags and regions with it", arguments: doubts.sampled())
    func configured(doubt: Doubt) {
        var configuration = editable
        configuration.declared.flags = [.editing]
        #expect(pulled(DeckScene(configuration, assumptions: doubt.assumptions)) == 0)
        var withEdge = withHandle
        withEdge.policy = ArbitrationPolicy(.down, when: .touchStarts(in: Self.edge), handoff: .continuous)
        withEdge.declared.bind(Self.edge, to: .edge(.leading, within: 24))
        let scene = DeckScene(withEdge, assumptions: doubt.assumptions)
        scene.modal.list.contentOffset.y = 500
        #expect(pulled(scene, from: 200) == 0)
        #expect(pulled(scene, from: 10) == 90)
    }

    @Test(
        "What it sets up is done once, when the view is loaded and no finger has been there",
        arguments: doubts.sampled())
    func setUp(doubt: Doubt) {
        var configuration = DeckConfiguration()
        let modal = ListController()
        var deeds: [Bool] = []
        configuration.declared.setUp = { [weak modal] arbiter in
            deeds.append(modal?.isViewLoaded ?? false)
            arbiter.flags = [.editing]
        }
        let scene = DeckScene(configuration, assumptions: doubt.assumptions, modal: modal)
        #expect(deeds == [true])
        #expect(scene.deck?.arbiter?.flags == [.editing])
    }

    @Test("Two configurations are equal where they declare the same")
    func equality() {
        var configuration = DeckConfiguration()
        configuration.declared.flags = [.editing]
        #expect(configuration != DeckConfiguration())
        configuration.declared.flags = []
        #expect(configuration == DeckConfiguration())
    }

    @Test("A closure that keeps the controller is let go of with the dismissal", arguments: doubts.sampled())
    func leaks(doubt: Doubt) {
        weak var modal: UIViewController?
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        do {
            let list = ListController()
            modal = list
            var configuration = DeckConfiguration()
            configuration.declared.setUp = { arbiter in arbiter.bind(.handle, to: list.list) }
            home.presentDeck(list, configuration: configuration)
            stage.settle()
            list.dismiss(animated: true)
            stage.settle()
        }
        #expect(home.presentedViewController == nil)
        stage.advance(by: 0)
        #expect(modal == nil)
    }

    // MARK: Who may say no

    @Test("A client's question does not replace the deck's own: the card stays where either says no")
    func questions() {
        let nobody = DeckDiscovery.custom("none") { _ in nil }
        let scene = DeckScene(DeckConfiguration { $0.discovery = nobody })
        var asked = 0
        scene.deck?.arbiter?.onAttempt = { _ in
            asked += 1
            return .allow
        }
        #expect(pulled(scene) == 0)
        #expect(asked == 0)
    }

    @Test("A client can keep the card from a touch by where it came down", .countsFromSlop)
    func vetoed() {
        var configuration = DeckConfiguration()
        configuration.declared.setUp = { arbiter in
            arbiter.onAttempt = { attempt in
                attempt.touchDownLocation.x < 24 ? .deny(reason: "the edge is the menu's") : .allow
            }
        }
        let scene = DeckScene(configuration)
        #expect(pulled(scene, from: 10) == 0)
        #expect(scene.deck?.arbiter?.lastTouch?.decision?.explanation == "vetoed at begin: the edge is the menu's")
        #expect(pulled(scene, from: 200) == 90)
    }
}
