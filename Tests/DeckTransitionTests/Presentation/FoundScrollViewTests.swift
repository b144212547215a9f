import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("The scroll view that hands over to a deck's card")
struct FoundScrollViewTests {
    /// The scroll view that is found, which may change.
    private final class Box { var list: UIScrollView? }

    @Test("A list that the discovery does not find scrolls, and the card stays; beside the list the card is dragged")
    func notFound() {
        let scene = DeckScene(DeckConfiguration { $0.discovery = .finding { _ in nil } })
        scene.modal.list.frame = CGRect(x: 0, y: 100, width: 390, height: 689)
        scene.modal.list.contentOffset.y = 50
        let finger = scene.touch(195, 400)
        finger.move(by: .down(200), over: 0.5)
        #expect(scene.cardTranslation == 0)
        finger.cancel()
        scene.stage.settle()
        let other = scene.touch(195, 100)
        other.move(by: .down(110), over: 0.3)
        #expect(abs(scene.cardTranslation - 100) < 1e-9)
    }

    @Test("A found list hands over only if it is under the finger", .countsFromSlop)
    func elsewhere() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
        let scene = DeckScene(DeckConfiguration { $0.discovery = .finding { [weak other] _ in other } })
        other.contentInsetAdjustmentBehavior = .never
        other.contentSize = CGSize(width: 390, height: 1000)
        scene.modal.list.addSubview(other)
        let finger = scene.touch(195, 300)
        finger.move(by: .down(110), over: 0.3)
        #expect(scene.cardTranslation == 0)
        finger.cancel()
        scene.stage.settle()
        let second = scene.touch(195, 600)
        second.move(by: .down(110), over: 0.3)
        #expect(abs(scene.cardTranslation - 100) < 1e-9)
    }

    @Test("Once the card is dragged, the discovery does not affect whether it leaves")
    func release() {
        let box = Box()
        let scene = DeckScene(DeckConfiguration { $0.discovery = .finding { [box] _ in box.list } })
        box.list = scene.modal.list
        let finger = scene.touch()
        finger.move(by: .down(160), over: 0.1)
        box.list = nil
        finger.lift()
        scene.stage.settle()
        #expect(!scene.isPresented)
    }
}
