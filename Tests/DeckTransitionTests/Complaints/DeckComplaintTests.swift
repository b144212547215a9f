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
    /// The doubts under which UIKit dismisses at all.
    nonisolated static let dismissing = doubts.filter { $0.assumptions.dismissalStart != .never }

    @Test(
        "A touch on the background is ignored, dismisses or passes through, as declared",
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
        finger.move(by: .down(60), over: 0.2)
        stage.advance(by: 0)
        #expect(abs((careless.enclosingCard?.card.transform.ty ?? 0) - 50) < 0.34)
        #expect(careless.readsTooEarly == 0)
        finger.cancel()
        #expect(stage.settle())
    }

    @Test(
        "Behind a card over a search controller, the search is visible, not black",
        arguments: doubts.sampled(), [true, false])
    func searchController(_ doubt: Doubt, canBePictured: Bool) {
        let (home, search) = (UIViewController(), UISearchController(searchResultsController: nil))
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        home.present(search, animated: false)
        stage.settle()
        search.view.backgroundColor = .white
        let deck = ListController()
        var configuration = DeckConfiguration()
        // Right before the snapshot is taken, as a layout would restore the search bar's size.
        configuration.declared.setUp = { _ in if !canBePictured { search.view.bounds = .zero } }
        search.presentDeck(deck, as: configuration)
        #expect(stage.settle())
        #expect(search.view.window === stage.window)
        let stand = deck.deckAround?.containerView?.subviews.first { "\(type(of: $0))" == "PresenterPicture" }
        let shown = stand?.subviews.first.map { sequence(first: $0, next: \.subviews.first) }
        #expect((shown?.contains { $0.backgroundColor == .white } ?? false) == canBePictured)
        #expect((stand == nil || stand?.isHidden == true) == !canBePictured, "no black in front of it")
    }
}
