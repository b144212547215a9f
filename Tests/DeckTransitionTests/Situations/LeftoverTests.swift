import DeckTransition
import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Leftovers of a deck")
struct LeftoverTests {
    @Test("A card dismissed in the list's end-of-dragging callback leaves")
    func endDragging() {
        final class Closer: UIScrollViewDelegate {
            var then: () -> Void = {}
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { then() }
        }
        let closer = Closer()
        let scene = DeckScene()
        scene.modal.list.delegate = closer
        closer.then = { scene.modal.dismiss(animated: false) }
        scene.touch().swipe(by: .down(-100), over: 0.1)
        scene.expectGone()
        closer.then = {}
    }

    @Test("A presentation cancelled with the keyboard shown leaves nothing on the content")
    func calledOff() {
        let scene = DeckScene(presenting: false)
        scene.modal.view.autoresizingMask = [.flexibleTopMargin]
        scene.present()
        let deck = scene.deck
        scene.stage.advance(by: 0.05)
        scene.stage.showKeyboard(height: 336)
        scene.stage.advance(by: 0.05)
        #expect(scene.modal.additionalSafeAreaInsets.bottom > 0)
        #expect(scene.modal.isBeingPresented)
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()
        #expect(deck != nil)
        #expect(scene.modal.presentingViewController == nil)
        #expect(scene.modal.additionalSafeAreaInsets.bottom == 0)
        #expect(scene.modal.view.superview == nil)
        #expect(scene.modal.view.autoresizingMask == [.flexibleTopMargin])
        scene.stage.showKeyboard(height: 300)
        scene.stage.settle()
        #expect(scene.modal.additionalSafeAreaInsets.bottom == 0)
    }

    @Test("The content is measured for the card's width, not the screen's")
    func width() {
        final class Text: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: 200_000 / size.width)
            }
        }
        final class TextController: UIViewController {
            override func loadView() { view = Text() }
        }
        let home = UIViewController()
        let stage = Stage(
            rootViewController: home,
            screen: Screen(size: CGSize(width: 1024, height: 1366), scale: 2, safeAreaInsets: .zero))
        let controller = TextController()
        home.presentDeck(controller, as: DeckConfiguration { $0.detents = [.content] })
        stage.settle()
        #expect(controller.enclosingCard!.card.bounds.width == 704)
        #expect(abs(controller.enclosingCard!.card.bounds.height - 200_000 / 704) < 1)
    }

    @Test("Dismissing the lower of two decks over live presenters removes both", arguments: [true, false])
    func lower(animated: Bool) {
        let scene = DeckScene(DeckConfiguration { $0.presenter = .live })
        let top = ListController()
        scene.modal.presentDeck(top, as: DeckConfiguration { $0.presenter = .live })
        scene.stage.settle()
        scene.home.dismiss(animated: animated)
        scene.expectGone()
        #expect(scene.home.view.layer.cornerRadius == 0)
        #expect(!scene.home.view.clipsToBounds)
        #expect(top.view.superview == nil)
        #expect(scene.modal.view.superview == nil)
        #expect(top.enclosingCard == nil)
    }
}
