@_spi(Engine) import Cards
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Mistakes in bringing a card in")
struct WayInMisuseTests {
    /// A view of the home screen, from 500 to 600 points, out of which a finger may draw a card.
    private func strip(in scene: BarScene) -> UIView {
        let strip = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
        scene.home.view.addSubview(strip)
        return strip
    }

    @Test("A card that is presented already is left as it is, and the finger moves nothing")
    func presentedAlready() {
        let scene = BarScene()
        scene.home.presentCard(scene.modal, as: .cover, animated: false)
        scene.stage.settle()
        scene.modal.view.superview?.isUserInteractionEnabled = true
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        scene.modal.view.addSubview(other)
        let arbiter = GestureArbiter.attach(to: other, policy: ArbitrationPolicy(.up)) { _ in }
        arbiter.onAttempt = { _ in .allow }
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 250))
        finger.move(by: .down(-100), over: 0.2)
        scene.home.presentCard(scene.modal, as: .cover, followedBy: arbiter)
        finger.move(by: .down(-50), over: 0.2)
        #expect(scene.stage.warnings.count { $0.contains("is presented already") } == 1)
        #expect(scene.translation == 0)
        finger.lift()
        scene.expectPresented()
    }

    @Test("A controller that is in no window brings nothing in, and the bar goes on working")
    func presenterGone() {
        let scene = BarScene()
        let gone = UIViewController()
        let modal = ListModal()
        let arbiter = scene.arbiter
        scene.bar.removeFromSuperview()
        let view = UIView(frame: scene.bar.frame)
        scene.home.view.addSubview(view)
        let other = GestureArbiter.attach(to: view, policy: ArbitrationPolicy(.up)) { _ in }
        let finger = scene.touch()
        finger.move(by: .down(-100), over: 0.2)
        gone.presentCard(modal, as: .cover, followedBy: other)
        finger.swipe(by: .down(-300), over: 0.2)
        scene.stage.settle()
        #expect(modal.presentingViewController == nil)
        #expect(!modal.isBeingPresented)
        #expect(scene.stage.stillMoving.isEmpty)
        #expect(arbiter != nil)
    }

    @Test("With two fingers at two bars the first one's card comes, and the second moves nothing")
    func twoBars() {
        let scene = BarScene()
        let second = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
        scene.home.view.addSubview(second)
        let rival = ListModal()
        var rivalMoments: [CardEvent] = []
        let hear: @MainActor (CardEvent) -> Void = { rivalMoments.append($0) }
        scene.home.attachCard(to: second, onEvent: hear) { _ in rival }
        let (one, other) = (scene.touch(), scene.stage.touch(at: CGPoint(x: 100, y: 660)))
        for _ in 1...30 {
            one.move(by: .down(-10))
            other.move(by: .down(-12))
            scene.stage.advanceFrame()
        }
        #expect(scene.isPresented != (scene.home.presentedViewController === rival), "one of them")
        let held = [scene.modal, rival].filter { $0.presentingViewController != nil }
        #expect(held.count == 1)
        one.lift()
        other.lift()
        scene.stage.settle()
        #expect(scene.stage.stillMoving.isEmpty)
        #expect(scene.bar.transform.isIdentity)
        scene.home.dismiss(animated: false)
        scene.stage.settle()
        scene.fling()
        scene.stage.settle()
        #expect(scene.isPresented, "nothing is stuck")
        #expect(scene.isTidy)
    }

    @Test("While a card that leaves its presenter live is there, nobody is asked for another")
    func notAsked() {
        let (home, bar) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100)))
        let stage = Stage(rootViewController: home)
        home.view.addSubview(bar)
        var questions = 0
        home.attachCard(to: bar) { _ in
            questions += 1
            return nil
        }
        var configuration = CardConfiguration.cover { $0.detents = [.medium, .large] }
        configuration.largestUndimmedDetent = .medium
        home.presentCard(UIViewController(), as: configuration)
        stage.settle()
        func pull() {
            stage.touch(at: CGPoint(x: 195, y: 250)).swipe(by: .down(-100), over: 0.2)
            stage.settle()
        }
        pull()
        #expect(questions == 0)
        home.dismiss(animated: true)
        stage.settle()
        pull()
        #expect(questions == 1)
    }

    @Test("A finger that goes another way than the card comes is not followed, and this is logged")
    func anotherWay() {
        let scene = BarScene(policy: ArbitrationPolicy(.right))
        let finger = scene.touch()
        finger.move(by: .right(150), over: 0.2)
        scene.stage.advance(by: 0.5)
        #expect(scene.stage.warnings.count { $0.contains("comes by itself") } == 1)
        #expect(scene.translation.isNear(0))
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.presentations == 1)
        #expect(scene.isTidy)
    }

    @Test("If the finger has lifted already, the card comes by itself")
    func tooLate() {
        let scene = BarScene()
        let arbiter = GestureArbiter.attach(to: strip(in: scene), policy: ArbitrationPolicy(.up)) { _ in }
        scene.stage.touch(at: CGPoint(x: 195, y: 550)).swipe(by: .down(-100), over: 0.2)
        let modal = ListModal()
        scene.home.presentCard(modal, as: .cover, followedBy: arbiter)
        scene.stage.settle()
        #expect(scene.home.presentedViewController === modal)
    }

    @Test("A card that is presented in mid-drag does not leap: it begins below, where the finger is by then")
    func inMidDrag() {
        let scene = BarScene()
        let arbiter = GestureArbiter.attach(to: strip(in: scene), policy: ArbitrationPolicy(.up)) { _ in }
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 550))
        finger.move(by: .down(-200), over: 0.2)
        scene.home.presentCard(scene.modal, as: .cover, followedBy: arbiter)
        finger.move(by: .down(-30), over: 0.2)
        #expect(scene.translation.isNear(814))
        finger.cancel()
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test("A card that is presented without animation follows no finger")
    func withoutAnimation() {
        let scene = BarScene()
        let modal = ListModal()
        let arbiter = GestureArbiter.attach(to: strip(in: scene), policy: ArbitrationPolicy(.up)) { _ in }
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 550))
        finger.move(by: .down(-100), over: 0.2)
        scene.home.presentCard(modal, as: .cover, followedBy: arbiter, animated: false)
        scene.stage.advance(by: 0.1)
        #expect(modal.view.superview?.transform.isIdentity == true)
        finger.lift()
        scene.stage.settle()
        #expect(scene.home.presentedViewController === modal)
    }

    @Test("A maker that gives nothing, or what is presented already, has no effect")
    func nothingMade() {
        let scene = BarScene()
        scene.home.attachCard(to: strip(in: scene)) { _ in nil }
        scene.stage.touch(at: CGPoint(x: 195, y: 550)).swipe(by: .down(-300), over: 0.2)
        scene.stage.settle()
        #expect(scene.home.presentedViewController == nil)
        #expect(scene.isTidy)
    }

    @Test("If the presenter presents an alert meanwhile, UIKit refuses it, and the card goes on")
    func alert() {
        let scene = BarScene()
        let finger = scene.draw(by: 400)
        scene.home.present(UIAlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true)
        scene.stage.advance(by: 0.3)
        finger.swipe(by: .down(-160), over: 0.1)
        scene.expectPresented()
    }

    @Test(
        "A handler that presents with every movement has one card, whether it gives the same or always another",
        arguments: [true, false])
    func presentedWithEveryMovement(isSame: Bool) {
        let scene = BarScene()
        weak var held: GestureArbiter?
        let arbiter = GestureArbiter.attach(to: strip(in: scene), policy: ArbitrationPolicy(.up)) { _ in
            let isFirst = scene.home.presentedViewController == nil
            scene.home.presentCard(
                isSame || isFirst ? scene.modal : ListModal(), as: .cover, followedBy: held)
        }
        held = arbiter
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 550))
        finger.move(by: .down(-210), over: 0.2)
        #expect(scene.translation.isNear(644))
        finger.swipe(by: .down(-160), over: 0.1)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.translation == 0)
        #expect(scene.stage.stillMoving.isEmpty)
    }
}
