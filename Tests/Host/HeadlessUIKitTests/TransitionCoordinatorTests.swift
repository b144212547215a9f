import HeadlessUIKit
import Testing

@MainActor @Suite struct TransitionCoordinatorTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }

    /// A shade that darkens with every presentation and lightens with every dismissal.
    private func shade(_ scene: TransitionScene, nested: Bool = false) -> UIView {
        let shade = UIView(frame: scene.stage.window.bounds)
        scene.home.view.addSubview(shade)
        shade.alpha = 0
        scene.delegate.onWillBegin = { [log = scene.log, modal = scene.modal] _ in
            let alpha: CGFloat = modal.isBeingDismissed ? 0 : 1
            modal.transitionCoordinator?.animate { context in
                if nested {
                    UIView.animate(withDuration: 0.1) { shade.alpha = alpha }
                } else {
                    shade.alpha = alpha
                }
            } completion: { context in
                log.add("alongside cancelled: \(context.isCancelled)")
                if context.isCancelled { shade.alpha = 1 - alpha }
            }
        }
        return shade
    }

    @Test(
        "Alongside animations take the transition's duration, also an animation inside them", arguments: [false, true])
    func alongside(nested: Bool) {
        let shade = shade(scene, nested: nested)
        scene.home.present(scene.modal, animated: true)
        stage.advance(by: 0.5)
        #expect(abs((shade.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-3)
        #expect(shade.alpha == 1)
        stage.settle()
        #expect(shade.layer.presentation()?.opacity == 1)
        #expect(scene.log.take().suffix(2) == ["alongside cancelled: false", "animationEnded true"])
        #expect(scene.modal.transitionCoordinator == nil)
        #expect(scene.home.transitionCoordinator == nil)
    }

    @Test("Without animation the alongside changes are made at once")
    func unanimated() {
        let shade = shade(scene)
        scene.beginPresenting(animated: false)
        #expect(shade.layer.presentation()?.opacity == 1)
        #expect(scene.log.take().contains("alongside cancelled: false"))
    }

    @Test("A coordinator knows its transition, and belongs to its controllers and their children")
    func knowledge() {
        let child = UIViewController()
        scene.modal.addChild(child)
        scene.beginPresenting()
        let coordinator = scene.modal.transitionCoordinator
        #expect(coordinator != nil)
        #expect(scene.home.transitionCoordinator === coordinator)
        #expect(child.transitionCoordinator === coordinator)
        #expect(coordinator?.transitionDuration == 1)
        #expect(coordinator?.isAnimated == true)
        #expect(coordinator?.initiallyInteractive == false)
        #expect(coordinator?.viewController(forKey: .to) === scene.modal)
        #expect(coordinator?.presentationStyle == .custom)
        var ended = false
        #expect(coordinator?.animate(alongsideTransition: { _ in }, completion: { _ in ended = true }) == false)
        stage.settle()
        #expect(ended)
    }

    @Test(
        "T17c: with a custom interactor, alongside animations run by themselves, or are scrubbed",
        arguments: [false, true])
    func ownInteractor(scrubs: Bool) {
        let scene = TransitionScene { $0.scrubsAlongsideAnimations = scrubs }
        let shade = shade(scene)
        scene.present()
        let interactor = RecordingInteractor(scene.log)
        scene.delegate.interactor = interactor
        scene.dismiss()
        interactor.context?.updateInteractiveTransition(0.25)
        scene.stage.advance(by: 3)
        #expect(shade.layer.presentation()?.opacity == (scrubs ? 0.75 : 0))
        interactor.context?.cancelInteractiveTransition()
        scene.stage.settle()
        interactor.context?.completeTransition(false)
        #expect(shade.alpha == 1)
        #expect(shade.layer.presentation()?.opacity == 1)
        #expect(scene.log.take().contains("alongside cancelled: true"))
    }

    @Test("A percent-driven transition scrubs alongside animations")
    func percentDriven() {
        let shade = shade(scene)
        scene.present()
        let driven = UIPercentDrivenInteractiveTransition()
        scene.delegate.interactor = driven
        scene.dismiss()
        driven.update(0.25)
        stage.advance(by: 3)
        #expect(shade.layer.presentation()?.opacity == 0.75)
        driven.finish()
        stage.settle()
        #expect(shade.alpha == 0)
        #expect(scene.log.take().contains("alongside cancelled: false"))
    }

    @Test("Handlers are called when the interaction ends")
    func interaction() {
        scene.present()
        let interactor = RecordingInteractor(scene.log)
        scene.delegate.interactor = interactor
        scene.delegate.onWillBegin = { [scene] _ in
            scene.modal.transitionCoordinator?.notifyWhenInteractionChanges {
                scene.log.add("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
            }
        }
        scene.dismiss()
        #expect(scene.modal.transitionCoordinator?.isInteractive == true)
        _ = scene.log.take()
        interactor.context?.cancelInteractiveTransition()
        #expect(scene.log.take() == ["interactive false, cancelled true"])
    }
}
