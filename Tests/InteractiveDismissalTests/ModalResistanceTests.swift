@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// `isModalInPresentation`: the card resists under the finger, as the system's sheet does, and not only at release.
@MainActor
@Suite("A card that may not leave")
struct ModalResistanceTests {
    private func scene(_ condition: Condition) -> ModalScene {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        scene.modal.isModalInPresentation = true
        return scene
    }

    @Test(
        "The farther the card is pulled the less it follows; letting go far enough out counts as an attempt",
        arguments: Condition.all.sampled())
    func resisting(_ condition: Condition) {
        let scene = scene(condition)
        let band = Motion.RubberBand(dimension: 844)
        // If a list with a smaller slop was pulled beyond its edge before, that pull goes into the card.
        func isResisted(_ pull: CGFloat) -> Bool {
            let (least, most) = (band.stretch(for: pull), band.stretch(for: pull + condition.doubt.listLead))
            return scene.translation > least - 0.1 && scene.translation < most + 0.1
        }
        let finger = scene.carry(by: 210)
        #expect(isResisted(200), "\(scene.translation)")
        finger.move(by: .down(250), over: 0.2)
        #expect(isResisted(450), "\(scene.translation)")
        scene.stage.settle(lettingGo: finger)
        #expect(scene.events == [.grabbed, .attempted, .returned], "never armed")
        #expect(scene.modal.dismissals == 0)
        scene.expectPresented()
    }

    @Test("After pulling there and back, card and finger are where they were")
    func roundTrip() {
        let scene = scene(Condition.all[0])
        let finger = scene.carry(by: 110)
        let place = scene.translation
        finger.move(by: .down(300), over: 0.2)
        finger.move(by: .down(-300), over: 0.2)
        #expect(scene.translation.isNear(place))
    }

    @Test(
        "A card that is caught in motion follows back freely, and resists farther out",
        arguments: Condition.touchable.sampled())
    func caught(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.modal.isModalInPresentation = true
        scene.present()
        scene.stage.advance(by: 0.1)
        let place = scene.translation
        #expect(place > 100)
        let finger = scene.touch(at: place + 50)
        finger.move(by: .down(-60), over: 0.2)
        #expect(scene.translation.isNear(place - 60))
        finger.move(by: .down(100), over: 0.2)
        #expect(scene.translation.isNear(place + Motion.RubberBand(dimension: 844).stretch(for: 40)))
        finger.cancel()
        scene.expectPresented()
    }

    @Test("A card that is caught beyond its rest follows freely up to there, and resists from there")
    func caughtBeyondRest() {
        let scene = scene(Condition.all[0])
        let band = Motion.RubberBand(dimension: 844)
        scene.presentation?.bounce(velocity: -3000)
        scene.stage.advance(by: 0.04)
        let place = scene.translation
        #expect(place < -20)
        let finger = scene.touch()
        finger.move(by: .down(-band.distance(for: place) + 40), over: 0.3)
        #expect(scene.translation.isNear(band.stretch(for: 40)), "\(scene.translation)")
        finger.cancel()
        scene.expectPresented()
    }

    @Test("A card that may leave from mid-drag on leaves from where it is seen", arguments: Condition.all.sampled())
    func freed(_ condition: Condition) {
        let scene = scene(condition)
        let finger = scene.carry(by: 500)
        let place = scene.translation
        scene.modal.isModalInPresentation = false
        finger.lift()
        scene.stage.advanceFrame()
        #expect(scene.translation >= place)
        #expect(scene.translation < place + 30)
        scene.expectGone()
    }

    /// A client whose card moves half as far as the finger.
    final class Heavy: InteractivePresentationController {
        var isBroken = false
        override var resistance: Motion.ClassicResistance? {
            Motion.ClassicResistance(threshold: isBroken ? .nan : .infinity)
        }
    }

    @Test(
        "A client's resistance and that of a card that may not leave do not add up: the stronger one counts",
        .countsFromSlop)
    func stronger() throws {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let modal = ListModal()
        modal.isModalInPresentation = true
        home.present(modal) {
            Heavy(presentedViewController: $0, presenting: $1, configuration: .cover)
        }
        stage.settle()
        let heavy = try #require(modal.presentationController as? Heavy)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: .down(60), over: 0.2)
        #expect(heavy.card.transform.ty.isNear(25), "half of 50; the band alone would show 26.6")
        finger.move(by: .down(350), over: 0.5)
        #expect(heavy.card.transform.ty.isNear(Motion.RubberBand(dimension: 844).stretch(for: 400)), "less than 200")
    }

    @Test(
        "A card with a client's resistance is caught where it is seen, also if its threshold is no number",
        .countsFromSlop,
        arguments: [false, true])
    func client(isBroken: Bool) throws {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let modal = ListModal()
        home.present(modal) {
            Heavy(presentedViewController: $0, presenting: $1, configuration: .cover)
        }
        stage.settle()
        let heavy = try #require(modal.presentationController as? Heavy)
        heavy.isBroken = isBroken
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: .down(210), over: 0.5)
        #expect(heavy.card.transform.ty.isNear(100))
        finger.letGo()
        stage.advance(by: 0.05)
        let place = heavy.card.transform.ty
        #expect(place > 20)
        let second = stage.touch(at: CGPoint(x: 195, y: 400))
        stage.advance(by: 0.1)
        #expect(heavy.card.transform.ty.isNear(place))
        second.move(by: .down(20), over: 0.1)
        #expect(heavy.card.transform.ty.isNear(place + 10))
        second.cancel()
        stage.settle()
        #expect(home.presentedViewController === modal)
        #expect(heavy.card.transform.isIdentity)
    }
}
