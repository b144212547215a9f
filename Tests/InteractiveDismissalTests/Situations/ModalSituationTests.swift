import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// After every situation: the right views and transforms, no leak, no stuck interface.
@MainActor
@Suite("After whatever happened")
struct ModalSituationTests {
    @Test(
        "After any situation every view is in its place, the interface responds, and nothing is kept",
        arguments: Situation.allCases,
        Condition.combined.sampled())
    func aftermath(_ situation: Situation, _ condition: Condition) {
        weak var modal: ListModal?
        weak var presentation: InteractivePresentationController?
        weak var card: UIView?
        let stage: Stage
        do {
            let scene = ModalScene(
                condition.configuration, assumptions: condition.assumptions, isPresented: situation.startsPresented)
            situation.play(in: scene)
            (stage, modal, presentation, card) = (scene.stage, scene.modal, scene.presentation, scene.card)
            checkViews(scene)
            if scene.isPresented { leave(scene) }
            #expect(isTapped(stage), "a touch reaches the root")
            if scene.home.view.window != nil { presentAgain(scene) }
        }
        #expect(modal == nil)
        #expect(presentation == nil)
        #expect(card == nil)
        #expect(stage.window.subviews.count == 1)
    }

    private func checkViews(_ scene: ModalScene) {
        #expect(scene.stage.stillMoving.isEmpty)
        #expect(scene.isTidy)
        #expect(scene.translation == 0 || !scene.isPresented)
        #expect(scene.modal.view.alpha == 1)
        #expect(scene.modal.view.frame == scene.stage.window.bounds || !scene.isPresented)
        #expect(scene.modal.view.superview == nil || scene.isPresented)
    }

    private func presentAgain(_ scene: ModalScene) {
        scene.present()
        scene.expectPresented()
        leave(scene)
    }

    private func leave(_ scene: ModalScene) {
        // Under a finger that has lost the card the list may scroll.
        scene.modal.list.contentOffset.y = 0
        scene.fling()
        scene.expectGone()
        #expect(scene.events.last == .dismissed)
    }

    private func isTapped(_ stage: Stage) -> Bool {
        var isTapped = false
        let tap = UITapGestureRecognizer()
        tap.addTarget(stage) { _ in isTapped = true }
        stage.window.rootViewController?.view.addGestureRecognizer(tap)
        stage.touch(at: CGPoint(x: 195, y: 300)).lift()
        stage.settle()
        return isTapped
    }
}
