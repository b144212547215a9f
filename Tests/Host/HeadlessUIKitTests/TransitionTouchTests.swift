import HeadlessUIKit
import Testing

/// Touches while a transition is under way.
@MainActor @Suite struct TransitionTouchTests {
    @Test(
        "T17b: touches during a transition",
        arguments: Assumptions.TouchesInTransition.allCases, [true, false])
    func touches(allowed: Assumptions.TouchesInTransition, isInteractive: Bool) {
        let scene = TransitionScene { $0.touchesInTransition = allowed }
        scene.present()
        let interactor = isInteractive ? scene.makeInteractive() : nil
        scene.dismiss()
        let finger = scene.stage.touch(at: CGPoint(x: 200, y: 400))
        let reaches = allowed == .all || (allowed == .interactiveOnly && isInteractive)
        #expect((finger.touch.view != nil) == reaches)
        finger.lift()
        interactor?.end(true)
        scene.stage.settle()
        #expect(scene.stage.touch(at: CGPoint(x: 200, y: 400)).touch.view === scene.home.view)
    }

    @Test(
        "T17b: a dismissal without interaction cancels a running gesture",
        arguments: Assumptions.TouchesInTransition.allCases, [true, false])
    func gesture(allowed: Assumptions.TouchesInTransition, isInteractive: Bool) {
        let scene = TransitionScene { $0.touchesInTransition = allowed }
        scene.present()
        let pan = UIPanGestureRecognizer()
        let log = scene.log
        pan.addTarget(log) { recognizer in log.add("pan \(recognizer.state)") }
        scene.modal.view.addGestureRecognizer(pan)
        let interactor = isInteractive ? scene.makeInteractive() : nil
        let finger = scene.stage.touch(at: CGPoint(x: 200, y: 400))
        finger.move(by: .down(30))
        scene.dismiss()
        scene.stage.advanceFrame()
        let isTaken = !isInteractive && allowed != .all
        #expect(log.take().contains("pan cancelled") == isTaken)
        finger.move(by: .down(30))
        finger.lift()
        #expect(log.take().contains("pan ended") == !isTaken)
        interactor?.end(true)
        #expect(scene.stage.settle())
    }
}
