import DeckTransition
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A deck that leaves sideways")
struct DeckDirectionTests {
    typealias Direction = ArbitrationPolicy.Direction

    nonisolated static let sides: [(Direction, Bool, CGFloat)] = [
        (.leading, false, -1), (.leading, true, 1), (.trailing, false, 1), (.trailing, true, -1), (.left, true, -1),
        (.right, true, 1),
    ]

    private func scene(
        _ direction: Direction, isRightToLeft: Bool = false, handoff: ArbitrationPolicy.Handoff = .continuous
    ) -> DeckScene {
        let scene = DeckScene(presenting: false)
        let semantics: UISemanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        scene.present(DeckConfiguration { $0.policy = ArbitrationPolicy(direction, handoff: handoff) })
        scene.deck?.card.semanticContentAttribute = semantics
        scene.stage.settle()
        return scene
    }

    @Test("Leading and trailing follow the interface's direction; left is always left", arguments: sides)
    func sides(_ direction: Direction, isRightToLeft: Bool, sign: CGFloat) {
        let scene = scene(direction, isRightToLeft: isRightToLeft)
        let finger = scene.touch()
        finger.move(by: .right(110 * sign), over: 0.3)
        #expect(abs((scene.deck?.card.transform.tx ?? 0) - 100 * sign) < 1e-9)
        #expect(scene.cardTranslation == 0)
        let share: CGFloat = 1 - 100 / 390
        #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47 * share) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
        scene.touch().swipe(by: .right(160 * sign), over: 0.1)
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test(
        "Pulled the other way the card stays, and the list scrolls vertically", .countsFromSlop, arguments: sides)
    func others(_ direction: Direction, isRightToLeft: Bool, sign: CGFloat) {
        let scene = scene(direction, isRightToLeft: isRightToLeft)
        let finger = scene.touch()
        finger.move(by: .right(-110 * sign), over: 0.3)
        #expect((scene.deck?.card.transform.tx ?? 0) * sign <= 0)
        finger.cancel()
        scene.stage.settle()
        let other = scene.touch()
        other.move(by: .down(-110), over: 0.3)
        #expect(abs(scene.modal.list.contentOffset.y - 100) < 0.34)
        #expect(scene.deck?.card.transform == .identity)
        other.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test("The card appears from the side to which it leaves, and a button dismisses it there")
    func coming() {
        let scene = DeckScene(presenting: false)
        scene.present(DeckConfiguration { $0.policy = ArbitrationPolicy(.trailing) })
        scene.stage.advance(by: 0.05)
        #expect((scene.deck?.card.transform.tx ?? 0) > 50)
        scene.stage.settle()
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect((scene.deck?.card.transform.tx ?? 0) > 50)
        #expect(scene.cardTranslation == 0)
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test("Content that decelerates to its top does not affect the card")
    func momentum() {
        let scene = scene(.trailing)
        scene.modal.list.contentOffset.y = 300
        scene.touch(195, 200).swipe(by: .down(150), over: 0.06)
        var lowest: CGFloat = 0
        for _ in 0..<240 {
            scene.stage.advanceFrame()
            lowest = min(lowest, scene.modal.list.contentOffset.y)
            #expect(scene.deck?.card.transform == .identity)
        }
        #expect(lowest < -5)
    }

    @Test("A list that scrolls horizontally hands over at its leading edge, and takes over again", .countsFromSlop)
    func across() {
        let scene = scene(.trailing)
        scene.modal.list.contentSize = CGSize(width: 2000, height: 789)
        scene.modal.list.contentOffset.x = 60
        let finger = scene.touch()
        finger.move(by: .right(170), over: 0.4)
        #expect(scene.modal.list.contentOffset.x == 0)
        #expect(abs((scene.deck?.card.transform.tx ?? 0) - 100) < 0.67)
        finger.move(by: .right(-150), over: 0.4)
        #expect(scene.deck?.card.transform.tx == 0)
        #expect(abs(scene.modal.list.contentOffset.x - 50) < 0.67)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }
}
