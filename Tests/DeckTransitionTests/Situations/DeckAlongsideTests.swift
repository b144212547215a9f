import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What a client animates alongside, and what it is told, when a finger interrupts.
@MainActor
@Suite("Animations alongside a deck's transitions")
struct DeckAlongsideTests {
    @MainActor private final class Scene {
        let home = UIViewController()
        let modal = ListController()
        let stage: Stage
        let backdrop = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        private(set) var log: [String] = []

        /// - Parameter scrubs: Whether UIKit moves alongside animations by an interactor's progress.
        init(scrubs: Bool) {
            var assumptions = Assumptions.standard
            assumptions.scrubsAlongsideAnimations = scrubs
            stage = Stage(rootViewController: home, assumptions: assumptions)
            home.view.addSubview(backdrop)
        }

        /// The delegate is kept by the presentation.
        func present() {
            let delegate = DeckTransitioningDelegate(
                presentAnimation: { [backdrop] in backdrop.alpha = 0.5 },
                presentCompletion: { [weak self] in self?.log.append("presented: \($0)") },
                dismissAnimation: { [backdrop] in backdrop.alpha = 1 },
                dismissCompletion: { [weak self] in self?.log.append("dismissed: \($0)") })
            modal.transitioningDelegate = delegate
            modal.modalPresentationStyle = .custom
            home.present(modal, animated: true)
            withExtendedLifetime(delegate) { stage.advanceFrame() }
        }

        var deck: DeckPresentationController? { modal.deckAround }
        /// The visible alpha.
        var alpha: CGFloat { CGFloat(backdrop.layer.presentation()?.opacity ?? Float(backdrop.alpha)) }
    }

    @Test(
        "If a leaving card is caught and brought back, the dismissal's changes are reverted", .touchesInTransitions,
        arguments: [false, true])
    func caught(scrubs: Bool) {
        let it = Scene(scrubs: scrubs)
        it.present()
        it.stage.settle()
        #expect(it.alpha == 0.5)
        it.modal.dismiss(animated: true)
        it.stage.advance(by: 0.1)
        #expect(it.alpha > 0.55)
        it.stage.touch(at: CGPoint(x: 195, y: 800)).drag(by: .down(-400), over: 0.2)
        it.stage.settle()
        #expect(it.home.presentedViewController === it.modal)
        #expect(it.alpha == 0.5)
        #expect(it.backdrop.alpha == 0.5)
        #expect(it.log == ["presented: true", "dismissed: false"])
        it.modal.dismiss(animated: true)
        it.stage.settle()
        #expect(it.home.presentedViewController == nil)
        #expect(it.backdrop.alpha == 1)
        #expect(it.log.last == "dismissed: true")
        #expect(it.log.count == 3)
    }

    @Test(
        "The changes have the card's progress in every frame, also after a finger has caught it",
        .touchesInTransitions,
        arguments: [false, true])
    func follows(scrubs: Bool) throws {
        let it = Scene(scrubs: scrubs)
        it.present()
        it.stage.settle()
        it.modal.dismiss(animated: true)
        for _ in 1...12 {
            it.stage.advanceFrame()
            let progress = try #require(it.deck).progress
            #expect(abs(it.alpha - (0.5 + 0.5 * progress)) < 1e-3)
        }
        let finger = it.stage.touch(at: CGPoint(x: 195, y: 800))
        for _ in 1...10 {
            finger.move(by: .down(-30), over: 1 / 60)
            it.stage.advanceFrame()
            let progress = try #require(it.deck).progress
            #expect(abs(it.alpha - (0.5 + 0.5 * min(max(progress, 0), 1))) < 1e-3)
        }
        finger.cancel()
        it.stage.settle()
        #expect(it.alpha == 0.5)
    }

    @Test("In the presentation, too, the changes have the card's progress", arguments: [false, true])
    func coming(scrubs: Bool) throws {
        let it = Scene(scrubs: scrubs)
        it.present()
        for _ in 1...12 {
            it.stage.advanceFrame()
            let progress = try #require(it.deck).progress
            #expect(abs(it.alpha - (1 - 0.5 * (1 - progress))) < 1e-3)
        }
        it.stage.settle()
        #expect(it.backdrop.alpha == 0.5)
    }

    @Test("A card whose presentation is cancelled leaves no change behind", arguments: [false, true])
    func calledOff(scrubs: Bool) {
        let it = Scene(scrubs: scrubs)
        it.present()
        it.stage.advance(by: 0.1)
        it.stage.window.rootViewController = UIViewController()
        it.stage.settle()
        #expect(it.log == ["presented: false"])
        #expect(it.backdrop.alpha == 1)
    }

    @Test("If the window removes everything during a dismissal, the changes are complete", arguments: [false, true])
    func torn(scrubs: Bool) {
        let it = Scene(scrubs: scrubs)
        it.present()
        it.stage.settle()
        it.modal.dismiss(animated: true)
        it.stage.advance(by: 0.1)
        it.stage.window.rootViewController = UIViewController()
        it.stage.settle()
        #expect(it.backdrop.alpha == 1)
        #expect(it.log == ["presented: true", "dismissed: true"])
        #expect(it.stage.stillMoving.isEmpty)
        #expect(it.stage.warnings == [])
    }

    @Test(
        "A caught card is still presented when the completion of `dismiss` is called", .touchesInTransitions,
        arguments: [false, true])
    func completion(scrubs: Bool) {
        let it = Scene(scrubs: scrubs)
        it.present()
        it.stage.settle()
        var isPresented: Bool?
        it.modal.dismiss(animated: true) { [home = it.home] in isPresented = home.presentedViewController != nil }
        it.stage.advance(by: 0.1)
        let finger = it.stage.touch(at: CGPoint(x: 195, y: 800))
        finger.move(by: .down(-400), over: 0.2)
        finger.cancel()
        it.stage.settle()
        #expect(isPresented == true)
    }
}
