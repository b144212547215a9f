@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A context that comes late, twice, again, never, or to the animator as well: the end of each transition is told
/// exactly once.
@MainActor
@Suite("Transition contexts that come late, or otherwise than usual")
struct ContextTests {
    private func swipe(_ stage: Stage, by distance: CGFloat, over seconds: TimeInterval) {
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(distance), over: seconds)
    }

    @Test(
        "The card leaves, and comes back, however the context comes", arguments: CardConfiguration.Begins.allCases,
        Courier.Delivery.allCases)
    func told(_ begins: CardConfiguration.Begins, _ delivery: Courier.Delivery) {
        let (stage, home, modal, courier) = Courier.scene(begins, delivery)
        for (distance, leaves) in [(60.0, false), (400, true)] {
            swipe(stage, by: distance, over: leaves ? 0.2 : 0.5)
            // Long after the card has come to rest.
            stage.advance(by: 3)
            courier.deliverWithheld()
            #expect(stage.settle())
            #expect((home.presentedViewController == nil) == leaves)
            #expect(modal.transitionCoordinator == nil)
            #expect(stage.warnings.isEmpty, "completeTransition once each")
        }
        #expect(modal.dismissals == (begins == .onBegin ? 2 : 1))
    }

    @Test(
        "A card that is grabbed before a late context comes goes on in that transition", .touchesInTransitions,
        arguments: CardConfiguration.Begins.allCases)
    func grabbedMeanwhile(_ begins: CardConfiguration.Begins) {
        let (stage, home, modal, courier) = Courier.scene(begins, .late)
        swipe(stage, by: 200, over: 0.1)
        stage.advance(by: 0.05)
        let place = modal.view.convert(CGPoint.zero, to: nil).y
        let finger = stage.touch(at: CGPoint(x: 195, y: place + 100))
        courier.deliverWithheld()
        finger.swipe(by: .down(-120), over: 0.2)
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
        #expect(modal.transitionCoordinator == nil)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 0)
        #expect(modal.dismissals == 1)
        #expect(stage.warnings.isEmpty)
    }

    @Test(
        "The same holds for the context of a presentation", arguments: CardConfiguration.Begins.allCases,
        Courier.Delivery.allCases)
    func presentation(_ begins: CardConfiguration.Begins, _ delivery: Courier.Delivery) {
        let (stage, home, modal, courier) = Courier.scene(begins, delivery, takesPresentations: true)
        stage.advance(by: 3)
        courier.deliverWithheld()
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
        #expect(!modal.isBeingPresented)
        #expect(modal.view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(modal.calls == ["willAppear", "didAppear"])
        swipe(stage, by: 400, over: 0.2)
        stage.settle()
        courier.deliverWithheld()
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(stage.warnings.isEmpty)
    }

    @Test("A presentation that somebody else completes on its way is at rest at once, and can leave")
    func completed() {
        let (stage, home, modal, courier) = Courier.scene(.onCommit, .again, takesPresentations: true, settles: false)
        stage.advance(by: 0.1)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y > 100)
        courier.complete()
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 0)
        #expect(stage.settle())
        swipe(stage, by: 400, over: 0.2)
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
    }

    @Test(
        "A context that never comes keeps nothing running, and everything is gone when the presenter goes",
        arguments: CardConfiguration.Begins.allCases, [60.0, 400])
    func never(_ begins: CardConfiguration.Begins, _ distance: Double) {
        weak var modal: ListModal?
        weak var courier: Courier?
        let stage: Stage
        do {
            let scene = Courier.scene(begins, .late)
            (stage, modal, courier) = (scene.stage, scene.modal, scene.courier)
            swipe(stage, by: distance, over: distance < 100 ? 0.5 : 0.2)
            #expect(stage.settle(), "nothing runs")
            stage.window.rootViewController = UIViewController()
            #expect(stage.settle())
            #expect(scene.modal.view.superview == nil)
        }
        #expect(modal == nil)
        #expect(courier == nil)
    }

    @Test("A dismissal that somebody else cancels brings the card back", arguments: CardConfiguration.Begins.allCases)
    func cancelled(_ begins: CardConfiguration.Begins) {
        let (stage, home, modal, courier) = Courier.scene(begins, .late)
        swipe(stage, by: 400, over: 0.2)
        stage.advance(by: 0.05)
        courier.withheld?.completeTransition(false)
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
        #expect(!modal.isBeingDismissed)
        #expect(modal.view.convert(CGPoint.zero, to: nil) == .zero)
        courier.delivery = .twice
        swipe(stage, by: 400, over: 0.2)
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(stage.warnings.isEmpty)
    }

    @Test("After somebody else cancels, a card caught on its way back and flung asks for one more dismissal")
    func cancelledAndFlung() {
        let (stage, home, modal, courier) = Courier.scene(.onCommit, .late)
        swipe(stage, by: 400, over: 0.2)
        stage.advance(by: 0.05)
        courier.withheld?.completeTransition(false)
        courier.delivery = .twice
        stage.advance(by: 0.03)
        let place = modal.view.convert(CGPoint.zero, to: nil).y
        #expect(place > 100)
        stage.touch(at: CGPoint(x: 195, y: place + 50)).swipe(by: .down(200), over: 0.1)
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(modal.dismissals == 2)
    }

    @Test(
        "A presentation that is called off is told, lets go of everything, and can be presented again",
        arguments: CardConfiguration.Begins.allCases)
    func calledOff(_ begins: CardConfiguration.Begins) throws {
        let (stage, home, modal, courier) = Courier.scene(begins, .late, takesPresentations: true)
        let mask: UIView.AutoresizingMask = [.flexibleTopMargin]
        modal.view.autoresizingMask = mask
        var events: [CardEvent] = []
        weak var presentation: InteractivePresentationController?
        do {
            let controller = try #require(modal.presentationController as? InteractivePresentationController)
            controller.onEvent = { events.append($0) }
            presentation = controller
            courier.withheld?.completeTransition(false)
            courier.deliverWithheld()
            #expect(stage.settle())
            #expect(controller.arbiter == nil)
            #expect(controller.onEvent == nil)
            #expect(controller.decisions.map(\.reason).contains(.ended(completed: false)))
        }
        #expect(events.filter { if case .moved = $0 { false } else { true } } == [.dismissed])
        #expect(home.presentedViewController == nil)
        #expect(modal.view.superview == nil)
        #expect(!modal.isBeingPresented)
        #expect(presentation == nil)
        courier.takesPresentations = false
        courier.delivery = .twice
        home.present(modal, animated: true)
        stage.settle()
        #expect(home.presentedViewController === modal)
        swipe(stage, by: 400, over: 0.2)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test(
        "A card back at rest before a late context comes is taken again and flung in that same transition",
        .touchesInTransitions)
    func takenAgain() {
        let (stage, home, modal, courier) = Courier.scene(.onBegin, .late)
        swipe(stage, by: 60, over: 0.5)
        stage.advance(by: 2)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 0)
        swipe(stage, by: 400, over: 0.2)
        stage.advance(by: 2)
        courier.deliverWithheld()
        #expect(modal.isBeingDismissed, "a transition that ends inside its own start would confuse UIKit")
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(modal.dismissals == 1)
        #expect(stage.warnings.isEmpty)
    }
}
