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
