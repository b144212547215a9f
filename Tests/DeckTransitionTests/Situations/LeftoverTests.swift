import DeckTransition
import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("What is left of a deck")
struct LeftoverTests {
    @Test("Swiping that is off stays off while a button's dismissal takes the card away")
    func swipeStaysOff() {
        let scene = DeckScene(DeckConfiguration { $0.interactiveDismissDisabled = true })
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
        #expect(scene.deck?.arbiter?.isEnabled == false)
        let finger = scene.touch(195, 600)
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
        finger.hold(for: 0.1)
        finger.lift()
        scene.stage.settle()
        scene.expectGone()
    }

    @Test("Dismissed where the list says that its dragging has ended, it goes")
    func endDragging() {
        final class Closer: UIScrollViewDelegate {
            var then: () -> Void = {}
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { then() }
        }
        let closer = Closer()
        let scene = DeckScene()
        scene.modal.list.delegate = closer
        closer.then = { scene.modal.dismiss(animated: false) }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
        finger.lift()
        scene.stage.settle()
        scene.expectGone()
        closer.then = {}
    }

    @Test("A keyboard without a frame covers nothing")
    func floating() {
        let scene = DeckScene(DeckConfiguration { $0.detents = [.height(266)] })
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: scene.stage.window.screen,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: CGRect.zero,
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            ])
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(scene.modal.additionalSafeAreaInsets.bottom == 0)
    }

    @Test("The content has its autoresizing mask back after a dismissal")
    func mask() {
        let modal = ListController()
        modal.view.autoresizingMask = [.flexibleTopMargin]
        let scene = DeckScene(modal: modal)
        modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(modal.view.autoresizingMask == [.flexibleTopMargin])
    }

    @Test("A presentation that is called off with the keyboard up leaves nothing on the content")
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

    @Test("The content's height is asked for the card's width, not the screen's")
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
        home.presentDeck(controller, configuration: DeckConfiguration { $0.detents = [.content] })
        stage.settle()
        #expect(controller.enclosingCard!.card.bounds.width == 704)
        #expect(abs(controller.enclosingCard!.card.bounds.height - 200_000 / 704) < 1)
    }

    @Test("The lower of two decks over live presenters takes both away", arguments: [true, false])
    func lower(animated: Bool) {
        let scene = DeckScene(DeckConfiguration { $0.presenter = .live })
        let top = ListController()
        scene.modal.presentDeck(top, configuration: DeckConfiguration { $0.presenter = .live })
        scene.stage.settle()
        scene.home.dismiss(animated: animated)
        scene.stage.settle()
        scene.expectGone()
        #expect(scene.home.view.layer.cornerRadius == 0)
        #expect(!scene.home.view.clipsToBounds)
        #expect(top.view.superview == nil)
        #expect(scene.modal.view.superview == nil)
        #expect(top.enclosingCard == nil)
    }

    @Test("Touched on its way out and presented again, any number of times")
    func again() {
        let scene = DeckScene()
        for _ in 0..<3 {
            scene.modal.dismiss(animated: true)
            scene.stage.advance(by: 0.05)
            let finger = scene.touch(195, 600)
            scene.stage.advance(by: 0.05)
            finger.lift()
            scene.stage.settle()
            scene.expectGone()
            scene.present()
            scene.stage.settle()
            scene.expectInPlace()
        }
    }
}
