@_spi(Cards) import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck with invalid input")
struct DeckBadInputTests {
    /// A configuration in which everything that is a number is `number`.
    private func configuration(_ number: CGFloat) -> DeckConfiguration {
        var configuration = DeckConfiguration {
            $0.detents = [.height(number)]
            $0.prefersGrabberVisible = true
            $0.grabber = .init(width: number, height: number, topMargin: number, touchHeight: number)
            $0.shadow = .init(opacity: number, radius: number, offset: number)
            $0.resistance = .classic(dismissesAt: number)
        }
        (configuration.cardInset, configuration.minimumTopInset, configuration.topInset) = (number, number, number)
        (configuration.presenterScale, configuration.cornerRadius, configuration.dimming) = (number, number, number)
        // The slowest springs take longer than the tests wait.
        let (response, ratio) = number == .infinity ? (1, 1) : (number, number)
        (configuration.presentingResponse, configuration.dismissingResponse) = (response, response)
        configuration.dampingRatio = ratio
        return configuration
    }

    @Test(
        "With invalid numbers a deck appears, is dragged and leaves, and every frame is finite",
        arguments: [
            -1, -CGFloat.infinity, .infinity, .nan, .signalingNaN, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ])
    func numbers(number: CGFloat) {
        let scene = DeckScene(configuration(number))
        #expect(scene.isPresented)
        let finger = scene.touch(195, 500)
        finger.move(by: .down(110), over: 0.3)
        for frame in [scene.cardFrame, scene.pictureFrame ?? .zero, scene.modal.view.frame] {
            #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) < 1e4 })
        }
        #expect((0...1).contains(scene.dimming?.alpha ?? -1))
        finger.cancel()
        #expect(scene.stage.settle())
        #expect(scene.cardTranslation == 0)
        scene.modal.dismiss(animated: true)
        #expect(scene.stage.settle())
        #expect(!scene.isPresented)
    }

    @Test("A controller that already presents cannot present a deck as well")
    func busyPresenter() {
        let scene = DeckScene()
        let other = UIViewController()
        scene.home.presentDeck(other)
        scene.stage.settle()
        #expect(other.enclosingCard == nil)
        #expect(scene.isPresented)
        #expect(scene.cardTranslation == 0)
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        scene.home.presentDeck(other)
        scene.stage.settle()
        #expect(other.enclosingCard != nil)
    }

    @Test("A controller in no card has no card")
    func notADeck() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        #expect(home.enclosingCard == nil)
        let plain = UIViewController()
        home.present(plain, animated: false)
        stage.settle()
        #expect(plain.enclosingCard == nil)
    }

    @Test("A presentation controller that presents nothing has nothing to dismiss, and an empty layout no place")
    func unused() {
        let presentation = DeckPresentationController(presentedViewController: UIViewController(), presenting: nil)
        #expect(throws: DismissalRefusal.notPresented) { try presentation.attemptDismissal() }
        #expect(presentation.layout.cardFrame == .zero)
        presentation.requestPresentedViewSnapshotUpdate()
    }
}
