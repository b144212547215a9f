import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Attached without a policy")
struct DefaultTests {
    enum Form: CaseIterable { case drags, moving }

    private func attach(_ form: Form, in scene: CardScene) -> GestureArbiter {
        switch form {
        case .drags:
            GestureArbiter.attach(to: scene.list) { [card = scene.card] drag in
                if case .moved(let translation) = drag {
                    card.transform = CGAffineTransform(translationX: 0, y: translation)
                }
            }
        case .moving: GestureArbiter.attach(to: scene.list, moving: scene.card)
        }
    }

    @Test("The default policy is the gated one", arguments: Form.allCases)
    func policy(_ form: Form) {
        #expect(attach(form, in: CardScene()).policy == .gated)
    }

    @Test(
        "A finger that scrolls to the top continues to scroll, and the card stays", arguments: Form.allCases,
        Doubt.eachAlone.sampled())
    func neverToDrag(_ form: Form, doubt: Doubt) {
        let scene = CardScene(startOffset: 40, assumptions: doubt.assumptions)
        _ = attach(form, in: scene)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        scene.turn()
        #expect(scene.cardTranslation == 0)
        #expect(scene.contentOffset < 0, "its own rubber band")
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test(
        "A finger that returns the card continues to drag, and the list stays", arguments: Form.allCases,
        Doubt.eachAlone.sampled()
    )
    func neverToScroll(_ form: Form, doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        _ = attach(form, in: scene)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        scene.turn()
        #expect(abs(scene.cardTranslation - 50) < 1e-9)
        finger.move(by: CGVector(dx: 0, dy: -120), over: 0.2)
        scene.turn()
        #expect(scene.contentOffset == 0)
        #expect(!scene.list.isDragging)
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test(
        "The named policies hand over as they say",
        arguments: [
            (ArbitrationPolicy.gated, ArbitrationPolicy.Handoff.never), (.once, .toDrag), (.continuous, .continuous),
            (.sheet, .toScroll),
        ])
    func named(_ policy: ArbitrationPolicy, handoff: ArbitrationPolicy.Handoff) {
        #expect(policy == ArbitrationPolicy(.down, when: .atEdge, handoff: handoff, slop: 10, cone: 45))
    }
}
