import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A client that is told something may act at once.
@MainActor
@Suite("Clients that act as soon as they are told")
struct ReentrancyTests {
    /// What a handler or a delegate does with the card.
    enum Deed: String, CaseIterable {
        case dismiss, dismissAtOnce, presentAlert

        @MainActor func act(on modal: UIViewController) {
            switch self {
            case .dismiss: modal.dismiss(animated: true)
            case .dismissAtOnce: modal.dismiss(animated: false)
            case .presentAlert:
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                modal.present(alert, animated: true)
            }
        }
    }

    /// A controller that does it once, at the given event.
    final class Acting: ListModal, CardContent {
        var event = CardEvent.grabbed
        var deed: Deed?

        func cardDidChange(_ event: CardEvent) {
            guard event == self.event, let deed else { return }
            self.deed = nil
            deed.act(on: self)
        }
    }

    /// A controller that records all that it is told.
    final class Listening: ListModal, CardContent {
        private(set) var events: [CardEvent] = []
        func cardDidChange(_ event: CardEvent) {
            if case .moved = event { return }
            events.append(event)
        }
    }

    final class ActingDelegate: UIAdaptivePresentationControllerDelegate {
        let deed: Deed
        private(set) var heardThatItWill = false
        init(_ deed: Deed) { self.deed = deed }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            heardThatItWill = true
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            deed.act(on: presentationController.presentedViewController)
            return true
        }
    }

    /// Dismisses the alert, if there is one; then the card can leave as usual.
    private func clearUp(_ scene: ModalScene) {
        if let alert = scene.modal.presentedViewController {
            #expect(scene.translation == 0)
            alert.dismiss(animated: true)
            scene.stage.settle()
        }
        #expect(scene.isTidy)
        if scene.isPresented {
            scene.fling()
            scene.stage.settle()
        }
        scene.expectGone()
        #expect(scene.events.last == .dismissed)
        #expect(scene.events.count { $0 == .dismissed } == 1)
    }

    nonisolated static let events: [CardEvent] = [
        .grabbed, .armed(true), .willDismiss(byUser: true), .attempted, .returned,
    ]

    @Test(
        "A client that acts in a callback: nothing is left over, and nothing is told after the end",
        arguments: product(Condition.all.sampled(), Deed.allCases, events))
    func event(_ condition: Condition, _ deed: Deed, event: CardEvent) {
        let modal = Acting()
        (modal.event, modal.deed) = (event, deed)
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, modal: modal)
        modal.isModalInPresentation = event == .attempted
        let finger = scene.carry(by: event == .returned ? 210 : 600)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.stage.settle()
        modal.isModalInPresentation = false
        clearUp(scene)
    }

    @Test(
        "A client that acts when it is asked whether the card may leave", arguments: Condition.all.sampled(),
        Deed.allCases)
    func question(_ condition: Condition, _ deed: Deed) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let delegate = ActingDelegate(deed)
        scene.modal.presentationController?.delegate = delegate
        scene.fling()
        scene.stage.settle()
        scene.modal.presentationController?.delegate = nil
        // In the article's form the transition is open: UIKit refuses what the delegate does.
        let isObstacle = deed != .dismiss && condition.begins == .onCommit
        #expect(!isObstacle || !delegate.heardThatItWill)
        clearUp(scene)
        #expect(scene.departures == 1)
    }

    @Test(
        "A delegate that dismisses when asked, and may refuse besides, dismisses from where the finger let go",
        arguments: Doubt.ofPresentationsAlone.sampled(), [true, false])
    func dismissedInQuestion(_ doubt: Doubt, answer: Bool) {
        final class Dismissing: UIAdaptivePresentationControllerDelegate {
            let answer: Bool
            init(_ answer: Bool) { self.answer = answer }
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                presentationController.presentedViewController.dismiss(animated: true)
                return answer
            }
        }
        let scene = ModalScene(assumptions: doubt.assumptions)
        let delegate = Dismissing(answer)
        scene.modal.presentationController?.delegate = delegate
        let finger = scene.carry(by: 600)
        var last = scene.translation
        finger.lift()
        for _ in 0..<8 {
            scene.stage.advanceFrame()
            #expect(scene.translation >= last - 0.001)
            last = scene.translation
        }
        scene.expectGone()
        #expect(scene.events.last == .dismissed)
    }

    @Test("A card that is presented again as soon as it has left", arguments: Condition.all.sampled())
    func again(_ condition: Condition) {
        let (home, modal) = (UIViewController(), ListModal())
        let stage = Stage(rootViewController: home, assumptions: condition.assumptions)
        var isAgain = false
        home.presentCard(
            modal, as: condition.configuration,
            onEvent: { event in
                guard event == .dismissed, !isAgain else { return }
                isAgain = true
                home.presentCard(modal, as: condition.configuration)
            })
        for isLast in [false, true] {
            stage.settle()
            #expect(home.presentedViewController === modal)
            #expect(modal.view.convert(CGPoint.zero, to: nil) == .zero)
            stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
            stage.settle()
            #expect((home.presentedViewController == nil) == isLast)
        }
    }

    @Test(
        "A card that is caught on its way in, and dismissed as its presentation completes, is gone",
        arguments: Condition.touchable.sampled())
    func completion(_ condition: Condition) {
        let (home, modal) = (UIViewController(), Listening())
        let stage = Stage(rootViewController: home, assumptions: condition.assumptions)
        home.presentCard(modal, as: condition.configuration, completion: { modal.dismiss(animated: false) })
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 195, y: modal.view.convert(CGPoint.zero, to: nil).y + 50))
        finger.move(by: .down(-30), over: 0.1)
        if finger.touch.phase != .cancelled { finger.lift() }
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(stage.window.subviews.count == 1)
        #expect(modal.events == [.willDismiss(byUser: false), .dismissed], "nothing after the end")
    }
}
