import DeckTransition
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A scrolled list in a deck, pulled to its top and on, while something else goes on: rows X1 to X7, each on and off.
///
/// HeadlessUIKitTests shows what the host does.
@MainActor
@Suite("A deck, disturbed")
struct DisturbedDeckTests {
    private struct Pulled {
        let scene: DeckScene
        /// After each of the finger's moves.
        var cards: [CGFloat] = []
        var contents: [CGFloat] = []
        /// The largest step of the card that the finger did not make.
        var jump: CGFloat = 0
    }

    /// 50 steps of 4 points on a list scrolled by 40.
    private func pull(_ doubt: Doubt, _ disturbances: Set<Disturbance>) -> Pulled {
        var assumptions = doubt.assumptions
        assumptions.disturbances.formUnion(disturbances)
        let scene = DeckScene(assumptions: assumptions)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2640))
        scene.modal.list.addSubview(row)
        scene.modal.list.contentOffset.y = 40
        var pulled = Pulled(scene: scene)
        let finger = scene.touch(195, 300)
        for _ in 0..<50 {
            finger.move(by: .down(4))
            scene.stage.advanceFrame()
            pulled.jump = max(pulled.jump, abs(scene.cardTranslation - (pulled.cards.last ?? 0)) - 4)
            pulled.cards.append(scene.cardTranslation)
            pulled.contents.append(scene.modal.list.contentOffset.y)
        }
        if finger.touch.phase != .cancelled { finger.cancel() }
        return pulled
    }

    private func expectTidy(_ scene: DeckScene, _ comment: Comment) {
        #expect(scene.stage.settle(), comment)
        #expect(scene.isPresented, comment)
        #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789), comment)
        #expect(scene.modal.list.bounces, comment)
        #expect(scene.modal.list.isScrollEnabled, comment)
    }

    @Test(
        "X1, X5: recognizers that make up no mind, and a touched view that goes away, change nothing",
        arguments: [Disturbance.undecidedRecognizers, .hitViewRemoved, .hitViewReused, .lookingOnPans],
        Doubt.eachAlone.sampled())
    func unchanged(_ disturbance: Disturbance, _ doubt: Doubt) {
        for disturbances: Set<Disturbance> in [[], [disturbance]] {
            let pulled = pull(doubt, disturbances)
            #expect(abs((pulled.cards.last ?? 0) - 150) <= 10.5, "\(disturbances)")
            #expect(pulled.contents.last == 0, "\(disturbances)")
            expectTidy(pulled.scene, "\(disturbances)")
        }
    }

    @Test(
        "X2, X3: content that adjusts its offset and insets that change move the boundary, and the card does not jump",
        arguments: [Disturbance.contentAdjustsOffset, .insetsChange], Doubt.eachAlone.sampled())
    func moved(_ disturbance: Disturbance, _ doubt: Doubt) {
        let (off, on) = (pull(doubt, []), pull(doubt, [disturbance]))
        #expect(on.contents != off.contents)
        #expect((on.cards.last ?? 0) > 80)
        #expect(on.jump <= 8.5, "one event's surplus at most")
        for pulled in [off, on] { expectTidy(pulled.scene, "\(disturbance)") }
    }

    @Test(
        "X4: where a page swallows the touch, the page has it, and the card stays", arguments: Doubt.eachAlone.sampled()
    )
    func swallowed(_ doubt: Doubt) {
        let pulled = pull(doubt, [.swallowedTouches])
        #expect(pulled.cards.allSatisfy { $0 == 0 })
        expectTidy(pulled.scene, "swallowed")
    }

    @Test(
        "X6: the system's edge gesture cancels the drag, and the card returns",
        arguments: Doubt.eachAlone.sampled(), [true, false])
    func edge(_ doubt: Doubt, isOn: Bool) {
        var assumptions = doubt.assumptions
        if isOn { assumptions.disturbances.insert(.systemEdgeGesture) }
        let scene = DeckScene(
            DeckConfiguration {
                $0.cardInset = 0
                $0.topInset = 0
            }, assumptions: assumptions)
        let finger = scene.touch(195, 4)
        finger.move(by: .down(600), over: 0.6)
        if finger.touch.phase != .cancelled { finger.lift() }
        #expect(scene.stage.settle())
        #expect(scene.isPresented == isOn)
        #expect(!isOn || scene.cardTranslation == 0)
    }
}
