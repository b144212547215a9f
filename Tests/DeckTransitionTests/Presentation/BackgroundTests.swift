import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Beside the card")
struct BackgroundTests {
    final class Tapped: UIViewController {
        private(set) var taps = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(recognizer)
        }
        lazy var recognizer: UITapGestureRecognizer = {
            let tap = UITapGestureRecognizer()
            tap.addTarget(self) { [weak self] recognizer in
                if recognizer.state == .ended { self?.taps += 1 }
            }
            return tap
        }()
    }

    @Test("A tap beside a classic card does nothing, as in DeckTransition")
    func ignored() {
        let scene = DeckScene(.classic)
        scene.tap(195, 20)
        #expect(scene.isPresented)
    }

    @Test("A tap beside the card dismisses it, and one on the card does not")
    func dismisses() {
        let scene = DeckScene()
        scene.tap(195, 300)
        #expect(scene.isPresented)
        scene.tap(195, 20)
        #expect(!scene.isPresented)
    }

    @Test("A tap beside a card that may not leave is an attempt that was refused")
    func refused() {
        let scene = DeckScene(DeckConfiguration { $0.tapOutside = .dismisses })
        scene.modal.isModalInPresentation = true
        scene.tap(195, 20)
        #expect(scene.isPresented)
        #expect(scene.moments == [.attempted])
    }

    @Test("Declared so, touches beside the card go to the presenter", arguments: [true, false])
    func passes(isPassing: Bool) {
        let home = Tapped()
        let stage = Stage(rootViewController: home)
        home.presentDeck(
            ListController(),
            configuration: DeckConfiguration {
                $0.detents = [.height(266)]
                $0.presenter = .dimOnly
                $0.tapOutside = isPassing ? .passes : .nothing
            })
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
        #expect(home.taps == (isPassing ? 1 : 0))
    }
}
