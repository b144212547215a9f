import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// Whatever happens: right views, right transforms, no leak, no stuck interface.
@MainActor
@Suite("After whatever happened")
struct SituationTests {
    @Test("Every view is in its place, and the interface answers", arguments: Situation.allCases, Condition.combined)
    func aftermath(_ situation: Situation, _ condition: Condition) {
        let scene = ModalScene(
            condition.dismissal, assumptions: condition.assumptions, isPresented: situation.startsPresented)
        situation.play(in: scene)
        #expect(scene.stage.stillMoving.isEmpty)
        #expect(scene.isTidy)
        #expect(scene.translation == 0 || !scene.isPresented)
        #expect(scene.modal.view.alpha == 1)
        #expect(scene.modal.view.frame == scene.stage.window.bounds || !scene.isPresented, "\(scene.modal.view.frame)")
        #expect(scene.modal.view.superview == nil || scene.isPresented)
        if scene.isPresented { leave(scene) }
        #expect(isTapped(scene.stage), "a touch reaches the root")
        guard scene.home.view.window != nil else { return }
        scene.present()
        scene.stage.settle()
        #expect(scene.isPresented && scene.isTidy)
        leave(scene)
    }

    private func leave(_ scene: ModalScene) {
        // What goes on under a finger that has lost the card may scroll.
        scene.modal.list.contentOffset.y = 0
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented && scene.isTidy)
        #expect(scene.moments.last == .didDismiss)
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

    @Test("Nothing is kept", arguments: Situation.allCases, Condition.combined)
    func leaks(_ situation: Situation, _ condition: Condition) {
        weak var modal: ListModal?
        weak var presentation: InteractivePresentationController?
        weak var card: UIView?
        let stage: Stage
        do {
            let scene = ModalScene(
                condition.dismissal, assumptions: condition.assumptions, isPresented: situation.startsPresented)
            (modal, stage) = (scene.modal, scene.stage)
            situation.play(in: scene)
            (presentation, card) = (scene.presentation, scene.card)
            if scene.isPresented { leave(scene) }
            stage.settle()
        }
        #expect(modal == nil)
        #expect(presentation == nil)
        #expect(card == nil)
        #expect(stage.window.subviews.count == 1)
    }
}
