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
        "The named policies hand over as they say",
        arguments: [
            (ArbitrationPolicy.gated, ArbitrationPolicy.Handoff.never), (.once, .toDrag), (.continuous, .continuous),
            (.sheet, .toScroll),
        ])
    func named(_ policy: ArbitrationPolicy, handoff: ArbitrationPolicy.Handoff) {
        #expect(policy == ArbitrationPolicy(.down, when: .atEdge, handoff: handoff, slop: 10, cone: 45))
    }
}
