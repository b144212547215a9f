import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// A drag knows the limits that hold now, not those of the touch-down.
@MainActor
@Suite("Every kind of card, whose places change in the hand")
struct LimitTests {
    @Test(
        "A card that is dragged as its keyboard goes follows the finger to its smallest detent",
        arguments: [false, true])
    func keyboardGoes(isModal: Bool) {
        for kind in ContentTests.Kind.allCases {
            let content = UIViewController()
            let scene = ContentTests.Scene(kind, content, detents: [.height(100), .medium, .large], selected: .large)
            content.isModalInPresentation = isModal
            scene.stage.showKeyboard(height: 336)
            scene.stage.settle()
            let start = scene.top + 40
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: start))
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
            scene.stage.showKeyboard(height: 0)
            finger.move(by: CGVector(dx: 0, dy: 640 - start), over: 0.7)
            #expect(abs(scene.top - 640) < 45, "\(kind): the finger is at 680, the top at \(scene.top)")
            finger.hold(for: 0.2)
            finger.lift()
            scene.stage.settle()
            let selected = scene.presentation?.selectedDetent ?? scene.panel?.selectedDetent
            #expect(selected == .height(100), "\(kind)")
        }
    }

    /// The stops of a view that `attach(to:moving:)` moves are fixed.
    @Test(
        "A card that opens by its client alone follows the finger on when its least open place moves past it",
        arguments: CardKind.allCases)
    func lowestPlacePassesHand(kind: CardKind) {
        let it = CardStage(
            kind,
            CardSetup {
                ($0.isOpen, $0.mayLeave, $0.opening) = (false, false, .never)
            })
        it.select(isOpen: false, animated: false)
        let finger = it.touch()
        finger.move(by: it.way(-120), over: 0.3)
        let before = it.place
        #expect((130..<165).contains(before), "the card resists, at \(before)")
        if let control = it.control {
            control.animateChanges { control.detents = [.height(150), .height(CardStage.many)] }
        } else {
            (it.arbiter?.card as? GestureArbiter.Mover)?.stops = [0, 170]
        }
        it.stage.advance(by: 0.1)
        #expect(abs(it.place - before) < 0.5, "it stays where it shows")
        finger.move(by: it.way(-5))
        it.stage.advance(by: 0)
        #expect((0...5.01).contains(before - it.place), "\(before - it.place) pt for 5 pt of finger")
    }
}
