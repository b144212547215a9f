import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Support
import Testing

/// A look that follows the finger across the card's way, too.
@MainActor
@Suite("A card that follows the finger across its way")
struct AcrossTests {
    typealias Look = CardConfiguration.Look

    nonisolated enum Content: CaseIterable { case list, nothingThatScrolls }

    private func scene(_ content: Content, _ beyondRest: ArbitrationPolicy.BeyondRest = .stops) -> ModalScene {
        var configuration = CardConfiguration.cover {
            $0.policy = ArbitrationPolicy(.down, when: .atEdge)
            $0.policy.beyondRest = beyondRest
            $0.policy.handoff = .continuous
        }
        configuration.look = Look { Look.Appearance(moving: $0.offset) }
        let modal = ListModal()
        modal.loadViewIfNeeded()
        if content == .nothingThatScrolls { modal.list.removeFromSuperview() }
        return ModalScene(configuration, modal: modal)
    }

    private func across(_ scene: ModalScene) -> CGFloat { scene.card?.transform.tx ?? .nan }

    @Test("A finger that has the card and goes only across takes the card along", arguments: Content.allCases)
    func onlyAcross(_ content: Content) {
        let scene = scene(content)
        let finger = scene.touch()
        finger.move(by: .down(60), over: 0.2)
        finger.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
        #expect(across(scene).isNear(40))
        finger.cancel()
        scene.expectPresented()
    }

    @Test(
        "A card whose finger goes beyond the card's place goes across with it, and not at once on the way back",
        arguments: [ArbitrationPolicy.BeyondRest.stops, .resists])
    func beyondItsPlace(_ beyondRest: ArbitrationPolicy.BeyondRest) {
        let scene = scene(.nothingThatScrolls, beyondRest)
        let finger = scene.touch()
        finger.move(by: .down(60), over: 0.2)
        finger.move(by: .down(-100), over: 0.2)
        finger.move(by: CGVector(dx: 40, dy: -30), over: 0.2)
        #expect(across(scene).isNear(40))
        finger.move(by: CGVector(dx: 5, dy: 150), over: 0.2)
        #expect(across(scene).isNear(45))
        finger.cancel()
        scene.expectPresented()
    }

    @Test("A finger that scrolls the list in between does not move the card across, then or later")
    func throughTheList() {
        let scene = scene(.list)
        let finger = scene.touch()
        finger.move(by: .down(60), over: 0.2)
        finger.move(by: .down(-100), over: 0.2)
        finger.move(by: CGVector(dx: 40, dy: -60), over: 0.2)
        #expect(across(scene).isNear(0), "the list has the finger")
        finger.move(by: .down(130), over: 0.2)
        finger.move(by: CGVector(dx: 5, dy: 60), over: 0.1)
        #expect(scene.translation > 10, "the card has it again")
        #expect(across(scene).isNear(5))
        finger.cancel()
        scene.expectPresented()
    }

    @Test("A card aside comes to its way while its finger scrolls the list, and stays there after the lift")
    func asideWhileScrolling() {
        let scene = scene(.list)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 30, dy: 80), over: 0.2)
        #expect(across(scene) > 20)
        finger.move(by: .down(-120), over: 0.2)
        #expect(scene.contentOffset > 10, "the list has the finger")
        finger.hold(for: 0.6, trembling: true)
        #expect(abs(across(scene)) < 0.5)
        finger.swipe(by: CGVector(dx: 60, dy: -60), over: 0.1)
        scene.stage.advance(by: 0.1)
        #expect(abs(across(scene)) < 0.5)
        scene.expectPresented()
    }
}
