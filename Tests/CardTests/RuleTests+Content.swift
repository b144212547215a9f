import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A finger on a list in a card, or on content that takes the touch.
extension RuleTests {
    /// The kinds whose list begins at the edge that a finger pulls the card away from, and that have stops for code to
    /// select.
    nonisolated static let listed = CardKind.allCases.filter { $0.direction == .down && $0 != .movedView }

    @Test("A flick that opens the card does not scroll its list", arguments: listed)
    func openingFlick(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.isOpen) = (.atEdge, false) })
        scene.touch().swipe(by: scene.way(-150), over: 0.08)
        scene.stage.settle()
        #expect(abs(scene.place) < 0.5)
        #expect(scene.offset == 0)
    }

    @Test("A scrolled list returns to its top first, and then the card closes under the same finger", arguments: listed)
    func closesAfterScrolling(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        scene.moveList(fromEdge: 60)
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.2)
        #expect(scene.offset > 0)
        #expect(scene.place == 0)
        finger.move(by: scene.way(150), over: 0.4)
        #expect(scene.offset == 0)
        #expect(scene.place > 50)
        scene.letGo(finger)
    }

    @Test("At the card's less open place a scrolled list scrolls back, and the card stays", arguments: listed)
    func scrollsAtLowest(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.isOpen) = (.atEdge, false) })
        scene.moveList(fromEdge: 100)
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(scene.offset < 80)
        #expect(scene.offset > 0)
        #expect(scene.place == CardStage.lowest)
        scene.letGo(finger)
    }

    @Test("Moving a card by code keeps its list's offset, and the list scrolls as before", arguments: listed)
    func codeLocksNothing(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        let list = scene.content.list
        let (bounces, indicator) = (list.bounces, list.showsVerticalScrollIndicator)
        scene.moveList(fromEdge: 700)
        for isOpen in [false, true] {
            scene.select(isOpen: isOpen)
            scene.stage.settle()
            #expect(abs(scene.offset - 700) < 0.5)
        }
        #expect(list.bounces == bounces)
        #expect(list.showsVerticalScrollIndicator == indicator)
        #expect(list.isScrollEnabled)
        let finger = scene.touch()
        finger.move(by: scene.way(-80), over: 0.2)
        #expect(scene.offset > 750)
        #expect(scene.place == 0)
        scene.letGo(finger)
    }

    // MARK: Content that takes the touch

    @Test(
        "A list with a refresh control keeps a pull at its top; without the control the card moves",
        arguments: CardKind.allCases.filter { $0.direction == .down }, [true, false])
    func refreshes(kind: CardKind, hasControl: Bool) {
        let scene = CardStage(kind, CardSetup { $0.list = .scrolled(to: 0) })
        if hasControl { scene.content.list.refreshControl = UIRefreshControl() }
        let finger = scene.touch()
        finger.move(by: scene.way(80), over: 0.2)
        #expect((scene.place > 50) == !hasControl)
        finger.cancel()
    }

    @Test(
        "Pages that scroll horizontally turn, and leave a vertical pull to the card", arguments: CardKind.allCases)
    func pages(kind: CardKind) {
        let scene = CardStage(kind)
        let pages = UIScrollView(frame: scene.content.view.bounds)
        pages.isPagingEnabled = true
        pages.contentInsetAdjustmentBehavior = .never
        let size = pages.bounds.size
        pages.contentSize = CGSize(
            width: scene.content.isVertical ? 3 * size.width : size.width,
            height: scene.content.isVertical ? size.height : 3 * size.height)
        scene.content.view.addSubview(pages)
        let pull = scene.touch()
        pull.move(by: scene.way(80), over: 0.2)
        #expect(scene.place > 50)
        scene.settle(lettingGo: pull)
        let place = scene.place
        let finger = scene.touch()
        finger.move(by: scene.content.isVertical ? CGVector(dx: -150, dy: 0) : CGVector(dx: 0, dy: -150), over: 0.2)
        #expect(abs(pages.contentOffset.x + pages.contentOffset.y) > 100)
        #expect(scene.place == place)
        finger.lift()
    }

    @Test("The content's own pan keeps the touch", arguments: CardKind.allCases)
    func foreignPan(kind: CardKind) {
        let scene = CardStage(kind)
        scene.content.view.subviews.first?.addGestureRecognizer(UIPanGestureRecognizer())
        let finger = scene.touch()
        finger.move(by: scene.way(80), over: 0.2)
        #expect(scene.place == 0)
        finger.lift()
    }
}
