import GestureArbiter
import HeadlessUIKit
import Testing

/// A carousel in a card's list, which goes on across the card's way after a flick.
@MainActor
@Suite("A carousel that coasts in a card")
struct CoastingCarouselTests {
    @Test("A finger that pulls on it along the card's way moves the card", arguments: CardKind.allCases)
    func pulled(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.stops, $0.list) = (.one, .atEdge) })
        let list = scene.content.list
        let carousel = UIScrollView(frame: CGRect(origin: list.contentOffset, size: list.bounds.size))
        carousel.contentSize =
            scene.content.isVertical
            ? CGSize(width: 4000, height: list.bounds.height) : CGSize(width: list.bounds.width, height: 4000)
        list.addSubview(carousel)
        scene.stage.settle()
        scene.touch().swipe(by: scene.across(-200), over: 0.1)
        scene.stage.advance(by: 0.05)
        #expect(carousel.isDecelerating)
        let finger = scene.touch()
        finger.move(by: scene.way(80), over: 0.2)
        #expect(scene.place > 40)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.place == 0)
    }
}
