import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What users of card presentations complain about, each as a test, under every doubt about UIKit alone.
@MainActor
@Suite("Complaints about cards")
struct DeckComplaintTests {
    nonisolated static let doubts = Doubt.eachAloneOfAll
    /// Those under which UIKit dismisses at all.
    nonisolated static let dismissing = doubts.filter { $0.assumptions.dismissalStart != .never }

    @Test("Every switch of the host is turned by one of the doubts")
    func everySwitch() {
        func settings(_ assumptions: Assumptions) -> [String: String] {
            let named = Mirror(reflecting: assumptions).children.map { ($0.label ?? "", "\($0.value)") }
            return Dictionary(uniqueKeysWithValues: named).filter { $0.key != "disturbances" }
        }
        let assumed = settings(Assumptions())
        let turned = Self.doubts.flatMap { settings($0.assumptions).filter { $0.value != assumed[$0.key] }.keys }
        #expect(Set(turned) == Set(assumed.keys))
    }

    @Test(
        "A touch on the background is ignored, dismisses or passes through, as was declared",
        arguments: dismissing.sampled(), [CardTraits.TapOutside.nothing, .dismisses, .passes])
    func background(_ doubt: Doubt, declared: CardTraits.TapOutside) {
        let scene = DeckScene(
            DeckConfiguration {
                $0.detents = [.height(266)]
                $0.presenter = .dimOnly
                $0.tapOutside = declared
            },
            assumptions: doubt.assumptions)
        scene.tap(195, 700)
        #expect(scene.isPresented)
        scene.tap(195, 100)
        #expect(scene.isPresented == (declared != .dismisses))
        let beside = scene.stage.window.hitTest(CGPoint(x: 195, y: 100), with: nil)
        #expect((beside === scene.home.view) == (declared != .nothing))
    }

    @Test("VoiceOver's escape dismisses, through the same veto as a swipe", arguments: dismissing.sampled())
    func escape(_ doubt: Doubt) {
        let scene = DeckScene(assumptions: doubt.assumptions)
        scene.modal.isModalInPresentation = true
        for isRefused in [true, false] {
            scene.modal.isModalInPresentation = isRefused
            #expect(scene.deck?.card.accessibilityPerformEscape() == true)
            #expect(scene.stage.settle())
            #expect(scene.isPresented == isRefused)
        }
    }

    @Test(
        "The keyboard covers no short card, and not the end of what scrolls in a tall one", arguments: doubts.sampled())
    func keyboard(_ doubt: Doubt) {
        let keyboardTop: CGFloat = 844 - 336
        for configuration in [DeckConfiguration { $0.detents = [.height(266)] }, DeckConfiguration()] {
            let scene = DeckScene(configuration, assumptions: doubt.assumptions)
            let list = scene.modal.list
            list.contentInsetAdjustmentBehavior = .automatic
            let field = UIView(frame: CGRect(x: 0, y: list.contentSize.height - 44, width: 390, height: 44))
            list.addSubview(field)
            scene.stage.showKeyboard(height: 336)
            #expect(scene.stage.settle())
            let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            list.setContentOffset(CGPoint(x: 0, y: end), animated: false)
            #expect(field.convert(field.bounds, to: nil).maxY <= keyboardTop + 0.34)
        }
    }

    @Test(
        "A full-screen controller over the card and back leaves everything in its place",
        arguments: dismissing.sampled())
    func fullScreen(_ doubt: Doubt) {
        let scene = DeckScene(assumptions: doubt.assumptions)
        let before = (scene.cardFrame, scene.pictureFrame)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        scene.modal.present(full, animated: true)
        #expect(scene.stage.settle())
        #expect(scene.modal.view.window == nil)
        full.dismiss(animated: true)
        #expect(scene.stage.settle())
        #expect((scene.cardFrame, scene.pictureFrame) == before)
    }

    @Test("scrollViewForDeck is not read before the view is loaded, and loads no view", arguments: doubts.sampled())
    func unloaded(_ doubt: Doubt) {
        final class Careless: UIViewController, DeckTransitionViewControllerProtocol {
            lazy var list = UIScrollView(frame: view.bounds)
            var readsTooEarly = 0
            var scrollViewForDeck: UIScrollView? {
                if !isViewLoaded { readsTooEarly += 1 }
                return list
            }
        }
        let (home, careless) = (UIViewController(), Careless())
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        home.presentDeck(careless)
        #expect(stage.settle())
        #expect(careless.readsTooEarly == 0)
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        stage.advance(by: 0)
        #expect(abs((careless.enclosingCard?.card.transform.ty ?? 0) - 50) < 0.34)
        #expect(careless.readsTooEarly == 0)
        finger.cancel()
        #expect(stage.settle())
    }

    @Test(
        "Behind a card over a search controller is the search as it looks, and not black",
        arguments: doubts.sampled(), [true, false])
    func searchController(_ doubt: Doubt, canBePictured: Bool) {
        let (home, search) = (UIViewController(), UISearchController(searchResultsController: nil))
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        home.present(search, animated: false)
        stage.settle()
        search.view.backgroundColor = .white
        let deck = ListController()
        var configuration = DeckConfiguration()
        // Right before the picture is taken: a layout would give the search its size again.
        configuration.declared.setUp = { _ in if !canBePictured { search.view.bounds = .zero } }
        search.presentDeck(deck, configuration: configuration)
        #expect(stage.settle())
        #expect(search.view.window === stage.window)
        let stand = deck.deckAround?.containerView?.subviews.first { "\(type(of: $0))" == "PresenterPicture" }
        let shown = stand?.subviews.first.map { sequence(first: $0, next: \.subviews.first) }
        #expect((shown?.contains { $0.backgroundColor == .white } ?? false) == canBePictured)
        #expect((stand == nil || stand?.isHidden == true) == !canBePictured, "no black in front of it")
    }

    @Test(
        "The presented controller does not leak, swiped away or dismissed by a button",
        arguments: dismissing.sampled(), [true, false])
    func leak(_ doubt: Doubt, isSwiped: Bool) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        weak var modal: ListController?
        do {
            let controller = ListController()
            modal = controller
            home.presentDeck(controller)
            stage.settle()
        }
        if isSwiped {
            let finger = stage.touch(at: CGPoint(x: 195, y: 300))
            finger.move(by: CGVector(dx: 0, dy: 450), over: 0.2)
            finger.lift()
        } else {
            modal?.dismiss(animated: true)
        }
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(modal == nil)
    }

    @Test("A layout pass in mid-drag moves nothing", arguments: doubts.sampled())
    func layoutPass(_ doubt: Doubt) {
        let scene = DeckScene(assumptions: doubt.assumptions)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        scene.stage.advance(by: 0)
        let before = scene.cardTranslation
        #expect(before > 80)
        for view in [scene.deck?.containerView, scene.deck?.card, scene.modal.view] { view?.setNeedsLayout() }
        scene.stage.advanceFrame()
        #expect(scene.cardTranslation == before)
        finger.cancel()
        #expect(scene.stage.settle())
    }
}
